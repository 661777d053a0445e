"""`fishplate lsp`: an editor's conversation with the language server, over pipes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

URI = "file:///a.mlir"
TEXT = """\
// %x = "in a comment"
func.func private @callee(i32) -> i32
func.func @f(%a: i32, %n: index) -> i32 {
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i32, i1)
  %z = arith.constant 0 : index
  %r = scf.for %i = %n to %n step %n iter_args(%t = %a) -> (i32) {
    %s = arith.addi %t, %0#0 : i32
    scf.yield %s : i32
  }
  cf.br ^next(%r : i32)
^next(%b: i32):
  %c = call @callee(%b) : (i32) -> i32
  return %c : i32
}
func.func @g(%a: i32) {
  return
}
"""


class Editor:
    """A client of the server."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "fishplate.ir._lsp", *arguments]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.request("initialize", capabilities={})
        self.notify("initialized")

    def send(self, message: dict[str, Any]) -> None:
        self.send_bytes(json.dumps({"jsonrpc": "2.0", **message}).encode())

    def send_bytes(self, body: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        length = 0
        while (line := self.process.stdout.readline().strip()) or not length:
            length = int(line.partition(b":")[2])
        message: dict[str, Any] = json.loads(self.process.stdout.read(length))
        return message

    def notify(self, method: str, **parameters: Any) -> None:
        self.send({"method": method, "params": parameters})

    def request(self, method: str, **parameters: Any) -> dict[str, Any]:
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        answer = self.receive()
        assert answer["id"] == self.number
        return answer

    def open(self, text: str) -> list[dict[str, Any]]:
        """Open a document, and return its diagnostics."""
        self.text = text
        self.notify("textDocument/didOpen", textDocument={"uri": URI, "text": text})
        published = self.receive()
        assert published["method"] == "textDocument/publishDiagnostics"
        found: list[dict[str, Any]] = published["params"]["diagnostics"]
        return found

    def at(self, what: str, place: str, inside: int = 0) -> Any:
        """Ask about the first occurrence of a text."""
        offset = self.text.index(place) + inside
        line = self.text.count("\n", 0, offset)
        column = offset - (self.text.rfind("\n", 0, offset) + 1)
        position = {"line": line, "character": column}
        answer = self.request(f"textDocument/{what}", textDocument={"uri": URI}, position=position)
        return answer["result"]

    def target(self, place: str, inside: int = 0) -> str:
        """Return the line to which a definition leads, from the column on."""
        start = self.at("definition", place, inside)["range"]["start"]
        return self.text.split("\n")[start["line"]][start["character"] :]

    def labels(self, place: str) -> list[str]:
        """Return the completions behind a text."""
        return [item["label"] for item in self.at("completion", place, len(place))]

    def close(self) -> int:
        self.request("shutdown")
        self.notify("exit")
        return self.process.wait(20)


@pytest.fixture(scope="module")
def editor() -> Iterator[Editor]:
    editor = Editor()
    yield editor
    assert editor.close() == 0


def test_a_valid_file_has_no_diagnostics(editor: Editor) -> None:
    assert editor.open(TEXT) == []


def test_errors_have_a_range_and_notes(editor: Editor) -> None:
    (found,) = editor.open('func.func @a() {\n  "arith.nope"() : () -> ()\n}\n')
    assert found["severity"] == 1
    assert "unregistered operation 'arith.nope'" in found["message"]
    assert found["range"]["start"]["line"] == 1
    twice = "func.func @e() { return }\n"
    (found,) = editor.open(twice + twice)
    assert "redefinition of symbol named 'e'" in found["message"]
    assert "note: see existing symbol definition here" in found["message"]
    assert found["range"]["start"]["line"] == 1


def test_columns_count_utf16_units(editor: Editor) -> None:
    (found,) = editor.open('module attributes {a = "𝄞", b = x} {}\n')
    column = found["range"]["start"]["character"]
    # The clef is four bytes, one character and two units. MLIR points behind the last good token.
    assert 'module attributes {a = "__", b = x} {}'[column:].startswith(" x}")


def test_the_parts_of_a_split_file_are_checked_one_by_one(editor: Editor) -> None:
    part = "func.func @e() { return }\n"
    assert editor.open(f"{part}// -----\n{part}") == []
    (found,) = editor.open(f"{part}// -----\n{part}{part}")
    assert found["range"]["start"]["line"] == 3


def test_changes_are_checked_and_closed_files_have_no_diagnostics(editor: Editor) -> None:
    assert editor.open("") == []
    changes = [{"text": "func.func"}]
    editor.notify("textDocument/didChange", textDocument={"uri": URI}, contentChanges=changes)
    assert len(editor.receive()["params"]["diagnostics"]) == 1
    editor.notify("textDocument/didClose", textDocument={"uri": URI})
    assert editor.receive()["params"]["diagnostics"] == []


@pytest.mark.parametrize(
    ("use", "inside", "definition"),
    [
        ("%a, %a) :", 4, "%a: i32, %n"),
        ("%0#0", 0, '%0:2 = "arith'),
        ("%t, %0#0", 0, "%t = %a) ->"),
        ("%s : i32", 0, "%s = arith.addi"),
        ("%n to", 0, "%n: index)"),
        ("%r : i32)", 0, "%r = scf.for"),
        ("%b) :", 0, "%b: i32):"),
        ("@callee(%b)", 3, "@callee(i32)"),
    ],
)
def test_definitions_of_values_and_symbols(
    editor: Editor, use: str, inside: int, definition: str
) -> None:
    editor.open(TEXT)
    assert editor.target(use, inside).startswith(definition)


def test_names_without_a_definition_lead_nowhere(editor: Editor) -> None:
    editor.open("func.func @g(%a: i32) {\n  return\n}\nfunc.func @h() {\n  use %a, @nope\n}\n")
    assert editor.at("definition", "%a, @nope") is None
    assert editor.at("definition", "@nope") is None
    assert editor.at("definition", "return") is None


def test_hover_shows_descriptions_and_definitions(editor: Editor) -> None:
    editor.open(TEXT)
    for place in ("scf.yield", '"arith.addui_extended"', "return %c", "call @callee"):
        hover = editor.at("hover", place, 3)
        name = place.split()[0].strip('"')
        assert f"{name}`\n\n" in hover["contents"]["value"]
        assert len(hover["contents"]["value"]) > 60
    assert "%s = arith.addi %t" in editor.at("hover", "%s : i32")["contents"]["value"]
    assert editor.at("hover", "  cf.br") is None


def test_completion(editor: Editor) -> None:
    editor.open("func.func @f(%abc: i32) {\n  %r = arith.add\n  scf.\n  c\n  call @\n  x %\n}\n")
    assert editor.labels("= arith.add") == ["arith.addf", "arith.addi", "arith.addui_extended"]
    assert "scf.for" in editor.labels("  scf.")
    assert "cf." in editor.labels("\n  c")
    assert editor.labels("call @") == ["@f"]
    assert editor.labels("x %") == ["%abc", "%r"]
    items = editor.at("completion", "  scf.", 6)
    (item,) = [item for item in items if item["label"] == "scf.for"]
    assert item["detail"]
    assert len(item["documentation"]["value"]) > 100


def test_a_bad_request_does_not_end_the_server(editor: Editor) -> None:
    assert editor.request("nope")["error"]["code"] == -32601
    unknown = {"uri": "file:///b"}
    position = {"line": 0, "character": 0}
    answer = editor.request("textDocument/hover", textDocument=unknown, position=position)
    assert "error" in answer
    assert editor.open("") == []


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"{not json", "expected JSON"),
        (b"\xff", "expected JSON"),
        (b"[" * 100_000, "expected JSON"),
        (b"null", "expected an object, got NoneType"),
        (b"[1]", "expected an object, got list"),
        (b'{"method": "textDocument/didChange"}', "textDocument/didChange: KeyError"),
        (
            b'{"method": "textDocument/didOpen", "params": 5}',
            "textDocument/didOpen: TypeError",
        ),
        (
            b'{"id": 1, "method": "textDocument/hover", "params": {"textDocument": {"uri": "x"}}}',
            "`x` is not open",
        ),
    ],
)
def test_bad_messages_do_not_end_the_server(body: bytes, words: str, editor: Editor) -> None:
    editor.send_bytes(body)
    assert words in str(editor.receive())
    assert editor.open("module {}") == []


