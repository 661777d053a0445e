"""Puts a run into `gpu/README.md`: the date, the machine and the table, and the charts `gpu/*.png`.

    .venv/bin/python gpu/report.py FOLDER ... [--date 2026-11-15]

FOLDER is the output of `gpu/run --out`. If parts ran in several calls (`--only`), the last result of each counts.
Everything after the heading of the latest run is replaced.
"""

from __future__ import annotations

import argparse
import datetime
import json
import runpy
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
HEADING = "## Latest run"
#: The charts: launches beside the bare driver, kernels beside torch.
LAUNCHES, KERNELS = "launch.png", "kernels.png"
#: How the names of rows begin that are not ours.
PEERS = ("torch:", "CuPy:", "Triton:", "tvm_ffi:", "CuTe DSL:")


def launches(parts: list[dict]) -> dict[str, float]:
    """Return the cost of a launch by row, as a multiple of the bare driver's in the same process, slowest last."""
    measured = [part for part in parts if part["part"] in ("launch", "stock", "cute")]
    rows = [row for part in measured for row in part["rows"]]
    shown = {
        row["name"]: row["ratio"]
        for row in rows
        if row["ratio"] and not row["name"].startswith("cuLaunchKernel")
    }
    return dict(sorted(shown.items(), key=lambda item: item[1]))


def shares(parts: list[dict]) -> dict[str, float]:
    """Return the speed of each kernel as a multiple of torch's, in the order of the table."""
    rows = [row for part in parts if part["part"] == "kernels" for row in part["rows"]]
    return {
        row["name"].removesuffix(": speed"): row["ratio"]
        for row in rows
        if row["ratio"] and row["base"] == "torch"
    }


def write_chart(ratios: dict[str, float], label: str, path: Path, *, most: float) -> None:
    """Draw ratios as bars up to `most`, with 1 as a line; longer ones end there, and their number tells."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(9, 0.3 * len(ratios) + 1))
    colours = ["#9aa0a6" if name.startswith(PEERS) else "#2f7d5b" for name in ratios]
    lengths = [min(ratio, most) for ratio in ratios.values()]
    axes.barh(range(len(ratios)), lengths, color=colours, height=0.65)
    for place, (length, ratio) in enumerate(zip(lengths, ratios.values(), strict=True)):
        axes.text(length, place, f" {ratio:.2f}", va="center", size=8)
    axes.axvline(1, color="black", linewidth=0.8, linestyle=":")
    axes.set_yticks(range(len(ratios)), list(ratios), size=8)
    axes.invert_yaxis()
    axes.set_xlabel(label)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, dpi=150)
    pyplot.close(figure)


def gathered(folders: list[Path]) -> tuple[str, list[dict[str, Any]]]:
    """Return the machine and the parts of several calls, the last one of each name."""
    results = [json.loads((folder / "results.json").read_text()) for folder in folders]
    parts = {part["part"]: part for result in results for part in result["parts"]}
    machines = dict.fromkeys(result["machine"] for result in results)
    return " and ".join(machines), list(parts.values())


def main() -> None:
    """Rewrite the page and the chart."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    parser.add_argument("--date", default=datetime.date.today().isoformat())
    arguments = parser.parse_args()
    machine, parts = gathered(arguments.folders)
    table = runpy.run_path(str(HERE / "run"))["table"](parts)
    page = HERE / "README.md"
    kept = page.read_text().split(HEADING)[0].rstrip()
    lines = [kept, "", HEADING, "", f"{arguments.date}, {machine}.", ""]
    if costs := launches(parts):
        label = "host time of a call that launches add_one / cuLaunchKernel in a C loop"
        write_chart(costs, label, HERE / LAUNCHES, most=4)
        lines += [f"![host time of a launch]({LAUNCHES})", ""]
    if speeds := shares(parts):
        label = "speed as a multiple of torch's, more is better"
        write_chart(speeds, label, HERE / KERNELS, most=2)
        lines += [f"![speed of kernels beside torch]({KERNELS})", ""]
    page.write_text("\n".join([*lines, table, ""]))


if __name__ == "__main__":
    main()
