"""Resources and machine code of the kernels in a compiled function, as NVIDIA's tools report them.

``ptxas -v`` reports the resources that each kernel takes of a multiprocessor. The PTX has line information, so its
messages can refer to lines of Python.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..registry import get_global_func
from ._tools import find_nvdisasm

if TYPE_CHECKING:
    from ._function import Made


_assemble = get_global_func("fishplate.compiler.assemble")


class _Multiprocessor(NamedTuple):
    """Limits of one multiprocessor, from the table of compute capabilities in NVIDIA's programming guide."""

    warps: int
    blocks: int
    shared: int
    #: Bytes of shared memory that the system reserves per block.
    reserved: int


_REGISTERS = 65536
#: Registers are allocated to warps in units of 256, and to four warps at once.
_REGISTER_UNIT, _WARP_UNIT = 256, 4
_MULTIPROCESSORS = {
    "70": _Multiprocessor(64, 32, 96 << 10, 0),
    "75": _Multiprocessor(32, 16, 64 << 10, 0),
    "80": _Multiprocessor(64, 32, 164 << 10, 1024),
    "86": _Multiprocessor(48, 16, 100 << 10, 1024),
    "87": _Multiprocessor(48, 16, 164 << 10, 1024),
    "89": _Multiprocessor(48, 24, 100 << 10, 1024),
    "90": _Multiprocessor(64, 32, 228 << 10, 1024),
    "100": _Multiprocessor(64, 32, 228 << 10, 1024),
    "120": _Multiprocessor(48, 24, 100 << 10, 1024),
}


def shared_capacity(arch: str) -> int:
    """Return the bytes of shared memory that a block may have on an architecture such as ``sm_90a``."""
    number = arch.removeprefix("sm_").rstrip("af")
    if number not in _MULTIPROCESSORS:
        known = ", ".join(f"sm_{name}" for name in _MULTIPROCESSORS)
        raise ValueError(f"the shared memory of {arch!r} is not known; {known} are")
    limits = _MULTIPROCESSORS[number]
    return limits.shared - limits.reserved


