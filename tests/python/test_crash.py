"""A segmentation fault shows the native frames, ends the process with the usual signal, and never hangs."""

from __future__ import annotations

import signal
import subprocess
import sys

HEAD = "!!!!!!! Segfault encountered !!!!!!!"
FAULT = "import ctypes; ctypes.string_at(8)"


def _run(code: str) -> tuple[int, str]:
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    return done.returncode, done.stderr


def test_native_frames_are_shown() -> None:
    code, errors = _run(f"import fishplate; {FAULT}")
    assert code == -signal.SIGSEGV
    head, *frames = errors.splitlines()
    assert head == HEAD
    assert len(frames) > 5 and all(line.startswith('  File "') for line in frames)
    assert any("_PyEval_" in line or "Py_RunMain" in line for line in frames)


def test_a_signal_from_elsewhere_ends_the_process_too() -> None:
    code, errors = _run("import fishplate, os, signal; os.kill(os.getpid(), signal.SIGSEGV)")
    assert code == -signal.SIGSEGV and errors.startswith(HEAD)


def test_a_thread_other_than_the_first() -> None:
    code, errors = _run(
        "import ctypes, fishplate, threading\n"
        "threading.Thread(target=ctypes.string_at, args=(8,)).start()"
    )
    assert code == -signal.SIGSEGV and errors.startswith(HEAD)
    # The frames of an interpreter without symbols have no names.
    assert "strlen" in errors and "ffi_call" in errors and "in start_thread" in errors


def test_the_interpreters_own_handler_comes_first_and_ours_after_it() -> None:
    code, errors = _run(f"import faulthandler, fishplate; faulthandler.enable(); {FAULT}")
    assert code == -signal.SIGSEGV
    assert errors.index("Fatal Python error: Segmentation fault") < errors.index(HEAD)


def test_a_handler_that_is_there_already_is_left_alone() -> None:
    code, errors = _run(f"import faulthandler; faulthandler.enable(); import fishplate; {FAULT}")
    assert code == -signal.SIGSEGV and "Fatal Python error" in errors and HEAD not in errors


def test_a_fault_in_the_allocator_does_not_hang() -> None:
    # The heap is broken: neither the frames nor their text are reliable, but the process ends.
    code, errors = _run(
        "import ctypes, fishplate\n"
        "libc = ctypes.CDLL(None); libc.malloc.restype = ctypes.c_void_p\n"
        "blocks = [libc.malloc(64) for _ in range(64)]\n"
        "for block in blocks: ctypes.memset(block - 16, 0xff, 64)\n"
        "libc.free(ctypes.c_void_p(blocks[3]))\n"
        "ctypes.string_at(8)\n"
    )
    assert code in (-signal.SIGSEGV, -signal.SIGABRT), errors
