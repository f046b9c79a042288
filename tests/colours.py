"""Colours as a page gives them, and how well one is seen on another (WCAG 2)."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, NamedTuple

from playwright.sync_api import Page


class Colour(NamedTuple):
    """Red, green and blue from 0 to 255, and how much it covers, from 0 to 1."""

    red: float
    green: float
    blue: float
    alpha: float = 1.0


def read_colour(text: str) -> Colour:
    """A colour as a style sheet writes it, or as a browser computes it."""
    if text.startswith("#"):
        digits = text[1:] if len(text) > 4 else "".join(digit * 2 for digit in text[1:])
        return Colour(*(int(digits[place : place + 2], 16) for place in (0, 2, 4)))
    numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)]
    if text.startswith("color("):
        red, green, blue, *alpha = numbers
        return Colour(red * 255, green * 255, blue * 255, *alpha)
    return Colour(*numbers)


def over(top: Colour, ground: Colour) -> Colour:
    """What is seen of a colour that covers another in part."""
    mixed = (a * top.alpha + b * (1 - top.alpha) for a, b in zip(top[:3], ground[:3], strict=True))
    return Colour(*mixed)


def luminance(colour: Colour) -> float:
    shares = (part / 255 for part in colour[:3])
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


TEXTS = """() => {
    const seen = new Map();
    const table = document.querySelector(".tsk-table");
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const hidden = ".vh, option, [disabled], [aria-disabled=true], script, style";
    const shown = { contentVisibilityAuto: true, opacityProperty: true };
    const colours = /(?:rgba?|color)\\([^)]*\\)/g;
    // The colours of a ground that is graded downwards, as far as the text reaches.
    const graded = (image, box, { top, bottom }) => {
        const stop = /(rgba?\\([^)]*\\)|color\\([^)]*\\))((?: [\\d.]+(?:%|px))*)/g;
        const stops = [...image.matchAll(stop)]
            .flatMap(([, color, places]) => (places.trim() || "100%").split(" ")
                .map((place) => [parseFloat(place) / 100, color]));
        const share = (y) => (y - box.top) / box.height;
        const first = stops.findLastIndex(([place]) => place <= share(top));
        const last = stops.findIndex(([place]) => place >= share(bottom));
        return stops.slice(Math.max(0, first), last < 0 ? undefined : last + 1)
            .map(([, color]) => color);
    };
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent.trim();
        if (!text || element.closest(hidden) || !element.checkVisibility(shown)) continue;
        const style = getComputedStyle(element);
        const layers = [];
        for (let each = element; each; each = each.parentElement) {
            const { backgroundColor, backgroundImage } = getComputedStyle(each);
            const isGraded = /^linear-gradient\\((rgb|color)/.test(backgroundImage);
            const [box, text] = [each, element].map((one) => one.getBoundingClientRect());
            if (isGraded) layers.push(graded(backgroundImage, box, text));
            else if (colours.test(backgroundImage)) layers.push(backgroundImage.match(colours));
            layers.push([backgroundColor]);
        }
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
        const color = element.closest("svg") ? style.fill : style.color;
        const key = JSON.stringify([color, large, layers]);
        if (!seen.has(key)) seen.set(key, `${element.className || element.tagName}: ${text}`);
    }
    return [...seen].map(([key, text]) => [...JSON.parse(key), text]);
}"""
"""Every text of the table once for each way it is coloured: colour, whether it is large, what lies
behind it from the top to the bottom (several colours where it is graded), and an example.
"""


def faint_texts(page: Page) -> list[str]:
    """The texts of a page that are hard to see on what lies behind them."""
    return [said for each in page.evaluate(TEXTS) if (said := _faint(*each))]


def _faint(colour: str, large: bool, layers: list[list[str]], example: str) -> str:
    grounds = _grounds([[read_colour(each) for each in layer] for layer in layers])
    text = read_colour(colour)
    ratio = min(contrast(over(text, ground), ground) for ground in grounds)
    if ratio >= (3.0 if large else 4.5):
        return ""
    return f"{ratio:.2f} {colour} {example[:80]}"


def _grounds(layers: list[list[Colour]]) -> list[Colour]:
    """What may lie behind a text: the layers down to the first that covers everything."""
    seen: list[list[Colour]] = []
    for layer in layers:
        seen.append(layer)
        if all(colour.alpha == 1 for colour in layer):
            break
    else:
        seen.append([Colour(255, 255, 255)])
    grounds: list[Any] = []
    for stack in product(*seen):
        ground = stack[-1]
        for colour in reversed(stack[:-1]):
            ground = over(colour, ground)
        grounds.append(ground)
    return grounds
