"""Hooks of MkDocs: pages made from files outside docs/, the pictures of the benchmarks, and the Rust documentation.

Links in a page that comes from elsewhere in the repository are rewritten: to the page of the site that shows the same
file, else to the file's name in the text.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "docs"))

import crate_diagram

RUSTDOC = ROOT / "target/doc"

# Files of the repository that are pages of the site.
PAGES = {
    "ARCHITECTURE.md": "project/architecture.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "CHANGELOG.md": "project/changes.md",
    "bench/README.md": "project/speed.md",
}
HEADERS = {
    "include/fishplate/c_api.h": (
        "reference/c-header.md",
        "The C header",
        "`#include <fishplate/c_api.h>`. A C program compiles with `-I$(python -m fishplate.config --c-includedir)` and links with "
        "`$(python -m fishplate.config --ldflags --libs)`.",
    ),
    "include/fishplate/ir.h": (
        "reference/ir-header.md",
        "The C header of MLIR",
        "`#include <fishplate/ir.h>`. The functions are inline and call the compiler's library through the FFI, so a program "
        "links `libtvm_ffi.so` and nothing of MLIR. The headers that it includes are below it.",
    ),
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Any, config: Any) -> Any:
    """Add what is generated and what is copied."""
    for source, page in PAGES.items():
        text = _with_links((ROOT / source).read_text(), source, page)
        files.append(File.generated(config, page, content=text))
    for source, (page, title, words) in HEADERS.items():
        files.append(File.generated(config, page, content=_header_page(source, title, words)))
    for picture in [*ROOT.glob("bench/*.png"), *ROOT.glob("bench/*.svg"), ROOT / "gpu/launch.png"]:
        name = f"images/{picture.relative_to(ROOT)}"
        files.append(File.generated(config, name, abs_src_path=str(picture)))
    files.append(File.generated(config, "reference/command.md", content=_command_page()))
    diagram = crate_diagram.draw(ROOT)
    files.append(File.generated(config, "images/crates.svg", content=diagram))
    return files


def _command_page() -> str:
    """The help of the command and of each subcommand."""
    command = ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "debug/fishplate"

    def help_of(*names: str) -> str:
        done = subprocess.run(
            [command, *names, "--help"], capture_output=True, text=True, check=True
        )
        return done.stdout

    top = help_of()
    names = re.findall(r"^  (\w+) ", top.split("Commands:\n")[1].split("\n\n")[0], re.MULTILINE)
    parts = [f"# The command `fishplate`\n\n```text\n{top}```\n"]
    parts += [
        f"## `fishplate {name}`\n\n```text\n{help_of(name)}```\n"
        for name in names
        if name != "help"
    ]
    return "\n".join(parts)


def _header_page(source: str, title: str, words: str) -> str:
    paths = [ROOT / source]
    if source.endswith("ir.h"):
        paths += sorted((ROOT / source).parent.glob("ir_*.h"))
    parts = [f"# {title}\n\n{words}\n"]
    for path in paths:
        parts.append(f"## `{path.relative_to(ROOT / 'include')}`\n\n```c\n{path.read_text()}```\n")
    return "\n".join(parts)


def _with_links(text: str, source: str, page: str) -> str:
    """The text of a file as a page of the site: links lead to pages and pictures that the site has."""

    def replace(match: re.Match[str]) -> str:
        picture, words, target, anchor = match[1], match[2], match[3], match[4] or ""
        if "://" in target:
            return match[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if path in PAGES:
            home = PAGES[path]
        elif path.startswith("docs/"):
            home = path.removeprefix("docs/")
        elif picture:
            home = f"images/{path}"
        else:
            return f"{words} (`{path}`)" if words.strip("`") != path else f"`{path}`"
        return f"{picture}[{words}]({posixpath.relpath(home, posixpath.dirname(page))}{anchor})"

    return LINK.sub(replace, text)


def on_post_build(config: Any) -> None:
    """Put the Rust documentation into the site."""
    site = Path(config["site_dir"]) / "rust"
    if not (RUSTDOC / "fishplate/index.html").exists():
        raise SystemExit(
            "site: there is no Rust documentation in target/doc; `make docs` writes it"
        )
    shutil.copytree(RUSTDOC, site, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".lock"))
