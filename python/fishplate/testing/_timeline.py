"""A timeline of the stages inside a kernel: kernels record when a stage begins, and a page shows the stages.

A track is the record of one thread. Each event has three words: two with the name of the stage, and the time in
nanoseconds. A track starts with the number of its events.
"""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

#: Words of an event, and bytes of the name of a stage.
_WORDS, _NAME = 3, 16
_COLOURS = ("#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#b07aa1", "#76b7b2", "#edc948", "#9c755f")


class Span(NamedTuple):
    """A stage of a track: its name, and when it began and ended, in nanoseconds."""

    track: int
    name: str
    begin: int
    end: int


def timeline_shape(tracks: int, events: int = 64) -> tuple[int, int]:
    """Return the shape of the Int64 array in which kernels record stages. It must be zero-initialised.

    Parameters
    ----------
    tracks
        Number of threads that record stages, each in its own row.
    events
        Number of stages that a thread can record. Later ones are counted but not stored.

    """
    return tracks, 1 + _WORDS * events


def stage(times: Any, track: Any, name: str = "") -> None:
    """Begin a stage of a track in a kernel; this ends the previous stage. One thread of each track calls it.

    Parameters
    ----------
    times
        The array of :func:`timeline_shape`; with None nothing is recorded, and no code is generated.
    track
        The row of the array.
    name
        The name of the stage, at most 16 bytes; if left out, the previous stage ends and none begins.

    """
    if times is None:
        return
    from ._timeline_kernel import note

    if not isinstance(name, str):
        raise TypeError(f"the name of a stage is a str, got {type(name).__name__}")
    raw = name.encode()
    if len(raw) > _NAME or "\0" in name:
        raise ValueError(f"the name of a stage has at most {_NAME} bytes, got {name!r}")
    padded = raw.ljust(_NAME, b"\0")
    note(times, track, *(int.from_bytes(part, "little") for part in (padded[:8], padded[8:])))


def _rows(times: Any) -> list[list[int]]:
    """Convert an array of any package to lists."""
    if not hasattr(times, "tolist"):
        import numpy as np

        times = np.from_dlpack(times)
    rows: list[list[int]] = times.tolist()
    return rows


def spans(times: Any) -> Iterator[Span]:
    """Yield the recorded stages, track by track."""
    for track, (count, *words) in enumerate(_rows(times)):
        last: tuple[str, int] | None = None
        for at in range(0, min(count * _WORDS, len(words)), _WORDS):
            raw = b"".join((word % (1 << 64)).to_bytes(8, "little") for word in words[at : at + 2])
            now = words[at + 2]
            if last and last[0]:
                yield Span(track, *last, now)
            last = raw.rstrip(b"\0").decode(errors="replace"), now
        if last and last[0]:
            yield Span(track, *last, last[1])


def timeline(
    times: Any,
    path: str | Path | None = None,
    *,
    tracks: Sequence[str] | None = None,
    title: str = "Timeline",
) -> str:
    """Draw the recorded stages; return the text of a self-contained HTML page.

    Parameters
    ----------
    times
        The array that was passed to :func:`stage`.
    path
        A file to write the page to.
    tracks
        Names of the tracks; by default their numbers.
    title
        The heading of the page.

    """
    rows = _rows(times)
    if tracks is not None and len(tracks) != len(rows):
        raise ValueError(f"there are {len(rows)} tracks, got {len(tracks)} names")
    found = list(spans(times))
    lost = sum(max(0, row[0] - len(row) // _WORDS) for row in rows)
    page = _page(title, tracks or [str(at) for at in range(len(rows))], found, lost)
    if path is not None:
        Path(path).write_text(page, encoding="utf-8")
    return page


def _page(title: str, tracks: Sequence[str], found: list[Span], lost: int) -> str:
    start = min((span.begin for span in found), default=0)
    whole = max(1, max((span.end for span in found), default=1) - start)
    names = list(dict.fromkeys(span.name for span in found))
    colours = {name: _COLOURS[at % len(_COLOURS)] for at, name in enumerate(names)}
    totals = dict.fromkeys(names, 0)
    bars: list[list[str]] = [[] for _ in tracks]
    for span in found:
        totals[span.name] += span.end - span.begin
        left, width = (100 * part / whole for part in (span.begin - start, span.end - span.begin))
        about = f"{span.name}: {span.end - span.begin} ns from {span.begin - start} ns on"
        bars[span.track].append(
            f'<i style="left:{left:.4f}%;width:{width:.4f}%;background:{colours[span.name]}" '
            f'title="{html.escape(about)}"></i>'
        )
    keys = "".join(
        f'<span><b style="background:{colours[name]}"></b>{html.escape(name)}: {totals[name]} ns</span>'
        for name in names
    )
    lines = "".join(
        f"<tr><th>{html.escape(str(name))}</th><td><div>{''.join(row)}</div></td></tr>\n"
        for name, row in zip(tracks, bars, strict=True)
    )
    left_out = f"<p>{lost} stages had no room and were left out.</p>" if lost else ""
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title><style>
body {{ font: 13px sans-serif; margin: 1em }}
table {{ border-collapse: collapse; width: 100% }}
th {{ text-align: right; padding-right: 8px; white-space: nowrap; width: 1% }}
div {{ position: relative; height: 18px; background: #eee; margin: 1px 0 }}
i {{ position: absolute; top: 0; bottom: 0; min-width: 1px }}
b {{ display: inline-block; width: 10px; height: 10px; margin: 0 4px 0 12px }}
#view {{ overflow-x: auto }}
</style></head><body>
<h1>{html.escape(title)}</h1>
<p>{whole} ns in all. Zoom <input type="range" min="100" max="5000" value="100"
oninput="document.getElementById('lines').style.width = this.value + '%'"></p>
<p>{keys}</p>{left_out}
<div id="view" style="height:auto;background:none"><table id="lines">
{lines}</table></div>
</body></html>
"""
