"""``fishplate lsp``: a language server for MLIR text over standard input and output.

It knows the dialects of the compiler's library, and those that exist only as data: models, IRDL and Python classes, named
by ``--load`` and ``--irdl-file`` as for ``fishplate opt``.
"""

from __future__ import annotations

import json
import pkgutil
import re
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, BinaryIO

from .. import _dialect, dialects, ir
from . import _opt
from ._lsp_text import Document, Token

_Json = dict[str, Any]

#: Numbers of the protocol.
_NO_JSON, _BAD_REQUEST, _NOT_FOUND, _BROKEN = -32700, -32600, -32601, -32603
#: The most bytes of a message.
_LONGEST = 1 << 30
_SEVERITIES = {"ERROR": 1, "WARNING": 2, "REMARK": 3, "NOTE": 3}
_FUNCTION, _VARIABLE, _REFERENCE = 3, 6, 18
_CAPABILITIES = {
    "textDocumentSync": 1,
    "completionProvider": {"triggerCharacters": [".", "%", "@"]},
    "hoverProvider": True,
    "definitionProvider": True,
}


@cache
def _operations(dialect: str) -> dict[str, str]:
    """Return the operations of a dialect by name, with their documentation."""
    rows = (_dialect._describe(dialect, name) for name in _dialect._names(dialect))
    described = (json.loads(row) for row in rows if row is not None)
    return {row["operation"]: row["doc"] or "" for row in described if row["kind"] == "op"}


def _known_dialects() -> list[str]:
    """Return the dialects that have a model: linked ones, and loaded ones."""
    shipped = (module.name.rstrip("_") for module in pkgutil.iter_modules(dialects.__path__))
    return sorted({*filter(_dialect._is_linked, shipped), *_dialect._DIALECTS})


def _document_of(operation: str) -> str | None:
    """Return the documentation of an operation; the dialect `func` need not be written."""
    for name in (operation, f"func.{operation}", f"builtin.{operation}"):
        dialect = name.partition(".")[0]
        if dialect in _known_dialects() and name in (found := _operations(dialect)):
            return f"`{name}`\n\n{found[name]}"
    return None


