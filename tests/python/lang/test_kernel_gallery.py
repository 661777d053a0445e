"""The kernels of examples/gpu, on the CPU against NumPy in Float64, and their PTX. With a GPU that torch
knows, they run there."""

from __future__ import annotations

import importlib
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest

GALLERY = Path(__file__).resolve().parents[3] / "examples/gpu"
HELPERS = ("arrays", "rows")
NAMES = sorted(path.stem for path in GALLERY.glob("*.py") if path.stem not in HELPERS)


@pytest.fixture(autouse=True)
def gallery(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Return a function that imports an example; examples import each other by plain names."""
    monkeypatch.syspath_prepend(GALLERY)
    for name in (*NAMES, *HELPERS):
        sys.modules.pop(name, None)
    yield importlib.import_module
    for name in (*NAMES, *HELPERS):
        sys.modules.pop(name, None)


def agrees(capsys: pytest.CaptureFixture[str], name: str) -> bool:
    out = capsys.readouterr().out
    return out.startswith(f"{name}: on ") and out.endswith(": True\n")


@pytest.mark.parametrize("name", NAMES)
def test_an_example_agrees_with_numpy(
    gallery: Any, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    gallery(name).main()
    assert agrees(capsys, name)


@pytest.mark.parametrize("name", NAMES)
def test_no_example_has_a_race(
    gallery: Any, name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", "1")
    gallery(name).main()
    assert agrees(capsys, name)


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("add_one", (1,)),
        ("add_one", (1024,)),
        ("softmax", (3, 2)),
        ("softmax", (2, 4096)),
        ("softmax_wide", (1, 4)),
        ("softmax_wide", (1, 8192)),
        ("rmsnorm", (3, 1027)),
        ("rmsnorm_wide", (1, 8196)),
        ("layernorm", (2, 2048)),
        ("sum", (5,)),
        ("transpose", (32, 64)),
        ("matmul", (64, 16, 64)),
        ("matmul", (3, 5, 7)),
        ("matmul_bf16", (128, 32, 256)),
        ("matmul_hopper", (1, 8, 8)),
        ("matmul_hopper", (130, 72, 520)),
        ("matmul_fp8", (65, 144, 24)),
        ("matmul_fp32", (1, 4, 4)),
        ("matmul_ragged", (1, 1, 1)),
        ("matmul_ragged", (129, 67, 259)),
        ("matmul_splitk", (1, 64, 8, 1, 1)),
        ("matmul_splitk", (130, 328, 520, 1, 4)),
        ("matmul_splitk", (9, 328, 264, 5, 1)),
        ("matmul_grouped", ((0, 1, 0), 8, 8)),
        ("matmul_grouped", ((129, 128, 0, 257), 72, 520)),
        ("attention", (1, 4, 1)),
        ("attention_hopper", (1, 1)),
        ("attention_hopper", (129, 257, 128, 3, 1)),
        ("attention_varlen", ((1,), (1,))),
        ("attention_varlen", ((129, 1, 128), (140, 130, 0), 128, 3, 1)),
    ],
)
def test_other_sizes(
    gallery: Any, name: str, sizes: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    gallery(name).main(*sizes)
    assert agrees(capsys, name)


def shapes_of(name: str, choose: random.Random) -> tuple[Any, ...]:
    """Return small sizes of an example, with whole and partial tiles."""

    def some(most: int, step: int = 1) -> int:
        return choose.randint(1, most // step) * step

    def lengths(most: int) -> tuple[int, ...]:
        return tuple(choose.choice((0, 1, some(most), 128)) for _ in range(choose.randint(1, 4)))

    if name == "attention_hopper":
        shared_by = choose.randint(1, 3)
        return some(300), some(300), choose.choice((64, 128)), shared_by, shared_by
    if name == "attention_varlen":
        queries = (*lengths(200), some(200))
        keys = (some(300), *[choose.choice((0, 1, some(300), 256)) for _ in queries[1:]])
        return queries, keys, choose.choice((64, 128)), 2, choose.choice((1, 2))
    if name == "matmul_grouped":
        return (*lengths(200), some(200)), some(200, 8), some(300, 8)
    if name == "matmul_splitk":
        return some(150), 192 + some(300, 8), some(150, 8), *choose.choice(((1, 1), (3, 1), (1, 2)))
    step = {"matmul_ragged": 1, "matmul_fp32": 4, "matmul_fp8": 16}.get(name, 8)
    return some(300), some(300, step), some(300, step)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", [name for name in NAMES if re.match("matmul_[^bt]|att.*_", name)])
def test_random_sizes(
    gallery: Any, name: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes = shapes_of(name, random.Random(f"{name} {seed}"))
    gallery(name).main(*sizes)
    assert agrees(capsys, name), sizes


@pytest.mark.parametrize("a_turned", [False, True])
@pytest.mark.parametrize("b_turned", [False, True])
@pytest.mark.parametrize("activation", [None, "relu", "silu"])
def test_a_product_is_fused_with_what_follows(
    gallery: Any, a_turned: bool, b_turned: bool, activation: str | None
) -> None:
    arrays, module = gallery("arrays"), gallery("matmul_hopper")
    n, k, m = 72, 72, 264
    a, b = arrays.random(n, k), arrays.random(k, m, seed=1)
    factors = [
        arrays.put_bfloat16(np.ascontiguousarray(x.T) if turned else x)
        for x, turned in ((a, a_turned), (b, b_turned))
    ]
    bias = arrays.put(arrays.random(m, seed=2))
    c = arrays.put_bfloat16(np.zeros((n, m), np.float32))
    form = module.Form(a_turned, b_turned, activation)
    module.matmul_fused(*factors, c, 0.5, bias, 2, form)
    wide = [arrays.get(x) for x in factors]
    left, right = (x.T if turned else x for x, turned in zip(wide, form[:2], strict=True))
    wanted = left @ right * 0.5 + arrays.get(bias)
    if activation == "relu":
        wanted = np.maximum(wanted, 0)
    elif activation == "silu":
        wanted = wanted / (1 + np.exp(-wanted))
    assert np.allclose(arrays.get(c), wanted, rtol=1 / 64, atol=0.05)


@pytest.mark.parametrize("size", [64, 128])
@pytest.mark.parametrize("bad", [np.inf, -np.inf, np.nan])
def test_sequences_do_not_see_each_other(gallery: Any, size: int, bad: float) -> None:
    arrays, module = gallery("arrays"), gallery("attention_varlen")
    queries, keys = (130, 3, 5), (150, 129, 1)
    starts = [np.cumsum((0, *lengths)).astype(np.int32) for lengths in (queries, keys)]
    shapes = (sum(queries), 2, size), (sum(keys), 1, size), (sum(keys), 1, size)
    clean = [arrays.random(*shape, seed=i) for i, shape in enumerate(shapes)]
    for sequence, is_causal in ((0, False), (0, True), (1, False), (2, True)):
        given = []
        for x, begin in zip(clean, (starts[0], starts[1], starts[1]), strict=True):
            own = slice(begin[sequence], begin[sequence + 1])
            spoilt = np.full_like(x, bad)
            spoilt[own] = x[own]
            given.append(spoilt)
        q, k, v = (arrays.put_bfloat16(x) for x in given)
        out = arrays.put_bfloat16(np.zeros(shapes[0], np.float32))
        places = [arrays.put(s) for s in starts]
        module.attention_varlen(q, k, v, out, *places, max(queries), size**-0.5, size, is_causal)
        wide = [arrays.get(arrays.put_bfloat16(x)) for x in clean]
        wanted = module.expected(*wide, starts, size**-0.5, is_causal)
        own = slice(starts[0][sequence], starts[0][sequence + 1])
        assert np.allclose(arrays.get(out)[own], wanted[own], rtol=1 / 64, atol=0.02)


@pytest.mark.parametrize("is_half", [False, True])
@pytest.mark.parametrize("in_place", [False, True])
def test_a_product_adds_to_a_matrix(gallery: Any, is_half: bool, in_place: bool) -> None:
    arrays, module = gallery("arrays"), gallery("matmul_hopper")
    n, k, m = 130, 72, 264

    def put(x: Any) -> Any:
        return arrays.put(x.astype(np.float16)) if is_half else arrays.put_bfloat16(x)

    a, b, old = (
        put(arrays.random(*shape, seed=i)) for i, shape in enumerate(((n, k), (k, m), (n, m)))
    )
    wanted = 0.5 * (arrays.get(a) @ arrays.get(b)) - 2 * arrays.get(old)
    c = old if in_place else put(np.zeros((n, m), np.float32))
    module.matmul_fused(a, b, c, 0.5, None, 2, module.Form(), old, -2.0)
    assert np.allclose(arrays.get(c), wanted, rtol=1 / 64, atol=0.05)
    with pytest.raises(AssertionError, match="source has another shape than c"):
        module.matmul_fused(a, b, c, 0.5, None, 2, module.Form(), old[1:], -2.0)


#: Types of factors, and which of them may be transposed: 8-bit floats are summed along rows.
FORMS = [(kind, a, b) for kind in ("bfloat16", "float16") for a in (0, 1) for b in (0, 1)]


@pytest.mark.parametrize(("kind", "a_turned", "b_turned"), [*FORMS, ("float8", 0, 1)])
def test_a_product_of_any_shape_is_fused_with_what_follows(
    gallery: Any, kind: str, a_turned: int, b_turned: int
) -> None:
    arrays, module, whole = (gallery(x) for x in ("arrays", "matmul_ragged", "matmul_hopper"))
    n, k, m, size = 67, 45, 131, 1 if kind == "float8" else 2

    def put(x: Any, kind: str) -> Any:
        if kind == "float16":
            return arrays.put(x.astype(np.float16))
        return {"bfloat16": arrays.put_bfloat16, "float8": arrays.put_float8}[kind](x)

    factors = []
    for seed, (shape, turned) in enumerate((((n, k), a_turned), ((k, m), b_turned))):
        x = arrays.random(*shape, seed=seed)
        factors.append(put(np.ascontiguousarray(x.T) if turned else x, kind))
    wide = [arrays.get(x) for x in factors]
    rooms = [
        put(np.ones((len(x), module.padded(x.shape[1], size)), np.float32), kind) for x in wide
    ]
    out = "float16" if kind == "float16" else "bfloat16"
    source, c = put(arrays.random(n, m, seed=2), out), put(np.zeros((n, m), np.float32), out)
    bias = arrays.put(arrays.random(m, seed=3))
    form = whole.Form(bool(a_turned), bool(b_turned), "relu")
    after = 0.5, bias, 2, form, source, -2.0
    scales = [None, None]
    if kind == "float8":
        scales = [arrays.put(abs(arrays.random(count, seed=count))) for count in (n, m)]
    module.matmul_ragged_fused(*factors, c, *rooms, *after, *scales)
    left, right = (x.T if turned else x for x, turned in zip(wide, form[:2], strict=True))
    product = left @ right * 0.5
    if kind == "float8":
        product *= np.outer(*map(arrays.get, scales))
    wanted = product - 2 * arrays.get(source) + arrays.get(bias)
    assert np.allclose(arrays.get(c), np.maximum(wanted, 0), rtol=1 / 64, atol=0.05)


def fake(dtype: Any, rank: int) -> Any:
    shape = tuple(fp.sym_int() for _ in range(rank))
    order = tuple(range(rank))[::-1]
    return fp.make_fake_compact_tensor(dtype, shape, stride_order=order, memspace="gmem")


def ptx_of(function: Any, *examples: Any, arch: str = "sm_90") -> str:
    return fp.compile(function, *examples, options=f"--gpu-arch {arch}").ptx


def test_ptx_reads_and_writes_16_bytes_at_a_time(gallery: Any) -> None:
    text = ptx_of(gallery("softmax").softmax, fake(fp.Float32, 2), fake(fp.Float32, 2), 2)
    assert "ld.global.nc.v4" in text and "st.global.v4" in text and "ex2.approx" in text
    assert "shfl.sync.bfly" in text and ".local" not in text


def test_ptx_of_tensor_cores(gallery: Any) -> None:
    matrices = [fake(fp.BFloat16, 2) for _ in range(3)]
    text = ptx_of(gallery("matmul_bf16").matmul_bf16, *matrices)
    assert "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32" in text
    assert "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16" in text
    assert "cp.async.cg.shared.global" in text
    assert re.search(r"cp\.async\.wait_group\s+2", text)
    assert ".extern .shared" in text and ".local" not in text


def test_ptx_of_warpgroup_products(gallery: Any) -> None:
    matrices = [fake(fp.BFloat16, 2) for _ in range(3)]
    function = gallery("matmul_hopper").matmul_hopper
    text = ptx_of(function, *matrices, fp.Int32(0), arch="sm_90a")
    products = re.findall(r"wgmma\.mma_async\.sync\.aligned\.m64n256k16\S+ \{(.*?)\}", text)
    # The sums stay in the same registers.
    assert len(products) % 4 == 0 and len(set(products)) == 1
    assert text.count("cp.async.bulk.tensor.2d.shared") == 5 and ".param .align 64 .b8" in text
    # Two parts of a tile of c: eight stores of four matrices, then two copies, for each.
    assert text.count("stmatrix.sync.aligned.m8n8.x4") == 16
    assert text.count("cp.async.bulk.tensor.2d.global") == 4
    assert "cvta.param" in text and ".local" not in text
    with pytest.raises(fp.CompileError, match="needs the option --gpu-arch sm_90a"):
        ptx_of(function, *matrices, fp.Int32(0))


def test_shapes_that_do_not_fit(gallery: Any) -> None:
    arrays, softmax = gallery("arrays"), gallery("softmax").softmax
    x, out = arrays.empty((2, 3000)), arrays.empty((2, 3000))
    with pytest.raises(AssertionError, match="the rows are too long for `per`"):
        softmax(x, out, 2)


def test_what_a_gpu_cannot_read_at_once_is_refused(gallery: Any) -> None:
    arrays, softmax = gallery("arrays"), gallery("softmax").softmax
    x, y, out = arrays.empty(1025), arrays.empty(1025), arrays.empty((4, 8))
    for name in ("add_one", "device_copy"):
        function = getattr(gallery(name), name)
        function(x[4:1000], y[4:1000])
        with pytest.raises(AssertionError, match="is not aligned to 16 bytes"):
            function(x[1:], y[:-1])
    softmax(arrays.empty((4, 12))[:, 4:], out, 1)
    softmax(arrays.empty((4, 9))[:, 2:], out[:, :7], 1)
    for wrong in (arrays.empty((4, 12))[:, 1:9], arrays.empty((4, 9))[:, :8]):
        with pytest.raises(AssertionError, match="rows start where VEC elements cannot be read"):
            softmax(wrong, out, 1)


def test_a_warp_multiplies_all_or_nothing(gallery: Any) -> None:
    if gallery("arrays").TORCH is not None:
        pytest.skip("a GPU says nothing")

    @fp.kernel
    def partial(out: fp.Tensor) -> None:
        if fp.thread_idx().x < 30:
            d = fp.mma_bf16((0, 0, 0, 0), (0, 0), (0, 0, 0, 0))
            out[0] = d[0]

    with pytest.raises(RuntimeError, match="matrices need all 32 threads of a warp"):
        partial(np.zeros(1, np.float32)).launch(grid=1, block=32)


def test_what_vectors_cannot_be() -> None:
    @fp.kernel
    def strided(x: fp.Tensor) -> None:
        x.load_vec(0, 4)

    @fp.kernel
    def wide(x: fp.Tensor) -> None:
        x.load_vec(0, 8)

    x = np.zeros((8, 2), np.float32)
    with pytest.raises(fp.CompileError, match="`.*` are not known to be contiguous"):
        strided(x[:, 0]).launch(grid=1, block=1)
    reason = "one access has 1, 2, 4, 8 or 16 numbers and at most 16 bytes, got 8 of Float32"
    with pytest.raises(fp.CompileError, match=re.escape(reason)):
        wide(x[0]).launch(grid=1, block=1)
