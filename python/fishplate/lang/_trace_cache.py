"""The trace cache: modules that earlier processes traced, found without reading the function's source.

A `TraceEntry` is the key of one compilation. It holds the fingerprints of the function, of its compile-time
constants and of the classes of structures among the arguments, and the options. It also holds the state of this
package and of the compiler's library. The compiler adds the spec to the key.
"""

from __future__ import annotations

import dataclasses
import json
import marshal
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .. import _compiler_library
from ..arguments._annotations import Pointer, c_pointers, pointee
from ..compiler._manifest import Note, record_note
from ..registry import get_global_func
from ._fingerprint import Unknown, fingerprint, meanings, names_of
from ._value import type_name

if TYPE_CHECKING:
    from ..spec import Param
    from ._jit import JitFunction

_recall = get_global_func("fishplate.compiler.recall")
_remember = get_global_func("fishplate.compiler.remember")

#: Folders of this package whose code takes part in tracing.
_FOLDERS = (".", "lang", "arguments", "compiler", "cute")


class TraceEntry:
    """The entry of one compilation in the trace cache."""

    def __init__(
        self, key: bytes, params: Sequence[Param], functions: dict[Any, Any], options: str
    ) -> None:
        """Store the key, the functions that it was computed from, by file and line, and the options."""
        self._key = key
        self._params = list(params)
        self._functions = functions
        self._options = options

    @staticmethod
    def of(
        jit: JitFunction,
        examples: Mapping[str, Any],
        constants: Mapping[str, Any],
        params: Sequence[Param],
        options: str,
    ) -> TraceEntry | None:
        """Return the entry of a function with examples; None if the function has no fingerprint."""
        kinds = [kind for example in examples.values() for kind in _structures(example, set())]
        pointees = map(pointee, jit._annotations.values())
        kinds += [type_name(dtype) for dtype in pointees if dtype is not None]
        functions: dict[Any, Any] = {}
        values = _FRONT_END, jit, dict(constants), kinds, options
        try:
            key = fingerprint(*values, functions=functions)
        except Unknown:
            return None
        return TraceEntry(key, params, functions, options)

    def recall(self) -> Any:
        """Return the stored outcome; None if there is none, or if it is out of date."""
        note = _recall(self._key, self._params)
        if note is None:
            return None
        beyond, features, outcome = json.loads(bytes(note))
        if features is not None and features != self._features():
            return None
        for file, line, names, meant in beyond:
            jit = self._functions.get((file, line))
            try:
                now = jit and meanings(jit.function, frozenset(names)).hex()
            except Unknown:
                now = None
            if now != meant:
                return None
        record_note(Note(self._key, self._params, bytes(note)))
        return outcome

    def _features(self) -> list[str]:
        """Return the features of the target."""
        from ._vector_access import features_of

        return list(features_of(self._options))

    def remember(
        self, outcome: Any, functions: Iterable[JitFunction], asks_target: bool = False
    ) -> None:
        """Store an outcome of running these functions, which must be JSON data, and which may depend on the target.

        The rewritten code may read more names than Python's code object shows: annotations of local
        variables, and branches that Python drops. Those names are stored with their meaning.
        """
        beyond = []
        try:
            for jit in functions:
                code = jit.function.__code__
                names = names_of(jit.traced.__code__)
                meant = meanings(jit.function, names)
                if meant != meanings(jit.function, names_of(code)):
                    place = code.co_filename, code.co_firstlineno
                    beyond.append([*place, sorted(names), meant.hex()])
        except Unknown:
            return
        features = self._features() if asks_target else None
        note = json.dumps([beyond, features, outcome]).encode()
        _remember(self._key, self._params, note)
        record_note(Note(self._key, self._params, note))


def _structures(example: Any, seen: set[int]) -> Iterator[Any]:
    """List the classes in an example whose methods the body may call, and the element types of its pointers."""
    if id(example) in seen:
        return
    if isinstance(example, (tuple, list)):
        seen.add(id(example))
        if type(example) not in (tuple, list):
            yield type(example)
        for part in example:
            yield from _structures(part, seen)
    elif isinstance(example, dict):
        seen.add(id(example))
        for part in example.values():
            yield from _structures(part, seen)
    elif hasattr(type(example), "__c_pointers__"):
        yield type(example)
        for pointer in c_pointers(example):
            yield from _structures(pointer, seen)
    elif isinstance(example, Pointer):
        # The spec of a pointer does not contain its element type.
        yield None if example.dtype is None else type_name(example.dtype)
    elif dataclasses.is_dataclass(example) and not isinstance(example, type):
        seen.add(id(example))
        yield type(example)
        for field in dataclasses.fields(example):
            yield from _structures(getattr(example, field.name), seen)


def _front_end() -> bytes:
    """Return bytes that identify the code of this package that traces functions."""
    root = os.path.dirname(os.path.dirname(__file__))
    facts: list[Any] = [sys.version]
    for folder in _FOLDERS:
        with os.scandir(os.path.join(root, folder)) as files:
            # Includes the extension, which computes layouts.
            listed = [(f.name, f.stat()) for f in files if f.name.endswith((".py", ".so"))]
        facts += sorted((name, stat.st_mtime_ns, stat.st_size) for name, stat in listed)
    library = os.stat(_compiler_library.load())
    return marshal.dumps((*facts, library.st_mtime_ns, library.st_size), 2)


#: Read once, when the language is loaded.
_FRONT_END = _front_end()