class Server:
    """The server: its documents, and one method for each message of the protocol."""

    def __init__(self, options: _opt.Options, read: BinaryIO, write: BinaryIO) -> None:
        self._options = options
        self._dialects = _opt._dialects(options)
        self._read, self._write = read, write
        self._documents: dict[str, Document] = {}
        self._shut = False
        self._requests: dict[str, Callable[[_Json], Any]] = {
            "initialize": self._initialize,
            "shutdown": self._shutdown,
            "textDocument/completion": self._completion,
            "textDocument/hover": self._hover,
            "textDocument/definition": self._definition,
        }
        self._notices: dict[str, Callable[[_Json], Any]] = {
            "textDocument/didOpen": self._opened,
            "textDocument/didChange": self._changed,
            "textDocument/didClose": self._closed,
        }

    def serve(self) -> int:
        """Answer messages until the client says `exit`; returns the exit code."""
        while (message := self._receive()) is not None:
            method, number = message.get("method"), message.get("id")
            if method == "exit":
                return 0 if self._shut else 1
            if number is None:
                self._hear(method, message.get("params") or {})
            elif isinstance(method, str):
                self._send({"id": number, **self._answer(method, message.get("params") or {})})
        return 1

    def _hear(self, method: object, parameters: _Json) -> None:
        """Take a notice, which has no answer: the client logs what is wrong with it."""
        try:
            if isinstance(method, str) and method in self._notices:
                self._notices[method](parameters)
        except Exception as error:  # one bad notice must not end the server
            words = f"{method}: {type(error).__name__}: {error}"
            self._send({"method": "window/logMessage", "params": {"type": 1, "message": words}})

    def _refuse(self, code: int, words: str) -> None:
        """Answer a message that is not a request."""
        self._send({"id": None, "error": {"code": code, "message": words}})

    def _answer(self, method: str, parameters: _Json) -> _Json:
        if self._shut:
            return {"error": {"code": _BAD_REQUEST, "message": "the server was shut down"}}
        if method not in self._requests:
            return {"error": {"code": _NOT_FOUND, "message": f"unknown method {method}"}}
        try:
            return {"result": self._requests[method](parameters)}
        except Exception as error:  # one bad request must not end the server
            return {"error": {"code": _BROKEN, "message": f"{type(error).__name__}: {error}"}}

    # Messages.

    def _receive(self) -> _Json | None:
        """Return the next message, None at the end."""
        length = None
        while line := self._read.readline():
            name, _, value = line.decode("ascii", "replace").partition(":")
            if name.strip().lower() == "content-length":
                length = int(value) if value.strip().isdecimal() else None
                if length is None or length > _LONGEST:
                    self._refuse(
                        _NO_JSON,
                        f"Content-Length: expected a size, got `{value.strip()}`",
                    )
                    length = None
            elif not line.strip() and length is not None:
                body, length = self._read.read(length), None
                try:
                    message = json.loads(body)
                except (ValueError, RecursionError) as error:
                    self._refuse(_NO_JSON, f"expected JSON: {error}")
                    continue
                if isinstance(message, dict):
                    return message
                self._refuse(_BAD_REQUEST, f"expected an object, got {type(message).__name__}")
        return None

    def _send(self, message: _Json) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._write.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self._write.flush()

    def _initialize(self, _: _Json) -> _Json:
        return {"capabilities": _CAPABILITIES, "serverInfo": {"name": "fishplate"}}

    def _shutdown(self, _: _Json) -> None:
        self._shut = True

    # Documents and their diagnostics.

    def _opened(self, parameters: _Json) -> None:
        document = parameters["textDocument"]
        self._publish(document["uri"], document["text"])

    def _changed(self, parameters: _Json) -> None:
        self._publish(parameters["textDocument"]["uri"], parameters["contentChanges"][-1]["text"])

    def _closed(self, parameters: _Json) -> None:
        uri = parameters["textDocument"]["uri"]
        self._documents.pop(uri, None)
        self._report(uri, [])

    def _publish(self, uri: str, text: str) -> None:
        # Half of a pair of UTF-16 units is no character, and no other text has it.
        whole = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        document = self._documents[uri] = Document(whole)
        self._report(uri, self._diagnose(document))

    def _report(self, uri: str, diagnostics: list[_Json]) -> None:
        parameters = {"uri": uri, "diagnostics": diagnostics}
        self._send({"method": "textDocument/publishDiagnostics", "params": parameters})

    def _diagnose(self, document: Document) -> list[_Json]:
        """Parse and verify a document, each part of a split file by itself."""
        found: list[_Json] = []

        def hear(diagnostic: ir.Diagnostic) -> bool:
            found.append(_diagnostic(document, diagnostic))
            return True

        for part in _opt.chunks(document.text.encode(), _opt.MARKER):
            context = _opt._context(self._options, self._dialects)
            before = len(found)
            with context, context.attach_diagnostic_handler(hear):
                try:
                    ir.Module.parse(part)
                except ir.MLIRError as error:
                    # Limits of the library have no diagnostic.
                    if len(found) == before:
                        found.append(_at(document, 0, 1, str(error)))
        return found

    # Requests about a position.

    def _place(self, parameters: _Json) -> tuple[Document, int]:
        uri = parameters["textDocument"]["uri"]
        if uri not in self._documents:
            raise ValueError(f"the document `{uri}` is not open")
        position = parameters["position"]
        line, character = position["line"], position["character"]
        if not isinstance(line, int) or not isinstance(character, int):
            raise TypeError(f"position: expected whole numbers, got {line!r} and {character!r}")
        document = self._documents[uri]
        return document, document.offset(line, character)

    def _completion(self, parameters: _Json) -> list[_Json]:
        document, offset = self._place(parameters)
        before = document.line_before(offset)
        if re.search(r"%[\w$.-]*$", before):
            return [_item(name, _VARIABLE) for name in sorted(document.visible(offset))]
        if re.search(r"@[\w$.]*$", before):
            return [_item(name, _REFERENCE) for name in sorted(document.symbols)]
        start = re.search(r'(?:^\s*|=\s*|[{}]\s*|"\s*)([A-Za-z_][\w$.]*)?$', before)
        if start is None:
            return []
        prefix = start.group(1) or ""
        dialect = prefix.partition(".")[0]
        if "." in prefix and dialect in _known_dialects():
            operations = _operations(dialect).items()
            return [
                _item(name, _FUNCTION, doc) for name, doc in operations if name.startswith(prefix)
            ]
        return [
            _item(f"{name}.", _FUNCTION) for name in _known_dialects() if name.startswith(prefix)
        ]

    def _hover(self, parameters: _Json) -> _Json | None:
        document, offset = self._place(parameters)
        token = document.token_at(offset)
        text = None if token is None else self._describe(document, token)
        if token is None or text is None:
            return None
        contents = {"kind": "markdown", "value": text}
        return {"contents": contents, "range": _range(document, token.start, token.end)}

    def _describe(self, document: Document, token: Token) -> str | None:
        if token.kind in ("word", "text"):
            return _document_of(token.text.strip('"'))
        definition = document.definition(token)
        if definition is None:
            return None
        return f"```mlir\n{document.line_of(definition.start).strip()}\n```"

    def _definition(self, parameters: _Json) -> _Json | None:
        document, offset = self._place(parameters)
        token = document.token_at(offset)
        found = None if token is None else document.definition(token)
        if found is None:
            return None
        uri = parameters["textDocument"]["uri"]
        return {"uri": uri, "range": _range(document, found.start, found.end)}


