"""Contents of the modules of MLIR dialects: classes and functions from the dialect's model, each made on first access.

A module only holds its :class:`Dialect`. The model lists the names, and native code implements them: fields of types,
attributes and operations are reflected, ``get`` and builders are FFI functions.

A module may have handwritten extras: functions that replace generated ones, and classes (:class:`Extended`) that are
bases of generated ones.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from . import _compiler_library, _core, _dialect_enum, ir
from .core import Signature
from .registry import get_global_func, register_object

if TYPE_CHECKING:
    import inspect

__all__ = ["Dialect", "Extended", "ValueLike"]

#: Accepted as a value: a value, or an operation with one result.
ValueLike: TypeAlias = "ir.Value | ir.OpView | ir.Operation"

_load = get_global_func("ir.dialect.load")
_is_linked = get_global_func("ir.dialect.is_linked")
_names = get_global_func("ir.dialect.names")
_describe = get_global_func("ir.dialect.describe")
_doc = get_global_func("ir.dialect.doc")
_bind = get_global_func("ir.dialect.bind")
_get = get_global_func("ir.dialect.get")
_builder = get_global_func("ir.dialect.builder")
_register = get_global_func("ir.dialect.register")
_unknown_dependencies = get_global_func("ir.dialect.unknown_dependencies")

_DIALECTS: dict[str, Dialect] = {}

#: Converts an FFI value to its Python form.
_Convert = Callable[[Any], Any]


class Extended(ir.OpView):
    """The base of extras, from which generated classes of operations derive.

    Names defined in the body of an extra are not generated. Its ``__init__`` calls the generated one as ``_build``.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        def _build(self, *args: Any, **keywords: Any) -> None: ...


