"""docs/reference/options.md names every compile option and every environment variable that the sources read, and no other."""

from __future__ import annotations

import re

from page_blocks import ROOT

PAGE = (ROOT / "docs/reference/options.md").read_text()
NAME = r"(?:FISHPLATE|TVM_FFI|TVM)_[A-Z][A-Z0-9_]*"
# A name in quotes, unless it is a macro of C, a symbol, or only for tests and builds.
QUOTED = re.compile(rf'"({NAME})"')
CODE = {".rs", ".py", ".c", ".cc", ".h", ".mlir"}
NOT_READ = {"crates/xtask", "crates/fishplate-cuda-stub"}


def sources() -> dict[str, str]:
    """The code that users run: crates without their tests, the package, the headers."""
    found = {}
    for folder in ("crates", "python/fishplate", "include"):
        for path in (ROOT / folder).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            ignored = "/tests/" in name or "/templates/" in name or name.endswith("build.rs")
            ignored = ignored or any(name.startswith(f"{left}/") for left in NOT_READ)
            if path.suffix in CODE and not ignored and path.is_file():
                found[name] = path.read_text()
    return found


def in_table(pattern: str) -> list[str]:
    """The names in the first column of the page's tables."""
    rows = [line.split(" | ")[0] for line in PAGE.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(pattern, row)]


def test_every_environment_variable_is_in_the_table() -> None:
    texts = sources()
    read = {name for text in texts.values() for name in QUOTED.findall(text)}
    said = set(in_table(rf"`({NAME})`"))
    assert len(read) > 15
    assert read <= said, f"not in docs/reference/options.md: {sorted(read - said)}"
    everything = "\n".join(texts.values())
    # The only name that is assembled, from two endings.
    made = {"TVM_FFI_JIT_EXTRA_CFLAGS", "TVM_FFI_JIT_EXTRA_LDFLAGS"}
    gone = {name for name in said - made if name not in everything}
    assert not gone, f"no source reads {sorted(gone)}"
    assert "TVM_FFI_JIT_EXTRA_{kind}" in everything


def test_every_compile_option_is_in_the_table() -> None:
    source = (ROOT / "crates/fishplate-codegen/src/options.rs").read_text()
    rows = re.findall(r'row\(\s*"(--[\w-]+)",\s*"(\w+)"', source)
    assert len(rows) >= 12
    table = PAGE.split("## Compile options")[1].split("\n## ")[0]
    said = re.findall(r"^\| `(--[\w-]+)[^`]*` \| `(\w+)", table, re.MULTILINE)
    assert sorted(said) == sorted(rows)


def test_no_variable_is_named_twice() -> None:
    names = in_table(rf"`({NAME})`")
    assert len(names) == len(set(names))
