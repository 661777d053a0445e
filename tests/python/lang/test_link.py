"""Shared libraries are linked by the compiler itself: no C compiler, no linker, no development files."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import fishplate as fp
from fishplate import spec
from fishplate.compiler import PlainCall, compile_module

EXPORT = """
import os, sys
assert not os.environ.get("PATH") and not os.environ.get("CC")
import numpy as np
import fishplate as fp

@fp.jit
def wave(a: fp.Tensor, by: fp.Float32) -> None:
    for i in fp.parallel_range(a.shape[0], grain=64):
        a[i] = fp.math.exp(a[i]) + by

a = np.zeros(1000, np.float32)
fp.compile(wave, a, 1.5).export(sys.argv[1])
fp.load_module(sys.argv[1]).wave(a, 1.5)
assert (a == 2.5).all(), a
"""

HOST = """
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
typedef struct { int32_t type_index; uint32_t small; union { double number; void *pointer; }; } Any;
typedef struct {
  void *data; int32_t device, id, ndim; uint8_t code, bits; uint16_t lanes; int64_t *shape, *strides; uint64_t offset;
} Tensor;
int main(int argc, char **argv) {
  if (argc != 3 || !dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL)) return puts(dlerror()), 2;
  void *library = dlopen(argv[2], RTLD_NOW);
  if (!library) return puts(dlerror()), 3;
  int (*f)(void *, const Any *, int32_t, Any *) = dlsym(library, "__tvm_ffi_wave");
  float data[3] = {0, 0, 0};
  int64_t n = 3;
  Tensor t = {data, 1, 0, 1, 2, 32, 1, &n, 0, 0};
  Any args[] = {{7, 0, {.pointer = &t}}, {3, 0, {.number = 1.5}}}, result = {0};
  if (!f || f(NULL, args, 2, &result)) return 4;
  return data[0] == 2.5 && data[2] == 2.5 ? 0 : 5;
}
"""


def test_export_needs_no_program(tmp_path: Path) -> None:
    library = tmp_path / "wave.so"
    kept = {name: value for name, value in os.environ.items() if name not in ("PATH", "CC")}
    script = tmp_path / "export.py"
    script.write_text(EXPORT)
    subprocess.run([sys.executable, script, library], env=kept | {"PATH": ""}, check=True)
    source, host = tmp_path / "host.c", tmp_path / "host"
    source.write_text(HOST)
    subprocess.run(["cc", "-std=c11", "-o", host, source, "-ldl"], check=True)
    runtime = fp.libinfo.find_libtvm_ffi()
    subprocess.run([host, runtime, library], check=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "export.py", "host", "host.c", "wave.so",
    ]  # fmt: skip


KERNEL = """
#include <cmath>
#include <cstring>
#include <memory>
extern "C" int scale(float *a, int n) {
  auto copy = std::make_unique<float[]>(n);
  std::memcpy(copy.get(), a, n * sizeof(float));
  for (int i = 0; i < n; i++) a[i] = std::cbrt(copy[i] * copy[i] * 8.0f);
  return 0;
}
"""


def test_a_kernel_from_a_cpp_compiler_is_linked_in(tmp_path: Path) -> None:
    source, made, library = tmp_path / "k.cc", tmp_path / "k.o", tmp_path / "k.so"
    source.write_text(KERNEL)
    subprocess.run(["c++", "-O1", "-fPIC", "-c", "-o", made, source], check=True)
    n = spec.Var("n", "int32")
    params = [spec.Tensor("a", [n], "float32", device_type="cpu")]
    function = compile_module(made.read_bytes(), "scale", params, provider=PlainCall())
    function.export(library, "scale")
    a = np.ones(3, np.float32)
    fp.load_module(str(library)).scale(a)
    assert (a == 2).all(), a


def test_an_error_of_the_linker_is_an_error(tmp_path: Path) -> None:
    source, made, library = tmp_path / "k.c", tmp_path / "k.o", tmp_path / "k.so"
    # The wrapper has a function of this name as well.
    source.write_text("int __tvm_ffi_f(void) { return 0; } void g(void) {}")
    subprocess.run(["cc", "-fPIC", "-c", "-o", made, source], check=True)
    function = compile_module(made.read_bytes(), "g", [])
    library.write_text("before")
    with pytest.raises(RuntimeError, match=r"cannot link .*k\.so: .*duplicate symbol: __tvm_ffi_f"):
        function.export(library, "f")
    assert library.read_text() == "before"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["k.c", "k.o", "k.so"]


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the other architecture is this one")
def test_a_library_for_another_architecture(tmp_path: Path) -> None:
    @fp.jit
    def twice(a: fp.Tensor) -> None:
        for i in range(a.shape[0]):
            a[i] = fp.math.sin(a[i]) * 2

    path = tmp_path / "twice.so"
    fp.compile(twice, np.zeros(3, np.float32)).export(path, options="--target linux-aarch64")
    shown = subprocess.run(["readelf", "-hdW", path], capture_output=True, text=True, check=True)
    assert "AArch64" in shown.stdout
    assert "[libtvm_ffi.so]" in shown.stdout and "[libc.so.6]" in shown.stdout