class Dialect:
    """A dialect: the source of the contents of its module."""

    def __init__(
        self, name: str, file: str | None, module: str | None = None, extras: str | None = None
    ) -> None:
        """Use the model next to a file, or the library's own if there is none.

        ``extras`` is the module with the handwritten part. It is imported when a name is first looked up.
        """
        self.name = name
        self._module = module
        self._extras = extras
        if file is None and module is not None and not _is_linked(name):
            raise ImportError(
                f"The compiler's library does not contain MLIR's dialect `{name}`: run "
                f"`pip install fishplate-mlir-all`, whose library contains all of them",
                name=_compiler_library.COMPLETE_PACKAGE,
            )
        if file is not None:
            model = os.path.join(os.path.dirname(file), f"{name}.dialect.json")
            with open(model, encoding="utf-8") as text:
                found = _load(_amended(name, text.read()), model)
            if found != name:
                raise ValueError(f"{model} is the model of dialect {found!r}, not of {name!r}")
            hooks = _import_hooks(file, f"{module or name}_hooks", f"{name}_hooks.py")
            self._extras = extras or hooks
        self._classes: dict[str, Any] = {}
        #: Classes that a program declares. The dialect adds the names that they lack.
        self.declared: dict[str, Any] = {}
        _DIALECTS.setdefault(name, self)

    def register(self, context: ir.Context | None = None, *, load: bool = True) -> None:
        """Make the dialect known to a context, by default the current one.

        Dialects that it depends on become known too, if their modules are loaded, are in the same package, or are in
        one of `ir.dialect_search_prefixes`.

        Parameters
        ----------
        context
            The context.
        load
            Whether to load it now rather than on first use.

        """
        self._import_dependencies()
        _register(self.name, context, load)

    def _import_dependencies(self) -> None:
        """Import the modules of the dialects that it depends on, where such modules exist."""
        package = (self._module or "").rpartition(".")[0]
        for class_name in _unknown_dependencies(self.name):
            # A dialect's name is that of its C++ class in lower case, as for MLIR's own dialects.
            name = class_name.rpartition("::")[2].removesuffix("Dialect").lower()
            if package and importlib.util.find_spec(f"{package}.{name}") is not None:
                importlib.import_module(f"{package}.{name}")
            else:
                ir._registry._import_dialect(name)
            if name in _DIALECTS and class_name not in _unknown_dependencies(self.name):
                _DIALECTS[name]._import_dependencies()

    def __getattr__(self, name: str) -> Any:
        """Return the class or function of a name, created on first access."""
        if name == "__all__":
            return dir(self)
        if name.startswith("__"):
            raise AttributeError(name)
        if name == "_Dialect":
            return self._dialect_class()
        made = self.__dict__.get("_classes", {}).get(name)
        if made is None:
            made = self._make(name)
            self._keep(name, made)
        return made

    def _make(self, name: str) -> Any:
        alias = getattr(self._extra_module(), "_ALIASES", {}).get(name)
        if alias is not None:
            return getattr(self, alias)
        is_extra = name.startswith("_") or name in self._extra_names()
        extra = getattr(self._extra_module(), name, None) if is_extra else None
        described = _describe(self.name, name)
        if extra is not None and (described is None or not isinstance(extra, type)):
            return extra
        if described is None:
            raise AttributeError(f"dialect {self.name!r} has no {name!r}")
        row = json.loads(described)
        if row["kind"] == "op":
            return _make_operation(self, name, row, extra or ir.OpView)
        if row["kind"] in ("type", "attr"):
            return _make_definition(self, name, row, extra)
        return _MAKERS[row["kind"]](self, name, row)

    def _dialect_class(self) -> type:
        """Return the class of the dialect below `ir.Dialect`."""
        known = ir._cext.class_of_dialect(self.name)
        if known is not ir.Dialect:
            return known
        names = {"DIALECT_NAMESPACE": self.name, "__module__": self._module or __name__}
        return ir._cext.register_dialect(type("_Dialect", (ir.Dialect,), names))

    def _extra_module(self) -> Any:
        return None if self._extras is None else importlib.import_module(self._extras)

    def _extra_names(self) -> list[str]:
        return getattr(self._extra_module(), "__all__", [])

    def __dir__(self) -> list[str]:
        """Return all names."""
        return [*{*_names(self.name), *self._extra_names()}, "register"]

    def _keep(self, name: str, made: Any) -> None:
        self._classes[name] = made
        module = sys.modules.get(self._module or "")
        if module is not None:
            module.__dict__.setdefault(name, made)

    def _class(self, name: str, base: Any, namespace: dict[str, Any]) -> type:
        """Return a new class, or the declared one with the names of the namespace that its body lacks."""
        cls = self.declared.get(name)
        if cls is None:
            made: type = type(base)(name, (base,), namespace)
            return made
        for key, value in namespace.items():
            if key not in cls.__dict__ and key != "__slots__":
                setattr(cls, key, staticmethod(value) if key == "__new__" else value)
        filled: type = cls
        return filled

    def _namespace(self, row: Mapping[str, Any]) -> dict[str, Any]:
        module = self._module or f"fishplate.dialects.{self.name}"
        return {"__slots__": (), "__module__": module, "__doc__": row["doc"] or None}


def _amended(name: str, model: str) -> str:
    """Import the ready-made hooks of a dialect, which may also amend its model."""
    if importlib.util.find_spec(f"fishplate._hooks.{name}") is None:
        return model
    ready = importlib.import_module(f"fishplate._hooks.{name}")
    amend = getattr(ready, "amend", None)
    if amend is None:
        return model
    changed = json.loads(model)
    amend(changed)
    return json.dumps(changed)


