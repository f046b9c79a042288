"""The rules by id: where each comes from and which boards it belongs to. No words here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct, convert
from msgspec.structs import replace

KINDS = ("rule", "exception", "ruling", "reconstructed")


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule of the catalogue.

    ``kind`` is one of ``KINDS``; ``section`` is the place in ``book``, from the heading down, and
    for a ruling the section that leaves the question open; ``boards`` is empty for a general rule.
    ``related`` are rules worth reading beside it.
    """

    id: str
    kind: str
    book: str
    section: str
    boards: tuple[str, ...]
    related: tuple[str, ...] = ()


class UnknownRule(LookupError):
    """No rule of the catalogue has this id; ``close`` are ids that are like it."""

    def __init__(self, id: str) -> None:
        from difflib import get_close_matches

        self.close = tuple(get_close_matches(id, RULES, n=3))
        hint = f" Close to it: {', '.join(self.close)}." if self.close else ""
        super().__init__(f"The catalogue has no rule {id!r}.{hint}")


def _read() -> Iterator[Rule]:
    """The rules as they stand in the file, table by table: read as a whole, it would take ten times
    the memory, and every visitor's kernel keeps what it took.
    """
    import re
    import tomllib
    from importlib.resources import files
    from sys import intern

    text = files(__package__).joinpath("rules.toml").read_text(encoding="utf-8")
    for table in re.split(r"^(?=\[)", text, flags=re.MULTILINE):
        for id, fields in tomllib.loads(table).items():
            rule = convert({"id": id, **fields}, Rule)
            yield replace(
                rule, section=intern(rule.section), related=tuple(map(intern, rule.related))
            )


class _Catalogue(Mapping[str, Rule]):
    """All rules by id, in the order of the catalogue; read from disk when first looked at."""

    def __init__(self) -> None:
        self._rules: dict[str, Rule] = {}

    def _load(self) -> dict[str, Rule]:
        if not self._rules:
            self._rules = {rule.id: rule for rule in _read()}
        return self._rules

    def __getitem__(self, id: str) -> Rule:
        return self._load()[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._load())

    def __len__(self) -> int:
        return len(self._load())


RULES: Mapping[str, Rule] = _Catalogue()


def rule(id: str) -> Rule:
    """The rule with that id; raises UnknownRule, which names rules with a similar id."""
    if id not in RULES:
        raise UnknownRule(id)
    return RULES[id]
