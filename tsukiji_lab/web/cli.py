"""The command `tsukiji-lab`.

What a command needs is imported when it is called, so that `--version` answers at once and
a missing extra is told in a sentence.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tsukiji_lab import __version__
from tsukiji_lab.web.ports import FIRST_PORT


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="tsukiji-lab",
        description="Play, study and teach Tokyo Tsukiji Market.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"tsukiji-lab {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    serve = commands.add_parser("serve", help="open the table in the browser", allow_abbrev=False)
    serve.add_argument(
        "--port",
        type=int,
        default=FIRST_PORT,
        help=f"first port to try on 127.0.0.1; the next free one is taken (default {FIRST_PORT})",
    )
    serve.add_argument(
        "--no-browser", action="store_true", help="print the address and open no browser"
    )
    serve.add_argument(
        "--pool",
        type=int,
        default=1,
        help="tables kept ready for the next visitors, about 100 MB each (default 1)",
    )
    serve.add_argument(
        "--tables",
        type=int,
        default=40,
        help="open pages, each with its table, before a visitor is asked to wait (default 40)",
    )

    commands.add_parser("bench", help="print the benchmark table", add_help=False)

    check = commands.add_parser(
        "check", help="play scenario files and say whether they go as expected", allow_abbrev=False
    )
    check.add_argument("files", nargs="+", metavar="FILE", type=Path)
    check.add_argument("--language", default="en", help="en or es (default en)")

    rules = commands.add_parser("rules", help="list, search and show the rules", allow_abbrev=False)
    _add_rules(rules)
    return parser


def _add_rules(rules: argparse.ArgumentParser) -> None:
    """What can be asked about rules; the language may be named before or after it."""
    language = "en or es (default en)"
    rules.add_argument("--language", default="en", help=language)
    asked = rules.add_subparsers(dest="asked", metavar="WHAT", required=True)
    listing = asked.add_parser("list", help="all rules, or those of a board")
    listing.add_argument("--board", help="only the rules of this board, such as salmon")
    search = asked.add_parser("search", help="the rules in which these words stand, best first")
    search.add_argument("words", nargs="+", metavar="WORD")
    show = asked.add_parser("show", help="one rule whole, with its source, cases and relatives")
    show.add_argument("id", metavar="ID")
    for parser in (listing, search, show):
        parser.add_argument("--language", default=argparse.SUPPRESS, help=language)


def serve(options: argparse.Namespace) -> int:
    """Serve the play notebook until Ctrl-C."""
    from tsukiji_lab.web.serve import serve_play

    return serve_play(
        port=options.port,
        pool=options.pool,
        tables=options.tables,
        open_browser=not options.no_browser,
    )


def check(options: argparse.Namespace) -> int:
    """Play scenarios; 1 if one does not go as it expects or cannot be read."""
    from tsukiji_lab.rulebook import words
    from tsukiji_lab.scenarios import check_scenario, read_scenario

    language = options.language
    said = words(language)
    failed = 0
    for path in map(str, options.files):
        try:
            text = Path(path).read_text(encoding="utf-8")
            check_scenario(read_scenario(text, language=language), language=language)
        except (OSError, UnicodeDecodeError):
            print(said.say("scenario_no-file", path=path), file=sys.stderr)
            failed += 1
        except ValueError as problem:
            print(f"{path}: {problem}", file=sys.stderr)
            failed += 1
        else:
            print(said.say("scenario_good", path=path))
    return 1 if failed else 0


def rules(options: argparse.Namespace) -> int:
    """List, search or show rules."""
    from tsukiji_lab.web.rules_cli import rules as show_rules

    return show_rules(options)


def bench(arguments: list[str]) -> int:
    """Run the benchmark, which reads its own `arguments`."""
    from tsukiji_lab.study.bench import main as bench_main

    return int(bench_main(arguments) or 0)


COMMANDS = {"serve": serve, "check": check, "rules": rules}


def main(argv: Sequence[str] | None = None) -> int:
    """Run `tsukiji-lab` with `argv` (the command line if None) and return its exit code.

    0 is success, 1 a problem told in a sentence, 2 a command line that cannot be read.
    """
    given = list(sys.argv[1:] if argv is None else argv)
    parser = build_parser()
    if given[:1] == ["bench"]:
        return bench(given[1:])
    options = parser.parse_args(given)
    try:
        code = COMMANDS[options.command](options)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # a reader such as `head` has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ValueError, OSError, LookupError) as problem:
        print(f"tsukiji-lab: {problem}", file=sys.stderr)
        return 1
    except ModuleNotFoundError as missing:
        print(
            f"tsukiji-lab: the module {missing.name} is missing. The web app comes with the "
            'extra "app": pip install "tsukiji-lab[app]"',
            file=sys.stderr,
        )
        return 1


if __name__ == "__main__":
    sys.exit(main())
