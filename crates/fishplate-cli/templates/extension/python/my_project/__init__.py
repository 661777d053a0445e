"""Functions and a class from the native library. Run `python build_native.py` first."""

from pathlib import Path

import fishplate

_LIBRARY = Path(__file__).with_name("extension.so")
if not _LIBRARY.exists():
    raise ImportError(
        f"{_LIBRARY} is missing: run `python build_native.py` in the project's folder"
    )
_module = fishplate.load_module(str(_LIBRARY))

add_one = _module.add_one
scale = _module.scale


@fishplate.register_object("my_project.Counter")
class Counter(fishplate.Object):
    """Counts. Its fields and methods come from the native library."""


__all__ = ["Counter", "add_one", "scale"]
