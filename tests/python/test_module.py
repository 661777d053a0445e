"""Modules: a library compiled here, its functions by name, and files that are not libraries."""

from __future__ import annotations

import inspect
import subprocess
from pathlib import Path

import fishplate
import pytest
from fishplate.utils.elf_symbols import exported_functions

ROOT = Path(__file__).resolve().parents[2]

SOURCE = r"""
#include <fishplate/c_api.h>
#define TEXT "{\"arg_names\": [\"a\", \"b\"], \"arg_defaults\": [7]}"
int __tvm_ffi_add_one(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  (void)self;
  if (count != 1 || args[0].type_index != kTVMFFIInt) return -1;
  result->type_index = kTVMFFIInt;
  result->v_int64 = args[0].v_int64 + 1;
  return 0;
}
int __tvm_ffi_main(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  return __tvm_ffi_add_one(self, args, count, result);
}
int __tvm_ffi_subtract(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  (void)self;
  if (count != 2) return -1;
  result->type_index = kTVMFFIInt;
  result->v_int64 = args[0].v_int64 - args[1].v_int64;
  return 0;
}
int __tvm_ffi__metadata_subtract(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  (void)self, (void)args, (void)count;
  static const TVMFFIByteArray text = {TEXT, sizeof(TEXT) - 1};
  return TVMFFIStringFromByteArray(&text, result);
}
int __tvm_ffi__doc_add_one(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  (void)self, (void)args, (void)count, (void)result;
  return 0;
}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("module")
    (folder / "module.c").write_text(SOURCE)
    path = folder / "module.so"
    command = ["gcc", "-shared", "-fPIC", f"-I{ROOT / 'include'}", str(folder / "module.c")]
    subprocess.run([*command, "-o", str(path)], check=True)
    return path


def test_functions_by_attribute_item_and_call(library: Path) -> None:
    module = fishplate.load_module(library)
    assert module.add_one(1) == module["add_one"](1) == module.get_function("add_one")(1) == 2
    assert module.add_one is module.add_one and module(41) == 42
    assert (module.kind, module.is_runnable()) == ("library", True)
    assert module.implements_function("add_one") and not module.implements_function("nothing")
    assert module.get_function_metadata("add_one") is None
    assert dir(module).count("add_one") == 1 and "_doc_add_one" not in dir(module)
    assert list(module.imports) == []
    other = fishplate.system_lib()
    module.import_module(other)
    assert len(module.imports) == 1
    module.clear_imports()
    assert len(module.imports) == 0


def test_keywords_and_defaults_from_metadata(library: Path) -> None:
    module = fishplate.load_module(library)
    assert module.subtract(b=2, a=44) == module["subtract"](44, b=2) == 42
    assert module.subtract(a=49) == 42
    assert str(inspect.signature(module.subtract)) == "(a, b=7)"
    with pytest.raises(TypeError, match=r"subtract\(\).*'c'"):
        module.subtract(1, c=2)
    with pytest.raises(TypeError, match="add_one.*names are not known"):
        module.add_one(x=1)


def test_nearest_name(library: Path) -> None:
    module = fishplate.load_module(str(library), keep_module_alive=False)
    with pytest.raises(AttributeError, match="no function 'add_on': did you mean 'add_one'"):
        module.add_on(1)
    with pytest.raises(AttributeError, match="no function 'zzzz'$"):
        module["zzzz"]
    with pytest.raises(ValueError, match="Can only take string"):
        module[3]  # type: ignore[index]
    assert not hasattr(module, "add_on")


def test_system_library() -> None:
    with pytest.raises(AttributeError, match="Module has no function 'nothing'"):
        fishplate.system_lib("testing.").nothing()


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("cut.so", b"\x7fELF\x02\x01\x01", "cut.so"),
        ("text.so", b"not a library", "text.so"),
        ("empty.so", b"", "empty.so"),
        ("some.zip", b"", "`.zip` files is not registered"),
        ("noending", b"", "noending"),
    ],
)
def test_files_that_are_no_modules(tmp_path: Path, name: str, content: bytes, message: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises((RuntimeError, ValueError), match=message):
        fishplate.load_module(path)
    assert exported_functions(path) == []


def test_half_a_library(library: Path, tmp_path: Path) -> None:
    whole = library.read_bytes()
    path = tmp_path / "half.so"
    for length in (64, len(whole) // 4):
        path.write_bytes(whole[:length])
        exported_functions.cache_clear()
        assert isinstance(exported_functions(path), list)
        with pytest.raises(RuntimeError, match=r"half\.so"):
            fishplate.load_module(path)


def test_a_name_alone_is_a_file_here(library: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(library.parent)
    assert fishplate.load_module(library.name).get_function("add_one") is not None


def test_missing_file_and_wrong_types(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="no such file|No such file"):
        fishplate.load_module(tmp_path / "missing.so")
    for bad in (3, None):
        with pytest.raises(TypeError):
            fishplate.load_module(bad)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="`int` to `str`"):
        fishplate.system_lib(3)  # type: ignore[arg-type]


def test_symbols_of_a_library(library: Path) -> None:
    exported_functions.cache_clear()
    assert exported_functions(library) == ["add_one", "main", "subtract"]


def test_the_name_of_a_file_in_the_current_folder_gets_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    load = fishplate.get_global_func("ffi.ModuleLoadFromFile")
    with pytest.raises(RuntimeError, match="No such file or directory$"):
        load("here.so")
    (tmp_path / "here.so").write_bytes(b"no library")
    with pytest.raises(RuntimeError, match="the current folder has it, .* write ./here.so$"):
        load("here.so")
