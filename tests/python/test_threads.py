"""Threads: calls that release the interpreter run in parallel; foreign threads may call back."""

from __future__ import annotations

import ctypes
import threading
from concurrent.futures import ThreadPoolExecutor

import fishplate
import pytest

THREADS = 16


def function(native: ctypes.CDLL, name: str) -> fishplate.Function:
    address = ctypes.cast(getattr(native, name), ctypes.c_void_p).value
    return fishplate.Function.__from_extern_c__(address, keep_alive_object=native)


def test_calls_run_side_by_side(native: ctypes.CDLL) -> None:
    function(native, "reset")()
    meet = function(native, "meet")
    with ThreadPoolExecutor(THREADS) as pool:
        # Each call returns only when all of them are in C at the same time.
        list(pool.map(lambda _: meet(THREADS), range(THREADS)))


def test_callback_on_a_foreign_thread(native: ctypes.CDLL) -> None:
    call_on_thread = function(native, "call_on_thread")
    seen = []

    def callback(x: int) -> int:
        seen.append(threading.get_ident())
        return x * 2

    assert call_on_thread(callback, 21) == 42
    assert seen[0] != threading.get_ident()


def test_error_on_a_foreign_thread_comes_back(native: ctypes.CDLL) -> None:
    call_on_thread = function(native, "call_on_thread")

    def callback(x: int) -> None:
        raise KeyError(f"no {x}")

    with pytest.raises(KeyError, match="no 7"):
        call_on_thread(callback, 7)


def test_threads_share_functions_and_objects() -> None:
    double = fishplate.convert(lambda x: x * 2)
    array = fishplate.Array(list(range(100)))

    def work(seed: int) -> int:
        total = 0
        for i in range(2000):
            total += double(i) + array[(seed + i) % 100]
            fishplate.Array([total, array])
        return total

    with ThreadPoolExecutor(THREADS) as pool:
        results = list(pool.map(work, [0] * THREADS))
    assert len(set(results)) == 1
