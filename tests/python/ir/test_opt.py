"""`fishplate opt`: the same input gives the same output, diagnostics and exit code as mlir-opt does."""

from __future__ import annotations

import os
import re
import shutil
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from fishplate.ir import _expected, _opt

FUNCTION = """\
func.func @a(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  return %x : i32
}
"""
PARTS = (
    FUNCTION
    + """\
// -----
func.func @b() {
\t%0 = "arith.nope"() : () -> i32
  return
}
// -----
func.func @c() -> i32 {
  func.return
}
"""
)
#: Text after a marker is a part of its line.
BEHIND = "func.func @a() { return }\n// -----\n// -----  \nfunc.func @b() { return }\n  // -----\n// ----- x\n"
EXPECTED = """\
// expected-error@+1 {{unregistered operation 'arith.nope'}}
%0 = "arith.nope"() : () -> i32
// -----
// expected-error@below {{op has 0 operands, but enclosing function (@c)}}
func.func @c() -> i32 { func.return }
// expected-error@above {{returns 1}}
// -----
// expected-error-re@+1 {{has {{[0-9]+}} operands}}
func.func @d() -> i32 { func.return }
// -----
func.func @e() { return }
// -----
func.func @e() { return } // expected-note {{see existing symbol definition here}}
func.func @e() { return } // expected-error {{redefinition of symbol named 'e'}}
"""
#: Errors at places that are in no file, in another file, and in several.
PLACES = """\
func.func @a() -> i32 { func.return loc(unknown) }
// -----
func.func @b() -> i32 { func.return loc("name") }
// -----
func.func @c() -> i32 { func.return loc("name"("other.mlir":3:4)) }
// -----
func.func @d() -> i32 { func.return loc(fused["name", "other.mlir":3:4]) }
"""
UNKNOWN = """\
// expected-error@unknown {{op has 0 operands}}
func.func @a() -> i32 { func.return loc(unknown) }
"""
WRONG = """\
// expected-warning@+1 {{op has 0 operands}}
func.func @c() -> i32 { func.return }
// expected-note@-1 {{of another text}}
// -----
// expected-error@unknown {{of no place}}
func.func @d() -> i32 { func.return }
"""


def run_both(
    capfdbinary: pytest.CaptureFixture[bytes], *arguments: str
) -> tuple[tuple[int, str, str], tuple[int, str, str]]:
    """Return exit code, output and diagnostics of `fishplate opt` and of mlir-opt."""
    code = _opt.main(arguments)
    out, err = capfdbinary.readouterr()
    tool = shutil.which("mlir-opt-22")
    assert tool is not None, "mlir-opt-22 is missing: `make setup` installs it"
    done = subprocess.run([tool, *arguments], capture_output=True, timeout=240, check=False)
    theirs = (done.returncode, done.stdout.decode(), done.stderr.decode())
    return (code, out.decode(), err.decode()), theirs


