"""Builds the exchange library for an older torch: run once, by hand or when an image is built.

    python -m fishplate.utils._build_optional_torch_c_dlpack

puts it into the cache, where `fishplate` looks for it when torch is imported. Needs a C++ compiler
and the installed torch. It also works as a script, with the package next to it.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).resolve().parents[1]
_SOURCE = _PACKAGE / "utils" / "torch_c_dlpack.cc"


def main() -> None:
    """Parse the command line and build, unless the library already exists."""
    args = _parser().parse_args()
    if args.build_with_cuda and args.build_with_rocm:
        sys.exit("--build-with-cuda and --build-with-rocm exclude each other")
    if __package__ in (None, ""):
        # As a script: use the package that contains this file.
        sys.path[0] = str(_PACKAGE.parent)
    os.environ["TVM_FFI_DISABLE_TORCH_C_DLPACK"] = "1"
    import torch
    import torch.utils.cpp_extension
    from fishplate._optional_torch_c_dlpack import addon_path
    from fishplate.utils import FileLock

    path = addon_path(torch)
    if args.libname != "auto":
        path = path.with_name(args.libname)
    if args.output_dir is not None:
        path = args.output_dir.expanduser().resolve() / path.name
    path.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(f"{path}.lock"), tempfile.TemporaryDirectory() as scratch:
        if path.exists():
            return
        folder = args.build_dir.resolve() if args.build_dir else Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        made = folder / path.name
        _compile(_command(torch, args, made))
        # Atomic, so that nobody sees half a library; copied because it may come from another file system.
        partial = path.with_name(f"{path.name}.{os.getpid()}")
        partial.write_bytes(made.read_bytes())
        partial.chmod(0o755)
        partial.replace(path)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Build the DLPack exchange library for torch")
    parser.add_argument("--output-dir", type=Path, help="folder for the library (the cache)")
    parser.add_argument("--build-dir", type=Path, help="folder to compile in (a temporary one)")
    parser.add_argument("--libname", default="auto", help="file name of the library")
    parser.add_argument("--build-with-cuda", action="store_true", help="know CUDA's streams")
    parser.add_argument("--build-with-rocm", action="store_true", help="know ROCm's streams")
    return parser


def _command(torch: Any, args: argparse.Namespace, output: Path) -> list[str]:
    """The compiler's command line. TVM_FFI_JIT_EXTRA_CFLAGS and _LDFLAGS extend it."""
    from fishplate import libinfo

    extension = torch.utils.cpp_extension
    release = tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])
    has_gpu = args.build_with_cuda or args.build_with_rocm
    if release >= (2, 6):
        folders = extension.include_paths(device_type="cuda" if has_gpu else "cpu")
    else:
        folders = extension.include_paths(cuda=has_gpu)
    folders = [libinfo.find_c_include_path(), sysconfig.get_paths()["include"], *folders]
    flags = [f"-std={'c++20' if release >= (2, 13) else 'c++17'}", "-fPIC", "-O2", "-shared"]
    flags += ["-fvisibility=hidden"]
    flags.append(f"-D_GLIBCXX_USE_CXX11_ABI={int(torch.compiled_with_cxx11_abi())}")
    libraries = ["c10", "torch", "torch_cpu", "torch_python"]
    if args.build_with_cuda:
        flags.append("-DBUILD_WITH_CUDA")
        libraries += ["torch_cuda", "c10_cuda"]
    elif args.build_with_rocm:
        flags += [*extension.COMMON_HIP_FLAGS, "-DBUILD_WITH_ROCM"]
    extra_c, extra_ld = (
        shlex.split(os.environ.get(f"TVM_FFI_JIT_EXTRA_{kind}", ""))
        for kind in ("CFLAGS", "LDFLAGS")
    )
    return [
        *shlex.split(os.environ.get("CXX", "c++")),
        *flags,
        *extra_c,
        *(f"-I{folder}" for folder in folders),
        str(_SOURCE),
        *(f"-L{folder}" for folder in extension.library_paths()),
        *(f"-l{library}" for library in libraries),
        *extra_ld,
        "-o",
        str(output),
    ]


def _compile(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{shlex.join(command)}\nfailed with status {done.returncode}\n{done.stderr}")


if __name__ == "__main__":
    main()
