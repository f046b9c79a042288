"""A small builder of markup that cannot be broken by what people typed."""

from __future__ import annotations

from html import escape

VOID = frozenset({"br", "hr", "input"})


class Html(str):
    """Markup that is ready. A plain ``str`` is text, and is escaped where markup is built."""

    __slots__ = ()


Child = str | int | None


def text(child: Child) -> str:
    """A child as markup: ``Html`` as it is, text escaped, None as nothing."""
    if isinstance(child, Html):
        return child
    return "" if child is None else escape(str(child))


def join(*children: Child) -> Html:
    """Several children, one after the other."""
    return Html("".join(map(text, children)))


def el(tag: str, *children: Child, **attributes: str | int | bool | None) -> Html:
    """An element: ``el("b", "Eel", class_="name", aria_label="Eel market")``.

    In names of attributes ``_`` stands for ``-``, and is dropped at the end. False and None leave
    an attribute out; True gives it no value.
    """
    opening = tag
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        name = name.rstrip("_").replace("_", "-")
        opening += f" {name}" if value is True else f' {name}="{escape(str(value))}"'
    if tag in VOID:
        return Html(f"<{opening}>")
    return Html(f"<{opening}>{''.join(map(text, children))}</{tag}>")
