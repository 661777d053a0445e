"""58: diagnostics and their handlers."""

from __future__ import annotations

import pytest

from fishplate import ir


def test_58_handlers(ctx: ir.Context, capfd: pytest.CaptureFixture[str]) -> None:
    heard: list[tuple[str, str]] = []

    def first(diagnostic: ir.Diagnostic) -> bool:
        heard.append(("first", diagnostic.message))
        return True

    def second(diagnostic: ir.Diagnostic) -> bool:
        heard.append(("second", diagnostic.message))
        return diagnostic.message == "mine"

    place = ir.Location.file("a.py", 1, 2)
    with ctx.attach_diagnostic_handler(first) as outer:
        inner = ctx.attach_diagnostic_handler(second)
        place.emit_error("mine")
        place.emit_error("yours")
        assert heard == [("second", "mine"), ("second", "yours"), ("first", "yours")]
        inner.detach()
        assert not inner.attached and outer.attached
        heard.clear()
        place.emit_error("again")
        assert heard == [("first", "again")]
    place.emit_error("nobody")
    assert len(heard) == 1 and '"a.py":1:2: error: nobody' in capfd.readouterr().err


def test_58_a_handler_that_raises(ctx: ir.Context) -> None:
    def fail(diagnostic: ir.Diagnostic) -> bool:
        raise KeyError(diagnostic.message)

    with ctx.attach_diagnostic_handler(fail) as handler:
        with pytest.raises(KeyError, match="boom"):
            ir.Location.unknown().emit_error("boom")
        assert handler.had_error and handler.attached
    assert not handler.attached
    ctx.emit_error_diagnostics = True
    with ctx.attach_diagnostic_handler(fail), pytest.raises(ir.MLIRError, match="raised KeyError"):
        ir.Type.parse("wrong")


def test_58_errors_reach_handlers_when_asked(ctx: ir.Context) -> None:
    heard: list[ir.Diagnostic] = []
    with ctx.attach_diagnostic_handler(lambda d: heard.append(d)):
        with pytest.raises(ir.MLIRError):
            ir.Type.parse("wrong")
        assert not heard
        ctx.emit_error_diagnostics = True
        with pytest.raises(ir.MLIRError):
            ir.Type.parse("wrong")
    (only,) = heard
    assert only.severity is ir.DiagnosticSeverity.ERROR and only.location.start_line == 1


def test_58_notes(ctx: ir.Context) -> None:
    with pytest.raises(ir.MLIRError, match="note: ") as caught:
        ir.Module.parse("func.func @f() { return }\nfunc.func @f() { return }")
    (error,) = caught.value.error_diagnostics
    assert "redefinition of symbol" in error.message
    note = error.notes[-1]
    assert note.severity is ir.DiagnosticSeverity.NOTE and note.location.start_line == 1