@dataclass(frozen=True)
class Resources:
    """Resources that one kernel takes, as the assembler reports them; sizes are in bytes."""

    #: The kernel's name in the PTX.
    name: str
    #: The architecture, such as ``sm_90a``.
    arch: str
    #: Registers per thread.
    registers: int
    #: Registers that a thread spills to memory, and reads back.
    spill_stores: int
    spill_loads: int
    #: Stack memory per thread.
    stack: int
    #: Static shared memory per block; a launch may add more.
    shared: int
    #: Named barriers per block.
    barriers: int
    #: Threads per block, if the kernel fixes them.
    threads: int | None
    #: File and line of the kernel's first statement, if known.
    place: str | None
    #: The assembler's remarks about the kernel, such as products that it had to serialise.
    remarks: tuple[str, ...]

    def occupancy(self, threads: int | None = None, dynamic_shared: int = 0) -> float:
        """Return the share of a multiprocessor's warps that can run at once.

        Parameters
        ----------
        threads
            Threads per block; by default the number that the kernel fixes.
        dynamic_shared
            Bytes of shared memory that the launch adds.

        """
        threads = self.threads if threads is None else threads
        if threads is None:
            raise TypeError(f"{self.name} fixes no number of threads: pass threads=")
        if not 1 <= threads <= 1024:
            raise ValueError(f"threads: expected 1 to 1024, got {threads}")
        limits = self._limits()
        if limits is None:
            known = ", ".join(f"sm_{arch}" for arch in _MULTIPROCESSORS)
            raise ValueError(f"the limits of {self.arch} are not known here; known are {known}")
        warps = -(-threads // 32)
        unit = -(-max(self.registers, 1) * 32 // _REGISTER_UNIT) * _REGISTER_UNIT
        by_registers = _REGISTERS // unit // _WARP_UNIT * _WARP_UNIT // warps
        shared = -(-(self.shared + dynamic_shared + limits.reserved) // 128) * 128
        by_shared = limits.shared // shared if shared else limits.blocks
        blocks = min(limits.blocks, limits.warps // warps, by_registers, by_shared)
        return blocks * warps / limits.warps

    def _limits(self) -> _Multiprocessor | None:
        """Return the limits of the architecture, if known."""
        return _MULTIPROCESSORS.get(re.sub(r"\D", "", self.arch))

    def __str__(self) -> str:
        """Return the numbers on one line, and each remark on its own line."""
        spills = self.spill_stores + self.spill_loads
        parts = [f"{self.registers} registers", f"{spills} bytes spilled"]
        parts.append(f"{self.shared} bytes of shared memory")
        if self.threads is not None and self._limits() is not None:
            parts.append(f"{self.occupancy():.0%} occupancy at {self.threads} threads")
        at = f" ({self.place})" if self.place else ""
        return "\n  ".join([f"{self.name} for {self.arch}{at}: " + ", ".join(parts), *self.remarks])


def _is_entry(line: str) -> bool:
    """Whether a line of PTX starts a kernel."""
    return ".entry" in line.split("//")[0]


def _lines(ptx: str) -> Iterator[tuple[int, str]]:
    """Return the Python line of each line of PTX that has one: PTX line number, file and line."""
    files = dict(re.findall(r'^\s*\.file\s+(\d+)\s+"([^"]*)"', ptx, re.MULTILINE))
    place = None
    for number, line in enumerate(ptx.splitlines(), 1):
        if _is_entry(line):
            place = None
        elif found := re.match(r"\s*\.loc\s+(\d+)\s+(\d+)", line):
            file = files.get(found[1], "-")
            place = None if file == "-" else f"{file}:{found[2]}"
        if place is not None:
            yield number, place


def _at_python(message: str, ptx: str) -> str:
    """Return the assembler's message, with the Python line before each remark about a line of PTX."""
    places = dict(_lines(ptx))

    def named(found: re.Match[str]) -> str:
        place = places.get(int(found[1]))
        return f"{place}: " if place else f"line {found[1]} of the PTX: "

    return re.sub(r"ptxas \S*, line (\d+); ", named, message)


class _Entry(NamedTuple):
    """A kernel in the PTX: threads per block, the place of its first statement, and those of its warpgroup products."""

    threads: int | None = None
    place: str | None = None
    products: tuple[str, ...] = ()


def _entries(ptx: str) -> dict[str, _Entry]:
    """Return the kernels in the PTX."""
    lines, places = ptx.splitlines(), dict(_lines(ptx))
    starts = [at for at, line in enumerate(lines, 1) if _is_entry(line)]
    found: dict[str, _Entry] = {}
    for start, end in zip(starts, [*starts[1:], len(lines) + 1], strict=True):
        body = "\n".join(lines[start - 1 : end - 1])
        name = re.search(r"\.entry\s+([\w$]+)", body)
        threads = re.search(r"\.reqntid\s+(\d+)(?:,\s*(\d+))?(?:,\s*(\d+))?", body)
        count = None
        if threads is not None:
            count = int(threads[1]) * int(threads[2] or 1) * int(threads[3] or 1)
        place = next((places[at] for at in range(start, end) if at in places), None)
        products = dict.fromkeys(
            places[at]
            for at in range(start, end)
            if at in places and "wgmma.mma_async" in lines[at - 1]
        )
        if name is not None:
            found[name[1]] = _Entry(count, place, tuple(products))
    return found


def _lined_ptx(made: Made) -> str:
    """Return the function's PTX, with line information where the kernels' source is known."""
    _, options = made._request
    with tempfile.TemporaryDirectory(prefix="fishplate-") as folder:
        path = Path(folder) / "lined.ptx"
        made.export(path, "lined", options=f"{options} --generate-line-info".strip())
        return path.read_text()


def _assembled(ptx: str) -> tuple[str, bytes, str]:
    """Return the architecture of the PTX, its machine code and the assembler's messages."""
    target = re.search(r"^\s*\.target\s+(sm_\w+)", ptx, re.MULTILINE)
    if target is None:
        raise ValueError("the PTX of this function names no architecture: `.target sm_...`")
    try:
        code, said = _assemble(ptx, target[1], ["-v", "-lineinfo"])
    except ValueError as error:
        raise ValueError(_at_python(str(error), ptx)) from None
    return target[1], bytes(code), str(said)


def _number(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def resources(made: Made) -> dict[str, Resources]:
    """Return the resources of each kernel of a compiled function."""
    ptx = _lined_ptx(made)
    arch, _, said = _assembled(ptx)
    report: dict[str, Resources] = {}
    entries, lines = _entries(ptx), dict(_lines(ptx))
    # The report of a kernel starts with its name and extends to the next one.
    parts = re.split(r"Compiling entry function '([^']+)'", said)
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        entry = entries.get(name, _Entry())
        report[name] = Resources(
            name=name,
            arch=arch,
            registers=_number(r"Used (\d+) registers", part),
            spill_stores=_number(r"(\d+) bytes spill stores", part),
            spill_loads=_number(r"(\d+) bytes spill loads", part),
            stack=_number(r"(\d+) bytes stack frame", part),
            shared=_number(r"(\d+) bytes smem", part),
            barriers=_number(r"used (\d+) barriers", part),
            threads=entry.threads,
            place=entry.place,
            remarks=tuple(_placed(text, entry, lines) for text in _remarks(said, name)),
        )
    return report


def at_python(error: ValueError, compile_with: Callable[[str], Any], options: str) -> ValueError:
    """Return an error of compiling, with lines of Python if it is the assembler's.

    Parameters
    ----------
    error
        The error.
    compile_with
        Compiles the function with other options.
    options
        The options that were used.

    """
    if "ptxas refused the PTX" not in str(error):
        return error
    plain = re.sub(r"--ptxas-options(?:=|\s+)(?:'[^']*'|\"[^\"]*\"|\S+)", "", options)
    plain = re.sub(r"(--gpu-arch(?:=|\s+)\w+),\S*", r"\1", plain)
    try:
        resources(compile_with(plain)._made)
    except ValueError as better:
        return better
    # It is the options that the assembler refused.
    return error


def _placed(remark: str, entry: _Entry, lines: dict[int, str]) -> str:
    """Return a remark with the places that it is about: that of its line of PTX, those of the kernel's products, or the
    kernel's own."""
    named = re.search(r"\bline (\d+)\b", remark)
    places: tuple[str, ...] = (entry.place,) if entry.place else ()
    if named is not None and int(named[1]) in lines:
        places = (lines[int(named[1])],)
    elif "wgmma" in remark and entry.products:
        # The assembler serialises all products of a kernel or none.
        places = entry.products
    return f"{', '.join(places)}: {remark}" if places else remark


def _remarks(said: str, name: str) -> list[str]:
    """Return the assembler's warnings and numbered remarks, without those about other kernels."""
    found = re.findall(r"^ptxas (?:warning\s*: .+|info\s*: \(C\d+\).+)$", said, re.MULTILINE)
    texts = [line.split(": ", 1)[1] for line in found]
    return [text for text in texts if f"'{name}'" in text or "function '" not in text]


def sass(made: Made) -> str:
    """Return the disassembled machine code of a compiled function's kernels, with lines of Python in between."""
    program = find_nvdisasm()
    with tempfile.TemporaryDirectory(prefix="fishplate-") as folder:
        cubin = Path(folder) / "kernel.cubin"
        cubin.write_bytes(_assembled(_lined_ptx(made))[1])
        command = [program, "-c", "-g", str(cubin)]
        ran = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if ran.returncode != 0:
        raise RuntimeError(f"nvdisasm failed: {ran.stderr.strip() or ran.stdout.strip()}")
    return ran.stdout
