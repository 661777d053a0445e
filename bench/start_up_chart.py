"""The chart of a process's start-up time with and without cache and warm-up, in `docs/fleet.md`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from matplotlib import pyplot

if TYPE_CHECKING:
    from fleet import Starts

COMPILING, LOADING, IMPORTING = "#c0392b", "#2f7d5b", "#9aa0a6"


def draw(kernels: int, seconds: Starts, path: Path) -> None:
    """Draw a bar for each kind of start."""
    bars = [
        ("empty cache", seconds.cold, COMPILING),
        ("second process", seconds.cached, LOADING),
        ("after `fishplate warm`", seconds.warm, LOADING),
        ("no kernels, only imports", seconds.imports, IMPORTING),
    ]
    names, times, colours = zip(*bars, strict=True)
    figure, axes = pyplot.subplots(figsize=(8, 2.2))
    axes.barh(names, times, color=colours, height=0.6)
    for place, time in enumerate(times):
        axes.text(time + max(times) * 0.01, place, f"{time:.2f} s", va="center", size=9)
    axes.invert_yaxis()
    axes.set_xlim(0, max(times) * 1.12)
    axes.set_xlabel(f"seconds of a whole process that calls {kernels} kernels")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, dpi=150)
    pyplot.close(figure)
