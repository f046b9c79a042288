"""A game as text: a file to keep, and a short code to pass on. Both are set-up and actions."""

from __future__ import annotations

import base64
import os
import zlib
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from tsukiji_lab.game.action import Grammar, written
from tsukiji_lab.game.chance import BadDraw, RecordedChance
from tsukiji_lab.game.refusal import BadRecord, BadSetup, Complaint
from tsukiji_lab.game.session import Rules, Session, Step

if TYPE_CHECKING:
    from pathlib import Path

S = TypeVar("S")
U = TypeVar("U")

LONGEST_CODE = 64 * 1024
LONGEST_TEXT = 1024 * 1024
"""The most that is read, in characters of a code and in bytes of what it or a file holds."""
_DRAWN = " = "


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its set-up to its last action that everybody may know.

    ``actions`` are in their text form, each followed by what chance gave («bid 300 =
    spider-crab-6»). ``end`` is a hash of the state after the last one.
    """

    game: str
    rules: str
    setup: msgspec.Raw
    actions: tuple[str, ...]
    end: str


def record_of(session: Session[S, U]) -> Record:
    """The record of a session up to the present; sealed choices still open are left out."""
    steps = session.public_steps()
    return Record(
        game=session.rules.name,
        rules=session.rules.version,
        setup=msgspec.Raw(msgspec.json.encode(_beside_defaults(session.setup))),
        actions=tuple(_write(step) for step in steps),
        end=_hash(session.state_after(len(steps))),
    )


def replay(record: Record, rules: Rules[S, U], setup_type: type[U]) -> tuple[Session[S, U], int]:
    """Play a record again. Returns the session and how many actions could not be played.

    A record of the same rules version must lead to the same state (else BadRecord). One of
    another version is played up to the first action that is not legal any more.
    """
    if record.game != rules.name:
        raise BadRecord("error.record-other-game", game=record.game[:40])
    same_rules = record.rules == rules.version
    try:
        setup = msgspec.json.decode(record.setup, type=setup_type)
        session = Session(rules, setup)
    except (msgspec.DecodeError, RecursionError, BadSetup):
        if same_rules:
            raise BadRecord("error.record-damaged") from None
        raise BadRecord("error.record-other-rules", text=record.rules[:20]) from None
    for done, line in enumerate(record.actions):
        try:
            _replay_line(session, rules.grammar, line)
        except (Complaint, BadDraw):
            if same_rules:
                raise BadRecord("error.record-illegal", number=done + 1, text=line[:80]) from None
            return session, len(record.actions) - done
    if same_rules and _hash(session.state) != record.end:
        raise BadRecord("error.record-other-end")
    return session, 0


def _write(step: Step) -> str:
    return _DRAWN.join([str(step.action), *map(written, step.drawn)])


def _replay_line(session: Session[S, U], grammar: Grammar, line: str) -> None:
    text, *drawn = line.split(_DRAWN)
    chance = RecordedChance([piece.replace("-", "_") for piece in drawn])
    session.play(grammar.read(text), chance)
    if not chance.is_used_up:
        raise BadDraw("the record draws more than the action asks for")


def _hash(state: object) -> str:
    from hashlib import blake2b  # late: it loads OpenSSL

    return blake2b(msgspec.json.encode(_plain(state)), digest_size=6).hexdigest()


def _plain(value: Any) -> Any:
    """A state as plain data, the same for equal states wherever their parts come from.

    msgspec's ``omit_defaults`` asks whether a value is the very object of the default, which a
    replay and another process do not keep.
    """
    if isinstance(value, Struct):
        return {type(value).__name__: _plain(_beside_defaults(value))}
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _beside_defaults(struct: object) -> dict[str, Any]:
    """The fields of a struct that are not as they are by default."""
    kind: Any = type(struct)
    values = ((name, getattr(struct, name), default) for name, default in _fields(kind))
    return {name: value for name, value, default in values if value != default}


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a kind of struct, each with its default."""
    return tuple((field.name, field.default) for field in fields(kind))


def encode(record: Record, rules: Rules[S, U]) -> str:
    """The record as a code for an address: deflated, of letters, digits, ``-``, ``_`` and ``.``.

    It begins with the game's mark, which says by which phrases it was shortened.
    """
    head = [record.game, record.rules, bytes(record.setup).decode(), record.end]
    text = "\n".join([*head, *record.actions]).encode()
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=rules.phrases)
    packed = base64.urlsafe_b64encode(deflate.compress(text) + deflate.flush())
    return f"{rules.mark}.{packed.rstrip(b'=').decode()}"


def decode(code: str, rules: Rules[S, U]) -> Record:
    """Read a code of this game back; raises BadRecord."""
    if not isinstance(code, str):
        raise BadRecord("error.code-damaged")
    code = "".join(code.split())
    if len(code) > LONGEST_CODE:
        raise BadRecord("error.code-too-long", most=LONGEST_CODE // 1024)
    mark, _, code = code.rpartition(".")
    if mark != rules.mark:
        raise BadRecord("error.code-other-game")
    inflate = zlib.decompressobj(-15, zdict=rules.phrases)
    try:
        packed = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        text = inflate.decompress(packed, LONGEST_TEXT)
        game, version, setup, end, *actions = text.decode().split("\n")
    except (ValueError, zlib.error):
        raise BadRecord("error.code-damaged") from None
    if not inflate.eof or inflate.unused_data:
        raise BadRecord("error.code-damaged")
    return Record(game, version, msgspec.Raw(setup.encode()), tuple(actions), end)


def save(record: Record, path: str | os.PathLike[str], *, overwrite: bool = False) -> Path:
    """Write the record as JSON. A file that is there is kept (FileExistsError) unless
    ``overwrite``; then it is replaced whole or not at all. Raises OSError, also for what is no
    file.
    """
    from pathlib import Path

    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        raise IsADirectoryError(f"{path} is no file")
    if not overwrite:
        target.touch(exist_ok=False)
    part = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        part.write_bytes(write(record))
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        if not overwrite:
            target.unlink()
        raise
    return target


def load(path: str | os.PathLike[str]) -> Record:
    """Read a saved record; raises BadRecord if the file holds none, OSError if there is none."""
    from pathlib import Path

    source = Path(path)
    if source.exists() and not source.is_file():
        raise IsADirectoryError(f"{path} is no file")
    with source.open("rb") as file:
        return read(file.read(LONGEST_TEXT + 1))


def write(record: Record) -> bytes:
    """The record as JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read(text: bytes | str) -> Record:
    """Read what ``write`` made; raises BadRecord."""
    if len(text) > LONGEST_TEXT:
        raise BadRecord("error.record-damaged")
    try:
        record = msgspec.json.decode(text, type=Record)
        return replace(record, setup=msgspec.Raw(msgspec.json.format(record.setup, indent=-1)))
    except (ValueError, RecursionError):
        raise BadRecord("error.record-damaged") from None
