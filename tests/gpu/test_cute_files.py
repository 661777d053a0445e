"""The bench of published files for CuTe: what it copies, measures and compares. Torch and the files are made up."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "gpu/bench"))
import cute_files  # noqa: E402
from cute_files import CASES, FOLDER, SHARED, Case, Probe, rows_of  # noqa: E402

CASE = Case("folder/file.py", "--size 8", "--size 2", 2e6)


def outcome(kernel: float, host: float = 10.0, compile_ms: float = 100.0) -> dict[str, float]:
    return {"kernel": kernel, "host": host, "compile": compile_ms}


def test_files_are_copied_with_what_they_import(tmp_path: Path) -> None:
    paths = {f"{FOLDER}/{case.path}" for case in CASES.values()} | set(SHARED)
    for path in [*paths, f"{FOLDER}/other.py"]:
        (tmp_path / "there" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "there" / path).write_text(path)
    cute_files.pack(tmp_path / "there", tmp_path / "here")
    copied = [path for path in (tmp_path / "here").rglob("*") if path.is_file()]
    assert {str(path.relative_to(tmp_path / "here")) for path in copied} == paths
    assert all(path.read_text() == str(path.relative_to(tmp_path / "here")) for path in copied)


def test_the_best_process_of_each_side_is_compared() -> None:
    ours = [outcome(4.0, 20.0, 90.0), outcome(2.0, 8.0, 60.0)]
    rows = rows_of("file", CASE, ours, [outcome(1.9), outcome(3.0)])
    found = [(row.name, row.value, row.ratio, row.holds()) for row in rows]
    assert found == [
        ("file", 1.0, None, None),
        ("file: speed", 2.0, 0.95, True),
        ("file: host time of a launch", 8.0, 0.8, True),
        ("file: compile to first launch", 60.0, 0.6, True),
    ]
    slower = rows_of("file", CASE, [outcome(2.1)], [outcome(1.9)])
    assert [row.holds() for row in slower] == [None, False, False, False]


def test_without_the_other_side_there_are_numbers_and_no_bars() -> None:
    rows = rows_of("file", CASE, [outcome(2.0)], [])
    assert [(row.value, row.unit) for row in rows] == [
        (1.0, "TFLOP/s"),
        (2.0, "us"),
        (10.0, "us"),
        (100.0, "ms"),
    ]
    assert all(row.holds() is None for row in rows)


@pytest.mark.parametrize("ours, theirs", [(["it failed"], [outcome(1.0)]), ([], [outcome(1.0)])])
def test_a_side_that_failed_is_a_missed_bar(ours: list[Any], theirs: list[Any]) -> None:
    (row,) = rows_of("file", CASE, ours, theirs)
    assert row.holds() is False
    assert row.note in ("fishplate: it failed", "fishplate was not measured")


class Clock:
    """Torch with events on a clock that calls advance."""

    def __init__(self) -> None:
        self.now, self.streams = 0.0, []
        clock = self

        class Event:
            def __init__(self, enable_timing: bool) -> None:
                self.at = 0.0

            def record(self, stream: Any) -> None:
                clock.streams.append(stream)
                self.at = clock.now

            def synchronize(self) -> None: ...

            def elapsed_time(self, other: Any) -> float:
                return float(other.at - self.at)

        self.cuda = SimpleNamespace(
            Event=Event,
            synchronize=lambda: None,
            current_stream=lambda: "current",
            ExternalStream=lambda handle: f"stream {handle}",
        )


def test_a_file_is_measured_by_the_functions_that_it_calls(tmp_path: Path) -> None:
    clock, calls = Clock(), []

    def kernel(*args: Any) -> None:
        calls.append(args)
        clock.now += 0.25

    cute = SimpleNamespace(compile=lambda function, *examples, **options: function)
    testing = SimpleNamespace()
    probe = Probe(clock)
    probe.install(cute, testing)
    (tmp_path / "file.py").write_text(
        "import sys\n"
        "from made_up import cute, kernel, testing, stream\n"
        "made = cute.compile(kernel, 1)\n"
        "size = int(sys.argv[2])\n"
        "testing.benchmark(made, workspace_generator=lambda: testing.JitArguments(size), stream=stream)\n"
    )
    stream = SimpleNamespace(handle=7)
    sys.modules["made_up"] = SimpleNamespace(  # type: ignore[assignment]
        cute=cute, kernel=kernel, testing=testing, stream=stream
    )
    try:
        cute_files.run_file(tmp_path / "file.py", "--size 8")
        measured = len(calls)
        probe.measures = False
        cute_files.run_file(tmp_path / "file.py", "--size 2")
    finally:
        del sys.modules["made_up"]
    assert probe.results["kernel"] == pytest.approx(250)
    assert probe.results["host"] > 0
    assert probe.results["compile"] > 0
    assert set(calls) == {(8,)}
    assert len(calls) == measured > 100
    assert set(clock.streams) == {"stream 7"}
