"""flashinfer: its JIT builds a module of its own kind for the CPU, loads it and calls it with torch tensors.

Its kernels need a GPU and nvcc, and this machine may have neither. So the program follows the path of every flashinfer
kernel, from the spec to the loaded module, with a C++ source. Then it checks the error that a kernel raises without a
GPU.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

folder = Path(tempfile.mkdtemp())
toolkit = folder / "cuda"
# The libraries that flashinfer links to. Nothing of them is used, so they leave no trace in the module.
(toolkit / "lib64").mkdir(parents=True)
(toolkit / "include").mkdir()
for name in ("cuda", "cudart"):
    made = toolkit / f"lib64/lib{name}.so"
    subprocess.run(["gcc", "-shared", "-x", "c", "/dev/null", "-o", made], check=True)
os.environ["PATH"] = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
os.environ["CUDA_HOME"] = str(toolkit)
os.environ["CXX"] = "c++ -Wl,--as-needed"
os.environ["FLASHINFER_CUDA_ARCH_LIST"] = "9.0a"
os.environ["FLASHINFER_WORKSPACE_BASE"] = str(folder)

import flashinfer  # noqa: E402
import torch  # noqa: E402
from flashinfer.jit.core import gen_jit_spec, jit_spec_registry  # noqa: E402

SOURCE = r"""
#include <tvm/ffi/container/array.h>
#include <tvm/ffi/container/tensor.h>
#include <tvm/ffi/function.h>

using tvm::ffi::Array;
using tvm::ffi::Optional;
using tvm::ffi::TensorView;

void scale(TensorView out, TensorView x, double factor) {
  TVM_FFI_CHECK(x.ndim() == 1, ValueError) << "expected a vector, got " << x.ndim() << " dimensions";
  for (int64_t i = 0; i < x.size(0); ++i)
    static_cast<float*>(out.data_ptr())[i] = static_cast<const float*>(x.data_ptr())[i] * factor;
}
int64_t total(Array<int64_t> sizes, Optional<int64_t> more) {
  int64_t sum = more.value_or(0);
  for (int64_t size : sizes) sum += size;
  return sum;
}
TVM_FFI_DLL_EXPORT_TYPED_FUNC(scale, scale);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(total, total);
"""

source = folder / "plain.cc"
source.write_text(SOURCE)
spec = gen_jit_spec("plain", [source], extra_cflags=["-std=c++17"])
print("spec", spec.name, spec.is_compiled)
module = spec.build_and_load()
print("built", jit_spec_registry.get_spec_status("plain").status)
x, out = torch.arange(4, dtype=torch.float32), torch.zeros(4)
module.scale(out, x, 2.5)
print("scale", out.tolist())
print("total", module.total([1, 2, 3], None), module.total((4,), 5))
for arguments in ((out, x.reshape(2, 2), 1.0), (out, "x", 1.0), (out, x)):
    try:
        module.scale(*arguments)
    except Exception as error:
        print("error", type(error).__name__, str(error).splitlines()[0])
try:
    flashinfer.rmsnorm(torch.ones(2, 8), torch.ones(8))
except Exception as error:
    print("without a GPU", type(error).__name__)
