"""Inputs of a suite: the release, the library under test, and the folder for results."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from peer import Peer
from report import SuiteResult


@dataclass(frozen=True)
class SuiteRun:
    """`workspace` is a folder for this run alone; the suite decides what `name_filter` means."""

    peer: Peer
    library: Path
    workspace: Path
    log_path: Path
    name_filter: str | None
    result: SuiteResult
