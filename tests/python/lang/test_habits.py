"""Habits of people who know Python and NumPy: in a kernel they mean the same, or are refused."""

from __future__ import annotations

import enum
import math
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import fishplate as fp
from fishplate.compiler._options import option_classes


@fp.jit
def members(n: fp.Int64) -> Any:
    table = {1: 2, 5: 4}
    return (
        n in table,
        n in table.keys(),
        n in table.values(),
        n in {1, 5},
        n in range(3, 8),
        n in range(5),
        n in range(9, 0, -4),
        n not in range(4, 9, 2),
        n in range(0),
    )


@pytest.mark.parametrize("n", [1, 2, 4, 5, 9])
def test_in_looks_through_dicts_and_ranges(n: int) -> None:
    assert tuple(members(n)) == members.function(n)


@fp.jit
def in_range(x: fp.Float64) -> Any:
    return x in range(1, 4)


def test_a_range_holds_whole_floats() -> None:
    assert [in_range(x) for x in (0.0, 1.0, 1.5, 3.0, 4.0)] == [False, True, False, True, False]


@fp.jit
def backwards(x: fp.Tensor) -> Any:
    total = 0.0
    for row in reversed(x):
        for item in reversed(row):
            total = total * 2 + item
    return total


def test_tensors_are_gone_through_backwards() -> None:
    x = np.arange(1.0, 7).reshape(2, 3)
    assert backwards(x) == backwards.function(x)


@fp.jit
def functions(x: fp.Float64, n: fp.Int64) -> Any:
    known = math.gcd(12, 18) + math.comb(5, 2) + math.factorial(4)
    return (
        math.degrees(x),
        math.radians(x),
        math.log(x, 3),
        math.log(x, x + 1),
        known,
        n.astype(np.float32),
    )


def test_functions_of_math() -> None:
    wanted = math.degrees(2.5), math.radians(2.5), math.log(2.5, 3), math.log(2.5, 3.5), 40, 3.0
    assert np.allclose(tuple(functions(2.5, 3)), wanted, rtol=1e-15)


@fp.jit
def by_type(x: fp.Tensor) -> Any:
    if x.dtype == np.float32 or x.dtype == "int8":
        return 1
    return 2 if x.dtype == np.dtype("float64") and x.dtype != np.int64 else 3


def test_scalar_types_equal_those_of_numpy() -> None:
    assert [by_type(np.zeros(1, kind)) for kind in ("f4", "i1", "f8", "i4")] == [1, 1, 2, 3]
    assert fp.Float32 == fp.float32 and fp.Float32 != fp.Float64 and fp.Int8 != int
    assert fp.TFloat32 != np.float32 and len({fp.Float32, fp.Float32}) == 1


@fp.jit
def at(x: Any, i: fp.Int32) -> Any:
    if isinstance(x, fp.Tensor):
        return x[i]
    return x * 2 if isinstance(x, (fp.Int32, fp.Float32)) else -1


def test_what_an_argument_is() -> None:
    assert at(np.arange(3.0), 2) == 2.0
    assert (at(5, 0), at(1.5, 0), at(True, 0)) == (10, 3.0, -1)


class Kind(enum.IntEnum):
    SMALL = 2
    LARGE = 5


class Ratio(float):
    """A float with a name."""


@fp.jit
def with_enumerations(x: fp.Tensor, kind: fp.Constexpr) -> Any:
    total = x[0] * kind + Ratio(0.5)
    if kind is Kind.SMALL:
        total += Kind.LARGE
    x[kind] = kind
    return total, kind


def test_classes_derived_from_numbers() -> None:
    x = np.full(6, 3.0)
    assert tuple(with_enumerations(x, Kind.SMALL)) == (11.5, 2)
    assert tuple(with_enumerations(x, Kind.LARGE)) == (15.5, 5)
    assert (x[2], x[5]) == (2.0, 5.0)


class Pair(NamedTuple):
    x: fp.Tensor
    y: fp.Float64


@fp.jit
def structures(pair: Pair, layout: fp.Layout) -> Any:
    return pair.x[0] * pair.y, layout.shape[0], layout.stride[1]


def test_a_tuple_is_seen_as_the_named_tuple_of_its_annotation() -> None:
    x = np.full(2, 3.0)
    assert tuple(structures((x, 2.5), ((4, 2), (2, 1)))) == (7.5, 4, 1)
    made = fp.compile(structures, Pair(x, 2.5), fp.Layout((fp.sym_int(), 2), (2, 1)))
    assert tuple(made((x, 2.0), ((8, 2), (2, 1)))) == (6.0, 8, 1)


@fp.jit
def show(x: fp.Tensor, n: fp.Int32) -> None:
    print(x.shape, [n, (x[0], "a")], {"n": n}, Pair(n, x[1]), (), (n,), (1, None, np.float32(2)))  # type: ignore[arg-type]
    print(f"{x.shape} {(n, 1.5)!r} {[]} {(1, 2)}")
    assert n > 5, f"{x.shape} and {n}"