def _import_hooks(file: str, module: str, name: str) -> str | None:
    """Import the user's hooks, a file beside the module of a dialect, and return the name of their module."""
    path = os.path.join(os.path.dirname(file), name)
    if not os.path.exists(path):
        return None
    if module in sys.modules:
        return module
    spec = importlib.util.spec_from_file_location(module, path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[module] = made
    try:
        spec.loader.exec_module(made)
    except BaseException:
        del sys.modules[module]
        raise
    return module


def find(name: str) -> Dialect:
    """Return the dialect of a name: a loaded one, one from a module, or one made from the model alone."""
    if name not in _DIALECTS:
        ir._registry._import_dialect(name)
    return _DIALECTS.get(name) or Dialect(name, None)


def class_of_key(key: str) -> type | None:
    """Return the class of a type key such as ``arith.AddIOp``, if a model has it."""
    name, _, rest = key.partition(".")
    try:
        made = getattr(find(name), rest)
    except (AttributeError, ValueError):
        return None
    return made if isinstance(made, type) else None


# Enumerations.


def _make_enum(dialect: Dialect, name: str, row: Mapping[str, Any]) -> type:
    base: Any = _dialect_enum.Flag if row["flag"] else _dialect_enum.Enum
    namespace = type(base).__prepare__(name, (base,))
    namespace["__module__"] = dialect._namespace(row)["__module__"]
    namespace["__doc__"] = row["doc"]
    if row["flag"]:
        namespace["__separator__"] = row["separator"]
        namespace["__groups_first__"] = row["groups_first"]
    for case, value, text in row["cases"]:
        namespace[case] = value, text
    made: type = type(base)(name, (base,), namespace)
    return made


# Values.


def _converter(shape: Any, many: Any = tuple) -> _Convert | None:
    """Return the function that converts a value to its Python form, or None if no conversion is needed. Several values
    become a `many`: a list for types and attributes, as in MLIR's package, but a tuple for operations, because
    changing a list would not change the operation."""
    if shape == "dict":
        return dict
    if "enum" in shape:
        return _enum_converter(shape["enum"])
    if "array" in shape:
        inner = _converter(shape["array"], many)
        if inner is None:
            return many  # type: ignore[no-any-return]
        return lambda values: many(map(inner, values))
    return None


def _enum_converter(ref: Mapping[str, str]) -> _Convert:
    made: list[Any] = []

    def convert(value: Any) -> Any:
        if not made:
            try:
                made.append(getattr(find(ref["dialect"]), ref["name"]))
            except (AttributeError, ValueError):
                made.append(int)
        return made[0](value)

    return convert


def _property(native: Any, convert: _Convert | None, deletable: bool) -> Any:
    """Return the property of a field that can be deleted, or whose values are converted."""
    read, write = native.fget, native.fset
    if convert is not None:
        raw, change = read, convert

        def read(self: Any) -> Any:
            value = raw(self)
            return value if value is None or isinstance(value, ir.Attribute) else change(value)

    delete = (lambda self: write(self, None)) if deletable else None
    return property(read, write, delete, native.__doc__)


# Types and attributes.


def _get_function(dialect: Dialect, name: str, row: Mapping[str, Any]) -> Any:
    get = _get(dialect.name, name)
    names = [param["name"] for param in row["params"]]
    optional: Any = {param["name"]: None for param in row["params"] if param["optional"]}
    optional["context"] = None
    get._signature = Signature((*names, "context"), optional, 1, ())
    get.__name__, get.__qualname__ = "get", f"{name}.get"
    get.__doc__ = f"Return the {row['static_name']} with these parameters."
    get.__tvm_ffi_metadata__ = {"inspect": lambda: _inspect(row, name, ["context"])}
    return get


def _make_definition(
    dialect: Dialect, name: str, row: Mapping[str, Any], extra: Any = None
) -> type:
    """Return the class of a type or attribute, with the methods of a handwritten class if there is one."""
    base: Any = ir.Type if row["kind"] == "type" else ir.Attribute
    static_name, names = row["static_name"], tuple(param["name"] for param in row["params"])
    get = _get_function(dialect, name, row)

    def __new__(cls: type, value: Any) -> Any:
        if isinstance(value, cls):
            return value
        got = getattr(type(value), "static_name", None) or f"{type(value).__name__} {value}"
        raise ValueError(f"Cannot cast to {name}: expected {static_name}, got {got}")

    def parse(cls: type, text: str, context: ir.Context | None = None) -> Any:
        return cls(base.parse(text, context))

    def replace(self: Any, **changes: Any) -> Any:
        unknown = changes.keys() - set(names)
        if unknown:
            raise TypeError(f"{static_name} has no parameter {min(unknown)!r}; it has {names}")
        values = (changes.get(param, getattr(self, param)) for param in names)
        return get(*values, context=self.context)

    namespace = dialect._namespace(row)
    namespace |= {
        "static_name": static_name,
        "mnemonic": row["mnemonic"],
        "PARAMETER_NAMES": names,
        "__new__": __new__,
        "get": staticmethod(get),
        "parse": classmethod(parse),
        "replace": replace,
    }
    parse.__doc__ = f"Return the {static_name} of a text."
    replace.__doc__ = "Return the same with other values for some parameters."
    if extra is not None:
        namespace["_get"] = namespace["get"]
        namespace |= {key: value for key, value in vars(extra).items() if key[:2] != "__"}
    cls = dialect._class(name, base, namespace)
    register_object(_bind(dialect.name, name), init=False)(cls)
    for param in row["params"]:
        convert = _converter(param["shape"], ir._elements.Elements)
        if convert is not None:
            setattr(cls, param["name"], _property(cls.__dict__[param["name"]], convert, False))
    return cls


# Operations.


def _native(build: Any) -> Any:
    """Keep the GIL in calls of a builder: like the methods of operations, it never waits while it holds the GIL."""
    build.release_gil = False
    return build


def _make_operation(dialect: Dialect, name: str, row: Mapping[str, Any], base: Any) -> type:
    build = _native(_builder(dialect.name, name, True))
    described = json.loads(_describe(dialect.name, row["builder"]))
    _sign(build, name, described, "name")

    def __init__(self: Any, *args: Any, **keywords: Any) -> None:
        self.__move_handle_from__(build(*args, **keywords))

    __init__.__signature__ = _of_method(_inspect(described, name, []))  # type: ignore[attr-defined]
    namespace = dialect._namespace(row)
    namespace |= {
        "OPERATION_NAME": row["operation"],
        "OPERAND_NAMES": tuple(row["operands"]),
        "ATTRIBUTE_NAMES": tuple(row["attributes"]),
        "RESULT_NAMES": tuple(row["results"]),
        "__init__": __init__,
    }
    own = vars(base) if base is not ir.OpView else {}
    if "__init__" in own:
        namespace["_build"] = namespace.pop("__init__")
    if own.get("__doc__"):
        namespace["__doc__"] = f"{own['__doc__']}\n\n{namespace['__doc__'] or ''}".rstrip()
    cls = dialect._class(name, base, namespace)
    register_object(_bind(dialect.name, name))(cls)
    if vars(cls).get("__init__") is __init__:
        _core._make_by(cls, build)
    for field, shape in row["shapes"].items():
        convert, deletable = _converter(shape), field in row["deletable"]
        if convert is not None or deletable:
            setattr(cls, field, _property(cls.__dict__[field], convert, deletable))
    if len(row["results"]) > 1 and "result_" in vars(cls):
        # `Operation.result` is the only result. Of several, it is the one that is called `result`.
        cls.result = vars(cls)["result_"]  # type: ignore[attr-defined]
    if ir._conventions.as_mlir:
        _return_attributes(cls)
    for field in own.keys() & vars(cls).keys() - {"__doc__", "__module__", "__slots__"}:
        delattr(cls, field)
    return cls


def _return_attributes(cls: Any) -> None:
    """Let the properties of a class return attributes instead of plain values, as MLIR's package does."""
    for field in cls.ATTRIBUTE_NAMES:
        native = vars(cls).get(field)
        if native is not None:
            setattr(cls, field, _attribute_property(field, native))


def _attribute_property(field: str, native: Any) -> property:
    def read(self: Any) -> Any:
        held = self.attributes.get(field)
        if held is None:
            return False if native.__get__(self) is False else self._absent_attribute(field)
        return True if isinstance(held, ir.UnitAttr) else held

    def write(self: Any, value: Any) -> None:
        if isinstance(value, ir.Attribute):
            self.attributes[field] = value
        else:
            native.__set__(self, value)

    def delete(self: Any) -> None:
        del self.attributes[field]

    return property(read, write, delete, native.__doc__)


def _follow_mlir() -> None:
    for dialect in _DIALECTS.values():
        for made in dialect._classes.values():
            if isinstance(made, type) and issubclass(made, ir.OpView):
                _return_attributes(made)


ir._conventions.when_followed(_follow_mlir)


def _of_method(signature: inspect.Signature) -> inspect.Signature:
    """Return the signature with `self` as the first parameter."""
    import inspect

    this = inspect.Parameter("self", inspect.Parameter.POSITIONAL_ONLY)
    return signature.replace(parameters=[this, *signature.parameters.values()])


def _sign(function: Any, name: str, row: Mapping[str, Any], spelling: str) -> None:
    """Give a builder names and defaults for calls by keyword.

    Functions spell the names of arguments in small letters, classes as the dialect declares them.
    """
    names = tuple(param[spelling] for param in row["params"])
    optional: Any = {param[spelling]: None for param in row["params"] if param["optional"]}
    function._signature = Signature(names, optional, len(optional), ())
    function.__name__ = function.__qualname__ = name
    function.__tvm_ffi_metadata__ = {"inspect": lambda: _inspect(row, name, [], spelling)}


def _make_builder(dialect: Dialect, name: str, row: Mapping[str, Any]) -> Any:
    build = _native(_builder(dialect.name, row["class"], row["vary"]))
    _sign(build, name, row, "keyword")
    # `help` shows no signature for native functions.
    shown = _inspect(row, name, [], "keyword")
    build.__doc__ = f"{name}{shown}\n\n{row['doc']}".rstrip()
    build.__module__ = dialect._namespace(row)["__module__"]
    if not row["many"] and not row["vary"]:
        return build

    def function(*args: Any, **keywords: Any) -> Any:
        made = build(*args, **keywords)
        if not row["vary"]:
            return tuple(made)
        results = tuple(made.results)
        return results if len(results) > 1 else results[0] if results else made

    function.__name__ = function.__qualname__ = name
    function.__module__ = build.__module__
    function.__doc__ = row["doc"] or None
    function.__signature__ = shown  # type: ignore[attr-defined]
    return function


def _inspect(
    row: Mapping[str, Any], name: str, more: list[str], spelling: str = "name"
) -> inspect.Signature:
    """Return the text that `help` shows for a function."""
    import inspect

    def shown(annotation: str) -> str:
        return annotation.replace("_ir.", "").replace("_d.", "").replace("_Sequence", "Sequence")

    kinds = inspect.Parameter
    parameters = []
    for param in row["params"]:
        optional = param["optional"]
        kind = kinds.KEYWORD_ONLY if optional and "returns" in row else kinds.POSITIONAL_OR_KEYWORD
        default = None if optional else kinds.empty
        annotation = shown(param["annotation"])
        parameters.append(kinds(param[spelling], kind, default=default, annotation=annotation))
    for extra in more:
        annotation = f"{extra.capitalize()} | None"
        parameters.append(kinds(extra, kinds.KEYWORD_ONLY, default=None, annotation=annotation))
    returns = shown(row["returns"]) if "returns" in row else name
    parameters.sort(key=lambda parameter: parameter.default is not kinds.empty)
    parameters.sort(key=lambda parameter: parameter.kind)
    return inspect.Signature(parameters, return_annotation=returns)


_MAKERS: dict[str, Callable[[Dialect, str, Mapping[str, Any]], Any]] = {
    "enum": _make_enum,
    "builder": _make_builder,
}
