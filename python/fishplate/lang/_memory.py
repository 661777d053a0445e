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
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .. import _compiler_library
from ..registry import get_global_func
from ._fingerprint import Unknown, fingerprint

if TYPE_CHECKING:
    from ..spec import Param
    from ._jit import JitFunction

_recall = get_global_func("fishplate.compiler.recall")
_remember = get_global_func("fishplate.compiler.remember")

#: Folders of this package whose code decides what a function becomes.
_FOLDERS = ("lang", "arguments", "compiler")


class Memory:
    """What is known of one compilation before it starts."""

    def __init__(self, key: bytes, params: Sequence[Param]) -> None:
        """Keep the key."""
        self._key = key
        self._params = list(params)

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
        try:
            key = fingerprint(_FRONT_END, jit, dict(constants), kinds, options)
        except Unknown:
            return None
        return Memory(key, params)

    def recall(self) -> Any:
        """Return what was remembered; None where there is nothing."""
        note = _recall(self._key, self._params)
        return None if note is None else json.loads(bytes(note))

    def remember(self, outcome: Any) -> None:
        """Remember something that JSON can write."""
        _remember(self._key, self._params, json.dumps(outcome).encode())


def _structures(example: Any) -> Iterator[type]:
    """List the classes in an example whose methods the body may call."""
    if isinstance(example, (tuple, list)):
        if type(example) not in (tuple, list):
            yield type(example)
        for part in example:
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
