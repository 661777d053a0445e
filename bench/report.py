"""The benchmark's outputs: the table on the terminal, README.md, results.json and the plot."""

from __future__ import annotations

import datetime
import json
import os
from pathlib import Path

from measure import Row

HERE = Path(__file__).parent
INTRODUCTION = """\
# Speed of the C ABI

Written by `make bench`; do not edit. Run of {date} on a machine with {cores} cores.

{summary}

![ratio of each row](c_abi.svg)

`ratio` is our time divided by the peer's (Apache TVM-FFI {version}): below 1 is faster. Each row
is timed on both libraries turn by turn in one process, and its ratio is the median over the rounds;
then the median over {processes} processes, each with fresh copies of the libraries, in both orders
of loading. The times are the least seen. The floor row runs the same machine code for both: a
process in which its ratio leaves {low} to {high} is thrown away and repeated. Two identical
libraries stay within about 5% of one another. `bar` is the ratio that the row has to reach.

"""


def text_table(rows: list[Row]) -> str:
    """For the terminal: one line a row, aligned."""
    lines = [f"{'row':38} {'peer':>10} {'ours':>10} {'ratio':>7} {'bar':>6}"]
    for row in rows:
        bar, verdict = _verdict(row)
        lines.append(
            f"{row.name:38} {_time(row.peer_ns):>10} {_time(row.our_ns):>10} "
            f"{row.ratio:7.3f} {bar:>6} {verdict}".rstrip()
        )
    return "\n".join(lines)


def short_table(rows: list[Row]) -> str:
    """For a short run, too noisy to hold against the bars: how many times faster we are."""
    lines = [f"{'row':38} {'peer':>10} {'ours':>10} {'faster':>7}"]
    for row in rows:
        times = f"{_time(row.peer_ns):>10} {_time(row.our_ns):>10}"
        lines.append(f"{row.name:38} {times} {1 / row.ratio:6.1f}x")
    return "\n".join(lines)


def summary(rows: list[Row]) -> str:
    missed = [row.name for row in rows if not row.met]
    barred = sum(row.bar is not None for row in rows)
    if not missed:
        return f"All {barred} bars are met."
    return f"{barred - len(missed)} of {barred} bars are met; missed: {', '.join(missed)}."


def write_files(rows: list[Row], version: str, processes: int, floor: tuple[float, float]) -> None:
    """Rewrites bench/README.md, results.json and c_abi.svg."""
    date = datetime.date.today().isoformat()
    cores = os.cpu_count()
    text = INTRODUCTION.format(
        date=date,
        cores=cores,
        version=version,
        processes=processes,
        low=floor[0],
        high=floor[1],
        summary=summary(rows),
    )
    (HERE / "README.md").write_text(text + _markdown_table(rows))
    results = {
        "date": date,
        "cores": cores,
        "peer_version": version,
        "processes": processes,
        "rows": [
            {
                "name": row.name,
                "peer_ns": row.peer_ns,
                "our_ns": row.our_ns,
                "ratio": row.ratio,
                "bar": row.bar,
                "met": row.met,
            }
            for row in rows
        ],
    }
    (HERE / "results.json").write_text(json.dumps(results, indent=1) + "\n")


def _markdown_table(rows: list[Row]) -> str:
    lines = ["| row | peer | ours | ratio | bar | |", "|---|---:|---:|---:|---:|---|"]
    for row in rows:
        bar, verdict = _verdict(row)
        times = f"{_time(row.peer_ns)} | {_time(row.our_ns)}"
        lines.append(f"| {row.name} | {times} | {row.ratio:.3f} | {bar} | {verdict} |")
    return "\n".join(lines) + "\n"


def _verdict(row: Row) -> tuple[str, str]:
    if row.bar is None:
        return "", ""
    return f"{row.bar:g}", "ok" if row.met else "MISS"


def _time(ns: float) -> str:
    if ns >= 1e5:
        return f"{ns / 1e6:.2f} ms"
    if ns >= 1e3:
        return f"{ns / 1e3:.2f} us"
    return f"{ns:.1f} ns"