@pytest.mark.parametrize(
    ("source", "arguments"),
    [
        (FUNCTION, ["--cse"]),
        (FUNCTION, ["-canonicalize=max-iterations=3 top-down=false", "-cse"]),
        (FUNCTION, ["--pass-pipeline=builtin.module(func.func(cse))"]),
        (FUNCTION, ["--mlir-print-op-generic"]),
        (FUNCTION, ["--mlir-print-debuginfo"]),
        (FUNCTION, ["--mlir-print-debuginfo", "--mlir-print-local-scope"]),
        ('"my.op"() : () -> ()\n', []),
        ('"my.op"() : () -> ()\n', ["--allow-unregistered-dialect"]),
        (PARTS, []),
        (PARTS, ["--split-input-file", "--cse"]),
        (PARTS, ["--split-input-file", "--verify-diagnostics"]),
        (PARTS, ["--split-input-file", "--output-split-marker=// next"]),
        (PARTS.replace("-----", "====="), ["--split-input-file=// ====="]),
        (BEHIND, ["--split-input-file"]),
        (EXPECTED, ["--split-input-file", "--verify-diagnostics"]),
        (EXPECTED, ["--verify-diagnostics=only-expected"]),
        (PLACES, ["--split-input-file"]),
        (PLACES, ["--split-input-file", "--verify-diagnostics"]),
        (UNKNOWN, ["--verify-diagnostics"]),
        ("", []),
        ("", ["--verify-diagnostics"]),
    ],
)
def test_as_mlir_opt(
    source: str,
    arguments: list[str],
    tmp_path: Path,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    """Everything is the same, to the letter."""
    file = tmp_path / "input.mlir"
    file.write_text(source)
    ours, theirs = run_both(capfdbinary, str(file), *arguments)
    assert ours == theirs


@pytest.mark.parametrize("level", ["all", "only-expected"])
def test_what_is_expected_and_not_there(
    level: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """The messages are those of mlir-opt, which repeats those without a location."""
    file = tmp_path / "input.mlir"
    file.write_text(WRONG)
    ours, theirs = run_both(
        capfdbinary, str(file), "--split-input-file", f"--verify-diagnostics={level}"
    )
    assert ours[0] == theirs[0] == 1 and ours[1] == theirs[1]
    assert set(ours[2].splitlines()) == set(theirs[2].splitlines())
    assert '<unknown>:0: error: expected error "of no place" was not produced' in ours[2]


def test_files(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    """The result goes to a file if one is given, and a failure leaves the file alone."""
    source, result = tmp_path / "a.mlir", tmp_path / "b.mlir"
    source.write_text(FUNCTION)
    assert _opt.main([str(source), "-o", str(result), "--cse"]) == 0
    assert result.read_text().count("arith.addi") == 0
    source.write_text(PARTS)
    assert _opt.main([str(source), f"-o={result}"]) == 1
    assert result.read_text().startswith("module {\n  func.func @a")
    assert _opt.main([str(tmp_path / "absent")]) == 1
    assert "cannot open input file" in capfdbinary.readouterr()[1].decode()
    source.write_text(FUNCTION)
    assert _opt.main([str(source), "--emit-bytecode", "-o", str(result)]) == 0
    assert result.read_bytes().startswith(b"ML\xefR")
    assert _opt.main([str(result), "--split-input-file"]) == 0
    assert "func.func @a" in capfdbinary.readouterr()[0].decode()


def test_a_result_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """With a disk that takes four bytes, and a process that is killed at the fifth, the old file stays unchanged."""
    source, result = tmp_path / "a.mlir", tmp_path / "b.mlir"
    source.write_text(FUNCTION)
    limited = (
        "import resource, signal, sys; from fishplate.ir import _opt;"
        "signal.signal(signal.SIGXFSZ, getattr(signal, sys.argv[1]));"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4, 4)); sys.exit(_opt.main(sys.argv[2:]))"
    )
    for signal_action, code in (("SIG_IGN", 1), ("SIG_DFL", -signal.SIGXFSZ)):
        result.write_text("old")
        command = [sys.executable, "-c", limited, signal_action, str(source), "-o", str(result)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
        assert done.returncode == code, done
        assert result.read_text() == "old"
        if code == 1:
            assert f"cannot write output file '{result}': File too large" in done.stderr
            assert sorted(tmp_path.iterdir()) == [source, result]


def test_results_go_to_devices_links_and_files_with_permissions(tmp_path: Path) -> None:
    source, result, link = tmp_path / "a.mlir", tmp_path / "b.mlir", tmp_path / "c.mlir"
    source.write_text(FUNCTION)
    assert _opt.main([str(source), "-o", "/dev/null"]) == 0
    assert not Path("/dev/null").is_file()
    result.write_text("old")
    result.chmod(0o640)
    link.symlink_to(result.name)
    assert _opt.main([str(source), "-o", str(link)]) == 0
    assert link.is_symlink() and "func.func @a" in result.read_text()
    assert stat.S_IMODE(result.stat().st_mode) == 0o640
    _opt.write_whole(result, "private", mode=0o600)
    assert stat.S_IMODE(result.stat().st_mode) == 0o600
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE)
    assert _opt.main([str(source), "-o", str(pipe)]) == 0
    assert b"func.func @a" in reader.communicate(timeout=240)[0]
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    command = [sys.executable, "-m", "fishplate.ir._opt", str(source), "-o", "/dev/stdout"]
    done = subprocess.run(command, stdout=subprocess.PIPE, timeout=240, check=True)
    assert b"func.func @a" in done.stdout
    with result.open("wb") as file:
        subprocess.run(command, stdout=file, timeout=240, check=True)
    assert result.read_bytes() == done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["a", "b"], "expected one input file, got a, b"),
        (["--cse", "--pass-pipeline=any(cse)"], "exclude each other"),
        (["--pass-pipeline"], "--pass-pipeline requires a value"),
        (["--verify-each=perhaps"], "expected true or false, got `perhaps`"),
        (["--verify-diagnostics=x"], "expected all or only-expected, got `x`"),
    ],
)
def test_wrong_command_lines(
    arguments: list[str], message: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """They report the error, and read nothing."""
    assert _opt.main(arguments) == 2
    assert message in capfdbinary.readouterr()[1].decode()


def test_unknown_passes(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    """The message names the pass."""
    file = tmp_path / "a.mlir"
    file.write_text(FUNCTION)
    assert _opt.main([str(file), "--no-such-pass"]) == 1
    assert (
        "'no-such-pass' does not refer to a registered pass" in capfdbinary.readouterr()[1].decode()
    )


LOADED = '''\
from fishplate import ir
from fishplate.ir import declare


class OptDeclared(declare.Dialect, name="opt_declared"):
    "a dialect"


class TestOp(OptDeclared.Operation):
    "an operation"


@ir.register_pass("opt-test-rename")
def rename(op, pass_):
    """Rename all functions."""
    for inner in op.regions[0].blocks[0]:
        inner.attributes["sym_name"] = ir.StringAttr.get("renamed")


@ir.register_pass("opt-test-raise")
def fail(op, pass_):
    """Fail."""
    raise RuntimeError("as it should")
'''
IRDL = """\
irdl.dialect @opt_test {
  irdl.operation @op {
    %0 = irdl.is i32
    irdl.results(x: %0)
  }
}
"""


def test_passes_and_dialects_from_outside(tmp_path: Path) -> None:
    """`--load` imports a module with passes, and `--irdl-file` loads dialects."""
    (tmp_path / "opt_test_passes.py").write_text(LOADED)
    (tmp_path / "irdl.mlir").write_text(IRDL)
    (tmp_path / "a.mlir").write_text(
        FUNCTION + '// -----\n%0 = "opt_test.op"() : () -> i32\n"opt_declared.test"() : () -> ()\n'
    )

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "fishplate.ir._opt", "a.mlir", "--split-input-file"]
        whole = [*command, "--irdl-file=irdl.mlir", "--load=opt_test_passes", *arguments]
        return subprocess.run(
            whole, capture_output=True, text=True, cwd=tmp_path, timeout=240, check=False
        )

    done = run()
    assert done.returncode == 0 and "opt_test.op" in done.stdout, done.stderr
    assert "opt_declared.test" in done.stdout
    done = run("--opt-test-rename")
    assert "func.func @renamed" in done.stdout, done.stderr
    done = run("--opt-test-raise")
    assert done.returncode == 1 and "RuntimeError: as it should" in done.stderr


def test_parts() -> None:
    """Every part keeps its lines and columns, and a marker at the very end splits nothing."""
    parts = list(_opt.chunks(b"a\n// ----- b\n// -----", "// -----"))
    assert parts == [b"a\n", b"\n         b\n"]
    assert list(_opt.chunks(b"a // ----- b", None)) == [b"a // ----- b"]


def test_comments() -> None:
    """Consecutive comments share the line that they are about."""
    text = "a\n// expected-error@above {{x}}\n// expected-note@below {{y}}\n// expected-remark@-3 {{z}}\nb"
    lines = [(each.kind, each.line) for each in _expected.expected_in(text)]
    assert lines == [("error", 1), ("note", 5), ("remark", 1)]
    (each,) = _expected.expected_in("// expected-warning-re {{a.{{[0-9]+}}c}}  ")
    assert each.pattern.search("a.12c") and not re.search(each.pattern, "ab12c")
    for broken in ("{{a{{b}}", "{{a{{[}}}}"):
        with pytest.raises(_expected.BadCommentError):
            _expected.expected_in(f"// expected-error-re {broken}")
