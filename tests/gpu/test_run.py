"""The evaluation in `gpu/run`: rows of several processes, broken output, the table."""

from __future__ import annotations

import json
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

PATH = Path(__file__).resolve().parents[2] / "gpu/run"


@pytest.fixture(scope="module")
def run() -> Any:
    sys.path.append(str(PATH.parent))
    loader = SourceFileLoader("gpu_run", str(PATH))
    spec = spec_from_loader("gpu_run", loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def row(name: str, value: float | None, base: str | None = None, bar: float | None = None) -> dict:
    holds = None if bar is None else False
    row = {"name": name, "value": value, "unit": "ns", "base": base, "ratio": None}
    return {**row, "at_most": bar, "at_least": None, "note": "", "holds": holds}


def part(*rows: dict, ended: str = "ran") -> dict:
    return {"part": "launch", "ended": ended, "seconds": 1.0, "rows": list(rows)}


def test_the_best_of_each_row_counts(run: Any) -> None:
    parts = [
        part(row("floor", 100.0), row("ours", None, "floor", 1.1)),
        part(row("floor", 90.0), row("ours", 98.0, "floor", 1.1)),
        part(row("floor", 95.0), row("ours", 120.0, "floor", 1.1)),
    ]
    (merged,) = run.merge(parts)
    values = [(each["name"], each["value"], each["holds"]) for each in merged["rows"]]
    assert values == [("floor", 90.0, None), ("ours", 98.0, True)]
    assert merged["seconds"] == 3 and "| ours | 98 ns | 1.089 | floor | <= 1.1 | holds |" in (
        run.table([merged])
    )


def test_a_process_that_failed_once_has_failed(run: Any) -> None:
    parts = [part(row("ours", 1.0)), part(ended="failed with exit code 1"), part(row("ours", 2.0))]
    (merged,) = run.merge(parts)
    assert merged["ended"] == "failed with exit code 1"
    assert run.table([merged]).endswith("launch: failed with exit code 1, 3 s")


@pytest.mark.parametrize(
    ("program", "ended", "count"),
    [
        ("import sys, json; json.dump({'rows': [1]}, open(sys.argv[1], 'w'))", "ran", 1),
        (
            "import sys; open(sys.argv[1], 'w').write('{'); sys.exit(3)",
            "failed with exit code 3",
            0,
        ),
        ("import time; time.sleep(60)", "was stopped after 1 s", 0),
    ],
)
def test_how_a_part_ends(run: Any, tmp_path: Path, program: str, ended: str, count: int) -> None:
    words = ["-c", program.replace("{", "{{").replace("}", "}}"), "{json}"]
    done = run.run_part(("part", 1, words, "ours"), [tmp_path], tmp_path, 1)
    assert (done["ended"], len(done["rows"])) == (ended, count)
    assert json.loads(json.dumps(done)) == done


def test_parts_that_take_long_run_only_if_they_are_named(run: Any) -> None:
    names = [part[0] for part in run.PARTS]
    assert set(run.LONG) < set(names) and {"frameworks", "operators"} <= set(run.LONG)
    assert run.is_wanted("pickles", []) and not run.is_wanted("operators", [])
    assert run.is_wanted("operators", ["operators"]) and run.is_wanted("operators", ["long"])
    assert not run.is_wanted("operators", ["bench"])


def test_programs_of_the_parts_are_there_and_each_test_runs_once(run: Any) -> None:
    words = {name: [str(word) for word in words] for name, _, words, _ in run.PARTS}
    for name, command in words.items():
        programs = [word for word in command if "/" in word and not word.startswith("--")]
        assert programs, name
        assert all((run.ROOT / program).exists() for program in programs), name
    apart = [word for word in words["frameworks"] if word.endswith(".py")]
    assert sorted(f"--ignore={file}" for file in apart) == sorted(
        word for word in words["tests"] if word.startswith("--ignore")
    )
