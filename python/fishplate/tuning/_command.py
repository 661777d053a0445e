"""``fishplate tune``: shows and exports the tables of the autotuner."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from .._whole_file import write_whole
from ..compiler._benchmark import _shown
from ._chart import label
from ._search import Search
from ._table import read_all


def show(function: str | None) -> str:
    """Return the winners as text."""
    lines = []
    for facts, searches in read_all():
        for search in searches:
            if function not in (None, search.function):
                continue
            best = search.best
            timed = [trial.seconds for trial in search.trials if trial.times]
            key = ", ".join(map(str, search.key))
            lines.append(f"{search.function} ({key}) on {facts.get('device', '?')}")
            lines.append(f"  {label(best.config)}: {_shown(best.seconds)}")
            slowest = f"{max(timed) / best.seconds:.2f} times"
            lines.append(
                f"  {len(timed)} of {len(search.trials)} configurations timed, the slowest took {slowest} as long"
            )
    return "\n".join(lines) or "nothing was tuned yet"


def export(path: Path) -> None:
    """Write all tables: as JSON, or as HTML with a chart per search, depending on the file's ending."""
    tables = read_all()
    if path.suffix == ".html":
        charts = [search.chart() for _, searches in tables for search in searches]
        title = "<title>Tuned functions</title>"
        head = ["<!doctype html>", '<meta charset="utf-8">', title]
        write_whole(path, "\n".join([*head, *charts, ""]))
        return
    if path.suffix != ".json":
        raise ValueError(f"expected a file that ends in .json or .html, got {path}")
    rows = [_row(facts, search) for facts, searches in tables for search in searches]
    write_whole(path, json.dumps(rows, indent=1) + "\n")


def _row(facts: dict[str, Any], search: Search) -> dict[str, Any]:
    trials = [{"config": t.config, "times": t.times, "dropped": t.dropped} for t in search.trials]
    best = search.best
    row = {"function": search.function, "key": search.key, "config": best.config}
    return row | {"seconds": best.seconds, "facts": facts, "trials": trials}


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="fishplate tune", description=__doc__)
    commands = parser.add_subparsers(dest="action", required=True)
    commands.add_parser("show").add_argument("function", nargs="?")
    commands.add_parser("export").add_argument("file", type=Path)
    arguments = parser.parse_args()
    if arguments.action == "show":
        print(show(arguments.function))
        return
    try:
        export(arguments.file)
    except (OSError, ValueError) as error:
        sys.exit(f"fishplate tune: {error}")


if __name__ == "__main__":
    main()
