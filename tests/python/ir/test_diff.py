"""`fishplate ir-diff`: what counts as a difference, where it is, and how the command ends."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from fishplate import ir
from fishplate.ir import _diff

BRANCHES = """\
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %sum = arith.addi %a, %b : i32
  cf.cond_br %c, ^one(%sum : i32), ^two
^one(%x: i32):
  return %x : i32
^two:
  return %sum : i32
}
"""
NAMES = BRANCHES.replace("%sum", "%s").replace("%a", "%left").replace("^one", "^bb7")


def found(left: str, right: str, *, locations: bool = False) -> list[str]:
    """Return the paths and the texts of the differences."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        modules = [ir.Module.parse(text).operation for text in (left, right)]
        return [
            f"{each.path}: {each.what}" for each in _diff.differences(*modules, locations=locations)
        ]


def test_names_and_lines_do_not_matter() -> None:
    assert found(BRANCHES, NAMES) == []
    assert found(BRANCHES, "\n\n" + BRANCHES) == []
    assert found(BRANCHES, "\n\n" + BRANCHES, locations=True)[0].endswith(
        'loc("-":1:1) became loc("-":3:1)'
    )


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("addi %a, %b", "addi %b, %a", "arith.addi [0]: operand 0 is another one"),
        ("arith.addi", "arith.muli", "arith.addi [0]: arith.addi became arith.muli"),
        ("^one(%sum : i32), ^two", "^two, ^one(%sum : i32)", "cf.cond_br [1]: successor 0 is"),
        ("return %sum", "return %a", "block 2 / func.return [0]: operand 0 is another one"),
        ("@f", "@g", 'func.func @f: the attribute sym_name = "f" became "g"'),
        ("%b : i32\n", "%b overflow<nsw> : i32\n", "the attribute overflowFlags = "),
        ("  %sum", "  %0 = arith.constant 1 : i8\n  %sum", "arith.constant [0]: only the second"),
        ("^two:\n", "^two:\n  cf.br ^three\n^three:\n", "func.func @f: 3 blocks became 4"),
    ],
)
def test_differences(old: str, new: str, what: str) -> None:
    text = BRANCHES.replace(old, new, 1)
    assert text != BRANCHES
    assert any(what in line for line in found(BRANCHES, text)), found(BRANCHES, text)
    assert found(text, BRANCHES)


def test_shapes_of_operations() -> None:
    """Regions, results, arguments and operands may differ in number and in type."""
    for left, right, what in [
        ('"a.b"()({}) : () -> ()', '"a.b"()({}, {}) : () -> ()', "1 regions became 2"),
        ('"a.b"() {sym_name = 1} : () -> ()', '"a.b"() : () -> ()', "[0]: the attribute sym_name"),
        ('"a.b"() : () -> i8', '"a.b"() : () -> i16', "the results (i8) became (i16)"),
        (
            '"a.b"()({^bb0(%x: i8):}) : () -> ()',
            '"a.b"()({^bb0(%x: i1):}) : () -> ()',
            "the arguments (i8) became (i1)",
        ),
        (
            '%0 = "a.b"() : () -> i8\n"a.c"(%0) : (i8) -> ()',
            '%0 = "a.b"() : () -> i8\n"a.c"(%0, %0) : (i8, i8) -> ()',
            "1 operands became 2",
        ),
        # A graph region uses values before their definition.
        (
            '"a.c"(%0) : (i8) -> ()\n%0 = "a.b"() : () -> i8\n%1 = "a.b"() : () -> i8',
            '"a.c"(%1) : (i8) -> ()\n%0 = "a.b"() : () -> i8\n%1 = "a.b"() : () -> i8',
            "a.c [0]: operand 0 is another one",
        ),
    ]:
        assert any(what in line for line in found(left, right)), found(left, right)
        assert found(left, left) == []


def test_long_blocks_and_deep_regions() -> None:
    many = [f'"a.b"() {{at = {at}}} : () -> ()' for at in range(5000)]
    changed = [*many[:100], '"a.c"() : () -> ()', *many[101:]]
    assert found("\n".join(many), "\n".join(changed)) == [
        "builtin.module / a.b [100]: a.b became a.c"
    ]
    less = "\n".join(many[:7] + many[8:])
    assert [line[-28:] for line in found("\n".join(many), less)] == ["only the first file has this"]
    deep = '"a.b"() ({' * 100 + "}) : () -> ()" * 100
    assert found(deep, deep) == []


def test_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    left, right = tmp_path / "a.mlir", tmp_path / "b.mlir"
    left.write_text(BRANCHES)
    right.write_text(NAMES)
    assert _diff.main([str(left), str(right)]) == 0
    assert capsys.readouterr() == ("", "")
    right.write_text(BRANCHES.replace("%sum = arith.addi", "%sum = arith.subi"))
    assert _diff.main([str(left), str(right)]) == 1
    assert capsys.readouterr().out == (
        "builtin.module / func.func @f / block 0 / arith.addi [0]: arith.addi became arith.subi\n"
        f"  - {left}:2: %0 = arith.addi %arg0, %arg1 : i32\n"
        f"  + {right}:2: %0 = arith.subi %arg0, %arg1 : i32\n"
    )
    assert _diff.main([str(left), str(right), "--most=0"]) == 1
    assert capsys.readouterr().out == "and 1 more differences\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(BRANCHES.encode())))
    assert _diff.main(["-", str(left)]) == 0
    right.write_text("func.func @f(")
    for arguments, message in [
        ([str(left), str(right)], f"{right}: Unable to parse module assembly"),
        ([str(left), str(right)], f'error: "{right}":1:13: '),
        ([str(left), str(tmp_path / "absent")], "absent': No such file"),
        ([str(left), str(left), "--load=not_a_module"], "No module named 'not_a_module'"),
    ]:
        assert _diff.main(arguments) == 2
        assert message in capsys.readouterr().err
