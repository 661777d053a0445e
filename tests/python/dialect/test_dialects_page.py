"""docs/dialects.md: its files are written, its programs run, and they print what stands under them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT  # type: ignore[import-not-found]

from fishplate import _compiler_library, libinfo

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall((ROOT / "docs/dialects.md").read_text())


def texts(language: str) -> list[tuple[str, str]]:
    """Return the blocks of a language, each with what it prints."""
    found = []
    for at, (name, text) in enumerate(BLOCKS):
        if name == language:
            after = BLOCKS[at + 1] if at + 1 < len(BLOCKS) else ("", "")
            found.append((text, after[1] if after[0] == "text" else ""))
    return found


def run(command: list[str], folder: Path, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the files of the page and what the command makes of them."""
    made = tmp_path_factory.mktemp("dialects")
    for language, name in (("tablegen", "Geo.td"), ("mlir", "cmath.irdl.mlir")):
        ((text, _),) = texts(language)
        (made / name).write_text(text)
    program = os.environ.get("FISHPLATE_CLI")
    if program is None:
        run(["cargo", "build", "--quiet", "-p", "fishplate-cli"], ROOT)
        target = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
        program = str(target / "debug/fishplate")
    tools = made / "bin"
    tools.mkdir()
    (tools / "fishplate").symlink_to(Path(program).resolve())
    ((command, _),) = texts("sh")
    run(["bash", "-ec", command], made, PATH=f"{tools}:{os.environ['PATH']}")
    return made


def test_the_python_blocks_run_as_one_program(folder: Path) -> None:
    blocks = texts("python")
    assert len(blocks) == 3
    (folder / "guide.py").write_text("".join(text for text, _ in blocks))
    path = f"{folder / 'out'}:{ROOT / 'python'}"
    printed = run([sys.executable, "guide.py"], folder, PYTHONPATH=path)
    assert printed == "".join(output for _, output in blocks)


@pytest.mark.parametrize(
    ("compiler", "standard"),
    [("gcc", ["-std=c11"]), ("g++", ["-xc++", "-std=c++17", "-fno-rtti", "-fno-exceptions"])],
)
def test_63_the_c_program_runs_also_as_cpp_without_rtti(
    folder: Path, compiler: str, standard: list[str]
) -> None:
    ((text, output),) = texts("c")
    (folder / "use.c").write_text(text)
    library = Path(libinfo.find_libtvm_ffi())
    flags = [*standard, "-Wall", "-Wextra", "-Werror", "-Iout", "-I", str(ROOT / "include")]
    links = [f"-L{library.parent}", "-ltvm_ffi", f"-Wl,-rpath,{library.parent}", "-ldl"]
    run([compiler, *flags, "use.c", "-o", compiler, *links], folder)
    assert run([f"./{compiler}", str(_compiler_library.load())], folder) == output


def test_the_rust_lines_are_those_of_a_test() -> None:
    ((text, _),) = texts("rust")
    assert text in (ROOT / "crates/fishplate-compiler/tests/ir/dialect.rs").read_text()


def test_the_irdl_of_the_page_is_written_and_loads(folder: Path) -> None:
    run(
        [
            "mlir-opt-22",
            "--irdl-file=out/geo.irdl.mlir",
            "--emit-bytecode",
            "-o",
            os.devnull,
            os.devnull,
        ],
        folder,
    )
