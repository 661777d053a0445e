"""Layouts as LaTeX documents: grids drawn by TikZ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...cute._missing import missing
from ...layout import Layout

__all__ = ["print_latex", "print_latex_tv"]

#: Pale colours, one for each thread or offset in turn: red, green and blue from 0 to 255.
_COLOURS = (
    (175, 175, 255),
    (175, 255, 175),
    (255, 255, 175),
    (255, 175, 175),
    (210, 210, 255),
    (210, 255, 210),
    (255, 255, 210),
    (255, 210, 210),
)
_HEAD = (
    r"\documentclass[tikz, border=4pt]{standalone}",
    r"\begin{document}",
    r"\begin{tikzpicture}[x=1cm, y=-1cm, every node/.style={minimum size=1cm, outer sep=0pt, inner sep=0pt}]",
)
_TAIL = (r"\end{tikzpicture}", r"\end{document}")


def print_latex(layout: Any) -> None:
    """Print a LaTeX document with the offsets of a layout: the rows are the first mode, the columns the others.

    The layout must be known at compile time.
    """
    rows, columns = _sides(layout)

    def cell(row: int, column: int) -> tuple[str, int]:
        offset = layout(row + column * rows)
        return str(offset), offset

    _print(f"offsets of {layout}", rows, columns, cell)


def print_latex_tv(layout_tv: Layout, tile_mn: Any) -> None:
    """Print a LaTeX document with a tile whose elements show the thread and the value that hold them.

    Parameters
    ----------
    layout_tv
        From threads and values to elements of the tile, known at compile time.
    tile_mn
        The shape of the tile.

    """
    rows, columns = _sides(Layout(tile_mn))
    threads, values = (layout_tv.mode(at).size() for at in range(2))
    held = {
        layout_tv(thread, value): (thread, value)
        for thread in range(threads)
        for value in range(values)
    }

    def cell(row: int, column: int) -> tuple[str, int]:
        thread, value = held.get(row + column * rows, (None, None))
        if thread is None:
            return "", 0
        return rf"\shortstack{{T{thread}\\V{value}}}", thread

    _print(f"threads and values {layout_tv} in a tile {tile_mn}", rows, columns, cell)


def _sides(layout: Any) -> tuple[int, int]:
    """Return rows and columns; refuse layouts that are not known at compile time."""
    whole, first = layout.size(), layout.mode(0).size()
    if type(whole) is not int or type(first) is not int:
        raise TypeError(f"print_latex takes a layout that is known when compiling, got {layout}")
    return first, whole // first


def _print(what: str, rows: int, columns: int, cell: Callable[[int, int], tuple[str, int]]) -> None:
    lines = [f"% {what}", *_HEAD]
    for row in range(rows):
        for column in range(columns):
            text, number = cell(row, column)
            red, green, blue = _COLOURS[number % len(_COLOURS)]
            colour = f"{{rgb,255:red,{red};green,{green};blue,{blue}}}"
            lines.append(rf"\node[draw, fill={colour}] at ({column},{row}) {{{text}}};")
    for row in range(rows):
        lines.append(rf"\node at (-1,{row}) {{\Large\texttt{{{row}}}}};")
    for column in range(columns):
        lines.append(rf"\node at ({column},-1) {{\Large\texttt{{{column}}}}};")
    print("\n".join([*lines, *_TAIL]))


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"utils.latex.{name}", "cutlass"))
