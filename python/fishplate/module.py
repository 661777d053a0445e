"""Modules: libraries of compiled functions, loaded from a file or linked into the program.

.. code-block:: python

    module = fishplate.load_module("kernels.so")
    module.add_one(x)
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from enum import IntFlag
from os import PathLike, fspath
from os.path import exists
from typing import Any, ClassVar

from . import core
from .registry import get_global_func, register_object

__all__ = ["Module", "ModulePropertyMask", "load_module", "system_lib"]


class ModulePropertyMask(IntFlag):
    """Capabilities of a module: bits of :py:meth:`Module.get_property_mask`."""

    BINARY_SERIALIZABLE = 0b001
    RUNNABLE = 0b010
    COMPILATION_EXPORTABLE = 0b100


_load = get_global_func("ffi.ModuleLoadFromFile")
_keep = get_global_func("ffi.ModuleGlobalsAdd")
_system_lib = get_global_func("ffi.SystemLib")
_kind = get_global_func("ffi.ModuleGetKind")
_implements = get_global_func("ffi.ModuleImplementsFunction")
_get_function = get_global_func("ffi.ModuleGetFunction")
_get_metadata = get_global_func("ffi.ModuleGetFunctionMetadata")
_get_doc = get_global_func("ffi.ModuleGetFunctionDoc")
_import_module = get_global_func("ffi.ModuleImportModule")
_clear_imports = get_global_func("ffi.ModuleClearImports")
_inspect_source = get_global_func("ffi.ModuleInspectSource")
_write_formats = get_global_func("ffi.ModuleGetWriteFormats")
_property_mask = get_global_func("ffi.ModuleGetPropertyMask")
_write_to_file = get_global_func("ffi.ModuleWriteToFile")


@register_object("ffi.Module")
class Module(core.Object):
    """A library of functions, which are its attributes: ``module.add_one(x)``.

    Attribute access caches the function; ``module["add_one"]`` looks it up again.
    """

    imports_: Sequence[Any]

    #: The name of the function that a call of the module itself calls.
    entry_name: ClassVar[str] = "main"
    __slots__ = ("__dict__",)

    @property
    def kind(self) -> str:
        """The kind of module, such as ``library``."""
        return _kind(self)

    @property
    def imports(self) -> Sequence[Module]:
        """The modules whose functions this one may look up."""
        return self.imports_

    def implements_function(self, name: str, query_imports: bool = False) -> bool:
        """Whether the module, or with ``query_imports`` one of its imports, has a function."""
        return _implements(self, name, query_imports)

    def __getattr__(self, name: str) -> core.Function:
        """Return a function by name, and cache it."""
        function = self.get_function(name)
        setattr(self, name, function)
        return function

    def __getitem__(self, name: str) -> core.Function:
        """Return a function by name."""
        if not isinstance(name, str):
            raise ValueError("Can only take string as function name")
        return self.get_function(name)

    def __call__(self, *args: Any) -> Any:
        """Call the function ``main``."""
        return getattr(self, self.entry_name)(*args)

    def __dir__(self) -> list[str]:
        """List the functions too, if the module's file lists them."""
        return sorted({*super().__dir__(), *self._known_functions()})

    def get_function(self, name: str, query_imports: bool = False) -> core.Function:
        """Return a function by name; the AttributeError names the nearest match.

        Parameters
        ----------
        name
            The name of the function.
        query_imports
            Whether to look into the imported modules too.

        """
        function = _get_function(self, name, query_imports)
        if function is None:
            raise AttributeError(self._missing(name))
        # Other kinds of modules are arbitrary classes, which may return nothing or raise an error.
        if self.kind != "library":
            return function
        metadata = _get_metadata(self, name, query_imports)
        if metadata:
            function = _with_metadata(function, metadata)
        # A function can be called even if its documentation in the library is not a string.
        with suppress(TypeError):
            doc = _get_doc(self, name, query_imports)
            # Without a docstring there is none: the docstring of the class does not describe this function. A kernel
            # has its signature.
            if doc or "signature" not in metadata:
                function.__doc__ = doc
        function.__name__ = name
        return function

    def _missing(self, name: str) -> str:
        from difflib import get_close_matches

        message = f"Module has no function '{name}'"
        nearest = get_close_matches(name, self._known_functions(), n=1)
        return f"{message}: did you mean '{nearest[0]}'?" if nearest else message

    def _known_functions(self) -> list[str]:
        """List the functions that the file exports; empty if the module has no file."""
        from .utils.elf_symbols import exported_functions

        path = self.__dict__.get("_path")
        return [] if path is None else exported_functions(path)

    def get_function_metadata(
        self, name: str, query_imports: bool = False
    ) -> dict[str, Any] | None:
        """Return the metadata of a function, mainly its ``type_schema``, or None."""
        metadata = _get_metadata(self, name, query_imports)
        return None if metadata is None else json.loads(metadata)

    def get_function_doc(self, name: str, query_imports: bool = False) -> str | None:
        """Return the documentation of a function, or None."""
        return _get_doc(self, name, query_imports) or None

    def import_module(self, module: Module) -> None:
        """Let the functions of this module look up functions of another."""
        _import_module(self, module)

    def clear_imports(self) -> None:
        """Remove all imported modules."""
        _clear_imports(self)

    def inspect_source(self, fmt: str = "") -> str:
        """Return the source in a format, if the module has it."""
        return _inspect_source(self, fmt)

    def get_write_formats(self) -> Sequence[str]:
        """Return the formats that :py:meth:`write_to_file` supports."""
        return _write_formats(self)

    def write_to_file(self, file_name: str, fmt: str = "") -> None:
        """Write the module to a file."""
        _write_to_file(self, file_name, fmt)

    def get_property_mask(self) -> int:
        """Return the capabilities of the module, as bits of :class:`ModulePropertyMask`."""
        return _property_mask(self)

    def is_binary_serializable(self) -> bool:
        """Whether the module can be turned into bytes."""
        return (self.get_property_mask() & ModulePropertyMask.BINARY_SERIALIZABLE) != 0

    def is_runnable(self) -> bool:
        """Whether the module has functions that can be called."""
        return (self.get_property_mask() & ModulePropertyMask.RUNNABLE) != 0

    def is_compilation_exportable(self) -> bool:
        """Whether the module can be written as an object file or as source."""
        return (self.get_property_mask() & ModulePropertyMask.COMPILATION_EXPORTABLE) != 0


