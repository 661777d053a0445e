"""Tables of winners, next to the compile cache: one JSON file per function, device and version.

The name of a file contains a hash of everything that its winners depend on. A file appears whole or not at all, and
processes that search for the same function take turns.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .._whole_file import write_whole
from ..compiler import cache_info
from ._search import Search, Trial

_FORMAT = 1


def folder() -> Path | None:
    """Return the folder of the tables; None if there is no compile cache on disk."""
    info = cache_info()
    return None if info is None or info.folder is None else Path(info.folder).with_name("tune")


def folders() -> list[Path]:
    """Return all folders with tables: the user's own, and the read-only ones of FISHPLATE_CACHE_PATH."""
    own = folder()
    shared = os.environ.get("FISHPLATE_CACHE_PATH", "").split(os.pathsep)[1:]
    return ([own] if own else []) + [Path(name) / "tune" for name in shared if name]


class Table:
    """The winners of one function on one device."""

    def __init__(self, function: str, facts: dict[str, Any]) -> None:
        """Take the function's name and everything that the winners depend on, which must be JSON data."""
        digest = hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:32]
        shown = re.sub(r"[^A-Za-z0-9_-]", "_", function)[:60]
        self._name = f"{shown}-{digest}.json"
        self._function = function
        self._facts = facts

    def find(self, key: str) -> Search | None:
        """Return the search for a key, if there is one."""
        for place in folders():
            found = _read(place / self._name)
            if found and key in found["searches"]:
                return _search(found, key)
        return None

    def add(self, key: str, search: Search) -> None:
        """Store a search; do nothing if there is no writable folder."""
        place = folder()
        if place is None:
            return
        with contextlib.suppress(OSError):
            place.mkdir(mode=0o700, parents=True, exist_ok=True)
            path = place / self._name
            found = _read(path) or {
                "format": _FORMAT,
                "function": self._function,
                "facts": self._facts,
                "searches": {},
            }
            trials = [[t.config, t.times, t.dropped] for t in search.trials]
            found["searches"][key] = {"key": search.key, "trials": trials}
            write_whole(path, json.dumps(found, indent=1), mode=0o600)

    @contextlib.contextmanager
    def turn(self) -> Iterator[None]:
        """Wait while another process searches for this function. If that process dies, the system ends its turn."""
        place = folder()
        file = None
        try:
            if place is not None:
                with contextlib.suppress(OSError):
                    place.mkdir(mode=0o700, parents=True, exist_ok=True)
                    file = open(place / f"{self._name}.lock", "w")  # noqa: SIM115
                    fcntl.lockf(file, fcntl.LOCK_EX)
            yield
        finally:
            if file is not None:
                file.close()


def read_all() -> list[tuple[dict[str, Any], list[Search]]]:
    """Return every table: the facts that its winners depend on, and its searches."""
    tables = []
    seen = set()
    for place in folders():
        for path in sorted(place.glob("*.json")) if place.is_dir() else []:
            found = _read(path)
            if found and path.name not in seen:
                seen.add(path.name)
                searches = [_search(found, key) for key in found["searches"]]
                tables.append((found["facts"], searches))
    return tables


def _read(path: Path) -> Any:
    """Return a table; None if there is none, or if the file is not a table."""
    try:
        if path.stat().st_mode & 0o022:
            return None
        found = json.loads(path.read_text())
        good = found["format"] == _FORMAT and isinstance(found["facts"], dict)
        for key in found["searches"]:
            good = good and any(times for _, times, _ in found["searches"][key]["trials"])
            _search(found, key)
        return found if good else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _search(found: Any, key: str) -> Search:
    kept = found["searches"][key]
    trials = [
        Trial(dict(config), [float(t) for t in times], str(why))
        for config, times, why in kept["trials"]
    ]
    return Search(str(found["function"]), list(kept["key"]), trials)
