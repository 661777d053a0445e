"""File locks: exclusion, time limits, and failures that waiting cannot fix."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fishplate.utils import FileLock


def test_two_locks_exclude_each_other_in_one_process(tmp_path: Path) -> None:
    path = str(tmp_path / "lock")
    with FileLock(path):
        assert not FileLock(path).acquire()
        with pytest.raises(TimeoutError, match=r"after 0\.05 seconds"):
            FileLock(path).blocking_acquire(timeout=0.05, poll_interval=0.01)
    assert FileLock(path).acquire()


def test_a_lock_in_no_folder_is_an_error(tmp_path: Path) -> None:
    lock = FileLock(str(tmp_path / "missing" / "lock"))
    with pytest.raises(RuntimeError, match="cannot open the lock file.*missing"):
        lock.acquire()
    with pytest.raises(RuntimeError, match="cannot open the lock file"):
        lock.blocking_acquire()


def test_taking_a_held_lock_again_is_an_error(tmp_path: Path) -> None:
    with FileLock(str(tmp_path / "lock")) as lock:
        with pytest.raises(RuntimeError, match="already held by this instance"):
            lock.blocking_acquire()


def test_a_killed_process_gives_its_lock_up(tmp_path: Path) -> None:
    path = str(tmp_path / "lock")
    hold = "from fishplate.utils import FileLock; import sys, time; lock = FileLock(sys.argv[1]); "
    hold += "lock.acquire(); print('held', flush=True); time.sleep(600)"
    command = [sys.executable, "-c", hold, path]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        assert not FileLock(path).acquire()
        holder.kill()
    assert FileLock(path).blocking_acquire(timeout=240)
