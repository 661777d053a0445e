"""A lock between processes, held on a file with `flock`.

The lock belongs to the open file: the kernel releases it when the process ends, however it ends, and the file remains,
unlocked. Two `FileLock` objects exclude each other in one process too.
"""

from __future__ import annotations

import fcntl
import os
import time
from types import TracebackType
from typing import Literal


class FileLock:
    """An exclusive lock on the file `lock_file_path`, which is created if it is missing.

    `with FileLock(path): ...` waits for the lock and releases it at the end of the block.
    """

    def __init__(self, lock_file_path: str) -> None:
        self.lock_file_path = lock_file_path
        self._file_descriptor: int | None = None

    def __enter__(self) -> FileLock:
        self.blocking_acquire()
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_val: BaseException | None,
        exc_tb: TracebackType | None,
    ) -> Literal[False]:
        self.release()
        return False

    def acquire(self) -> bool:
        """Take the lock if it is free; False if it is held, even by this object.

        Raises RuntimeError if the file cannot be opened or locked at all: waiting would not help.
        """
        return self._file_descriptor is None and self._lock(fcntl.LOCK_EX | fcntl.LOCK_NB)

    def blocking_acquire(self, timeout: float | None = None, poll_interval: float = 0.1) -> bool:
        """Wait for the lock, for at most `timeout` seconds; then raise TimeoutError.

        `poll_interval` is the pause between two attempts if there is a time limit.
        """
        if self._file_descriptor is not None:
            raise RuntimeError("Lock is already held by this instance.")
        if timeout is None:
            return self._lock(fcntl.LOCK_EX)
        deadline = time.monotonic() + timeout
        while not self.acquire():
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError(
                    f"Failed to acquire lock on '{self.lock_file_path}' after {timeout} seconds."
                )
            time.sleep(min(poll_interval, left))
        return True

    def release(self) -> None:
        """Release the lock; do nothing if this object does not hold it."""
        descriptor, self._file_descriptor = self._file_descriptor, None
        if descriptor is not None:
            os.close(descriptor)

    def _lock(self, operation: int) -> bool:
        try:
            flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC
            descriptor = os.open(self.lock_file_path, flags, 0o666)
        except OSError as error:
            raise RuntimeError(f"cannot open the lock file: {error}") from error
        try:
            fcntl.flock(descriptor, operation)
        except BlockingIOError:
            os.close(descriptor)
            return False
        except OSError as error:
            os.close(descriptor)
            raise RuntimeError(f"cannot lock '{self.lock_file_path}': {error}") from error
        except BaseException:
            os.close(descriptor)
            raise
        self._file_descriptor = descriptor
        return True
