"""Puts a run into `gpu/README.md`: the date, the machine and the table, and the chart `gpu/launch.png`.

    .venv/bin/python gpu/report.py FOLDER [--date 2026-11-15]

FOLDER is the output of `gpu/run --out`. Everything after the heading of the latest run is replaced.
"""

from __future__ import annotations

import argparse
import datetime
import json
from pathlib import Path

HERE = Path(__file__).resolve().parent
HEADING = "## Latest run"
CHART = "launch.png"


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


def write_chart(costs: dict[str, float], path: Path) -> None:
    """Draw the rows as bars, with the bare driver as a line."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(9, 0.3 * len(costs) + 1))
    colours = ["#2f7d5b" if name.startswith("fishplate") else "#9aa0a6" for name in costs]
    axes.barh(range(len(costs)), list(costs.values()), color=colours, height=0.65)
    for place, cost in enumerate(costs.values()):
        axes.text(cost, place, f" {cost:.2f}", va="center", size=8)
    axes.axvline(1, color="black", linewidth=0.8, linestyle=":")
    axes.set_yticks(range(len(costs)), list(costs), size=8)
    axes.invert_yaxis()
    axes.set_xlabel("host time of a call that launches add_one / cuLaunchKernel in a C loop")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, dpi=150)
    pyplot.close(figure)


def main() -> None:
    """Rewrite the page and the chart."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--date", default=datetime.date.today().isoformat())
    arguments = parser.parse_args()
    results = json.loads((arguments.folder / "results.json").read_text())
    table = (arguments.folder / "table.md").read_text().split("\n", 2)[2].strip()
    page = HERE / "README.md"
    kept = page.read_text().split(HEADING)[0].rstrip()
    lines = [kept, "", HEADING, "", f"{arguments.date}, {results['machine']}.", ""]
    if costs := launches(results["parts"]):
        write_chart(costs, HERE / CHART)
        lines += [f"![host time of a launch]({CHART})", ""]
    page.write_text("\n".join([*lines, table, ""]))


if __name__ == "__main__":
    main()
