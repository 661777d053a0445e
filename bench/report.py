"""The benchmark's outputs: the tables on the terminal, README.md and results.json.

Results are kept by section, so a run of one section leaves the others unchanged.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import readme_table
from section import Released, Row, Section

HERE = Path(__file__).parent
RESULTS = HERE / "results.json"
INTRODUCTION = """\
# Speed

Written by `make bench`; do not edit. Measured on a machine with {cores} cores.

`ratio` is our time divided by the peer's (Apache TVM-FFI {version}): below 1 is faster. `bar` is the
ratio that the row has to reach. The times are the minimum.
"""


def text_table(rows: list[Row]) -> str:
    """For the terminal: one line per row, aligned."""
    lines = [f"{'row':48} {'peer':>10} {'ours':>10} {'ratio':>7} {'bar':>6}"]
    for row in rows:
        bar, verdict = _verdict(row)
        lines.append(
            f"{row.name:48} {_amount(row.peer_ns, row.unit):>10} {_amount(row.our_ns, row.unit):>10} "
            f"{row.ratio:7.3f} {bar:>6} {verdict}".rstrip()
        )
        if row.released:
            ratio, (bar, verdict) = row.released.ratio, _released_verdict(row.released)
            times = f"{_time(row.released.peer_ns):>10} {_time(row.released.our_ns):>10}"
            lines.append(
                f"{'  the lock released':48} {times} {ratio:7.3f} {bar:>6} {verdict}".rstrip()
            )
    return "\n".join(lines)


def short_table(rows: list[Row]) -> str:
    """For a short run, too noisy to compare with the bars: how many times faster we are."""
    lines = [f"{'row':48} {'peer':>10} {'ours':>10} {'faster':>7}"]
    for row in rows:
        times = f"{_amount(row.peer_ns, row.unit):>10} {_amount(row.our_ns, row.unit):>10}"
        released = f"   released {1 / row.released.ratio:4.1f}x" if row.released else ""
        lines.append(f"{row.name:48} {times} {1 / row.ratio:6.1f}x{released}")
    return "\n".join(lines)


def write_files(section: Section, version: str) -> None:
    """Puts the section into results.json and writes README.md and the table in the README of the repository."""
    results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    sections = results.get("sections", {}) | {section.name: section.to_json()}
    results = {"cores": os.cpu_count(), "peer_version": version, "sections": sections}
    RESULTS.write_text(json.dumps(results, indent=1) + "\n")
    parts = [INTRODUCTION.format(cores=os.cpu_count(), version=version)]
    parts += [_markdown(Section.from_json(facts)) for facts in sections.values()]
    (HERE / "README.md").write_text("\n".join(parts))
    readme_table.write()


def _markdown(section: Section) -> str:
    lines = [f"## {section.title}", "", f"Run of {section.date}. {section.summary}", ""]
    lines += [f"![ratio of each row]({section.image})", "", section.text.strip(), ""]
    if any(row.released for row in section.rows):
        return "\n".join(lines + _both_ways(section.rows)) + "\n"
    lines += ["| row | peer | ours | ratio | bar | |", "|---|---:|---:|---:|---:|---|"]
    for row in section.rows:
        bar, verdict = _verdict(row)
        times = f"{_amount(row.peer_ns, row.unit)} | {_amount(row.our_ns, row.unit)}"
        lines.append(f"| {row.name} | {times} | {row.ratio:.3f} | {bar} | {verdict} |")
    return "\n".join(lines) + "\n"


def _both_ways(rows: list[Row]) -> list[str]:
    """The table of rows that were measured with the lock kept and with the lock released."""
    lines = ["| row | kept: peer | ours | ratio | bar | | released: peer | ours | ratio | bar | |"]
    lines += ["|---|---:|---:|---:|---:|---|---:|---:|---:|---:|---|"]
    for row in rows:
        bar, verdict = _verdict(row)
        kept = f"{_time(row.peer_ns)} | {_time(row.our_ns)} | {row.ratio:.3f} | {bar} | {verdict}"
        released = " | | | |"
        if row.released:
            times = f"{_time(row.released.peer_ns)} | {_time(row.released.our_ns)}"
            bar, verdict = _released_verdict(row.released)
            released = f"{times} | {row.released.ratio:.3f} | {bar} | {verdict}"
        lines.append(f"| {row.name} | {kept} | {released} |")
    return lines


def _verdict(row: Row) -> tuple[str, str]:
    if row.bar is None:
        return "", ""
    floor = f", floor {_time(row.floor_ns)}" if row.floor_ns and row.below_floor else ""
    return f"{row.bar:g}", ("ok" if row.ratio <= row.bar + row.noise else "MISS") + floor


def _released_verdict(row: Released) -> tuple[str, str]:
    return ("", "") if row.bar is None else (f"{row.bar:g}", "ok" if row.met else "MISS")


def _amount(value: float, unit: str) -> str:
    """A time or a size as readable text."""
    if unit == "B":
        return f"{value / 1e6:.2f} MB" if value >= 1e6 else f"{value / 1e3:.2f} kB"
    return _time(value)


def _time(ns: float) -> str:
    if ns >= 1e5:
        return f"{ns / 1e6:.2f} ms"
    if ns >= 1e3:
        return f"{ns / 1e3:.2f} us"
    return f"{ns:.1f} ns"
