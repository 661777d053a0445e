"""Functions of tensors with layouts in JAX programs, under the CuTe DSL's names. JAX is imported on first use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...arguments._scalar import scalar_type
from ...cute._functions import CuteFunction
from ...cute._missing import missing
from ...cute._tuples import select
from . import testing

__all__ = [
    "TensorSpec",
    "cutlass_call",
    "cutlass_to_jax_dtype",
    "get_export_disabled_safety_checks",
    "jax_to_cutlass_dtype",
    "testing",
]


@dataclass(frozen=True)
class TensorSpec:
    """How a function sees an array.

    Parameters
    ----------
    mode
        The order of the array's dimensions in the function; None is that of the array.
    static
        Accepted: a function is compiled for the shapes that JAX traces, which are known when compiling.
    divisibility
        Numbers that divide the extents, or None.

    """

    mode: Sequence[int] | None = None
    static: bool | None = None
    divisibility: Sequence[int | None] | None = None

    def check(self, shape: Sequence[int]) -> None:
        """Refuse an array that the spec does not fit."""
        if self.mode is not None and sorted(self.mode) != list(range(len(shape))):
            raise ValueError(f"TensorSpec: mode={self.mode} is no order of the shape {shape}")
        for extent, number in zip(shape, self.divisibility or (), strict=False):
            if number and isinstance(extent, int) and extent % number:
                raise ValueError(
                    f"TensorSpec: the shape {shape} is no multiple of {self.divisibility}"
                )

    def seen(self, tensor: Any) -> Any:
        """Return a tensor of the function as the spec says."""
        return tensor if self.mode is None else select(tensor, self.mode)


def cutlass_call(
    fn: Callable[..., Any],
    *,
    output_shape_dtype: Any,
    input_spec: Any = None,
    output_spec: Any = None,
    input_output_aliases: Mapping[int, int] | None = None,
    use_static_tensors: bool = False,
    **kwargs: Any,
) -> Callable[..., Any]:
    """Return a function of JAX arrays that calls ``fn(stream, *inputs, *outputs, **kwargs)``.

    Parameters
    ----------
    fn
        A function of :func:`fishplate.cute.jit`, or one that calls such functions. Its stream is None, which means the
        stream of JAX.
    output_shape_dtype
        Shapes and types of the results: a ``jax.ShapeDtypeStruct``, or a tuple or list of them.
    input_spec, output_spec
        A :class:`TensorSpec` or None for each array, nested like the arrays.
    input_output_aliases
        Which results are changed inputs: the function gets no tensor for such a result.
    use_static_tensors
        Accepted, as in :class:`TensorSpec`.
    kwargs
        Other arguments of the function, which are known when compiling.

    """
    import jax

    from ... import jax as calls

    results, out_tree = jax.tree.flatten(output_shape_dtype)
    aliases = dict(input_output_aliases or {})

    def apply(*inputs: Any) -> Any:
        arrays, in_tree = jax.tree.flatten(inputs)
        given = _specs(input_spec, in_tree, "input_spec")
        made = _specs(output_spec, out_tree, "output_spec")
        for spec, array in zip((*given, *made), (*arrays, *results), strict=True):
            spec.check(array.shape)

        def launch(tensors: Sequence[Any]) -> None:
            before, after = list(tensors[: len(arrays)]), list(tensors[len(arrays) :])
            for at, result in aliases.items():
                before[at] = after[result]
            read = [spec.seen(tensor) for spec, tensor in zip(given, before, strict=True)]
            written = [
                spec.seen(tensor)
                for at, (spec, tensor) in enumerate(zip(made, after, strict=True))
                if at not in aliases.values()
            ]
            fn(None, *jax.tree.unflatten(in_tree, read), *written, **kwargs)

        def whole(*tensors: Any) -> None:
            launch(tensors)

        call = calls.call(CuteFunction(whole, None), results, input_output_aliases=aliases)
        return jax.tree.unflatten(out_tree, call(*arrays))

    return apply


def _specs(given: Any, tree: Any, name: str) -> list[TensorSpec]:
    """Return a spec for each array."""
    import jax

    count = tree.num_leaves
    if given is None or isinstance(given, TensorSpec):
        return [given or TensorSpec()] * count
    found = jax.tree.leaves(
        given, is_leaf=lambda part: part is None or isinstance(part, TensorSpec)
    )
    if len(found) != count:
        raise ValueError(f"cutlass_call: {name} has {len(found)} parts for {count} arrays")
    return [spec or TensorSpec() for spec in found]


def cutlass_to_jax_dtype(kind: Any) -> Any:
    """Return JAX's type for a scalar type."""
    import jax.numpy as jnp

    return jnp.dtype(str(kind.dtype))


def jax_to_cutlass_dtype(kind: Any) -> Any:
    """Return the scalar type for a type of JAX."""
    import jax.numpy as jnp

    from ... import dtype

    return scalar_type(dtype(str(jnp.dtype(kind))))


def get_export_disabled_safety_checks() -> list[Any]:
    """Return the checks of ``jax.export`` that refuse calls of compiled functions."""
    import jax

    from ... import jax as calls

    return [jax.export.DisabledSafetyCheck.custom_call(calls.TARGET)]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"jax.{name}", "cutlass"))
