"""`scripts/release VERSION --dry-run` checks versions and metadata, and lists the steps of a release."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def dry_run(version: str) -> str:
    """Return what the script prints."""
    ended = subprocess.run(
        [ROOT / "scripts" / "release", version, "--dry-run"], capture_output=True, text=True
    )
    return ended.stdout + ended.stderr


def test_the_current_version_has_complete_metadata_and_notices() -> None:
    """The change log and the working tree may be those of a change that is under way."""
    found = re.search(r'^version = "(.*)"', (ROOT / "Cargo.toml").read_text(), re.MULTILINE)
    assert found
    said = dry_run(found[1])
    assert "release: notices of" in said
    faults = [line for line in said.splitlines() if re.search(r"has no|not there|licence", line)]
    assert [line for line in faults if "CHANGELOG.md" not in line] == []
    steps = ("build_wheels", "check_reproducible", "build_sdists", "check_sdists", "matrix.py")
    places = [said.index(step) for step in steps]
    assert places == sorted(places)


def test_a_version_that_is_not_there_is_a_fault() -> None:
    """Nothing is built for it."""
    said = dry_run("99.0.0")
    assert "not 99.0.0" in said and "has no section '## 99.0.0'" in said
