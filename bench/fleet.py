"""The section "Fleets": many processes that need the same kernels, a compiler that is killed, and a warmed cache."""

from __future__ import annotations

import datetime
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import start_up_chart
from peer import ROOT, Peer
from section import Row, Section

HERE = Path(__file__).resolve().parent
CHART = ROOT / "docs/images/start-up.png"
WORKER = HERE / "fleet/worker.py"
PROCESSES, KERNELS, MANY = 16, 50, 200
#: Cores that all processes share.
CORES = 2
#: Largest ratio of many processes to one, seconds after the death of the process that compiles, and the largest ratio
#: of a start after warming up to a cold one.
TOGETHER_BAR, KILLED_SECONDS, WARM_BAR = 1.3, 2.0, 0.15
TEXT = """\
Processes on {cores} cores that need the same kernels of the language, 24 ms each to compile. The first row compares {processes} processes that start at
once on an empty cache ("ours") with one process ("peer"), from the moment when all have imported the package to the moment when the
last one has called all {kernels} kernels; every kernel is compiled exactly once, which is counted. The second row has the same runs, by the CPU time of
all processes divided by the cores, which other programs on the machine affect less. For the third, the process that compiles is stopped and then killed while {others}
others wait; "peer" is the limit. The last row compares a start after `fishplate warm` with a cold one: whole processes that call {many} kernels, where
the warm one compiles none; `docs/fleet.md` has a chart of these. Ratios are medians over {rounds} rounds of neighbouring runs, times are minima.
"""


class Done(NamedTuple):
    """Some processes that ran together."""

    #: Seconds from the start to the end of the last one.
    seconds: float
    #: CPU time of all.
    cpu: float
    compiled: int
    waited: list[int]


def environment(cache: Path, **more: str) -> dict[str, str]:
    """Return the variables of a process with a cache of its own."""
    kept = {name: value for name, value in os.environ.items() if "FISHPLATE_CACHE" not in name}
    source = str(HERE.parent / "python")
    return {**kept, "PYTHONPATH": source, "FISHPLATE_CACHE_DIR": str(cache), **more}


def start(kernels: int, cache: Path, folder: Path | None = None, **more: str) -> subprocess.Popen:
    """Start a worker."""
    command = [sys.executable, str(WORKER), str(kernels), *([str(folder)] if folder else [])]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment(cache, **more), stdout=pipe, text=True)


def finish(worker: subprocess.Popen) -> dict:
    """Wait for a worker, and return what it printed."""
    text, _ = worker.communicate()
    if worker.returncode:
        raise RuntimeError(f"a worker ended with {worker.returncode}")
    return json.loads(text)


def wait_for(folder: Path, count: int) -> None:
    """Wait until that many workers have started."""
    while len(list(folder.glob("*.ready"))) < count:
        time.sleep(0.01)


