"""`cutlass.jax`: functions of tensors with layouts in JAX programs."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from typing import Any

import fishplate.cute as cute
import numpy as np
import pytest
from fishplate import cutlass
from fishplate.cutlass.jax import (
    TensorSpec,
    cutlass_call,
    cutlass_to_jax_dtype,
    get_export_disabled_safety_checks,
    jax_to_cutlass_dtype,
)
from fishplate.cutlass.jax.testing import create_tensor

jax = pytest.importorskip("jax")
jnp = pytest.importorskip("jax.numpy")


@cute.kernel
def combine_kernel(inputs: list[cute.Tensor], c: cute.Tensor, op: cute.Constexpr) -> None:
    row, column = cute.arch.block_idx()[0], cute.arch.thread_idx()[0]
    c[row, column] = op(*[tensor[row, column] for tensor in inputs])


@cute.jit
def combine(stream: Any, inputs: Any, c: cute.Tensor, *, op: cute.Constexpr) -> None:
    rows, columns = c.shape
    combine_kernel(inputs, c, op).launch(grid=rows, block=columns, stream=stream)


def arrays(*shape: int) -> tuple[Any, Any]:
    keys = jax.random.split(jax.random.key(0), 2)
    a, b = (create_tensor(shape, jnp.float32, key) for key in keys)
    return a, b


@pytest.mark.parametrize("op", [operator.add, operator.mul])
def test_arguments_are_nested_and_others_are_constants(op: Callable[[Any, Any], Any]) -> None:
    @jax.jit
    def program(inputs: Any) -> Any:
        return cutlass_call(combine, output_shape_dtype=inputs[0], op=op)(inputs) * 2

    inputs = arrays(8, 16)
    np.testing.assert_array_equal(program(inputs), op(*inputs) * 2)


def test_specs_order_the_modes() -> None:
    a, b = arrays(8, 16)
    seen = []

    def transposed(stream: Any, a: Any, b: Any, c: Any, d: Any) -> None:
        seen.extend(str(tensor.layout) for tensor in (a, b, c, d))
        cute.basic_copy(a, c)
        cute.basic_copy(b, d)

    call = cutlass_call(
        transposed,
        output_shape_dtype=(jax.ShapeDtypeStruct((16, 8), jnp.float32), b),
        input_spec=(TensorSpec(mode=(1, 0), static=True), None),
        output_spec=(None, TensorSpec(divisibility=(4, None))),
    )
    c, d = jax.jit(call)(a, b)
    np.testing.assert_array_equal(c, a.T)
    np.testing.assert_array_equal(d, b)
    assert seen == ["(16,8):(1,16)", "(8,16):(16,1)", "(16,8):(8,1)", "(8,16):(16,1)"]
    for spec, message in (
        (TensorSpec(mode=(1, 1)), "is no order of the shape"),
        (TensorSpec(divisibility=(3, 1)), "is no multiple of"),
        ((None, None), "input_spec has 2 parts for 1 arrays"),
    ):
        with pytest.raises(ValueError, match=message):
            cutlass_call(transposed, output_shape_dtype=a, input_spec=spec)(a)


def test_a_result_is_a_changed_input() -> None:
    a, b = arrays(8, 16)

    def add_to(stream: Any, a: Any, b: Any) -> None:
        combine(stream, [a, b], a, op=operator.add)

    @partial(jax.jit, donate_argnums=[0])
    def program(a: Any, b: Any) -> Any:
        return cutlass_call(add_to, output_shape_dtype=a, input_output_aliases={0: 0})(a, b)

    wanted = np.asarray(a + b)
    np.testing.assert_array_equal(program(a, b), wanted)


def test_an_exported_program_takes_other_extents() -> None:
    @jax.jit
    def program(a: Any, b: Any) -> Any:
        return cutlass_call(combine, output_shape_dtype=a, op=operator.add)([a, b])

    pytest.importorskip("flatbuffers")
    open_shape = jax.ShapeDtypeStruct(jax.export.symbolic_shape("m, 4*n"), jnp.float32)
    known = get_export_disabled_safety_checks()
    made = jax.export.export(program, disabled_checks=known)(open_shape, open_shape)
    loaded = jax.export.deserialize(made.serialize())
    for shape in ((8, 16), (3, 32)):
        a, b = arrays(*shape)
        np.testing.assert_array_equal(loaded.call(a, b), a + b)


def test_types_have_equivalents() -> None:
    assert cutlass_to_jax_dtype(cutlass.BFloat16) == jnp.bfloat16
    assert jax_to_cutlass_dtype(jnp.float32) is cutlass.Float32
