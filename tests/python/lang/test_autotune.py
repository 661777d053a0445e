"""The autotuner: searches, winners that are remembered, and errors."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fishplate as fp
from fishplate.tuning import Config, Search, Trial, _table
from fishplate.tuning._search import run

#: Runs a tuned function; prints the configurations that were called, the winner, and the compilations of this process.
PROGRAM = """
import sys, numpy as np, fishplate as fp
from fishplate import compiler, tuning

@fp.autotune([{"by": n} for n in (1, 2, 3, 4, 5)], key=["a.shape", "k"], jobs=2, seconds=0.1)
@fp.jit
def scale(a: fp.Tensor, k: fp.Int32, by: fp.Constexpr):
    for i in range(a.shape[0]):
        for j in fp.range_constexpr(by):
            a[i] += k

a = np.zeros(int(sys.argv[1]), np.float32)
scale(a, 1)
search = scale.search(a, 1)
assert a.tolist() == [search.best.config["by"]] * len(a), a
print(search.best.config["by"], len(search.trials), compiler.cache_counts().compiled)
"""


def process(code: str, *args: object, env: dict[str, str]) -> list[str]:
    command = [sys.executable, "-c", code, *map(str, args)]
    done = subprocess.run(
        command, env={**os.environ, **env}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


@pytest.fixture(autouse=True)
def own_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tables of this process apart: winners of earlier test runs are not found."""
    monkeypatch.setattr(_table, "folder", lambda: tmp_path / "tune")


def test_a_winner_is_found_once(tmp_path: Path) -> None:
    program, cache = tmp_path / "program.py", tmp_path / "cache"
    program.write_text(PROGRAM)
    code = f"import runpy; runpy.run_path({str(program)!r}, run_name='__main__')"
    env = {"FISHPLATE_CACHE_DIR": str(cache)}
    best, trials, compiled = process(code, 8, env=env)
    assert (trials, compiled) == ("5", "0"), "processes of their own compile"
    (table,) = (cache / "tune").glob("*.json")
    kept = table.read_text()
    assert process(code, 8, env=env)[0] == best
    assert table.read_text() == kept, "asked twice, nothing is timed again"
    process(code, 9, env=env)
    assert len(json.loads(table.read_text())["searches"]) == 2
    # A table that was damaged, or that others can write to, is ignored.
    table.write_text(kept[:-9])
    process(code, 8, env=env)
    assert len(json.loads(table.read_text())["searches"]) == 1
    # Another function has another table.
    program.write_text(PROGRAM.replace("+= k", "+= k * 1"))
    process(code, 8, env=env)
    assert len(list((cache / "tune").glob("*.json"))) == 2
    shown = process("from fishplate.tuning import _command; print(_command.show(None))", env=env)
    assert shown.count("scale") == 2 and sum(word.startswith("by=") for word in shown) == 2
    page, data = tmp_path / "page.html", tmp_path / "all.json"
    for file in (page, data):
        process(
            f"from pathlib import Path; from fishplate.tuning import _command\n"
            f"_command.export(Path({str(file)!r}))",
            env=env,
        )
    assert page.read_text().count("<svg") == 2
    assert {row["function"] for row in json.loads(data.read_text())} == {"scale"}


class Clock:
    """A clock that advances only for candidates."""

    def __init__(self) -> None:
        self.now = 0.0
        self.calls: list[str] = []

    def candidate(self, name: str, seconds: float) -> tuple[Trial, Any]:
        def call() -> None:
            self.now += seconds
            self.calls.append(name)

        return Trial({"name": name}), call

    def __call__(self) -> float:
        return self.now


def test_candidates_take_turns_and_slow_ones_drop_out() -> None:
    clock = Clock()
    rows = [("a", 1.0), ("b", 1.01), ("slow", 9.0), ("c", 1.2)]
    candidates = [clock.candidate(*row) for row in rows]

    def broken() -> None:
        raise RuntimeError("too many threads\nin a block")

    candidates.append((Trial({"name": "broken"}), broken))
    run(candidates, lambda: None, 1000, clock)
    found = {trial.config["name"]: trial for trial, _ in candidates}
    assert found["a"].dropped == found["b"].dropped == ""
    assert found["slow"].dropped == "slower than the best after 2 rounds"
    assert found["c"].dropped.startswith("slower than the best after")
    assert found["broken"].dropped == "RuntimeError: too many threads"
    assert (
        len(found["slow"].times) == 2 < len(found["c"].times) < 8 < len(found["a"].times) == 15 + 25
    )
    # Two calls each for warm-up and counting; then rounds, in an order that changes.
    rounds = clock.calls[8:12], clock.calls[12:16]
    assert [sorted(names) for names in rounds] == [["a", "b", "c", "slow"]] * 2
    assert rounds[0] != rounds[1]
    search = Search("f", [1], [trial for trial, _ in candidates])
    assert search.best is found["a"]
    assert search.chart().count("<rect") == 4 and "RuntimeError" in search.chart()


