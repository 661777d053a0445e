"""What a suite is given to run: the release, the library under test, and where results go."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from peer import Peer
from report import SuiteResult


@dataclass(frozen=True)
class SuiteRun:
    """`workspace` is a folder for this run alone; what `name_filter` means is up to the suite."""

    peer: Peer
    library: Path
    workspace: Path
    log_path: Path
    name_filter: str | None
    result: SuiteResult
