"""Third-party code in a wheel: the notices of its licences, and a bill of materials (CycloneDX).

Rust crates are the dependencies that cargo lists for a package. LLVM and the libraries linked together with it come
from system packages, whose copyright files contain their terms.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import uuid
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
#: System packages whose code is in the compiler's library: the name of the software, and its licence. A star matches
#: the version of the C++ compiler.
LINKED = {
    "llvm-22-dev": ("LLVM, MLIR and LLD", "Apache-2.0 WITH LLVM-exception"),
    "libstdc++-*-dev": ("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "zlib1g-dev": ("zlib", "Zlib"),
    "libzstd-dev": ("zstd", "BSD-3-Clause"),
}
#: The licence of a crate that names a file instead of an expression.
UNNAMED = "see its files"
#: Names of licence files.
LICENCE_FILES = ("LICEN", "COPYING", "COPYRIGHT", "NOTICE")


@dataclass(frozen=True)
class Component:
    """Third-party software inside a wheel."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]
    purl: str


def of_packages(packages: list[str]) -> list[Component]:
    """Crates that the given packages of this workspace are built with."""
    command = ["cargo", "metadata", "--format-version=1", "--locked"]
    machine = os.environ.get("ARCH") or platform.machine()
    command += ["--filter-platform", f"{machine}-unknown-linux-gnu"]
    facts = json.loads(subprocess.check_output(command, cwd=ROOT))
    by_id = {package["id"]: package for package in facts["packages"]}
    nodes = {node["id"]: node for node in facts["resolve"]["nodes"]}
    ours = set(facts["workspace_members"])
    waiting = [key for key, package in by_id.items() if key in ours and package["name"] in packages]
    seen: set[str] = set()
    while waiting:
        key = waiting.pop()
        if key in seen:
            continue
        seen.add(key)
        for needed in nodes[key]["deps"]:
            if any(kind["kind"] is None for kind in needed["dep_kinds"]):
                waiting.append(needed["pkg"])
    crates = (_crate(by_id[key]) for key in seen - ours)
    return sorted(crates, key=lambda one: (one.name, one.version))


def of_system() -> list[Component]:
    """System libraries that are linked into the compiler's library.

    Only Debian's packages state their versions and their terms.
    """
    made = []
    if not shutil.which("dpkg-query"):
        for name, licence in LINKED.values():
            made.append(Component(name, "unknown", licence, (), f"pkg:generic/{name}"))
        return made
    gcc = subprocess.check_output(["c++", "-dumpversion"], text=True).split(".")[0].strip()
    for pattern, (name, licence) in LINKED.items():
        package = pattern.replace("*", gcc)
        show = ["dpkg-query", "-W", "-f", "${source:Upstream-Version}", package]
        version = subprocess.check_output(show, text=True).strip()
        text = Path("/usr/share/doc", package, "copyright").read_text(errors="replace")
        made.append(
            Component(name, version, licence, (text,), f"pkg:deb/debian/{package}@{version}")
        )
    return made


def own_version() -> str:
    """The version of all packages of this workspace."""
    found = re.search(r'^version = "(.*)"', (ROOT / "Cargo.toml").read_text(), re.MULTILINE)
    if not found:
        raise SystemExit("Cargo.toml has no version")
    return found[1]


def notices(components: list[Component]) -> bytes:
    """The text of all licences, each text once."""
    parts = ["Fishplate contains the following software, under the licences named here.\n"]
    known: dict[str, str] = {}
    for one in components:
        title = f"{one.name} {one.version} ({one.licence})"
        parts.append(f"\n{'=' * 100}\n{title}\n")
        for text in one.texts:
            if text in known:
                parts.append(f"\nThe same text as for {known[text]}.\n")
            else:
                known[text] = one.name
                parts.append(f"\n{text.strip()}\n")
    return "".join(parts).encode()


def bill(name: str, components: list[Component]) -> bytes:
    """A bill of materials of the wheel `name`, in CycloneDX's JSON."""
    version = own_version()
    rows = [
        {
            "type": "library",
            "bom-ref": one.purl,
            "name": one.name,
            "version": one.version,
            "licenses": [_stated(one.licence)],
            "purl": one.purl,
        }
        for one in components
    ]
    identity = uuid.uuid5(uuid.NAMESPACE_URL, f"{name}@{version}:{json.dumps(rows)}")
    own = {"type": "library", "bom-ref": name, "name": name, "version": version}
    own["licenses"] = [{"expression": "Apache-2.0"}]
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{identity}",
        "version": 1,
        "metadata": {"component": own},
        "components": rows,
    }
    return (json.dumps(document, indent=2) + "\n").encode()


def _stated(licence: str) -> dict:
    """A licence in CycloneDX's JSON, whose expressions are those of SPDX."""
    return {"license": {"name": licence}} if licence == UNNAMED else {"expression": licence}


def _crate(package: dict) -> Component:
    folder = Path(package["manifest_path"]).parent
    files = sorted(p for p in folder.iterdir() if p.name.upper().startswith(LICENCE_FILES))
    texts = tuple(path.read_text(errors="replace") for path in files if path.is_file())
    name, version = package["name"], package["version"]
    licence = (package["license"] or UNNAMED).replace("/", " OR ")
    return Component(name, version, licence, texts, f"pkg:cargo/{name}@{version}")
