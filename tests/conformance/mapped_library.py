"""Checks which libtvm_ffi.so the test programs actually mapped.

The peer's package may silently pick up another copy in several ways, so a suite proves nothing without this check. See
mapped_library.c for the programs' side.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from peer import PEER_DIR, locked

SOURCE = Path(__file__).with_suffix(".c")


class WrongLibraryError(Exception):
    """The programs under test did not run on the library they were meant to run on."""


def preload_environment(log: Path) -> dict[str, str]:
    """Environment that makes each program started with it write its libraries to `log`."""
    preload = PEER_DIR / "mapped_library.so"
    with locked("mapped_library"):
        if not preload.exists() or preload.stat().st_mtime < SOURCE.stat().st_mtime:
            command = ["gcc", "-O1", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror"]
            subprocess.run([*command, str(SOURCE), "-o", str(preload)], check=True)
    log.unlink(missing_ok=True)
    return {"LD_PRELOAD": str(preload), "CONFORMANCE_MAPS_LOG": str(log)}


def check(log: Path, library: Path) -> None:
    """Raises unless at least one program wrote to `log`, and all of them wrote `library` only."""
    mapped = set(log.read_text().split()) if log.exists() else set()
    if mapped != {str(library)}:
        raise WrongLibraryError(f"mapped {sorted(mapped) or 'nothing'}, expected {library} only")
