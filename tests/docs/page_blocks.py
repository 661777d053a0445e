"""Runs the code blocks of a page in order.

- `python` blocks are one program, `guide.py`: they run one after the other, and each sees the names of the previous
ones.
- A block with `title="name"` is written to that file instead. A `sh` block is run by bash.
- A `text` block right after a block is its expected output; a block without one prints nothing.
- A comment `<!-- not run: reason -->` right above a block skips it.

Each page runs in its own folder. `tests/docs/run --bless docs/page.md` writes the output of the blocks into the page.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(
    r"(?:<!-- not run: (?P<skip>[^\n]+) -->\n)?"
    r"^(?P<indent> *)```(?P<language>\w+)(?: title=\"(?P<title>[^\"\n]+)\")?\n(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
RUN = ("python", "sh")
FILES = ("python", "sh", "c", "cpp", "rust", "toml", "tablegen", "mlir")
# The text of the page tells readers what to put in its place.
CHECKOUT = "/path/to/fishplate"

# Runs guide.py, which calls `__next_block__` between blocks: it reports that a block is done and waits for the next
# command.
INTERPRETER = r"""
import builtins, ctypes, os, runpy, sys
answers, turns = os.fdopen(int(sys.argv[1]), "w"), os.fdopen(int(sys.argv[2]))
def say(word):
    sys.stdout.flush()
    sys.stderr.flush()
    ctypes.CDLL(None).fflush(None)
    answers.write(word + "\n")
    answers.flush()
def next_block():
    say("done")
    if not turns.readline():
        os._exit(0)
builtins.__next_block__ = next_block
sys.argv = ["guide.py"]
sys.path[0] = os.getcwd()
turns.readline()
try:
    runpy.run_path("guide.py", run_name="__main__")
except BaseException:
    import traceback
    traceback.print_exc()
    say("failed")
    os._exit(1)
"""
# It replaces the empty line between blocks, so that line numbers are those of a reader's file.
TURN = "__next_block__()\n"


@dataclass
class Block:
    """A block of code: its position, its text, and its output."""

    line: int
    language: str
    title: str | None
    text: str
    output: str
    skipped: str | None  #: Why it is not run.
    end: int  #: Line where the block ends in the page.
    output_end: int  #: Line where its output ends.


def environment(page: Path) -> dict[str, str]:
    """Return a reader's environment variables, with the peer's package if a page uses it."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("FISHPLATE_", "PYTEST"))}
    path = [str(ROOT / "python")]
    if "tvm_ffi" in page.read_text() or "apache-tvm-ffi" in page.read_text():
        path.append(str(ROOT / "target/peer/wheel"))
    if "FISHPLATE_COMPILER_LIBRARY" in os.environ:
        kept["FISHPLATE_COMPILER_LIBRARY"] = os.environ["FISHPLATE_COMPILER_LIBRARY"]
    return kept | {"PYTHONPATH": ":".join(path), "CARGO_NET_OFFLINE": "true", "COLUMNS": "100"}


def blocks(page: Path) -> list[Block]:
    """Return the blocks of a page, each with its output."""
    found: list[Block] = []
    text = page.read_text()
    for match in FENCE.finditer(text):
        line = text.count("\n", 0, match.start("language")) + 1
        indent = len(match["indent"])
        code = "".join(part[indent:] or "\n" for part in match["text"].splitlines(keepends=True))
        if match["language"] == "text":
            if found and text[found[-1].end : match.start()].strip() == "":
                found[-1].output, found[-1].output_end = code, match.end()
            continue
        skipped, end = match["skip"], match.end()
        found.append(Block(line, match["language"], match["title"], code, "", skipped, end, end))
    return found


def run_page(page: Path, folder: Path, environment: dict[str, str], *, bless: bool = False) -> None:
    """Run the blocks of a page in a folder. A difference is an AssertionError, or is written into the page."""
    name = page.relative_to(ROOT)
    printed_by: list[tuple[Block, str]] = []
    interpreter: Interpreter | None = None
    found = blocks(page)
    program = [b.text for b in found if b.language == "python" and not (b.title or b.skipped)]
    (folder / "guide.py").write_text(
        "".join(text + TURN for text in program).replace(CHECKOUT, str(ROOT))
    )
    try:
        for block in found:
            place = f"{name}:{block.line}"
            if block.skipped or block.language not in FILES:
                continue
            text = block.text.replace(CHECKOUT, str(ROOT))
            if block.title:
                path = folder / block.title
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
                if path.name == "Cargo.toml":
                    _prepare_cargo(path.parent)
                continue
            assert block.language in RUN, (
                f'{place}: a block of {block.language} needs title="file", or the comment `not run`'
            )
            if block.language == "python":
                interpreter = interpreter or Interpreter(folder, environment)
                printed = interpreter.run(place)
            else:
                printed = _run_shell(text, folder, environment, place)
            printed = printed.replace(f"{folder}/", "").replace(str(ROOT), CHECKOUT)
            assert bless or printed == block.output, (
                f"{place} printed\n{printed}\nand the page says\n{block.output}"
            )
            printed_by.append((block, printed))
    finally:
        if interpreter:
            interpreter.close()
    if bless:
        text = page.read_text()
        for block, printed in reversed(printed_by):
            shown = f"\n```text\n{printed}```" if printed else ""
            if printed != block.output:
                text = text[: block.end] + shown + text[block.output_end :]
        page.write_text(text)


def _prepare_cargo(folder: Path) -> None:
    """Let a crate of a page share its build with others, and build without a network."""
    target = ROOT / "target/docs-rust"
    target.mkdir(parents=True, exist_ok=True)
    (folder / "target").symlink_to(target)
    (folder / "Cargo.lock").write_bytes((ROOT / "Cargo.lock").read_bytes())


def _run_shell(text: str, folder: Path, environment: dict[str, str], place: str) -> str:
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", text],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, f"{place} failed:\n{done.stdout}{done.stderr}"
    return done.stdout


class Interpreter:
    """A Python process that runs guide.py block by block; its output and that of its children goes to a file."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self._printed, self._complaints = folder / ".printed", folder / ".complaints"
        answers, answer = os.pipe()
        turn, turns = os.pipe()
        with self._printed.open("wb") as output, self._complaints.open("wb") as complaints:
            self._process = subprocess.Popen(
                [sys.executable, "-c", INTERPRETER, str(answer), str(turn)],
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=complaints,
                pass_fds=(answer, turn),
            )
        os.close(answer)
        os.close(turn)
        self._answers, self._turns = os.fdopen(answers), os.fdopen(turns, "w")
        self._seen = 0

    def run(self, place: str) -> str:
        """Run the next block and return its output."""
        self._turns.write("go\n")
        self._turns.flush()
        if self._answers.readline() != "done\n":
            raise AssertionError(f"{place} failed:\n{self._complaints.read_text()}")
        printed = self._printed.read_bytes()
        new, self._seen = printed[self._seen :], len(printed)
        return new.decode()

    def close(self) -> None:
        """End the process."""
        self._answers.close()
        try:
            self._turns.close()
        except BrokenPipeError:
            pass
        self._process.wait(60)


if __name__ == "__main__":
    import tempfile

    for argument in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as made:
            path = Path(argument).resolve()
            run_page(path, Path(made).resolve(), environment(path), bless=True)
