"""The files of the compiler's packages: each states its own name, and contains the licences that its metadata names."""

from __future__ import annotations

import email
import json
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
import compiler_wheel  # noqa: E402
import third_party  # noqa: E402


@pytest.mark.parametrize("package", ["fishplate_compiler", "fishplate_mlir_all"])
def test_a_wheel_states_its_name_and_has_its_licences(tmp_path: Path, package: str) -> None:
    """The library itself does not matter here."""
    library = tmp_path / "library.so"
    library.write_bytes(b"")
    wheel = compiler_wheel.write_wheel(library, tmp_path, "linux_x86_64", package)
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    info = next(name.split("/")[0] for name in files if name.endswith("/METADATA"))
    stated = email.message_from_bytes(files[f"{info}/METADATA"])
    assert stated["Name"] == package.replace("_", "-")
    bill = json.loads(files[f"{info}/sboms/{package}.cyclonedx.json"])
    assert bill["metadata"]["component"]["name"] == stated["Name"]
    named = stated.get_all("License-File")
    assert named == ["LICENSE", "NOTICES"]
    assert all(f"{info}/licenses/{name}" in files for name in named)


def test_the_source_distribution_has_the_licences_that_it_names(tmp_path: Path) -> None:
    """Package indexes refuse one that lacks a named file."""
    path = compiler_wheel.write_sdist(tmp_path)
    with tarfile.open(path) as archive:
        stem = path.name.removesuffix(".tar.gz")
        names = archive.getnames()
        stated = email.message_from_bytes(archive.extractfile(f"{stem}/PKG-INFO").read())
    assert stated.get_all("License-File") == ["LICENSE"]
    assert f"{stem}/LICENSE" in names


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("", ["cargo is not installed", "rustup.rs"]),
        ("cargo", ["no bin/llvm-config", "libmlir-22-dev"]),
    ],
)
def test_a_build_from_sources_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, names: list[str]
) -> None:
    """First Rust, then LLVM."""
    if path:
        (tmp_path / path).touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("MLIR_SYS_220_PREFIX", str(tmp_path / "llvm"))
    with pytest.raises(SystemExit) as ended:
        compiler_wheel.build_wheel(str(tmp_path))
    assert all(name in str(ended.value) for name in names)


def test_a_licence_without_an_expression_is_stated_by_name() -> None:
    """An expression in a bill must be one of SPDX."""
    plain = third_party.Component("plain", "1.0", "MIT OR Apache-2.0", (), "pkg:cargo/plain@1.0")
    odd = third_party.Component("odd", "1.0", third_party.UNNAMED, (), "pkg:cargo/odd@1.0")
    rows = json.loads(third_party.bill("both", [plain, odd]))["components"]
    assert rows[0]["licenses"] == [{"expression": "MIT OR Apache-2.0"}]
    assert rows[1]["licenses"] == [{"license": {"name": third_party.UNNAMED}}]
