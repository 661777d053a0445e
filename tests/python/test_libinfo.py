"""Paths of the package, and the errors for missing files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from fishplate import config, libinfo


def test_the_runtime_is_ours_whichever_distribution_is_named() -> None:
    ours = Path(libinfo.__file__).parent / "lib/libtvm_ffi.so"
    assert libinfo.find_libtvm_ffi() == str(ours.resolve())
    found = libinfo._find_library_by_basename(libinfo.PEER_DISTRIBUTION, "tvm_ffi")
    assert found == ours.resolve()


def test_a_library_that_is_nowhere_names_the_folders_searched(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="Cannot find library libnowhere.so") as caught:
        libinfo._find_library_by_basename("no-such-dist", "nowhere", [tmp_path])
    assert str(tmp_path) in str(caught.value)


def test_headers_that_are_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(libinfo.INCLUDE_VARIABLE, str(tmp_path))
    with pytest.raises(RuntimeError, match=r"no tvm/ffi/c_api\.h in that folder"):
        libinfo.find_include_path()


def test_without_the_peer_our_header_is_offered_and_its_name_is_told() -> None:
    # The test environment has no apache-tvm-ffi installed.
    environment = {k: v for k, v in os.environ.items() if k != libinfo.INCLUDE_VARIABLE}
    script = "from fishplate import libinfo; print(libinfo.find_include_path()); "
    script += "libinfo.find_cpp_include_path()"
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True
    )
    assert (Path(done.stdout.strip()) / "fishplate/c_api.h").is_file()
    assert "pip install apache-tvm-ffi" in done.stderr


@pytest.mark.parametrize("option", [row[0] for row in config._OPTIONS])
def test_every_option_of_the_command_prints_one_line(
    option: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fishplate-config", f"--{option}"])
    config.__main__()
    assert len(capsys.readouterr().out.splitlines()) == 1


@pytest.mark.parametrize(
    ("option", "headers"),
    [
        ("--cflags", ["tvm/ffi/c_api.h", "dlpack/dlpack.h", "fishplate/c_api.h"]),
        ("--cxxflags", ["tvm/ffi/c_api.h", "dlpack/dlpack.h", "fishplate/c_api.h"]),
        ("--c-includedir", ["fishplate/c_api.h"]),
    ],
)
def test_folders_of_headers(
    option: str,
    headers: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    # The environment names Apache's headers, like its package.
    monkeypatch.setattr("sys.argv", ["fishplate-config", option])
    config.__main__()
    folders = [Path(flag.removeprefix("-I")) for flag in capsys.readouterr().out.split()]
    assert len(set(folders)) == len(folders)
    for header in headers:
        assert any((folder / header).is_file() for folder in folders), header


def test_the_search_that_clients_use(tmp_path: Path) -> None:
    file, absent = tmp_path / "here", tmp_path / "absent"
    file.touch()

    def fails(path: Path) -> bool:
        raise OSError(path)

    find = libinfo._resolve_and_validate
    assert find([absent, file], cond=Path.is_file) == str(file.resolve())
    assert find([absent, file], cond=fails) is None and find([], cond=fails) is None
    assert find([absent], cond=lambda path: path.with_suffix(".so")) == str(tmp_path / "absent.so")