@contextmanager
def scratch() -> Iterator[Path]:
    """Make a folder for a cache and for the signs of workers."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def together(processes: int) -> Done:
    """Let processes get the same kernels ready, all at once on an empty cache."""
    with scratch() as folder:
        workers = [start(KERNELS, folder / "cache", folder) for _ in range(processes)]
        wait_for(folder, processes)
        begin = time.monotonic()
        (folder / "go").touch()
        said = [finish(worker) for worker in workers]
    compiled = sum(each["compiled"] for each in said)
    if compiled != KERNELS:
        raise RuntimeError(f"{processes} processes compiled {compiled} times, not {KERNELS}")
    cpu, waited = sum(each["cpu"] for each in said), [each["waited"] for each in said]
    return Done(max(each["end"] for each in said) - begin, cpu, compiled, waited)


def stop_in_compiler(worker: subprocess.Popen, folder: Path, compiled: Path) -> bool:
    """Stop a worker while it holds the claim of a kernel; tell whether it was caught."""
    wait_for(folder, 1)
    (folder / "go").touch()
    while not any(compiled.glob("*.lock")):
        if worker.poll() is not None:
            return False
    worker.send_signal(signal.SIGSTOP)
    (folder / "go").unlink()
    return any(compiled.glob("*.lock")) and not any(compiled.glob("*.fpc"))


def killed() -> float:
    """Return the seconds from the death of the process that compiles until all others have the kernel."""
    while True:
        with scratch() as folder:
            cache = folder / "cache"
            victim = start(1, cache, folder)
            others: list[subprocess.Popen] = []
            try:
                if not stop_in_compiler(victim, folder, cache / "compile"):
                    continue
                others = [start(1, cache, folder) for _ in range(PROCESSES - 1)]
                wait_for(folder, PROCESSES)
                (folder / "go").touch()
                time.sleep(1)  # by now all wait; below it is checked that they did
                begin = time.monotonic()
                victim.kill()
                said = [finish(worker) for worker in others]
            finally:
                for worker in (victim, *others):
                    worker.kill()
                    worker.communicate()
            if sum(each["compiled"] for each in said) != 1:
                raise RuntimeError(
                    f"compiled {[each['compiled'] for each in said]} times, not once"
                )
            if all(each["waited"] for each in said):
                return max(each["end"] for each in said) - begin


def whole(cache: Path, kernels: int, compiled: int, **more: str) -> float:
    """Return the seconds that a whole process takes, which must compile that many kernels."""
    begin = time.monotonic()
    said = finish(start(kernels, cache, **more))
    seconds = time.monotonic() - begin
    if said["compiled"] != compiled:
        raise RuntimeError(f"a run compiled {said['compiled']} kernels, not {compiled}")
    return seconds


def warmed(folder: Path) -> Path:
    """Record the kernels of a run, compile them by `fishplate warm`, and return the cache."""
    manifest, cache = folder / "kernels.jsonl", folder / "warmed"
    whole(folder / "recorded", MANY, MANY, FISHPLATE_RECORD=str(manifest))
    command = [sys.executable, "-m", "fishplate.compiler._warm", "--jobs", str(CORES), manifest]
    subprocess.run(command, env=environment(cache), check=True, stdout=subprocess.DEVNULL)
    return cache


class Starts(NamedTuple):
    """Seconds of whole processes that call many kernels."""

    #: With an empty cache, with the cache that this left, and with the one of `fishplate warm`.
    cold: float
    cached: float
    warm: float
    #: Only the start of Python and the imports, without a kernel.
    imports: float


def starts(warmed_cache: Path) -> Starts:
    """Start a process of each kind."""
    with scratch() as folder:
        shutil.copytree(warmed_cache, folder / "warm")
        cold = whole(folder / "own", MANY, MANY)
        return Starts(
            cold,
            whole(folder / "own", MANY, 0),
            whole(folder / "warm", MANY, 0),
            whole(folder / "none", 0, 0),
        )


def run(peer: Peer, library: Path, quick: bool) -> Section:
    """Take turns, and compare neighbours."""
    del peer, library
    rounds, allowed = (1 if quick else 5), os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(allowed)[:CORES])
    try:
        with scratch() as folder:
            cache = warmed(folder)
            alone, many, waits, started = [], [], [], []
            for number in range(rounds):
                print(f"bench: fleet, round {number + 1} of {rounds}", flush=True)
                alone.append(together(1))
                many.append(together(PROCESSES))
                waits.append(killed())
                started.append(starts(cache))
    finally:
        os.sched_setaffinity(0, allowed)
    cpu = [(one.cpu / CORES, all_.cpu / CORES) for one, all_ in zip(alone, many, strict=True)]
    rows = [
        _row(
            f"{PROCESSES} processes, {KERNELS} kernels, to one process",
            [one.seconds for one in alone],
            [all_.seconds for all_ in many],
            TOGETHER_BAR,
        ),
        _row(
            "the same, CPU time per core, to one process",
            [one.cpu for one in alone],
            [shared for _, shared in cpu],
            None,
        ),
        Row(
            f"the compiling one of {PROCESSES} processes is killed, limit",
            KILLED_SECONDS * 1e9,
            max(waits) * 1e9,
            max(waits) / KILLED_SECONDS,
            1.0,
        ),
        _row(
            f"start with {MANY} kernels after `fishplate warm`, to cold",
            [each.cold for each in started],
            [each.warm for each in started],
            WARM_BAR,
        ),
    ]
    if not quick:
        start_up_chart.draw(MANY, Starts(*map(min, zip(*started, strict=True))), CHART)
    text = TEXT.format(
        cores=CORES,
        processes=PROCESSES,
        kernels=KERNELS,
        others=PROCESSES - 1,
        many=MANY,
        rounds=rounds,
    )
    return Section("fleet", "Fleets", "fleet.png", text, datetime.date.today().isoformat(), rows)


def _row(name: str, base: list[float], ours: list[float], bar: float | None) -> Row:
    ratio = statistics.median(mine / other for other, mine in zip(base, ours, strict=True))
    return Row(name, min(base) * 1e9, min(ours) * 1e9, ratio, bar)
