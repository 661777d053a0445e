"""Warm-up manifests: a run records what it compiles, and after `fishplate warm` the next run compiles nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fishplate import spec
from fishplate.compiler import PlainCall, _manifest

#: Functions of the language, for the CPU and for an absent GPU, and a kernel given as MLIR.
PROGRAM = """
import sys, numpy as np, fishplate as fp
from fishplate import compiler, spec

@fp.jit
def add(a: fp.Tensor, k: fp.Float32, by: fp.Constexpr):
    for i in range(a.shape[0]):
        a[i] += k * by

@fp.kernel
def fill(a: fp.Tensor):
    a[fp.thread_idx().x] = 1

@fp.jit
def on_gpu(a: fp.Tensor):
    fill(a).launch(grid=1, block=32)

for by in range(int(sys.argv[1])):
    add(np.zeros(3, np.float32), 1.0, by)
fake = fp.make_fake_compact_tensor("float32", (fp.sym_int(),), device="cuda")
fp.compile(on_gpu, fake, options="--gpu-arch sm_90")
kernel = "func.func @f(%k: i32) -> i32 { %z = arith.constant 0 : i32 return %z : i32 }"
compiler.compile_module(kernel, "f", [spec.Var("k", "int32")], compiler.PlainCall())(1)
compiler.compile_module(None, "g", [])()
print(compiler.cache_counts().compiled, compiler.cache_counts().from_disk)
"""


#: Compiles that many kernels, and prints how many it compiled and how many it found.
MANY = """
import sys
from fishplate import compiler, spec
kernel = "func.func @f(%k: i32) -> i32 {{ %z = arith.constant {} : i32 return %z : i32 }}"
plain = compiler.PlainCall(returns="int32")
for number in range(int(sys.argv[1])):
    compiler.compile_module(kernel.format(number), "f", [spec.Var("k", "int32")], plain)(1)
print(compiler.cache_counts().compiled, compiler.cache_counts().from_disk)
"""


def run(*command: object, cache: Path, check: bool = True, **env: str) -> str:
    variables = {**os.environ, "FISHPLATE_CACHE_DIR": str(cache), **env}
    done = subprocess.run(
        [sys.executable, *map(str, command)], env=variables, capture_output=True, text=True
    )
    assert not check or (done.returncode, done.stderr) == (0, "")
    return done.stdout + ("" if check else done.stderr)


def test_a_run_after_warming_up_compiles_nothing(tmp_path: Path) -> None:
    program, manifest = tmp_path / "program.py", tmp_path / "kernels.jsonl"
    program.write_text(PROGRAM)
    record = {"FISHPLATE_RECORD": str(manifest)}
    assert run(program, 6, cache=tmp_path / "first", **record) == "9 0\n"
    names = [json.loads(line).get("function") for line in manifest.read_text().splitlines()]
    assert sorted(filter(None, names)) == ["add"] * 6 + ["f", "g", "on_gpu"]
    second = tmp_path / "second"
    said = run("-m", "fishplate.compiler._warm", "--jobs", 2, manifest, cache=second)
    assert said == "9 functions: 9 compiled, 0 were there already\n"
    entries = sorted(path.name for path in (second / "compile").iterdir())
    assert entries == sorted(path.name for path in (tmp_path / "first/compile").iterdir())
    assert run(program, 6, cache=second) == "0 9\n"
    # A run that finds everything records the same lines.
    again = tmp_path / "again.jsonl"
    run(program, 6, cache=second, FISHPLATE_RECORD=str(again))
    assert sorted(again.read_text().splitlines()) == sorted(manifest.read_text().splitlines())
    said = run("-m", "fishplate.compiler._warm", manifest, again, cache=second)
    assert said == "9 functions: 0 compiled, 9 were there already\n"


def test_a_service_with_many_kernels(tmp_path: Path) -> None:
    program, manifest = tmp_path / "program.py", tmp_path / "kernels.jsonl"
    program.write_text(MANY)
    counted = run(program, 200, cache=tmp_path / "first", FISHPLATE_RECORD=str(manifest))
    assert counted == "200 0\n"
    second = tmp_path / "second"
    said = run("-m", "fishplate.compiler._warm", "--jobs", 2, manifest, cache=second)
    assert said == "200 functions: 200 compiled, 0 were there already\n"
    assert run(program, 200, cache=second) == "0 200\n"


def test_lines_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    manifest = tmp_path / "kernels.jsonl"
    good = _manifest.Request(None, "f", [spec.Var("k", "int32")], None, "", "f")
    bad = good._replace(source="no module", name="bad", provider=PlainCall())
    wrong = ["{", "[]", '{"format":2}', '{"format":1}', "\x00"]
    other = (
        '{"format":1,"spec":[],"symbol":"f","options":"","function":"f","source":null,"provider":'
    )
    wrong.append(other + json.dumps('{"root_index":0,"nodes":[{"type":"None"}]}') + "}")
    wrong.append('{"format":1,"spec":[{"new":"Var","fields":[1,2]}],"note":"x","value":null}')
    lines = [_manifest.line_of(good), *wrong, _manifest.line_of(bad)]
    manifest.write_text("\n".join(lines) + "\n")
    command = ["-m", "fishplate.compiler._warm", manifest]
    said = run(*command, cache=tmp_path / "cache", check=False)
    assert said.count("not compiled: ") == len(wrong) + 1
    for number in range(2, len(wrong) + 2):
        assert f"kernels.jsonl, line {number}: " in said
    assert "not compiled: bad: " in said
    missing = run(*command[:2], tmp_path / "none", cache=tmp_path / "cache", check=False)
    assert "No such file" in missing and "Traceback" not in missing
    off = run(*command, cache=tmp_path / "cache", check=False, FISHPLATE_NO_CACHE="1")
    assert "there is no cache folder" in off


def test_a_manifest_that_cannot_be_written_costs_a_warning(tmp_path: Path) -> None:
    code = "from fishplate import compiler\nfor n in 'fg': compiler.compile_module(None, n, [])()"
    said = run(
        "-c",
        code,
        cache=tmp_path / "cache",
        check=False,
        FISHPLATE_RECORD=str(tmp_path / "no/file"),
    )
    assert said.count("warning: FISHPLATE_RECORD: cannot write to") == 1


@pytest.mark.parametrize("source", ["text", b"\x00bytes", None])
def test_a_line_holds_all_of_a_request(tmp_path: Path, source: str | bytes | None) -> None:
    n = spec.Var("n", "int32", divisibility=4)
    params = [
        spec.Tensor("a", [n, n * 2, 3], "float32", device_type="cpu"),
        spec.TupleParam("t", [n, spec.ConstFloat("f", 1.5), spec.ConstBool("b", True)]),
        spec.Shape("s", [n]),
        spec.DataPointer("p"),
        spec.EnvStream("stream"),
    ]
    request = _manifest.Request(source, "sym", params, PlainCall("callee"), "--opt-level 2", "name")
    file = tmp_path / "lines"
    file.write_text(_manifest.line_of(request))
    (read,) = _manifest.read(file)
    assert isinstance(read, _manifest.Request)
    assert read._replace(params=[], provider=None) == request._replace(params=[], provider=None)
    assert repr(read.params) == repr(params) and repr(read.provider) == repr(request.provider)
    assert read.params[0].shape[0] is read.params[2].shape[0], "a variable stays one"
