"""The language files: which messages there are, what they speak of, and how they become text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax import ast

LANGUAGES = ("en", "es")


class UnknownLanguage(ValueError):
    """There are no words in this language."""

    def __init__(self, language: str) -> None:
        known = ", ".join(LANGUAGES)
        super().__init__(f"There are no words in {language!r}; the languages are {known}.")


def known_language(language: str) -> str:
    """The language, if there are words in it; raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return language


class MissingWords(LookupError):
    """The language files have no such message."""


class WrongValue(ValueError):
    """A message did not get the values it speaks of, or not of the kind their names say."""


class Messages:
    """All messages of one language.

    A message is named by its id, an attribute of it by both: ``turn_points.no``. ``functions``
    are what messages can ask for in capitals, ``package`` is where the language files lie. Raises
    UnknownLanguage.
    """

    def __init__(
        self,
        language: str,
        functions: Mapping[str, Callable[..., Any]],
        package: str = __package__,
    ) -> None:
        from fluent.runtime import FluentBundle

        self.language = known_language(language)
        self._sources = _sources(language, package)
        self._bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)

    def has(self, name: str) -> bool:
        """Whether there is such a message or attribute."""
        return self._find(name) is not None

    def needs(self, name: str) -> frozenset[str]:
        """The names of the values that it speaks of; raises MissingWords."""
        return _variables(self._pattern(name))

    def make(self, name: str, values: dict[str, Any] | None = None) -> str:
        """Its text, with values that are words or numbers already.

        Raises MissingWords or WrongValue.
        """
        text, errors = self._bundle.format_pattern(self._pattern(name), values)
        for error in errors:
            if isinstance(error, MissingWords | WrongValue):
                raise error
            raise WrongValue(f"The message {name!r} cannot be said: {error}.")
        return str(text)

    def _pattern(self, name: str) -> Any:
        pattern = self._find(name)
        if pattern is None:
            raise MissingWords(f"The words of {self.language!r} have no message {name!r}.")
        return pattern

    def _find(self, name: str) -> Any:
        id, _, attribute = name.partition(".")
        if id not in self._sources:
            return None
        if not self._bundle.has_message(id):
            self._bundle.add_resource(_parsed(self._sources[id]))
        message = self._bundle.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value


def sources(language: str, package: str = __package__) -> dict[str, str]:
    """The texts of a package's language files by their names: one for each language, or a folder of
    them.
    """
    from importlib.resources import files

    root = files(package)
    folder = root.joinpath(language)
    found = [root.joinpath(f"{language}.ftl")]
    if folder.is_dir():
        found = sorted(folder.iterdir(), key=lambda file: file.name)
    texts = {file.name: file.read_text(encoding="utf-8") for file in found if file.is_file()}
    return {name.removesuffix(".ftl"): text for name, text in texts.items()}


@cache
def _sources(language: str, package: str) -> Mapping[str, str]:
    """Every message of a language by its id, as it stands in its file; and the Japanese names where
    the package has some.

    In a language file a message begins where a line begins with its id. Each is parsed when it is
    first said: every visitor's kernel keeps what was parsed, and a table says a sixth of them.
    """
    import re

    texts = [*sources(language, package).values(), *sources("japanese", package).values()]
    found = (part for text in texts for part in re.split(r"^(?=[a-z])", text, flags=re.M)[1:])
    return {part.partition("=")[0].strip(): part for part in found}


@cache
def _parsed(source: str) -> ast.Resource:
    """One message. Where in its file it stood is not kept: that would take as much memory again."""
    from fluent.syntax import FluentParser, ast

    return ast.Resource([FluentParser(with_spans=False).parse_entry(source)])


@cache
def _variables(pattern: ast.Pattern) -> frozenset[str]:
    from fluent.syntax.visitor import Visitor

    found: set[str] = set()

    class Collector(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collector().visit(pattern)
    return frozenset(found)
