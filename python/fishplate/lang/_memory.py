"""What tracing functions gave in this process and others before: found without reading source.

A `Memory` is the key of one compilation: the function's fingerprint, those of the values that are fixed
when compiling and of the classes of structures among the arguments, the options, and the state of this
package and of the compiler's library. The spec joins the key in the compiler.
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
from ..registry import get_global_func
from ._fingerprint import Unknown, fingerprint, meanings, names_of

if TYPE_CHECKING:
    from ..spec import Param
    from ._jit import JitFunction

_recall = get_global_func("fishplate.compiler.recall")
_remember = get_global_func("fishplate.compiler.remember")

#: Folders of this package whose code decides what a function becomes.
_FOLDERS = ("lang", "arguments", "compiler")


class Memory:
    """What is known of one compilation before it starts."""

    def __init__(self, key: bytes, params: Sequence[Param], functions: dict[Any, Any]) -> None:
        """Keep the key, and the functions that it was made of, by file and line."""
        self._key = key
        self._params = list(params)
        self._functions = functions

    @staticmethod
    def of(
        jit: JitFunction,
        examples: Mapping[str, Any],
        constants: Mapping[str, Any],
        params: Sequence[Param],
        options: str,
    ) -> Memory | None:
        """Return the memory of a function with examples; None where its meaning cannot be told."""
        if "--no-cache" in options.split():
            return None
        kinds = [kind for example in examples.values() for kind in _structures(example)]
        functions: dict[Any, Any] = {}
        values = _FRONT_END, jit, dict(constants), kinds, options
        try:
            key = fingerprint(*values, functions=functions)
        except Unknown:
            return None
        return Memory(key, params, functions)

    def recall(self) -> Any:
        """Return what was remembered; None where there is nothing, or where it is true no more."""
        note = _recall(self._key, self._params)
        if note is None:
            return None
        beyond, outcome = json.loads(bytes(note))
        for file, line, names, meant in beyond:
            jit = self._functions.get((file, line))
            try:
                now = jit and meanings(jit.function, frozenset(names)).hex()
            except Unknown:
                now = None
            if now != meant:
                return None
        return outcome

    def remember(self, outcome: Any, functions: Iterable[JitFunction]) -> None:
        """Remember something that JSON can write, which was made by running these functions.

        What is run may mean more than Python's code for the function shows: types of local variables,
        and branches that Python leaves out. Those names are noted, with what they mean.
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
        _remember(self._key, self._params, json.dumps([beyond, outcome]).encode())


def _structures(example: Any) -> Iterator[type]:
    """List the classes in an example whose methods the body may call."""
    if isinstance(example, (tuple, list)):
        if type(example) not in (tuple, list):
            yield type(example)
        for part in example:
            yield from _structures(part)
    elif isinstance(example, dict):
        for part in example.values():
            yield from _structures(part)
    elif dataclasses.is_dataclass(example) and not isinstance(example, type):
        yield type(example)
        for field in dataclasses.fields(example):
            yield from _structures(getattr(example, field.name))


def _front_end() -> bytes:
    """Return what says which code of ours makes programs of functions."""
    root = os.path.dirname(os.path.dirname(__file__))
    facts: list[Any] = [sys.version]
    for folder in _FOLDERS:
        with os.scandir(os.path.join(root, folder)) as files:
            listed = [(f.name, f.stat()) for f in files if f.name.endswith(".py")]
        facts += sorted((name, stat.st_mtime_ns, stat.st_size) for name, stat in listed)
    library = os.stat(_compiler_library.load())
    return marshal.dumps((*facts, library.st_mtime_ns, library.st_size), 2)


#: Read once, when the language is loaded.
_FRONT_END = _front_end()