def test_a_turn_that_was_lucky_once_does_not_win() -> None:
    clock = Clock()
    (steady, call), (lucky, called) = clock.candidate("steady", 1.0), clock.candidate("lucky", 1.02)
    turns = iter(range(100))

    def once() -> None:
        called()
        # In the final, which two calls and eight rounds come before.
        clock.now -= 0.5 if next(turns) == 12 else 0.0

    run([(steady, call), (lucky, once)], lambda: None, 1000, clock)
    assert min(lucky.times) < min(steady.times)
    assert Search("f", [], [lucky, steady]).best is steady


def test_close_ones_go_on_among_themselves() -> None:
    clock = Clock()
    (best, call), (late, called) = clock.candidate("a", 1.0), clock.candidate("b", 1.01)
    turns = iter(range(100))

    def warm() -> None:
        called()
        # Fast in all of the final but its end: two calls and eight rounds come before.
        clock.now -= 0.02 if 10 <= next(turns) < 25 else 0.0

    run([(best, call), (late, warm)], lambda: None, 1000, clock)
    assert Search("f", [], [late, best]).best is best
    assert len(late.times) == 15 + 25


def test_the_final_has_long_turns() -> None:
    clock, burst = Clock(), [0]
    (steady, call), (sprinter, called) = clock.candidate("a", 1e-3), clock.candidate("b", 0.95e-3)

    def tiring() -> None:
        called()
        burst[0] += 1
        # A device under load lowers its clock.
        clock.now += 0.1e-3 if burst[0] > 4 else 0.0

    run([(steady, call), (sprinter, tiring)], lambda: burst.__setitem__(0, 0), 1000, clock)
    assert Search("f", [], [sprinter, steady]).best is steady
    assert sprinter.dropped == "slower than the best in the final"


def test_a_time_limit_ends_a_search() -> None:
    clock = Clock()
    candidates = [clock.candidate("a", 1.0), clock.candidate("b", 1.0)]
    run(candidates, lambda: None, 1, clock)
    assert [len(trial.times) for trial, _ in candidates] == [2, 2]


def test_arguments_are_as_if_called_once() -> None:
    seen: list[Any] = []

    @fp.autotune(
        [{"by": 1}, Config("--opt-level 1", by=2), {"by": 3}],
        key=["a.dtype"],
        prune=lambda config, arguments: (
            seen.append(arguments["a"].shape) or config.values["by"] != 3
        ),
        seconds=0.01,
    )
    @fp.jit
    def add(a: fp.Tensor, by: fp.Constexpr) -> None:
        """Add."""
        a[0] += 1

    a = np.zeros(3)
    add(a)
    add(a)
    assert a.tolist() == [2, 0, 0] and seen == [(3,)] * 3
    assert add.__name__ == "add" and add.__doc__ == "Add."
    search = add.search(a)
    assert [trial.dropped == "pruned" for trial in search.trials] == [False, False, True]
    assert search.key == ["float64"]
    assert add.best(a).values["by"] in (1, 2)


def test_errors_say_what_is_wrong() -> None:
    @fp.jit
    def f(a: fp.Tensor, n: fp.Int32, by: fp.Constexpr = 1) -> None:
        a[0] = n * by

    with pytest.raises(ValueError, match="no parameter 'block' that Config"):
        fp.autotune([{"block": 1}], key=[])(f)
    with pytest.raises(TypeError, match="must be annotated fp.Constexpr"):
        fp.autotune([{"n": 1}], key=[])(f)
    with pytest.raises(ValueError, match="a configuration at least"):
        fp.autotune([], key=[])(f)
    for part in ("b", "a.strides", "a.shape[x]"):
        with pytest.raises(ValueError, match="key: expected a parameter"):
            fp.autotune([{"by": 1}], key=[part])(f)
    with pytest.raises(ValueError, match="restore"):
        fp.autotune([{"by": 1}], key=[], restore=["z"])(f)
    tuned = fp.autotune([{"by": 1}], key=["n"])(f)
    with pytest.raises(TypeError, match="'n', which is missing"):
        tuned(np.zeros(1))
    with pytest.raises(RuntimeError, match="no configuration of `f` runs"):
        fp.autotune([{"by": "text"}], key=["n"])(f)(np.zeros(1), 2)

    @fp.jit
    def calls(a: fp.Tensor) -> None:
        tuned(a, 1)

    with pytest.raises(fp.CompileError, match=r"call f.jit with its constants"):
        calls(np.zeros(1))
