"""``fishplate warm``: compiles the functions of warm-up manifests into the cache."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from ..registry import get_global_func
from ._cache import cache_counts, cache_info
from ._compile import _compile, _show
from ._manifest import Note, Request, read

_remember = get_global_func("fishplate.compiler.remember")


def warm(manifests: Sequence[str], jobs: int | None = None) -> int:
    """Compile the entries of manifests, and return the number of functions that could not be compiled."""
    requests: dict[object, Request] = {}
    notes: list[Note] = []
    failed: list[str] = []
    for manifest in manifests:
        for line in read(manifest):
            if isinstance(line, str):
                failed.append(line)
            elif isinstance(line, Note):
                notes.append(line)
            else:
                key = line.source, line.symbol, repr(line.params), repr(line.provider), line.options
                requests.setdefault(key, line)
    before = cache_counts().compiled
    threads = jobs or len(os.sched_getaffinity(0))
    shown = sys.stderr.isatty()
    todo = list(requests.values())
    with ThreadPoolExecutor(max(1, min(threads, len(todo)))) as pool:
        running = {pool.submit(_compile_one, request): request for request in todo}
        for done, future in enumerate(as_completed(running), 1):
            name = running[future].name
            if (error := future.exception()) is not None:
                failed.append(f"{name}: {str(error).splitlines()[0]}")
            if shown:
                _show(done, len(todo), name)
    for note in notes:
        _remember(note.key, note.params, note.value)
    if shown and todo:
        print(file=sys.stderr)
    for text in failed:
        print(f"not compiled: {text}", file=sys.stderr)
    compiled = cache_counts().compiled - before
    there = len(todo) - compiled - len(failed)
    print(f"{len(todo)} functions: {compiled} compiled, {max(there, 0)} were there already")
    return len(failed)


def _compile_one(request: Request) -> None:
    _compile(
        request.source,
        request.symbol,
        request.params,
        request.provider,
        request.options,
        request.name,
        None,
    )


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="fishplate warm", description=__doc__)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("manifests", nargs="+")
    arguments = parser.parse_args()
    info = cache_info()
    if info is None or info.folder is None:
        sys.exit("fishplate warm: there is no cache folder: unset FISHPLATE_NO_CACHE")
    try:
        failed = warm(arguments.manifests, arguments.jobs)
    except OSError as error:
        sys.exit(f"fishplate warm: {error}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
