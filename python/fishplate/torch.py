"""Compiled functions as PyTorch operators, with the facts that ``torch.compile`` and export need.

.. code-block:: python

    import fishplate as fp, torch

    n = fp.sym_int()
    vector = fp.make_fake_compact_tensor(fp.Float32, (n,))
    f = fp.compile(add_one, vector, vector)
    op = fp.torch.register(f, "mylib::add_one", outputs=["b"])
    op(torch.arange(8.0))                      # also torch.ops.mylib.add_one

Schema and fake implementation follow from the function's spec.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

from . import spec
from .core import Function

__all__ = ["register"]

_Sizes = dict[Any, Any]


def register(
    function: Function | Sequence[Function],
    name: str,
    *,
    outputs: Sequence[str] = (),
    mutates: Sequence[str] | None = None,
    backward: Any = None,
    vmap: str | None = "loop",
    sharding: Any = None,
) -> Any:
    """Make an operator from a compiled function.

    An operator of tensors and numbers calls the function without entering Python. Errors of the function are then
    RuntimeErrors, as those of operators written in C++.

    Parameters
    ----------
    function
        A function of :func:`fishplate.compile` or :func:`fishplate.compiler.compile_module`. Several functions of the same
        parameters, of which some were compiled with None in place of tensors, become one operator with optional
        tensors: a call runs the function that was compiled for what the call leaves out.
    name
        The operator's name, ``"namespace::name"``.
    outputs
        Tensor parameters that the operator creates and returns instead of taking them. Their extents are fixed, or
        variables that also occur in other parameters.
    mutates
        The other tensors that the function writes to, by the names of their parameters. By default those that a kernel
        of the language writes to; other functions count as writing to all tensors, or to none beside ``outputs``.
    backward
        The gradient, for an operator with ``outputs``: a compiled function or any other one. The names of its
        parameters determine its arguments: ``grad_b`` is the gradient of the output ``b``, and the name of an argument
        or output passes that tensor or number, which is saved for it. A compiled function fills ``grad_a`` for each
        argument ``a`` that has a gradient. Any other function returns a dict of gradients by the names of the
        arguments.
    vmap
        ``"loop"`` lets ``torch.vmap`` call the operator for each element of a batch; None adds no rule.
    sharding
        How the operator runs on a ``DTensor``: ``"pointwise"`` if it treats all elements alike, ``"row"`` if it treats
        the rows of its first dimension alike, or a function as in torch's ``register_sharding``.

    Returns
    -------
    operator
        The operator, also available as ``torch.ops.namespace.name``. Arguments with a default may be left out.

    """
    functions = [*function] if isinstance(function, (list, tuple)) else [function]
    variants = [_Variant(one, outputs) for one in functions]
    first = _with_most_tensors(name, variants)
    optional = [n for n in first.names if any(n in variant.left_out for variant in variants)]
    by_choice = {variant.choice(optional): variant for variant in variants}
    tensors = [str(p.name) for p in first.params if isinstance(p, spec.Tensor)]
    _check_names("outputs", outputs, tensors)
    mutates = _written(name, variants, outputs, mutates)
    for variant in variants:
        _check_known(variant.made, variant.taken)
    names, defaults = first.names, {**dict.fromkeys(optional), **_defaults(first.function)}

    def chosen(args: Sequence[Any]) -> tuple[_Variant, list[Any]]:
        # Torch leaves out arguments that equal their defaults.
        whole = [*args, *(defaults[n] for n in names[len(args) :])]
        given = dict(zip(names, whole, strict=True))
        found = by_choice.get(tuple(given[n] is None for n in optional))
        if found is None:
            none = ", ".join(f"{n}=None" for n in optional if given[n] is None)
            raise ValueError(f"{name}: no function was compiled for {none or 'all its tensors'}")
        return found, whole

    def run(*args: Any) -> Any:
        variant, given = chosen(args)
        whole, results = variant.bind(given, check=False)
        returned = variant.function(*(tuple(a) if isinstance(a, list) else a for a in whole))
        return _returned(results) if outputs else returned

    def fake(*args: Any) -> Any:
        variant, given = chosen(args)
        return _returned(variant.bind(given, check=True)[1])

    schema = _schema(first.taken, mutates, first.made, defaults, optional)
    operator: Any = None
    if not optional:
        from ._torch_native import make

        parts = first.params, first.taken, first.made, mutates
        operator = make(first.function, name, schema, *parts)
    native = operator is not None
    if not native:
        operator = torch.library.custom_op(name, run, mutates_args=list(mutates), schema=schema)
    operator.register_fake(fake)
    if backward is not None:
        from ._torch_gradient import register_backward

        register_backward(operator, name, names, defaults, list(outputs), backward)
    if vmap == "loop":
        from ._torch_vmap import register_loop

        register_loop(operator, returns=bool(outputs))
    elif vmap is not None:
        raise ValueError(f"vmap must be 'loop' or None, got {vmap!r}")
    if sharding is not None:
        from ._torch_sharding import register_rule

        register_rule(name, sharding, len(outputs))
    return operator.operator if native else operator


class _Variant:
    """A compiled function of an operator: its parameters, those that the operator takes, and those that it makes."""

    def __init__(self, function: Function, outputs: Sequence[str]) -> None:
        self.function = function
        self.params = [p for p in _spec_of(function) if not isinstance(p, spec.EnvStream)]
        by_name = {str(param.name): param for param in self.params}
        self.taken = [param for param in self.params if str(param.name) not in outputs]
        self.made = [by_name[n] for n in outputs if isinstance(by_name.get(n), spec.Tensor)]
        self.names = [str(param.name) for param in self.taken]
        #: Tensors in place of which it was compiled with None.
        self.left_out = {n for n, param in by_name.items() if isinstance(param, spec.ConstNone)}
        self._outputs = outputs

    def writes(self, name: str) -> bool | None:
        """Tell whether the function writes to the memory of a parameter; None if that is not known."""
        place = next(i for i, param in enumerate(self.params) if str(param.name) == name)
        return {"w": True, "r": False}.get(self.function._access[place : place + 1])

    def choice(self, optional: Sequence[str]) -> tuple[bool, ...]:
        """Return which of the optional tensors are left out."""
        return tuple(n in self.left_out for n in optional)

    def bind(self, args: Sequence[Any], check: bool) -> tuple[list[Any], list[Any]]:
        """Return the arguments of the function, and among them the results, which are new tensors."""
        sizes: _Sizes = {}
        for param, arg in zip(self.taken, args, strict=True):
            _match(param, arg, sizes, check)
        device = next((a.device for a in args if isinstance(a, torch.Tensor)), None)
        results = [_empty(param, sizes, device) for param in self.made]
        given, filled = iter(args), dict(zip(self._outputs, results, strict=True))
        whole = [filled[str(p.name)] if str(p.name) in filled else next(given) for p in self.params]
        return whole, results


def _with_most_tensors(name: str, variants: Sequence[_Variant]) -> _Variant:
    """Return the function that leaves out the fewest tensors; refuse functions of other parameters."""
    if not variants:
        raise ValueError(f"{name}: an operator needs a function")
    first = min(variants, key=lambda variant: len(variant.left_out))
    for variant in variants:
        for one, other in zip(first.params, variant.params, strict=False):
            same = type(one) is type(other) or isinstance(other, spec.ConstNone)
            if str(one.name) != str(other.name) or not same:
                break
        else:
            if len(first.params) == len(variant.params):
                continue
        shown = " and ".join(str(found.function.signature) for found in (first, variant))
        raise ValueError(f"{name}: the functions take different parameters: {shown}")
    choices = [frozenset(variant.left_out) for variant in variants]
    if len(set(choices)) < len(choices):
        raise ValueError(f"{name}: two functions leave out the same tensors")
    return first


def _written(
    name: str, variants: Sequence[_Variant], outputs: Sequence[str], declared: Sequence[str] | None
) -> list[str]:
    """Return the arguments that the operator changes; refuse a declaration that leaves out one that it writes to."""
    taken = [str(p.name) for v in variants for p in v.taken if _has_memory(p)]
    taken = list(dict.fromkeys(taken))
    known = {n: [v.writes(n) for v in variants if n not in v.left_out] for n in taken}
    if declared is None:
        return [n for n in taken if True in known[n] or (None in known[n] and not outputs)]
    _check_names("mutates", declared, taken)
    for argument in taken:
        if True in known[argument] and argument not in declared:
            raise ValueError(
                f"{name}: the function writes to {argument!r}; name it in `mutates` or in `outputs`"
            )
    return list(declared)


def _defaults(function: Function) -> Mapping[str, Any]:
    return dict(function._made._defaults)


def _spec_of(function: Any) -> list[spec.Param]:
    if not isinstance(function, Function) or getattr(function, "_made", None) is None:
        got = type(function).__name__
        raise TypeError(f"expected a compiled function, got {got}: use fishplate.compile")
    return list(function.spec)


def _check_names(what: str, given: Sequence[str], tensors: Sequence[str]) -> None:
    for name in given:
        if name not in tensors:
            known = ", ".join(tensors) or "none"
            raise ValueError(
                f"{what}: {name!r} is not a tensor parameter; the tensor parameters are {known}"
            )


def _schema(
    taken: Sequence[spec.Param],
    mutates: Sequence[str],
    made: Sequence[Any],
    defaults: Mapping[str, Any],
    optional: Sequence[str],
) -> str:
    """Return the operator's schema, without its name."""
    marks = iter("abcdefghijklmnopqrstuvwxyz")
    parts = []
    for number, param in enumerate(taken):
        name = str(param.name)
        kind = "Tensor" if isinstance(param, spec.ConstNone) else _kind(param)
        if name in mutates:
            kind = kind.replace("Tensor", f"Tensor({next(marks)}!)")
        # Torch takes a default only if all arguments behind it have one too.
        ends = all(str(later.name) in defaults for later in taken[number:])
        default = (
            f"={defaults[name]}" if ends or (name in defaults and name not in optional) else ""
        )
        parts.append(f"{kind}{'?' if name in optional else ''} {name}{default}")
    results = ["Tensor"] * len(made)
    returned = results[0] if len(made) == 1 else f"({', '.join(results)})"
    return f"({', '.join(parts)}) -> {returned}"


