"""The text of `build.ninja` for one library or object file.

Objects are named by kind and position in the sorted sources (`cpp_0.o`), so that a second run finds them. The user's
flags go into the command unchanged, and the shell parses them; our own paths are quoted for the shell and for ninja.
"""

from __future__ import annotations

import dataclasses
import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from .. import libinfo
from . import toolchain

OBJECT_SUFFIXES = (".o", ".obj")


@dataclasses.dataclass
class Flags:
    """The extra flags of a build, as the user gave them."""

    cflags: Sequence[str] = ()
    cuda_cflags: Sequence[str] = ()
    ldflags: Sequence[str] = ()
    include_paths: Sequence[str] = ()


@dataclasses.dataclass
class _Plan:
    """Facts that the parts of the file share."""

    variables: dict[str, str] = dataclasses.field(default_factory=dict)
    rules: dict[str, list[str]] = dataclasses.field(default_factory=dict)
    targets: list[str] = dataclasses.field(default_factory=list)
    objects: list[str] = dataclasses.field(default_factory=list)

    def text(self, output: str) -> str:
        lines = ["ninja_required_version = 1.3"]
        lines += [f"{name} = {value}" for name, value in self.variables.items()]
        for name, body in self.rules.items():
            lines += ["", f"rule {name}", *(f"  {line}" for line in body)]
        return "\n".join([*lines, "", *self.targets, "", f"default {_path(output)}", ""])


def kind_of(source: str) -> str:
    """Which compiler takes a source: "c", "cuda", "object" for none, else "cpp"."""
    suffix = Path(source).suffix.lower()
    if suffix in OBJECT_SUFFIXES:
        return "object"
    return {".c": "c", ".cu": "cuda"}.get(suffix, "cpp")


def build_file(
    output: str,
    sources: Sequence[str],
    flags: Flags,
    cubins: Mapping[str, bytes],
    backend: toolchain.GpuBackend | None,
) -> str:
    """The text of the build file that makes `output` from `sources`; `cubins` are embedded."""
    plan = _Plan()
    _add_compilers(plan, {kind_of(source) for source in sources}, flags, backend)
    counts: dict[str, int] = {}
    for source in sorted(sources):
        kind = kind_of(source)
        if kind == "object":
            plan.objects.append(_path(source))
            continue
        name = f"{kind}_{counts.setdefault(kind, 0)}.o"
        counts[kind] += 1
        plan.targets.append(f"build {name}: compile_{kind} {_path(source)}")
        plan.objects.append(name)
    if cubins:
        _embed(plan, cubins)
    if Path(output).suffix.lower() in OBJECT_SUFFIXES:
        _merge(plan, output)
    else:
        plan.rules["link"] = ["command = $cxx $in $ldflags -o $out"]
        plan.targets.append(f"build {_path(output)}: link {' '.join(plan.objects)}")
    return plan.text(output)


def _add_compilers(
    plan: _Plan, kinds: set[str], flags: Flags, backend: toolchain.GpuBackend | None
) -> None:
    """The compilers' variables and rules, for the kinds of source in use."""
    library = Path(libinfo.find_libtvm_ffi()).parent
    needs_cpp = not kinds <= {"c", "object"}
    headers = libinfo.find_cpp_include_path() if needs_cpp else libinfo.find_include_path()
    folders = [headers, *libinfo.include_paths()]
    folders += [str(Path(folder).resolve()) for folder in flags.include_paths]
    ldflags = ["-shared", _shell(f"-L{library}"), "-ltvm_ffi"]
    gpu = []
    if "cuda" in kinds and backend == "hip":
        home = toolchain.rocm_home()
        folders.append(str(home / "include"))
        gpu = ["-fPIC", "-D__HIP_PLATFORM_AMD__=1", "-fno-gpu-rdc", *toolchain.rocm_target_flags()]
        ldflags += [_shell(f"-L{home / 'lib'}"), "-lamdhip64"]
        plan.variables["nvcc"] = _shell(str(home / "bin" / "hipcc"))
    elif "cuda" in kinds:
        home = toolchain.cuda_home()
        gpu = ["-Xcompiler", "-fPIC", *toolchain.cuda_target_flags()]
        ldflags += [_shell(f"-L{home / 'lib64'}"), "-lcudart"]
        plan.variables["nvcc"] = _shell(str(home / "bin" / "nvcc"))
    includes = [_shell(f"-I{folder}") for folder in dict.fromkeys(folders)]
    cflags = ["-fPIC", "-O2", *_stripped(flags.cflags), *includes]
    cuda_cflags = [*gpu, "-std=c++17", "-O2", *_stripped(flags.cuda_cflags), *includes]
    plan.variables |= {
        "cc": os.environ.get("CC", "cc"),
        "cxx": os.environ.get("CXX", "c++"),
        "cflags": " ".join(cflags),
        "cxxflags": " ".join(["-std=c++17", *cflags]),
        "cuda_cflags": " ".join(cuda_cflags),
        "ldflags": " ".join([*ldflags, *_stripped(flags.ldflags)]),
    }
    commands = {
        "c": "$cc -MMD -MF $out.d $cflags -c $in -o $out",
        "cpp": "$cxx -MMD -MF $out.d $cxxflags -c $in -o $out",
        "cuda": "$nvcc -MMD -MF $out.d $cuda_cflags -c $in -o $out",
    }
    for kind in sorted(kinds & commands.keys()):
        command = f"command = {commands[kind]}"
        plan.rules[f"compile_{kind}"] = ["depfile = $out.d", "deps = gcc", command]


def _embed(plan: _Plan, cubins: Mapping[str, bytes]) -> None:
    """One combined object, then one step per kernel that embeds it."""
    script = Path(libinfo.__file__).parent / "utils" / "embed_cubin.py"
    tool = f"{_shell(sys.executable)} {_shell(str(script))}"
    plan.rules["merge"] = ["command = ld -r -o $out $in"]
    plan.rules["embed"] = [
        f"command = {tool} --output-obj $out --input-obj $input --cubin $cubin --name $name"
    ]
    current = "unified.o"
    plan.targets.append(f"build {current}: merge {' '.join(plan.objects)}")
    for name in sorted(cubins):
        following = f"unified_with_{name}.o"
        plan.targets += [
            f"build {following}: embed {current} {name}.cubin",
            f"  input = {current}",
            f"  cubin = {name}.cubin",
            f"  name = {name}",
        ]
        current = following
    plan.objects = [current]


def _merge(plan: _Plan, output: str) -> None:
    """One combined object. A single object is copied: `ld -r` would rewrite its section addresses, and some loaders of
    object files fail on that (GNU ld 2.45)."""
    rule, command = "merge", "ld -r -o $out $in"
    if len(plan.objects) == 1:
        rule, command = "copy", "cp -f $in $out"
    plan.rules[rule] = [f"command = {command}"]
    plan.targets.append(f"build {_path(output)}: {rule} {' '.join(plan.objects)}")


def _stripped(flags: Sequence[str]) -> list[str]:
    return [flag.strip() for flag in flags]


def _path(path: str) -> str:
    """A path in a `build` line."""
    return path.replace("$", "$$").replace(":", "$:").replace(" ", "$ ")


def _shell(word: str) -> str:
    """One word of a command, in the value of a variable."""
    return shlex.quote(word).replace("$", "$$")