@pytest.mark.parametrize("size", ["-5", "many", "99999999999999"])
def test_bad_sizes_do_not_end_the_server(size: str, editor: Editor) -> None:
    assert editor.process.stdin is not None
    editor.process.stdin.write(f"Content-Length: {size}\r\n\r\n".encode())
    editor.process.stdin.flush()
    assert f"expected a size, got `{size}`" in str(editor.receive())
    assert editor.open("module {}") == []


def test_text_that_is_no_unicode(editor: Editor) -> None:
    assert editor.open('"\ud800"') != []


def test_a_dialect_that_is_only_data(tmp_path: Path) -> None:
    file = tmp_path / "geo.irdl.mlir"
    file.write_text(
        "irdl.dialect @lspgeo {\n  irdl.operation @area {\n    %0 = irdl.is i32\n"
        "    irdl.operands(shape: %0)\n    irdl.results(area: %0)\n  }\n}\n"
    )
    editor = Editor("--irdl-file", str(file))
    good = 'func.func @f(%a: i32) {\n  %0 = "lspgeo.area"(%a) : (i32) -> i32\n  return\n}\n'
    assert editor.open(good) == []
    (found,) = editor.open(good.replace("i32", "i64"))
    assert "lspgeo.area" in found["message"]
    editor.open("lspgeo.\n")
    assert editor.labels("lspgeo.") == ["lspgeo.area"]
    assert editor.close() == 0


def test_the_editor_goes_away() -> None:
    editor = Editor()
    assert editor.process.stdin is not None
    editor.process.stdin.close()
    assert editor.process.wait(20) == 1
