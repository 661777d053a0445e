"""Building libraries: what is compiled when and where, and the errors.

C sources with our own header compile quickly; upstream tests the C++ headers.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path

import pytest
from fishplate import cpp
from fishplate.cpp import build_file, build_folder, toolchain

_SOURCE = """
#include <fishplate/c_api.h>
int answer(void) { return ANSWER + (int)sizeof(TVMFFIAny) - 16; }
"""


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache folder for one test."""
    monkeypatch.setenv("FISHPLATE_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A source in a folder with a space in its name."""
    path = tmp_path / "some folder" / "answer.c"
    path.parent.mkdir()
    path.write_text(_SOURCE)
    return path


def _answer(library: str) -> int:
    return ctypes.CDLL(library).answer()


def test_awkward_folders_are_quoted(tmp_path: Path) -> None:
    folder = tmp_path / "a $ folder: with 'marks'"
    folder.mkdir()
    (folder / "extra.h").write_text("#define ANSWER 42\n")
    (folder / "answer.c").write_text("#include <extra.h>\n" + _SOURCE)
    sources = str(folder / "answer.c")
    library = cpp.build("x", sources=sources, extra_include_paths=[str(folder)])
    assert _answer(library) == 42


def test_a_second_build_compiles_nothing_and_a_change_does(source: Path) -> None:
    first = cpp.build("x", sources=[str(source)], extra_cflags=["-DANSWER=1"])
    made = os.stat(first).st_mtime_ns
    assert cpp.build("x", sources=[str(source)], extra_cflags=["-DANSWER=1"]) == first
    assert os.stat(first).st_mtime_ns == made
    # Other flags give another library; a changed source rebuilds the same one.
    assert cpp.build("x", sources=[str(source)], extra_cflags=["-DANSWER=2"]) != first
    source.write_text(_SOURCE.replace("ANSWER +", "7 * ANSWER +"))
    assert cpp.build("x", sources=[str(source)], extra_cflags=["-DANSWER=1"]) == first
    assert os.stat(first).st_mtime_ns != made


def test_objects_are_linked_and_merged(source: Path) -> None:
    other = source.with_name("other.c")
    other.write_text("int other(void) { return 5; }\n")
    one = cpp.build("one", sources=str(source), extra_cflags=["-DANSWER=3"], output="one.o")
    both = cpp.build("both", sources=[one, str(other)], output="both.o")
    library = ctypes.CDLL(cpp.build("all", sources=both))
    assert (library.answer(), library.other()) == (3, 5)


def test_an_error_of_the_compiler_is_shown(source: Path) -> None:
    source.write_text("int broken(void) { return nonsense; }\n")
    with pytest.raises(RuntimeError, match=r"ninja exited with status 1(.|\n)*nonsense"):
        cpp.build("x", sources=str(source))


def test_nothing_to_build_is_an_error() -> None:
    with pytest.raises(ValueError, match="sources must be provided to build 'x'"):
        cpp.build("x")
    with pytest.raises(ValueError, match="cpp_sources or cuda_sources must be provided"):
        cpp.build_inline("x", cpp_sources=[])
    with pytest.raises(ValueError, match=r"Invalid backend: metal\. Supported"):
        cpp.build_inline("x", cuda_sources="int f();", backend="metal")


def test_without_ninja_the_command_that_helps_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(toolchain.shutil, "which", lambda *_, **__: None)
    monkeypatch.setitem(sys.modules, "ninja", None)
    with pytest.raises(RuntimeError, match="pip install ninja"):
        toolchain.find_ninja()


def test_a_folder_that_others_can_write_to_is_refused(source: Path, cache: Path) -> None:
    flags = ["-DANSWER=1"]
    library = Path(cpp.build("x", sources=str(source), extra_cflags=flags))
    assert library.parent.parent == cache
    assert library.parent.stat().st_mode & 0o777 == 0o700
    library.parent.chmod(0o770)
    with pytest.raises(RuntimeError, match="other users may write to"):
        cpp.build("x", sources=str(source), extra_cflags=flags)


def test_a_link_in_the_place_of_a_build_folder_is_refused(cache: Path, tmp_path: Path) -> None:
    folder = build_folder.build_folder("x", None, ["id"])
    folder.rmdir()
    folder.symlink_to(tmp_path)
    with pytest.raises(RuntimeError, match="is not a folder"):
        build_folder.build_folder("x", None, ["id"])


def test_neighbouring_texts_do_not_run_together(cache: Path) -> None:
    folders = {build_folder.build_folder("x", None, parts) for parts in (["ab", "c"], ["a", "bc"])}
    assert len(folders) == 2


def test_the_variables_name_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FISHPLATE_CACHE_DIR")
    monkeypatch.setenv("TVM_FFI_CACHE_DIR", "/of/the/peer")
    assert build_folder.cache_folder() == Path("/of/the/peer")
    monkeypatch.delenv("TVM_FFI_CACHE_DIR")
    assert build_folder.cache_folder() == Path.home() / ".cache/fishplate"


def test_a_disk_that_is_full_leaves_the_old_source(tmp_path: Path) -> None:
    """A file of a build is replaced whole or not at all."""
    source = tmp_path / "main.cc"
    source.write_text("int old;")
    program = (
        "import pathlib, resource, signal, sys; from fishplate.cpp import build_folder\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4, 4))\n"
        "build_folder.write_if_changed(pathlib.Path(sys.argv[1]), 'int new_one;')"
    )
    command = [sys.executable, "-c", program, str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "File too large" in done.stderr
    assert source.read_text() == "int old;" and list(tmp_path.iterdir()) == [source]


def test_flags_for_cuda(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    toolchain.cuda_home.cache_clear()
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "cuda"))
    monkeypatch.setenv("TVM_FFI_CUDA_ARCH_LIST", "8.9 9.0a")
    text = build_file.build_file("k.so", ["k.cu"], build_file.Flags(), {}, "cuda")
    toolchain.cuda_home.cache_clear()
    assert f"nvcc = {tmp_path}/cuda/bin/nvcc" in text
    assert "code=sm_89 -gencode=arch=compute_90a,code=sm_90a" in text
    assert "-lcudart" in text and "build cuda_0.o: compile_cuda k.cu" in text
    monkeypatch.setenv("TVM_FFI_CUDA_ARCH_LIST", "90")
    with pytest.raises(ValueError, match="Invalid CUDA architecture: 90"):
        toolchain.cuda_target_flags()


def test_importing_it_starts_no_process_and_imports_little() -> None:
    script = (
        "import sys, fishplate.cpp; assert 'subprocess' not in sys.modules; fishplate.cpp.build"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
