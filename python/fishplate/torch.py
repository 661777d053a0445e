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
    function: Function,
    name: str,
    *,
    outputs: Sequence[str] = (),
    mutates: Sequence[str] | None = None,
    backward: Any = None,
    vmap: str | None = "loop",
    sharding: Any = None,
) -> Any:
    """Make an operator from a compiled function.

    An operator that makes its results from tensors and numbers calls the function without entering Python. Errors of the
    function are then RuntimeErrors, as those of operators written in C++.

    Parameters
    ----------
    function
        A function of :func:`fishplate.compile` or :func:`fishplate.compiler.compile_module`.
    name
        The operator's name, ``"namespace::name"``.
    outputs
        Tensor parameters that the operator creates and returns instead of taking them. Their extents are fixed, or
        variables that also occur in other parameters.
    mutates
        The other tensor parameters that the function writes to; by default all of them if ``outputs`` is not given,
        else none.
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
    params = [p for p in _spec_of(function) if not isinstance(p, spec.EnvStream)]
    by_name = {str(param.name): param for param in params}
    tensors = [n for n, param in by_name.items() if isinstance(param, spec.Tensor)]
    _check_names("outputs", outputs, tensors)
    if mutates is None:
        mutates = [] if outputs else tensors
    _check_names("mutates", mutates, [n for n in tensors if n not in outputs])
    taken = [param for param in params if str(param.name) not in outputs]
    made = [by_name[n] for n in outputs]
    _check_known(made, taken)

    defaults = _defaults(function)
    names = [str(param.name) for param in taken]

    def bind(args: Sequence[Any], check: bool) -> tuple[list[Any], list[Any]]:
        sizes: _Sizes = {}
        # Torch leaves out arguments that equal their defaults.
        args = [*args, *(defaults[name] for name in names[len(args) :])]
        for param, arg in zip(taken, args, strict=True):
            _match(param, arg, sizes, check)
        device = next((a.device for a in args if isinstance(a, torch.Tensor)), None)
        results = [_empty(param, sizes, device) for param in made]
        given, filled = iter(args), dict(zip(outputs, results, strict=True))
        whole = [filled[str(p.name)] if str(p.name) in filled else next(given) for p in params]
        return whole, results

    def run(*args: Any) -> Any:
        whole, results = bind(args, check=False)
        returned = function(*(tuple(a) if isinstance(a, list) else a for a in whole))
        return _returned(results) if made else returned

    def fake(*args: Any) -> Any:
        return _returned(bind(args, check=True)[1])

    schema = _schema(taken, mutates, made, defaults)
    operator: Any = None
    if not mutates:
        from ._torch_native import make

        operator = make(function, name, schema, params, taken, made)
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
) -> str:
    """Return the operator's schema, without its name."""
    marks = iter("abcdefghijklmnopqrstuvwxyz")
    parts = []
    for param in taken:
        kind = _kind(param)
        if str(param.name) in mutates:
            kind = f"Tensor({next(marks)}!)"
        default = f"={defaults[str(param.name)]}" if str(param.name) in defaults else ""
        parts.append(f"{kind} {param.name}{default}")
    results = ["Tensor"] * len(made)
    returned = results[0] if len(made) == 1 else f"({', '.join(results)})"
    return f"({', '.join(parts)}) -> {returned}"


def _kind(param: spec.Param) -> str:
    """Return a parameter's name in a schema."""
    if isinstance(param, spec.Tensor):
        return "Tensor"
    if isinstance(param, spec.TupleParam) and all(isinstance(p, spec.Tensor) for p in param.params):
        return "Tensor[]"
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
