"""The cost of calls: the bank through tvm_ffi and through fishplate, and a kernel compared with NumPy.

Started by run.py with the bank's library and the folder of the peer's package. Processes of both packages take turns
and the minimum time counts, so that a busy machine can only make the numbers larger.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

TURNS = 3
ROOT = Path(__file__).resolve().parents[1]
# Run with the name of a package: prints the minimum time of each statement in nanoseconds.
STATEMENTS = """
import ctypes, importlib, json, sys, time
ffi = importlib.import_module(sys.argv[1])
assert ctypes.CDLL(sys.argv[2]).bank_register() == 0
open_account = ffi.get_global_func("demo.open_account")
withdraw = ffi.get_global_func("demo.withdraw")

@ffi.register_object("demo.Account")
class Account(ffi.Object):
    pass

account = open_account("Ada", 1e9)

def refused():
    try:
        withdraw(account, 1e12)
    except ValueError:
        pass

statements = {
    "withdraw(account, 1)": (lambda: withdraw(account, 1), 20000),
    "account.balance": (lambda: account.balance, 20000),
    'open_account("Ada", 100)': (lambda: open_account("Ada", 100), 20000),
    "withdraw(...) refused: ValueError": (refused, 500),
}
least = {}
for name, (statement, count) in statements.items():
    times = []
    for _ in range(7):
        start = time.perf_counter_ns()
        for _ in range(count):
            statement()
        times.append((time.perf_counter_ns() - start) / count)
    least[name] = min(times)
print(json.dumps(least))
"""


def measure(package: str, bank: str, path: str) -> dict[str, float]:
    """The times of one process."""
    command = [sys.executable, "-c", STATEMENTS, package, bank]
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def least(runs: list[dict[str, float]]) -> dict[str, float]:
    return {name: min(run[name] for run in runs) for name in runs[0]}


def time_of(ns: float) -> str:
    for size, unit in ((1e6, "ms"), (1e3, "us")):
        if ns >= size:
            return f"{ns / size:.1f} {unit}"
    return f"{ns:.0f} ns"


def row(name: str, peer: float, ours: float) -> None:
    print(f"  {name:40} {time_of(peer):>10} {time_of(ours):>10} {peer / ours:8.1f}x")


def show_calls(bank: str, wheel: str) -> None:
    theirs, ours = [], []
    for _ in range(TURNS):
        theirs.append(measure("tvm_ffi", bank, wheel))
        ours.append(measure("fishplate", bank, str(ROOT / "python")))
    print(f"  {'from Python':40} {'tvm_ffi':>10} {'fishplate':>10} {'faster':>9}")
    for name, peer in least(theirs).items():
        row(name, peer, least(ours)[name])


def show_kernel() -> None:
    import time

    import fishplate as fp
    import numpy as np

    @fp.jit
    def norm(x: fp.Tensor) -> fp.Float64:
        total = fp.Float64(0)
        for i in fp.parallel_range(x.shape[0], grain=16384, reassoc=True):
            total += x[i] * x[i]
        return total

    def least_of(call: Callable[[], object]) -> float:
        times = []
        for _ in range(15):
            start = time.perf_counter_ns()
            call()
            times.append(time.perf_counter_ns() - start)
        return min(times)

    x = np.random.default_rng(0).random(4_000_000)
    if not np.isclose(norm(x), (x * x).sum()):
        sys.exit("the kernel and NumPy disagree")
    print(f"\n  {'4,000,000 float64':40} {'NumPy':>10} {'fishplate':>10} {'faster':>9}")
    row("sum of x * x", least_of(lambda: (x * x).sum()), least_of(lambda: norm(x)))


def show_recorded() -> None:
    sys.path.insert(0, str(ROOT / "bench"))
    import readme_table

    results = json.loads((ROOT / "bench/results.json").read_text())
    print("\n  What `make bench` recorded, least times of a long run:\n")
    for line in readme_table.table(results).splitlines()[2:]:
        plain = line.replace("`", "").strip("|")
        words, peer, theirs, ours, faster = map(str.strip, plain.split("|")[:5])
        print(f"  {words:44} {theirs:>9} {ours:>9} {faster:>7}   {peer}")


bank, wheel = sys.argv[1:]
show_calls(bank, wheel)
show_kernel()
show_recorded()
