"""Walks the table of faults and prints it. A row is a fault, what must hold, and how many cases were tried.

Each case runs in its own process, forked from this one, which has imported the package and compiled nothing. The
library `shim.so`, loaded before the C library, causes the faults.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import os
import resource
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import kernels
import numpy as np

import fishplate as fp

OUT = Path(os.environ["FAULTS"])
SHIM = ctypes.CDLL(str(OUT / "shim.so"))
SHIM.fault_files.argtypes = [ctypes.c_char_p, ctypes.c_long, ctypes.c_long, ctypes.c_int]
SHIM.fault_files_end.restype = ctypes.c_long
SHIM.fault_allocations.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_char_p]
SHIM.fault_allocations_end.restype = ctypes.c_long
#: Exit codes of a case.
FINE, WRONG, NOT_REACHED = 0, 1, 3
#: Time limit of a case in seconds; after it, the case hangs.
LIMIT = 240
#: All calls from the n-th on.
FOR_EVER = 1 << 40
KILL = -1
#: Number of points of a walk to try.
POINTS = int(sys.argv[1]) if len(sys.argv) > 1 else 40


class Ended(NamedTuple):
    """Outcome of a case."""

    code: int
    said: str


def apart(body: Callable[[], int | None]) -> Ended:
    """Run a function in its own process; a signal is a negative code."""
    with tempfile.TemporaryFile() as said:
        child = os.fork()
        if child == 0:
            code = WRONG
            try:
                os.dup2(said.fileno(), 2)
                signal.alarm(LIMIT)
                resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
                code = body() or FINE
            except BaseException:
                traceback.print_exc()
                sys.stderr.flush()
            finally:
                os._exit(code)
        status = os.waitpid(child, 0)[1]
        said.seek(0)
        text = said.read().decode(errors="replace")
    return Ended(os.waitstatus_to_exitcode(status), text)


@contextlib.contextmanager
def fresh() -> Iterator[Path]:
    """Make a folder whose `cache` the cases use."""
    with tempfile.TemporaryDirectory(prefix="faults_") as folder:
        os.environ["FISHPLATE_CACHE_DIR"] = f"{folder}/cache"
        yield Path(folder)


def fine(ended: Ended, warnings: int = 0) -> None:
    """Check that a case ended well and printed no more than it should."""
    assert ended.code == FINE, ended
    lines = ended.said.splitlines()
    assert len(lines) <= warnings and all("warning" in line for line in lines), ended


def left(folder: Path) -> list[str]:
    """List leftover temporary names."""
    return [str(file) for file in folder.rglob("*.tmp")]


def points() -> Iterator[int]:
    """Count up: every number at first, then with gaps."""
    number, step = 1, 1
    while True:
        yield number
        if number >= POINTS:
            step *= 2
        number += step


def walk(
    body: Callable[[Path], None],
    error: int,
    lasts: int,
    after: Callable[[Path, Ended], None],
) -> int:
    """Make each file operation below a fresh folder fail in turn, and check the folder afterwards."""
    for cases, number in enumerate(points()):
        with fresh() as folder:

            def faulty(number: int = number, folder: Path = folder) -> int:
                SHIM.fault_files(str(folder).encode(), number, lasts, error)
                body(folder)
                return FINE if SHIM.fault_files_end() >= number else NOT_REACHED

            ended = apart(faulty)
            if ended.code == NOT_REACHED:
                return cases
            after(folder, ended)
    raise AssertionError


def compile_kernels(folder: Path) -> None:
    """Compile through the cache and run."""
    kernels.check()


def goes_on(folder: Path, ended: Ended) -> None:
    """Check that the kernels ran, with one warning, and that the next process finds no fault."""
    fine(ended, warnings=1)
    fine(apart(kernels.check))


def full_disk() -> int:
    return walk(compile_kernels, errno.ENOSPC, 1, goes_on) + walk(
        compile_kernels, errno.ENOSPC, FOR_EVER, goes_on
    )


def read_only() -> int:
    cases = walk(compile_kernels, errno.EROFS, FOR_EVER, goes_on)
    with fresh():
        fine(apart(kernels.check))
        # A full cache that can no longer be written is still read.
        SHIM.fault_files(b"\0", 0, 0, 0)
        fine(apart(kernels.check))
    return cases + 1


def quota() -> int:
    return walk(compile_kernels, errno.EDQUOT, 1, goes_on)


def file_size() -> int:
    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        kernels.check()
        kernels.check()

    with fresh():
        # Its standard error is a file, too.
        fine(apart(limited), warnings=1)
    return 1


def killed_writer() -> int:
    def after(folder: Path, ended: Ended) -> None:
        assert ended.code == -signal.SIGKILL, ended
        fine(apart(kernels.check))
        fine(apart(kernels.check))

    return walk(compile_kernels, KILL, 1, after)


def export(folder: Path) -> None:
    """Export a function as a library."""
    with contextlib.suppress(RuntimeError):
        kernels.compiled().export(folder / "out.so")


def export_text(folder: Path) -> None:
    """Export a function as text, without a linker."""
    with contextlib.suppress(RuntimeError):
        kernels.compiled().export(folder / "out.ll")


def whole_or_absent(folder: Path) -> None:
    """Check that an exported file, if it exists, is complete, and that exporting works now."""

    def load() -> None:
        library = folder / "out.so"
        if not library.exists():
            kernels.compiled().export(library)
        x = np.ones(8, np.float32)
        fp.load_module(str(library)).scale(x)
        assert (x == 2).all()
        text = folder / "out.ll"
        assert not text.exists() or text.read_text().rstrip().endswith("}")

    fine(apart(load))


def failing_export() -> int:
    def after(folder: Path, ended: Ended) -> None:
        assert ended.code == FINE, ended
        whole_or_absent(folder)

    return sum(
        walk(body, errno.ENOSPC, lasts, after)
        for body in (export, export_text)
        for lasts in (1, FOR_EVER)
    )


def killed_export() -> int:
    def after(folder: Path, ended: Ended) -> None:
        assert ended.code == -signal.SIGKILL, ended
        whole_or_absent(folder)

    return walk(export, KILL, 1, after) + walk(export_text, KILL, 1, after)


def no_descriptors() -> int:
    def limited(spare: int) -> None:
        kernels.np.ones(1)
        here = len(os.listdir("/proc/self/fd"))
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (here - 1 + spare, before[1]))
        with contextlib.suppress(Exception):
            kernels.check()
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
        kernels.check()

    for spare in range(8):
        with fresh():
            fine(apart(lambda spare=spare: limited(spare)), warnings=1)
            fine(apart(kernels.check))
    return 8


def entries(folder: Path) -> list[Path]:
    return sorted((folder / "cache" / "compile").iterdir())


def damage(folder: Path) -> None:
    for file in entries(folder):
        file.write_bytes(file.read_bytes()[:-5])


def no_stderr() -> int:
    def closed() -> None:
        os.close(2)
        kernels.check()

    def full() -> None:
        os.dup2(os.open("/dev/full", os.O_WRONLY), 2)
        kernels.check()

    def pipe() -> None:
        reader, writer = os.pipe()
        os.close(reader)
        os.dup2(writer, 2)
        kernels.check()

    for body in (closed, full, pipe):
        with fresh() as folder:
            fine(apart(kernels.check))
            damage(folder)
            fine(apart(body))
            fine(apart(kernels.check))
    return 3


def umasks() -> int:
    masks = 0o000, 0o002, 0o022, 0o077, 0o177

    def masked(mask: int) -> None:
        os.umask(mask)
        kernels.check()

    for mask in masks:
        with fresh() as folder:
            (folder / "cache").mkdir()
            fine(apart(lambda mask=mask: masked(mask)), warnings=1 if mask & 0o100 else 0)
            if mask & 0o100:
                continue
            made = entries(folder)
            assert made and all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in made)
            times = [file.stat().st_mtime_ns for file in made]
            fine(apart(lambda mask=mask: masked(mask)))
            assert [file.stat().st_mtime_ns for file in entries(folder)] == times, (
                "found, not made again"
            )
    return len(masks)


def folder_gone() -> int:
    def removes(whole: bool) -> None:
        x = np.ones(8, np.float32)
        kernels.add(x, 2.0)
        folder = Path(os.environ["FISHPLATE_CACHE_DIR"])
        shutil.rmtree(folder if whole else folder / "compile")
        kernels.scale(x)
        assert (x == 6).all() and any((folder / "compile").iterdir())

    for whole in (True, False):
        with fresh():
            fine(apart(lambda whole=whole: removes(whole)))
            fine(apart(kernels.check))
    return 2


def links_and_left_overs() -> int:
    with fresh() as folder:
        fine(apart(kernels.check))
        made = entries(folder)
        elsewhere = folder / "elsewhere"
        elsewhere.mkdir()
        for file in made:
            file.rename(elsewhere / file.name)
            file.symlink_to(elsewhere / file.name)
        before = [(elsewhere / file.name).read_bytes() for file in made]
        fine(apart(kernels.check), warnings=len(made))
        assert [(elsewhere / file.name).read_bytes() for file in made] == before
        assert not any(file.is_symlink() for file in made), "replaced, not followed"
        old = made[0].with_name(f"{made[0].name}.0123456789abcdef.tmp")
        young = made[0].with_name(f"{made[0].name}.1123456789abcdef.tmp")
        for file in (old, young):
            file.write_bytes(b"left")
        os.utime(old, (0, 0))
        made[0].unlink()
        fine(apart(kernels.check))
        assert not old.exists() and young.exists()
        # An entry under the name of another one is not used.
        shutil.copy(made[0], made[1])
        fine(apart(kernels.check), warnings=1)
    return 3


def equal_pids() -> int:
    def same(folder: Path) -> None:
        SHIM.fault_process(7)
        for number in range(3):
            kernels.compiled().export(folder / "out.so")
            kernels.compiled().export(folder / "out.ll")
            if number == 0:
                kernels.check()
            fp.compiler.clear_cache()
            kernels.compiled()

    with fresh() as folder:
        children = []
        for _ in range(4):
            child = os.fork()
            if child == 0:
                code = WRONG
                try:
                    signal.alarm(LIMIT)
                    same(folder)
                    code = FINE
                except BaseException:
                    traceback.print_exc()
                finally:
                    os._exit(code)
            children.append(child)
        ends = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
        assert ends == [FINE] * 4, ends
        assert not left(folder)
        whole_or_absent(folder)
    return 4


def allocations_in_c() -> int:
    program = subprocess.run([OUT / "allocations", str(POINTS)], capture_output=True, text=True)
    assert program.returncode == 0, program.stdout + program.stderr[-2000:]
    return sum(int(line.rsplit(maxsplit=2)[1]) for line in program.stdout.splitlines())


TEXT = '{"a": [1, 2.5, "a text that is long enough"], "b": {"c": [[], {}, null, true]}}'
PARSE = fp.get_global_func("ffi.json.Parse")
ECHO = fp.convert(lambda *args: args)


def calls() -> None:
    """Run the usual operations of programs."""
    document = PARSE(TEXT)
    assert str(document["a"][2]) == "a text that is long enough"
    array = fp.Array([1, "a text that is long enough", (2.5, None), {"k": [1, 2]}])
    assert array[2][0] == 2.5 and len(repr(array)) > 10
    table = fp.Map({f"key number {number}": number for number in range(20)})
    assert table["key number 7"] == 7
    changing = fp.List([1, 2, 3])
    changing.extend(range(40))
    tensor = fp.from_dlpack(np.arange(6, dtype=np.float32).reshape(2, 3))
    assert np.from_dlpack(tensor)[1, 2] == 5
    assert list(ECHO(1, "text", [1, 2], tensor)[2]) == [1, 2]
    try:
        PARSE("{")
    except ValueError:
        pass


def allocations_in_python() -> int:
    """Make the n-th allocation fail, and all from the n-th on."""
    libraries = b"libtvm_ffi\0_core.\0\0"
    calls()
    cases = 0
    for lasts in (1, FOR_EVER):
        for number in points():

            def faulty(number: int = number, lasts: int = lasts) -> int:
                SHIM.fault_allocations(number, lasts, libraries)
                with contextlib.suppress(Exception):
                    calls()
                reached = SHIM.fault_allocations_end()
                calls()
                return FINE if reached >= number else NOT_REACHED

            ended = apart(faulty)
            if ended.code == NOT_REACHED:
                break
            assert ended.code == FINE, (number, lasts, ended)
            cases += 1
    return cases


class Row(NamedTuple):
    """A fault, the required behaviour, and the function that tests it."""

    fault: str
    holds: str
    tries: Callable[[], int]


RUNS_ON = "the kernel runs, one warning, the next process finds nothing wrong"
WHOLE = "the file is whole or absent, and can be exported afterwards"
TABLE = [
    Row(
        "n-th allocation fails: C ABI",
        "an error or the result; the library goes on",
        allocations_in_c,
    ),
    Row(
        "n-th allocation of our libraries: Python",
        "an exception or the result; all goes on",
        allocations_in_python,
    ),
    Row("ENOSPC at each call of a cache write", RUNS_ON, full_disk),
    Row("EROFS from each call on", RUNS_ON, read_only),
    Row("EDQUOT at each call of a cache write", RUNS_ON, quota),
    Row("EFBIG (RLIMIT_FSIZE 0)", RUNS_ON, file_size),
    Row("EMFILE", "an exception or the result; right once there are descriptors", no_descriptors),
    Row(
        "stderr closed, full, without reader",
        "the kernel runs, whatever it has to warn about",
        no_stderr,
    ),
    Row("writer killed at each call", "the next two processes find nothing wrong", killed_writer),
    Row("ENOSPC at each call of an export", WHOLE, failing_export),
    Row("export killed at each call", WHOLE, killed_export),
    Row("umask 000 to 177", "entries 0600, and found by the next process", umasks),
    Row("cache folder removed while running", "made again, the kernel runs", folder_gone),
    Row(
        "symbolic links, left-overs, renamed entries",
        "not followed, cleared after a day, not used",
        links_and_left_overs,
    ),
    Row("four processes with one pid", "all succeed, nothing is left over", equal_pids),
]


def main() -> int:
    """Test each row, print the table, and return 1 if one fails."""
    failed = []
    print(f"{'fault':44} {'cases':>6} {'seconds':>8}  what holds")
    for row in TABLE:
        start = time.monotonic()
        try:
            cases, verdict = row.tries(), row.holds
        except AssertionError as error:
            cases, verdict = 0, "FAILED"
            failed.append((row.fault, error))
        print(f"{row.fault:44} {cases:>6} {time.monotonic() - start:>8.1f}  {verdict}", flush=True)
    for fault, error in failed:
        print(f"\n{fault}: {error}", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
