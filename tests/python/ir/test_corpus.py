"""Parsing and printing against `mlir-opt-22`: the same text for every module of the corpus."""

from __future__ import annotations

import io
import re
import subprocess

import pytest
from corpus import modules
from fishplate import ir

SEPARATOR = "// -----"
CORPUS = list(modules())


def oracle(*flags: str) -> list[str]:
    """Output of `mlir-opt-22` for each module, all from one run."""
    text = f"\n{SEPARATOR}\n".join(text for _, text in CORPUS)
    command = ["mlir-opt-22", "--split-input-file", "--allow-unregistered-dialect", *flags]
    run = subprocess.run(command, input=text, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return [part.strip() for part in run.stdout.split(SEPARATOR)]


def test_37_the_corpus_is_large_enough() -> None:
    assert len(CORPUS) >= 200
    assert len({text for _, text in CORPUS}) == len(CORPUS)


@pytest.mark.parametrize(
    ("flags", "asm"),
    [
        ([], {}),
        (["--mlir-print-op-generic"], {"print_generic_op_form": True}),
        (["--mlir-print-debuginfo"], {"enable_debug_info": True}),
        (["--mlir-print-local-scope"], {"use_local_scope": True}),
    ],
    ids=["custom", "generic", "locations", "local"],
)
def test_37_modules_print_as_mlir_opt_prints_them(flags: list[str], asm: dict[str, bool]) -> None:
    expected = oracle(*flags)
    assert len(expected) == len(CORPUS)
    ours = printed([text for _, text in CORPUS], asm)
    for (name, _), our, their in zip(CORPUS, ours, expected, strict=True):
        assert without_lines(our) == without_lines(their), name
    # In a separate context, where no resource name is taken.
    assert printed(ours, asm) == ours


def without_lines(text: str) -> str:
    """Remove locations in the input, which is a single file for the oracle."""
    return re.sub(r'"(-|<stdin>)":\d+:\d+', '"input"', text)


def printed(texts: list[str], asm: dict[str, bool]) -> list[str]:
    """Each text parsed and printed."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        return [ir.Module.parse(text).operation.get_asm(**asm).strip() for text in texts]


def test_38_bytecode_round_trips_keep_the_text() -> None:
    texts, bytecodes = [], []
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        for _, text in CORPUS:
            module = ir.Module.parse(text)
            bytecode = io.BytesIO()
            module.operation.write_bytecode(bytecode)
            texts.append(str(module))
            bytecodes.append(bytecode.getvalue())
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        assert [str(ir.Module.parse(bytecode)) for bytecode in bytecodes] == texts
