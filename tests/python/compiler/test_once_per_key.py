"""A function is compiled once: by one of many threads, processes, or processes on a network file system."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from fishplate import compiler
from fishplate.compiler import compile_module

HERE = Path(__file__).resolve().parent
#: A limit that is never reached: either the awaited event happens, or the test hangs.
FOREVER = "10000"

#: Waits until all are ready, compiles that many kernels, and prints how many it compiled itself.
MANY = """
import os, sys, time
from fishplate import compiler, spec
folder, count = sys.argv[1], int(sys.argv[2])
open(f"{folder}/{os.getpid()}.ready", "w").close()
while not os.path.exists(f"{folder}/go"):
    time.sleep(0.001)
for number in range(count):
    compiler.compile_module(None, f"f{number}", [spec.Var("k", "int32")])(number)
print(compiler.cache_counts().compiled)
"""

#: Compiles one kernel; prints `waiting` when it waits, and finally how often it compiled.
ONE = """
import threading, time
from fishplate import compiler
def watch():
    while compiler.cache_counts().waited == 0:
        time.sleep(0.001)
    print("waiting", flush=True)
threading.Thread(target=watch, daemon=True).start()
compiler.compile_module(None, "one", [])()
print(compiler.cache_counts().compiled, flush=True)
"""

#: Holds the claim of an entry until it is killed.
HOLD = """
import fcntl, sys, time
file = open(sys.argv[1], "w")
fcntl.lockf(file, fcntl.LOCK_EX)
print("held", flush=True)
time.sleep(10000)
"""

#: Inspects a file of the simulated network folder: invisible before the folder is opened, each third handle stale.
HIDDEN = """
import errno, os, sys
said, file = [], f"{sys.argv[1]}/a.fpc"
def look():
    try:
        os.close(os.open(file, os.O_RDONLY))
        return "seen"
    except OSError as error:
        return {errno.ENOENT: "hidden", errno.ESTALE: "stale"}[error.errno]
said.append(look())
os.listdir(sys.argv[1])
said += [look(), look(), look()][1:]
open(f"{file}.new", "w").close()
try:
    os.rename(f"{file}.new", file)
except OSError as error:
    said.append({errno.EBUSY: "busy"}[error.errno])