def _with_metadata(function: core.Function, metadata: str) -> core.Function:
    """Return a function with named parameters, which fills in defaults."""
    if "arg_defaults" in metadata:
        from ._signature import signature_from_metadata

        signature = signature_from_metadata(json.loads(metadata))
        # The callee itself fills in defaults that are expressions of its language.
        if signature is not None and '"expr"' not in metadata:
            function = function.with_signature(signature)
    if '"nonblocking"' in metadata and json.loads(metadata).get("nonblocking") is True:
        function.release_gil = False
    function.__tvm_ffi_metadata__ = metadata
    return function


def system_lib(symbol_prefix: str = "") -> Module:
    """Return the module of the functions that are linked into the program itself.

    Parameters
    ----------
    symbol_prefix
        Prefix of names in look-ups; the name alone is tried next.

    """
    return _system_lib(symbol_prefix)


def load_module(path: str | PathLike[str], keep_module_alive: bool = True) -> Module:
    """Load a module from a file.

    Parameters
    ----------
    path
        The file. Its ending selects the loader: ``.so`` for libraries; the compiler loads ``.o``, objects that it
        exported, without a linker. A name without ``/`` that is not a file in the current folder is searched for by
        the system's loader.
    keep_module_alive
        Keep the module loaded until the process ends. Objects that it creates may outlive it and need its code, so
        this is the safe choice.

    """
    path = fspath(path)
    if path.endswith(".o"):
        from . import _compiler_library

        _compiler_library.load()
    if "/" not in path and exists(path):
        path = f"./{path}"
    module = _load(path)
    if keep_module_alive:
        _keep(module)
    module._path = path
    return module