def _item(label: str, kind: int, doc: str = "") -> _Json:
    item: _Json = {"label": label, "kind": kind}
    if doc:
        item["detail"] = doc.partition("\n")[0]
        item["documentation"] = {"kind": "markdown", "value": doc}
    return item


def _range(document: Document, start: int, end: int) -> _Json:
    places = (document.position(offset) for offset in (start, end))
    first, last = ({"line": line, "character": column} for line, column in places)
    return {"start": first, "end": last}


def _at(document: Document, offset: int, severity: int, message: str) -> _Json:
    token = document.token_at(offset)
    end = (
        token.end
        if token is not None and token.start == offset
        else min(offset + 1, len(document.text))
    )
    place = _range(document, offset, end)
    return {"range": place, "severity": severity, "source": "mlir", "message": message}


def _diagnostic(document: Document, diagnostic: ir.Diagnostic) -> _Json:
    file = _opt._file_of(diagnostic.location)
    offset = 0 if file is None else document.of_bytes(file.start_line, file.start_col)
    notes = (note.message for note in diagnostic.notes if _opt._ADVICE not in note.message)
    shown = [text for text in notes if not text.startswith("see current operation: ")]
    message = "\n".join([diagnostic.message, *(f"note: {text}" for text in shown)])
    return _at(document, offset, _SEVERITIES[diagnostic.severity.name], message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    try:
        options = _opt.parse_options(sys.argv[1:] if arguments is None else arguments)
        if options.input != "-" or options.passes or options.pipeline is not None:
            raise _opt.UsageError("expected no file and no pass: the editor sends the text")
        # Whatever a dialect's module prints must not disturb the protocol.
        write, sys.stdout = sys.stdout.buffer, sys.stderr
        server = Server(options, sys.stdin.buffer, write)
    except (_opt.UsageError, ImportError, OSError, ValueError) as error:
        print(f"fishplate lsp: {error}", file=sys.stderr)
        return 2
    return server.serve()


if __name__ == "__main__":
    sys.exit(main())