def test_containers_of_values_are_written_as_python_does(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(AssertionError, match=r"^\(3,\) and 4 \("):
        show(np.arange(3.0), 4)
    assert capfd.readouterr().out.splitlines() == [
        "(3,) [4, (0.0, 'a')] {'n': 4} Pair(x=4, y=1.0) () (4,) (1, None, 2.0)",
        "(3,) (4, 1.5) [] (1, 2)",
    ]


def key(x: fp.Tensor, n: fp.Int32) -> Any:
    return {1: 2, 3: 4}.get(n, 0)


def key_of_set(x: fp.Tensor, n: fp.Int32) -> Any:
    return len({n, n + 1})


def tensors_equal(x: fp.Tensor, n: fp.Int32) -> Any:
    return 1 if x == x[0:2] else 2


def tensor_equals_number(x: fp.Tensor, n: fp.Int32) -> Any:
    return 1 if x == 0 else 2


def sum_of_numpy(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = np.sum(x[1:])


def where_of_numpy(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = np.where(n > 2, 1.0, 2.0)


def maximum_of_numpy(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = np.maximum(x[1], 2.0)


def method(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = x.sum()


def factorial(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = math.factorial(n)


def endless_sum(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = sum(x[i % 4] * n for i in range(10**9))


def negative_power(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = n**-1


def no_such_function(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = fp.math.softplus(x[1])


TABLE = [1.0, 2.0, 3.0]
CONSTANTS = np.array(TABLE)


def index_of_a_list(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = TABLE[n]


def index_of_a_global_array(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = CONSTANTS[n]


def type_before_shape(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = fp.local_array(fp.Float64, 8)[0]


def shape_that_is_not_known(x: fp.Tensor, n: fp.Int32) -> None:
    x[0] = fp.local_array(n, fp.Float64)[0]


REFUSED = {
    index_of_a_list: "a tensor can be indexed at run time, where a list cannot",
    index_of_a_global_array: "pass an array that you index at run time as an argument",
    type_before_shape: "must be ints known when compiling; the type comes after the shape",
    shape_that_is_not_known: "the shape of a local array must be ints known when compiling",
    key: "cannot be a key of a dict or set",
    key_of_set: "cannot be a key of a dict or set",
    tensors_equal: "`x` is a tensor: compare its elements",
    tensor_equals_number: "`x` is a tensor: compare its elements",
    sum_of_numpy: "which functions of NumPy cannot see into",
    where_of_numpy: "Boolean known only at run time is used where NumPy needs a number",
    maximum_of_numpy: "NumPy's `maximum` does not take a Float64",
    method: "a tensor in a kernel has no `sum`; it has `shape`",
    factorial: "`math.factorial` takes no values known only at run time",
    endless_sum: "this would be more than 524288 operations",
    negative_power: "an integer to the power of -1 is not an integer",
    no_such_function: "fp.math has no `softplus`; it has acos",
}


@pytest.mark.parametrize("function", REFUSED, ids=lambda function: function.__name__)
def test_what_would_not_mean_the_same_is_refused(function: Any) -> None:
    with pytest.raises(fp.CompileError) as error:
        fp.compile(function, np.zeros(4), 3)
    assert REFUSED[function] in error.value.reason
    assert error.value.lineno in (function.__code__.co_firstlineno + 1,)


@fp.jit
def first(x: fp.Tensor) -> Any:
    return x[0]


@pytest.mark.parametrize("kind", ["S3", ">f8", "O", "M8[s]", "g"])
def test_arrays_that_cannot_be_lent_are_named(kind: str) -> None:
    with pytest.raises(fp.CompileError, match="argument 'x': DLPack only supports"):
        first(np.zeros(3, kind))


def test_read_only_arrays_can_be_read() -> None:
    x = np.ones(3)
    x.flags.writeable = False
    assert first(x) == 1


@fp.jit
def choose(flag: fp.Boolean, *, other: fp.Boolean = False) -> Any:
    return flag, other


def test_booleans_of_numpy() -> None:
    for _ in range(3):
        assert choose(np.True_) == (True, False)
        assert choose(np.float64(1) > 2, other=np.True_) == (False, True)
        assert choose(True) == (True, False)


@pytest.mark.parametrize("alignment", [1, 3, 12, 48])
def test_alignments_that_are_no_power_of_two(alignment: int) -> None:
    fake = fp.make_fake_compact_tensor(fp.Float64, (fp.sym_int(),), assumed_align=alignment)
    made = fp.compile(first, fake)
    assert f"llvm.align = {alignment & -alignment} : i64" in made.mlir


def test_bad_fakes_are_refused() -> None:
    with pytest.raises(ValueError, match="shape elements must not be negative, got -3"):
        fp.make_fake_compact_tensor(fp.Float32, (2, -3))
    with pytest.raises(ValueError, match="assumed_align must be a positive int below 2"):
        fp.make_fake_tensor(fp.Float32, (2,), (1,), assumed_align=1 << 63)


def test_options_in_brackets() -> None:
    assert fp._ON_DEMAND["compiler"] == {*option_classes(), "CompiledFunction"}
    made = fp.compile[fp.OptLevel(2), fp.EnableTVMFFI](first, np.ones(2))
    assert made(np.ones(2)) == 1


def test_names_of_other_packages_lead_to_ours() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'prange': use fp.parallel_range$"):
        fp.prange  # noqa: B018
    with pytest.raises(
        AttributeError, match=r"'make_ptr': use fp.Pointer\(dtype, address, memspace\)"
    ):
        fp.make_ptr  # noqa: B018
    with pytest.raises(
        AttributeError, match="'zipped_divide': use fishplate.layout.zipped_divide$"
    ):
        fp.zipped_divide  # noqa: B018
    with pytest.raises(AttributeError, match="'zeros': use NumPy, torch or JAX"):
        fp.zeros  # noqa: B018
    with pytest.raises(AttributeError, match="Did you mean 'thread_idx'?"):
        fp.thread_id  # noqa: B018
    with pytest.raises(AttributeError, match="Did you mean 'parallel_range'?"):
        fp.parallel  # noqa: B018
    with pytest.raises(AttributeError, match="has no attribute 'qqqqqq'$"):
        fp.qqqqqq  # noqa: B018
    assert not hasattr(fp, "prange")
    with pytest.raises(
        TypeError, match="unexpected keyword argument 'parallel': use fp.parallel_range"
    ):
        fp.jit(parallel=True)
    with pytest.raises(TypeError, match="argument 'speed'; it takes options and source"):
        fp.jit(speed=3)


def test_digits_of_results_are_all_there() -> None:
    @fp.jit
    def both(n: fp.Int32) -> tuple[int, float]:
        return n, n / 3.0

    result = both(1)
    assert repr(result) == "(1, 0.3333333333333333)" and tuple(result) == (1, 1 / 3)
    assert (
        repr(fp.convert([0.1, 2.0, 1e-5, 1e16, 123456789.25]))
        == "(0.1, 2, 1e-05, 1e+16, 123456789.25)"
    )


def test_compiled_functions_show_their_signature(tmp_path: Path) -> None:
    @fp.jit
    def documented(x: fp.Tensor) -> None:
        """Add one."""
        for i in range(x.shape[0]):
            x[i] += 1

    made = fp.compile(documented, np.zeros(3, np.float32))
    assert repr(made) == "<fishplate.Function documented(x: Tensor([n0], float32))>"
    made.export(tmp_path / "documented.so")
    module = fp.load_module(str(tmp_path / "documented.so"))
    assert repr(module.documented) == repr(made) and module.documented.__doc__ == "Add one."
    # `help` describes the function itself if the function has a docstring.
    silent = fp.compile(first, np.ones(2))
    assert silent.__doc__ == "Compiled function `first(x: Tensor([n0], float64)) -> float`."
    silent.export(tmp_path / "silent.so")
    again = fp.load_module(str(tmp_path / "silent.so"))
    assert again.first.__doc__ == silent.__doc__
    assert dir(module).count("documented") == 1
    assert repr(fp.get_global_func("ffi.Array")) == "ffi.Function"


def test_what_only_compiled_functions_have() -> None:
    with pytest.raises(
        AttributeError,
        match=r"'export'; a compiled function has it: fp.compile\(first, ...\).export$",
    ):
        first.export  # noqa: B018
    with pytest.raises(AttributeError, match="has no attribute 'exprot'$"):
        first.exprot  # noqa: B018
    assert not hasattr(first, "_made")


@pytest.mark.parametrize("kind", [np.ndarray, np.float32, fp.Tensor])
def test_a_class_is_no_example_of_a_tensor(kind: type) -> None:
    with pytest.raises(
        TypeError, match=f"expected a tensor, got the class {kind.__name__}: give an array"
    ):
        fp.compile(first, kind)


def fills_an_array_of_numpy(x: fp.Tensor) -> None:
    y = np.zeros(3)
    y[0] = x[0]


def asks_for_the_length_of_a_number(x: fp.Tensor) -> None:
    len(x)


def test_errors_of_arrays_name_the_way_out() -> None:
    with pytest.raises(
        fp.CompileError, match="an array that NumPy makes when compiling .*fp.local_array"
    ):
        fp.jit(fills_an_array_of_numpy)(np.ones(3))
    with pytest.raises(fp.CompileError, match="`x` has no dimensions, and so no length"):
        fp.jit(asks_for_the_length_of_a_number)(np.ones(()))