def _has_memory(param: spec.Param) -> bool:
    """Tell whether a parameter is a tensor or a list of tensors."""
    parts = param.params if isinstance(param, spec.TupleParam) else [param]
    return all(isinstance(part, spec.Tensor) for part in parts)


def _kind(param: spec.Param) -> str:
    """Return a parameter's name in a schema."""
    if _has_memory(param):
        return "Tensor[]" if isinstance(param, spec.TupleParam) else "Tensor"
    if isinstance(param, spec.Shape):
        return "SymInt[]"
    if isinstance(param, spec.Var):
        text = str(param.dtype)
        if text == "bool":
            return "bool"
        if "float" in text:
            return "float"
        if "int" in text:
            return "SymInt"
    if isinstance(param, spec.ConstBool):
        return "bool"
    if isinstance(param, spec.ConstInt):
        return "int"
    if isinstance(param, spec.ConstFloat):
        return "float"
    kind = type(param).__name__
    raise TypeError(f"argument {str(param.name)!r}: an operator of torch cannot take a {kind}")


def _factors(entry: Any) -> list[spec.Var]:
    if isinstance(entry, spec.Var):
        return [entry]
    return list(entry.factors) if isinstance(entry, spec.Product) else []


def _flat(params: Sequence[spec.Param]) -> list[spec.Param]:
    """Return the parameters with tuples flattened in place."""
    parts = [_flat(list(p.params)) if isinstance(p, spec.TupleParam) else [p] for p in params]
    return [param for part in parts for param in part]


