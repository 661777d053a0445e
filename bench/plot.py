"""The bar plot of a section's ratios: one bar per row, with the limit as a tick."""

from __future__ import annotations

from pathlib import Path

import matplotlib

matplotlib.use("svg")
# Fixed, so that a new run with the same numbers writes the same file.
matplotlib.rcParams["svg.hashsalt"] = "fishplate"

from matplotlib import pyplot

from section import Row

MET, MISSED, NO_BAR = "#2f7d5b", "#c0392b", "#9aa0a6"
RELEASED = "#1f3a5f"
SHOWN_UP_TO = 1.5


def write_plot(rows: list[Row], path: Path) -> None:
    figure, axes = pyplot.subplots(figsize=(9, 0.27 * len(rows) + 1.2))
    places = range(len(rows))
    colours = [NO_BAR if row.bar is None else MET if row.met else MISSED for row in rows]
    axes.barh(places, [min(row.ratio, SHOWN_UP_TO) for row in rows], color=colours, height=0.65)
    for place, row in zip(places, rows, strict=True):
        if row.released:
            ratio = min(row.released.ratio, SHOWN_UP_TO)
            axes.plot([ratio], [place], marker="o", markersize=4, color=RELEASED, linestyle="")
    for place, row in zip(places, rows, strict=True):
        axes.text(SHOWN_UP_TO + 0.02, place, f"{row.ratio:.2f}", va="center", size=8)
        if row.bar is not None:
            axes.vlines(row.bar, place - 0.45, place + 0.45, color="black", linewidth=1.6)
    axes.axvline(1.0, color="black", linewidth=0.6, linestyle=":")
    axes.set_yticks(places, [row.name for row in rows], size=8)
    axes.invert_yaxis()
    axes.set_xlim(0, SHOWN_UP_TO + 0.15)
    axes.margins(y=0.01)
    label = "our time / peer's time; black tick: the ratio to reach"
    if any(row.released for row in rows):
        label += "; bars: the lock kept, dots: released"
    axes.set_xlabel(label)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    # The date would make every run's file differ; only SVG contains it.
    metadata = {"Date": None} if path.suffix == ".svg" else None
    figure.savefig(path, metadata=metadata, dpi=150)
    pyplot.close(figure)
