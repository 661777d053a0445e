"""Checks wheels: tags that match their binaries, no symbol that the oldest system lacks, and a reasonable size.

auditwheel checks versions of symbols. An undefined symbol without a version would only be noticed when the library is
loaded, so this program lists them.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import zipfile
from pathlib import Path

from elftools.elf.elffile import ELFFile

#: Symbols that Python and the runtime define.
OTHERS = ("Py", "_Py", "TVMFFI")
#: Largest size of a wheel in bytes; that of the wheel with all of MLIR's dialects.
LARGEST, LARGEST_WITH_ALL = 30_000_000, 45_000_000


def loose_symbols(content: bytes) -> list[str]:
    """Undefined symbols without a version that none of the needed libraries has to define."""
    elf = ELFFile(io.BytesIO(content))
    symbols, versions = elf.get_section_by_name(".dynsym"), elf.get_section_by_name(".gnu.version")
    loose = []
    for number, symbol in enumerate(symbols.iter_symbols()):
        undefined = symbol["st_shndx"] == "SHN_UNDEF" and symbol["st_info"]["bind"] == "STB_GLOBAL"
        version = versions.get_symbol(number)["ndx"] if versions else "VER_NDX_GLOBAL"
        if undefined and symbol.name and isinstance(version, str):
            if not symbol.name.startswith(OTHERS):
                loose.append(symbol.name)
    return loose


def check(wheel: Path) -> list[str]:
    """Faults of a wheel."""
    faults = []
    size = wheel.stat().st_size
    largest = LARGEST_WITH_ALL if wheel.name.startswith("fishplate_mlir_all-") else LARGEST
    if size > largest:
        faults.append(f"{size} bytes, more than {largest}")
    platform = wheel.stem.split("-")[-1]
    shown = subprocess.run(
        [sys.executable, "-m", "auditwheel", "show", wheel], capture_output=True, text=True
    )
    said = " ".join(shown.stdout.split())
    wanted = f'following platform tag: "{platform}"'
    if shown.returncode or wanted not in said:
        faults.append(f"auditwheel does not say {wanted}: {said or shown.stderr}")
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            content = archive.read(name)
            if content.startswith(b"\x7fELF") and (loose := loose_symbols(content)):
                faults.append(f"{name} refers to {', '.join(loose)}")
        if not any(name.endswith("licenses/NOTICES") for name in archive.namelist()):
            faults.append("no notices of licences")
    print(f"{wheel.name}: {size / 1e6:.1f} MB{''.join(f'{chr(10)}  {fault}' for fault in faults)}")
    return faults


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheels", nargs="+", type=Path)
    given = parser.parse_args()
    if any([check(wheel) for wheel in given.wheels]):
        sys.exit(1)


if __name__ == "__main__":
    main()