def _check_known(made: Sequence[spec.Tensor], taken: Sequence[spec.Param]) -> None:
    """Refuse results whose shape does not follow from the arguments."""
    known: set[Any] = set()
    for param in _flat(taken):
        entries = param.shape if isinstance(param, (spec.Tensor, spec.Shape)) else [param]
        known |= {entry for entry in entries if isinstance(entry, spec.Var)}
    for param in made:
        for number, entry in enumerate(param.shape):
            for var in _factors(entry):
                if var not in known:
                    raise ValueError(
                        f"the shape of {str(param.name)!r} is not known before the call: no argument "
                        f"says {param.name}.shape[{number}]; compile with SymInts that arguments share"
                    )


def _size(entry: Any, sizes: Mapping[Any, Any]) -> Any:
    """Compute an extent from the variables that arguments have set."""
    if isinstance(entry, int):
        return entry
    size = entry.number if isinstance(entry, spec.Product) else 1
    for var in _factors(entry):
        size = size * sizes[var]
    return size


def _match(param: spec.Param, arg: Any, sizes: _Sizes, check: bool) -> None:
    """Set the variables of a parameter; a fake call also checks a tensor against its spec."""
    if isinstance(param, spec.ConstNone):
        return
    if isinstance(param, spec.Var):
        sizes[param] = arg
    if isinstance(param, spec.TupleParam):
        if len(param.params) != len(arg):
            raise ValueError(
                f"Mismatched {param.name}, expected {len(param.params)} tensors, got {len(arg)}"
            )
        for part, value in zip(param.params, arg, strict=True):
            _match(part, value, sizes, check)
        return
    if not isinstance(param, (spec.Tensor, spec.Shape)):
        return
    extents = arg.shape if isinstance(param, spec.Tensor) else arg
    if check and isinstance(param, spec.Tensor):
        _check_tensor(param, arg)
    for number, (entry, extent) in enumerate(zip(param.shape, extents, strict=False)):
        if isinstance(entry, spec.Var) and entry not in sizes:
            sizes[entry] = extent
        elif check and isinstance(param, spec.Tensor):
            expected = _size(entry, sizes)
            torch._check(
                extent == expected,
                lambda n=number, want=expected, got=extent: (
                    f"Mismatched {param.name}.shape[{n}], expected {want}, got {got}"
                ),
            )


def _check_tensor(param: spec.Tensor, tensor: torch.Tensor) -> None:
    rank, dtype = len(param.shape), _dtype(param)
    if tensor.dim() != rank or tensor.dtype != dtype:
        raise ValueError(
            f"Mismatched {param.name}, expected {rank} dimensions of {dtype}, got {tensor.dim()} of "
            f"{tensor.dtype}"
        )


def _dtype(param: spec.Tensor) -> torch.dtype:
    found = getattr(torch, str(param.dtype), None)
    if not isinstance(found, torch.dtype):
        raise TypeError(f"argument {str(param.name)!r}: torch has no type {param.dtype}")
    return found


def _empty(param: spec.Tensor, sizes: Mapping[Any, Any], device: Any) -> torch.Tensor:
    """Create a tensor for a result."""
    shape = [_size(entry, sizes) for entry in param.shape]
    return torch.empty(shape, dtype=_dtype(param), device=device or param.device_type)


def _returned(results: list[torch.Tensor]) -> Any:
    if not results:
        return None
    return results[0] if len(results) == 1 else tuple(results)
