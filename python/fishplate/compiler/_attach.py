"""Call providers written in Python, and :func:`attach_ffi_func`.

A provider in Python writes the body of a function. The wrapper calls it with all decoded arguments, and LLVM inlines
the call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .. import ir
from ..registry import get_global_func
from ..spec import (
    DataPointer,
    EnvStream,
    Half,
    Param,
    Product,
    Shape,
    Stream,
    Tensor,
    TupleParam,
    Var,
    _params,
    signature,
)
from ._builder import TVMFFIFunctionBuilder
from ._providers import CallProvider, PlainCall

_attach = get_global_func("fishplate.compiler.attach_ffi_func")
_attach.release_gil = True
_CALL = "__tvm_ffi__call_"


@dataclass
class CallContext:
    """Information for a call provider about the call that it writes."""

    #: The kernel's symbol.
    fn_name: str
    #: The module that holds the kernel and the wrapper, in the llvm dialect.
    module: ir.Module
    #: The first block of the function, where stack space is allocated.
    entry_block: ir.Block
    #: The parameters.
    params: list[Param]
    #: The current stream of the GPU tensors' device; None if there are no GPU tensors.
    env_stream: ir.Value | None
    #: The index of the GPU tensors' device; None if there are no GPU tensors.
    device_index: ir.Value | None
    #: The value of each variable: addresses (``tensor.data``), dynamic extents and strides, numbers, pointers.
    matched_var_binding: dict[Var, ir.Value]
    #: The arguments, a ``TVMFFIAny*``.
    raw_args: ir.Value
    #: Their number.
    raw_num_args: ir.Value
    #: Storage for the result, a ``TVMFFIAny*`` that holds None.
    raw_result: ir.Value
    #: Builder that writes operations.
    builder: TVMFFIFunctionBuilder


def is_python(provider: object) -> bool:
    """Tell whether a provider writes its call itself."""
    return (
        type(provider).__call__ is not CallProvider.__call__
        if isinstance(provider, CallProvider)
        else False
    )


def stand_in(provider: CallProvider, symbol: str, params: Sequence[Param]) -> PlainCall:
    """Return the provider that calls the code written by a provider in Python."""
    gpu = any(isinstance(p, Tensor) and p.device_type != "cpu" for p in flat(params))
    return PlainCall(_CALL + symbol, passes_result=True, passes_device=gpu, passes_args=True)


def flat(params: Sequence[Param]) -> list[Param]:
    """Return the parameters with tuples flattened."""
    found: list[Param] = []
    for param in params:
        found += flat(list(param.params)) if isinstance(param, TupleParam) else [param]
    return found


def write_call(
    module: ir.Module,
    symbol: str,
    params: Sequence[Param],
    provider: CallProvider,
    display_name: str,
) -> None:
    """Add the function that a provider in Python writes to a module of the llvm dialect."""
    plain = stand_in(provider, symbol, params)
    # The wrapper declares the types that it passes: it declares a function that is not defined yet.
    probe = str(_attach("", symbol, params, plain, display_name, True))
    name = str(plain.callee)
    with module.context, ir.Location.unknown():
        builder = TVMFFIFunctionBuilder(module)
        builder.current_fn_signature = signature(display_name, params)
        found = TVMFFIFunctionBuilder(ir.Module.parse(probe)).find(name)
        if found is None:
            raise RuntimeError(f"the wrapper of {symbol!r} declares no {name!r}")
        types = list(ir.TypeAttr(found.attributes["function_type"]).value.params)
        values, entry = builder.function(name, types, builder.i32_type, internal=True)
        rest = iter(values)
        bound: dict[Var, ir.Value] = {}
        for param in flat(params):
            for var in _passed(param):
                bound[var] = next(rest)
        gpu = bool(plain.passes_device)
        index, stream = (next(rest), next(rest)) if gpu else (None, None)
        args, count, result = rest
        context = CallContext(
            fn_name=symbol,
            module=module,
            entry_block=entry,
            params=list(params),
            env_stream=stream,
            device_index=index,
            matched_var_binding=bound,
            raw_args=args,
            raw_num_args=count,
            raw_result=result,
            builder=builder,
        )
        with ir.InsertionPoint(entry):
            last = provider(entry, context)
        if not isinstance(last, ir.Block):
            kind = type(provider).__name__
            raise TypeError(
                f"{kind}.__call__ must return the ir.Block where the code goes on, got {type(last).__name__}"
            )
        with ir.InsertionPoint(last):
            builder.return_(builder.i32(0))
        module.operation.verify()


def _passed(param: Param) -> list[Var]:
    """Return the variables that the wrapper passes for a parameter, in its order."""
    if isinstance(param, Var):
        return [param]
    if isinstance(param, Tensor):
        return [param.data, *_dynamic(param.shape), *_dynamic(param.strides or ())]
    if isinstance(param, Shape):
        return _dynamic(param.shape)
    if isinstance(param, (Stream, EnvStream, DataPointer)):
        return [param.var]
    return []


def _dynamic(dims: Sequence[Any]) -> list[Var]:
    """Return the variables of the entries that are not fixed."""
    variables = []
    for dim in dims:
        if isinstance(dim, Var):
            variables.append(dim)
        elif isinstance(dim, (Half, Product)):
            variables.append(dim.var)
    return variables


def attach_ffi_func(
    module: ir.Module,
    symbol_name: str,
    params: Sequence[Param],
    call_provider: CallProvider,
    fn_display_name: str | None = None,
) -> None:
    """Add ``__tvm_ffi_<symbol_name>`` to a module: it checks its arguments and calls the kernel.

    Parameters
    ----------
    module
        A module in the llvm dialect that holds the kernel; it is changed in place.
    symbol_name
        The kernel's symbol.
    params
        The parameters of the function, from :mod:`fishplate.spec`.
    call_provider
        How the kernel is called: one of the classes here, or one of your own.
    fn_display_name
        The name in messages; by default the symbol.

    """
    params = _params(params)
    display_name = symbol_name if fn_display_name is None else fn_display_name
    provider = call_provider
    if is_python(provider):
        write_call(module, symbol_name, params, provider, display_name)
        provider = stand_in(provider, symbol_name, params)
    text = str(_attach(str(module), symbol_name, params, provider, display_name, False))
    known = {_symbol(operation) for operation in module.body.operations}
    with module.context:
        for operation in list(ir.Module.parse(text).body.operations):
            if _symbol(operation) not in known:
                operation.detach_from_parent()
                module.body.append(operation)
    module.operation.verify()


def _symbol(operation: Any) -> str | None:
    attributes = operation.operation.attributes
    return str(attributes["sym_name"].value) if "sym_name" in attributes else None


def as_hook(
    provider: CallProvider,
    symbol: str,
    params: Sequence[Param],
    display_name: str,
    before: Callable[[str], str | None] | None,
) -> Callable[[str], str]:
    """Return a hook that writes the call of a provider in Python, after the current hook has run."""

    def write(text: str) -> str:
        if before is not None:
            text = before(text) or text
        with ir.Context() as context:
            module = ir.Module.parse(text, context)
            write_call(module, symbol, params, provider, display_name)
            return str(module)

    return write
