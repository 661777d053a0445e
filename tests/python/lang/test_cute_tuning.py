"""Parameters chosen by timing, and what programs for the CuTe DSL say of streams, dependent launches and types."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest
from fishplate.cute import testing


def test_tune_returns_the_fastest_of_those_that_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare(base: int, *, pause: float, count: int) -> Any:
        if pause < 0:
            raise ValueError("no negative pause")
        return lambda: base * pause * count

    # A call returns its time.
    monkeypatch.setattr(testing, "benchmark", lambda call, **how: call())

    best = testing.tune(
        prepare,
        params_dict={"pause": [-1, 0.02, 0.001], "count": [1, 2]},
        kernel_arguments=testing.JitArguments(1),
        warmup_iterations=0,
        iterations=1,
    )
    assert best == {"pause": 0.001, "count": 1}
    with pytest.raises(ValueError, match=r"no configuration could be run:\n\{'pause': -1, 'count'"):
        testing.tune(
            prepare, {"pause": [-1], "count": [1]}, kernel_arguments=testing.JitArguments(1)
        )


def test_a_tuned_function_tries_again_for_new_arguments() -> None:
    tried = []

    @testing.autotune_jit(
        params_dict={"step": [1, 3, 2]},
        update_on_change=["n"],
        warmup_iterations=0,
        iterations=1,
    )
    @cute.jit
    def count_up(x: cute.Tensor, n: cutlass.Int32, step: cutlass.Constexpr = 1) -> None:
        tried.append(step)
        if step == 3:
            raise ValueError("not by 3")
        for at in cutlass.range_constexpr(0, 4, step):
            for more in cutlass.range_constexpr(step):
                x[at + more] = n

    x = np.zeros(4, np.int32)
    for n, known in ((5, 3), (5, 3), (6, 3)):
        count_up(x, n)
        assert x.tolist() == [n] * 4
        assert len(set(tried)) == known
    assert count_up.__name__ == "count_up"
    cute.compile(count_up, x, 7, step=2)(x, 7)
    assert x.tolist() == [7] * 4
    with pytest.raises(ValueError, match="autotune_jit: count_up has no parameter 'steps'"):
        testing.autotune_jit({"steps": [1]})(cute.jit(count_up.__wrapped__))


@cute.kernel
def set_to(x: cute.Tensor, value: cutlass.Int32) -> None:
    cute.arch.griddepcontrol_wait()
    x[cute.arch.thread_idx()[0]] = value
    cute.arch.griddepcontrol_launch_dependents()


@cute.jit
def launch_set_to(x: cute.Tensor, value: cutlass.Int32, stream: Any) -> None:
    set_to(x, value).launch(grid=1, block=4, stream=stream, use_pdl=True)


def test_the_stream_of_the_environment_is_none_for_arrays_of_the_host() -> None:
    fake = fp.make_fake_compact_tensor(fp.Int32, (cute.sym_int(),))
    stream = cute.runtime.make_fake_stream(use_tvm_ffi_env_stream=True)
    compiled = cute.compile(launch_set_to, fake, 1, stream)
    x = np.zeros(4, np.int32)
    compiled(x, 9)
    assert x.tolist() == [9] * 4


def test_types_stand_for_types_of_mlir() -> None:
    assert cutlass.Float32.mlir_type is cutlass.Float32
    assert (cutlass.Float32.bytes, cutlass.Int8.bytes) == (4, 1)
    with pytest.raises(AttributeError, match="Float4E2M1FN has 4 bits"):
        _ = cutlass.Float4E2M1FN.bytes


def test_vectors_and_shapes_take_other_forms() -> None:
    @cute.jit
    def reshape(x: cute.Tensor, y: cute.Tensor) -> None:
        rows = cute.make_fragment((4, 3), cutlass.Float32)
        cute.basic_copy(x, rows)
        # A shape may split a mode of another.
        sums = rows.load().reshape((2, 6)) + rows.load().reshape((2, (2, 3)))
        y.store(sums.reshape((4, 3)))
        assert cute.is_static(rows) and cute.is_static(((4, 3), cute.make_layout(4)))
        assert not cute.is_static(x) and not cute.is_static((4, x.shape[0]))
        assert cute.append_ones(rows, up_to_rank=4).shape == (4, 3, 1, 1)
        assert str(cute.prepend_ones(rows.layout)) == "(1,4,3):(0,1,4)"

    x, y = np.arange(12, dtype=np.float32).reshape(4, 3), np.zeros((4, 3), np.float32)
    reshape(x, cute.runtime.from_dlpack(y))
    assert (y == 2 * x).all()
    assert cute.append_ones((2, 3)) == (2, 3, 1)
    assert not cute.is_static((4, cute.sym_int()))


def test_hints_of_other_names_have_no_effect() -> None:
    @cute.jit
    def count_up(x: cute.Tensor) -> None:
        for at in cutlass.range(x.shape[0], unrol_full=True):
            x[at] = at

    x = np.zeros(4, np.int32)
    with pytest.warns(UserWarning, match="there is no hint unrol_full="):
        count_up(x)
    assert x.tolist() == [0, 1, 2, 3]
