"""The optional peer of `gpu/run`: its wheels carried in parts, and its rows in the comparison."""

from __future__ import annotations

import sys
import zipfile
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

GPU = Path(__file__).resolve().parents[2] / "gpu"
sys.path.insert(0, str(GPU))
import cute_wheels  # noqa: E402
from cute_wheels import Incomplete  # noqa: E402


@pytest.fixture(scope="module")
def runner() -> ModuleType:
    """The program `gpu/run`."""
    loader = SourceFileLoader("gpu_run", str(GPU / "run"))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


@pytest.fixture
def parts(tmp_path: Path) -> list[Path]:
    """Two wheels, cut into parts that end in the middle of one."""
    wheels = []
    for name in ("one", "two"):
        wheels.append(tmp_path / f"{name}-1-py3-none-any.whl")
        with zipfile.ZipFile(wheels[-1], "w") as wheel:
            wheel.writestr(f"{name}/__init__.py", name * 5000)
    parts = cute_wheels.cut(wheels, tmp_path / "dist", 9000)
    assert len(parts) > 3
    assert max(part.stat().st_size for part in parts) <= 9000
    return parts


def test_parts_make_up_the_wheels(parts: list[Path], tmp_path: Path) -> None:
    path = cute_wheels.unpack(tmp_path / "dist", tmp_path / "there")
    assert path[-1] == tmp_path / "there"
    for name in ("one", "two"):
        assert (tmp_path / f"there/{name}/__init__.py").read_text() == name * 5000


def test_more_than_nine_parts_are_joined_in_order(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(bytes(range(256)) * 40)
    parts = cute_wheels.cut([file], tmp_path / "dist", 1024)
    assert len(parts) > 9
    assert cute_wheels.join(tmp_path / "dist") == b"".join(part.read_bytes() for part in parts)


def test_a_new_cut_leaves_nothing_of_the_last(parts: list[Path], tmp_path: Path) -> None:
    [part] = cute_wheels.cut([], tmp_path / "dist")
    assert list((tmp_path / "dist").rglob("*-of-*")) == [part]


def test_what_was_not_carried_is_said(parts: list[Path], tmp_path: Path) -> None:
    with pytest.raises(Incomplete, match="not carried"):
        cute_wheels.join(tmp_path / "nowhere")
    parts[1].unlink()
    with pytest.raises(Incomplete, match=f"only .*{parts[0].name}"):
        cute_wheels.join(tmp_path / "dist")


def test_a_part_of_another_archive_is_refused(parts: list[Path], tmp_path: Path) -> None:
    parts[2].write_bytes(parts[2].read_bytes()[::-1])
    with pytest.raises(Incomplete, match="do not make up"):
        cute_wheels.join(tmp_path / "dist")
    parts[2].rename(parts[2].with_name(f"other.3-of-{len(parts)}"))
    with pytest.raises(Incomplete, match="only .*other"):
        cute_wheels.join(tmp_path / "dist")


def test_a_run_goes_on_without_it(runner: ModuleType, tmp_path: Path) -> None:
    paths, why = runner.unpack(tmp_path / "dist/gpu", tmp_path / "scratch")
    assert set(paths) == {"ours", "peer"}
    assert "not carried" in why


def row(name: str, ratio: float) -> dict:
    return {"name": name, "value": ratio * 4000, "unit": "ns", "base": "floor", "ratio": ratio}


@pytest.mark.parametrize(("theirs", "holds"), [(1.2, True), (1.05, False)])
def test_the_best_peer_may_be_the_cute_dsl(runner: ModuleType, theirs: float, holds: bool) -> None:
    rows = [
        row("fishplate: add_one, torch tensors", 1.1),
        row("tvm_ffi: C++ add_one, torch tensors", 1.3),
        row("CuTe DSL: add_one, own tensors, raw function", 0.9),
        row("CuTe DSL: add_one, torch tensors", 1.5),
        row("CuTe DSL: add_one, torch tensors, raw function", theirs),
    ]
    [found] = runner.compare([{"part": "launch", "rows": rows}])
    assert found["base"] == "best peer, CuTe DSL: add_one, torch tensors, raw function"
    assert found["ratio"] == pytest.approx(1.1 / theirs)
    assert found["holds"] is holds
