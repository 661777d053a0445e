"""Warm-up manifests: a list of the compilations of a run, one JSON object per line, for ``fishplate warm``.

``FISHPLATE_RECORD=file`` makes a process append to the file. A line holds the whole input of the compiler, so warming
up needs none of the program's modules. Several processes may write to one file. A manifest is data: reading it runs no
code from it.
"""

from __future__ import annotations

import base64
import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .. import serialization, spec
from ..container import Array
from ._providers import CallProvider

#: The environment variable that names the file to write.
VARIABLE = "FISHPLATE_RECORD"
#: The format version of the lines.
_FORMAT = 1
#: The classes of specs, by name.
_CLASSES: dict[str, type] = {
    name: kind
    for name, kind in vars(spec).items()
    if isinstance(kind, type) and issubclass(kind, (spec.Param, spec.Product, spec.Half))
}
#: Lines that this process has written.
_written: set[int] = set()


class Request(NamedTuple):
    """A compilation: the arguments of ``fishplate.compiler.compile_module``."""

    source: str | bytes | None
    symbol: str
    params: list[spec.Param]
    provider: CallProvider | None
    options: str
    name: str


class Note(NamedTuple):
    """A record of the front end about a function: the arguments of ``fishplate.compiler.remember``."""

    key: bytes
    params: list[spec.Param]
    value: bytes


def record_request(request: Request) -> None:
    """Write a compilation, if the environment enables it. A kernel given as an address of this process is left out."""
    if not os.environ.get(VARIABLE) or not isinstance(request.source, (str, bytes, type(None))):
        return
    _append(line_of(request))


def line_of(request: Request) -> str:
    """Return the line of a compilation."""
    provider = request.provider
    return _line(
        {
            "function": request.name,
            "symbol": request.symbol,
            "options": request.options,
            "machine": platform.machine(),
            "provider": None if provider is None else serialization.to_json_graph_str(provider),
            "spec": _plain(request.params),
            "source": _text(request.source),
        }
    )


def record_note(note: Note) -> None:
    """Write a record of the front end, if the environment enables it."""
    if os.environ.get(VARIABLE):
        line = {"note": _text(note.key), "spec": _plain(note.params), "value": _text(note.value)}
        _append(_line(line))


def _line(fields: dict[str, Any]) -> str:
    return json.dumps({"format": _FORMAT, **fields}, separators=(",", ":"))


def _append(text: str) -> None:
    if hash(text) in _written:
        return
    path = os.environ[VARIABLE]
    try:
        # One write to the end of the file, so that lines of several processes do not mix.
        with open(path, "ab", buffering=0) as file:
            file.write(f"{text}\n".encode())
    except OSError as error:
        if not _written:
            print(
                f"fishplate: warning: {VARIABLE}: cannot write to {path}: {error}", file=sys.stderr
            )
    _written.add(hash(text))


def read(path: str | os.PathLike[str]) -> Iterator[Request | Note | str]:
    """Read a manifest: compilations, records of the front end, and a reason for each invalid line."""
    for number, line in enumerate(Path(path).read_bytes().splitlines(), 1):
        try:
            yield _parsed(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError, IndexError) as error:
            yield f"{path}, line {number}: {error}"


def _parsed(line: Any) -> Request | Note:
    found = line.get("format") if isinstance(line, dict) else None
    if found != _FORMAT:
        raise ValueError(f"expected format {_FORMAT} of a manifest, got {found!r}")
    params = _specs(line["spec"])
    if "note" in line:
        return Note(_bytes(line["note"]), params, _bytes(line["value"]))
    provider = line["provider"]
    if provider is not None:
        provider = serialization.from_json_graph_str(provider)
        if not isinstance(provider, CallProvider):
            raise TypeError(f"expected a provider, got {type(provider).__name__}")
    texts = [line[name] for name in ("symbol", "options", "function")]
    if not all(isinstance(text, str) for text in texts):
        raise TypeError("expected symbol, options and function as text")
    symbol, options, name = texts
    return Request(_source(line["source"]), symbol, params, provider, options, name)


def _text(source: str | bytes | None) -> Any:
    if isinstance(source, bytes):
        return {"base64": base64.b64encode(source).decode()}
    return source


def _source(value: Any) -> str | bytes | None:
    return value if isinstance(value, (str, type(None))) else _bytes(value)


def _bytes(value: Any) -> bytes:
    return base64.b64decode(value["base64"], validate=True)


def _plain(params: Sequence[spec.Param]) -> Any:
    """Return specs as JSON data. A variable that is used twice is written once and then referred to by number."""
    numbers: dict[int, int] = {}
    # Fields are created on access. Keep them alive, so that no two have the same id.
    kept: list[Any] = []

    def plain(value: Any) -> Any:
        if value is None or isinstance(value, (bool, int, float)):
            return value
        if type(value).__name__ in _CLASSES:
            kept.append(value)
            if (number := numbers.get(id(value))) is not None:
                return {"same": number}
            _, (kind, *fields) = value.__reduce__()
            made = {"new": kind.__name__, "fields": [plain(field) for field in fields]}
            numbers[id(value)] = len(numbers)
            return made
        if isinstance(value, (list, tuple, Array)):
            return [plain(part) for part in value]
        return str(value)

    return plain(list(params))


def _specs(data: Any) -> list[spec.Param]:
    """Return the specs that `_plain` wrote."""
    made: list[Any] = []

    def build(value: Any) -> Any:
        if isinstance(value, list):
            return [build(part) for part in value]
        if not isinstance(value, dict):
            return value
        if "same" in value:
            return made[int(value["same"])]
        kind = _CLASSES[value["new"]]
        built = spec._rebuild(kind, *(build(field) for field in value["fields"]))
        made.append(built)
        return built

    return [param for param in build(data) if isinstance(param, spec.Param)]
