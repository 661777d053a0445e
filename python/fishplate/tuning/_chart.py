"""Charts of searches as SVG, without any package."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from ..compiler._benchmark import _shown

if TYPE_CHECKING:
    from ._search import Search

_ROW, _LABEL, _BAR, _TEXT = 22, 320, 360, 220


def label(config: dict[str, Any]) -> str:
    """Return a configuration as text."""
    return ", ".join(f"{name}={value}" for name, value in config.items())


def chart(search: Search) -> str:
    """Return a search as SVG: a bar for each configuration, best first."""
    trials = sorted(search.trials, key=lambda trial: trial.seconds)
    timed = [trial.seconds for trial in trials if trial.times]
    longest = max(timed, default=1.0)
    width, height = _LABEL + _BAR + _TEXT, _ROW * (len(trials) + 2)
    key = ", ".join(map(str, search.key))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        f'<text x="8" y="{_ROW - 6}" font-weight="bold">{escape(search.function)} ({escape(key)})</text>',
    ]
    for number, trial in enumerate(trials, 1):
        y = _ROW * number + 6
        parts.append(
            f'<text x="{_LABEL - 8}" y="{y + 13}" text-anchor="end">{escape(label(trial.config))}</text>'
        )
        said = escape(trial.dropped)
        length = 0.0
        if trial.times:
            length = max(1.0, _BAR * trial.seconds / longest)
            colour = "#2a7f62" if trial is search.best else "#9db4c0"
            parts.append(
                f'<rect x="{_LABEL}" y="{y}" width="{length:.1f}" height="{_ROW - 6}" fill="{colour}"/>'
            )
            said = escape(_shown(trial.seconds))
        parts.append(f'<text x="{_LABEL + length + 6:.1f}" y="{y + 13}">{said}</text>')
    return "\n".join([*parts, "</svg>"])