os.remove(f"{file}.new")
print(", ".join(said))
"""


def variables(cache: Path, **more: str) -> dict[str, str]:
    """The environment of a process with a separate cache."""
    kept = {
        **os.environ,
        "FISHPLATE_CACHE_DIR": str(cache),
        "FISHPLATE_CACHE_WAIT": FOREVER,
        **more,
    }
    kept.pop("FISHPLATE_CACHE_PATH", None) if "FISHPLATE_CACHE_PATH" not in more else None
    return kept


def start(code: str, *args: object, env: dict[str, str]) -> subprocess.Popen[str]:
    """Start Python with some code."""
    command = [sys.executable, "-c", code, *map(str, args)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=env, stdout=pipe, stderr=pipe, text=True)


def compiled_by(processes: int, kernels: int, folder: Path, env: dict[str, str]) -> int:
    """Compile the same kernels in several processes at the same time; return the total number of compilations."""
    running = [start(MANY, folder, kernels, env=env) for _ in range(processes)]
    try:
        while len(list(folder.glob("*.ready"))) < processes:
            assert all(process.poll() is None for process in running)
            threading.Event().wait(0.01)
        (folder / "go").touch()
        counts = []
        for process in running:
            out, err = process.communicate()
            assert (process.returncode, err) == (0, "")
            counts.append(int(out))
    finally:
        for process in running:
            process.kill()
    return sum(counts)


def test_sixteen_processes_compile_each_of_fifty_kernels_once(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert compiled_by(16, 50, tmp_path, variables(cache)) == 50
    assert {file.suffix for file in (cache / "compile").iterdir()} == {".fpc"}


def test_processes_on_a_network_file_system(tmp_path: Path) -> None:
    library, cache = tmp_path / "network_folder.so", tmp_path / "cache"
    command = ["gcc", "-std=gnu11", "-D_GNU_SOURCE", "-O1", "-Wall", "-Wextra", "-Werror"]
    command += ["-shared", "-fPIC", "-o", str(library), str(HERE / "network_folder.c"), "-ldl"]
    subprocess.run(command, check=True)
    cache.mkdir()
    (cache / "a.fpc").touch()
    env = variables(
        cache, LD_PRELOAD=str(library), NETWORK_FOLDER=str(cache), NETWORK_DELAY=FOREVER
    )
    assert start(HIDDEN, cache, env=env).communicate() == ("hidden, seen, stale, busy\n", "")
    assert compiled_by(5, 12, tmp_path, env) == 12
    assert {file.suffix for file in (cache / "compile").iterdir()} == {".fpc"}


def test_threads_compile_once() -> None:
    compiler.clear_cache()
    before = compiler.cache_counts()
    barrier = threading.Barrier(8)

    def run() -> None:
        barrier.wait()
        compile_module(None, "by_many_threads", [])()

    threads = [threading.Thread(target=run) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    now = compiler.cache_counts()
    assert now.compiled - before.compiled == 1
    assert sum(now[:3]) - sum(before[:3]) == 8


@pytest.fixture
def held(tmp_path: Path) -> object:
    """A process that holds the claim of the kernel in `ONE`."""
    first = start(ONE, env=variables(tmp_path / "first"))
    assert first.communicate()[0] == "1\n"
    name = next((tmp_path / "first/compile").iterdir()).stem
    folder = tmp_path / "cache/compile"
    folder.mkdir(parents=True)
    folder.chmod(0o700)
    holder = start(HOLD, folder / f"{name}.lock", env=variables(tmp_path))
    assert holder.stdout is not None and holder.stdout.readline() == "held\n"
    yield holder
    holder.kill()
    holder.communicate()


def test_a_killed_holder_is_not_waited_for(held: subprocess.Popen[str], tmp_path: Path) -> None:
    waiter = start(ONE, env=variables(tmp_path / "cache"))
    assert waiter.stdout is not None and waiter.stdout.readline() == "waiting\n"
    held.send_signal(signal.SIGKILL)
    # The limit is hours away: the test is that it ends at all.
    out, err = waiter.communicate()
    assert (waiter.returncode, out, err) == (0, "1\n", "")
    assert [file.suffix for file in (tmp_path / "cache/compile").iterdir()] == [".fpc"]


def test_after_a_time_out_a_process_compiles_for_itself(
    held: subprocess.Popen[str], tmp_path: Path
) -> None:
    waiter = start(ONE, env=variables(tmp_path / "cache", FISHPLATE_CACHE_WAIT="0.05"))
    out, err = waiter.communicate()
    assert (waiter.returncode, out.splitlines()[-1], err) == (0, "1", "")
    assert held.poll() is None
    again = start(ONE, env=variables(tmp_path / "cache"))
    assert again.communicate()[0] == "0\n", "the claim of a finished entry keeps nobody waiting"


def test_shared_folders_are_read_and_never_written(tmp_path: Path) -> None:
    own, shared = tmp_path / "own", tmp_path / "shared"
    assert start(ONE, env=variables(shared)).communicate()[0] == "1\n"
    entry = next((shared / "compile").iterdir())
    path = os.pathsep.join(map(str, [own, shared, tmp_path / "missing"]))
    env = variables(tmp_path, FISHPLATE_CACHE_PATH=path)
    out, err = start(ONE, env=env).communicate()
    assert out == "0\n"
    assert "missing/compile of FISHPLATE_CACHE_PATH is not there" in err
    assert list((own / "compile").iterdir()) == []
    damaged = entry.read_bytes()[:-1] + b"?"
    entry.write_bytes(damaged)
    out, err = start(ONE, env=env).communicate()
    assert out == "1\n" and "is not used: it is damaged" in err
    assert entry.read_bytes() == damaged
    assert len(list((own / "compile").iterdir())) == 1
    (shared / "compile").chmod(0o777)
    out, err = start(ONE, env=env).communicate()
    assert out == "0\n" and "nobody but its owner may write" in err
