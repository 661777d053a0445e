"""Modules that `import fishplate` imports: the package, its library, and nothing slow."""

from __future__ import annotations

import json
import subprocess
import sys

# Heavy, optional, or a sign that something is built or run at import.
FORBIDDEN = {"numpy", "torch", "jax", "ml_dtypes", "subprocess", "setuptools", "ninja", "asyncio"}


def modules_after(statement: str) -> set[str]:
    """Names of the modules in a fresh interpreter after `statement`."""
    code = f"{statement}\nimport sys, json\nprint(json.dumps(sorted(sys.modules)))"
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return set(json.loads(run.stdout))


def test_import_brings_nothing_heavy() -> None:
    assert modules_after("import fishplate") & FORBIDDEN == set()


def test_tools_are_not_imported_with_the_package() -> None:
    loaded = modules_after("import fishplate")
    assert {name for name in loaded if name.startswith("fishplate.stub")} == set()


def test_one_library_is_mapped() -> None:
    code = (
        "import fishplate, pathlib\n"
        "maps = open('/proc/self/maps').read().split()\n"
        "print(*sorted({word for word in maps if word.endswith('/libtvm_ffi.so')}))\n"
        "print(pathlib.Path(fishplate.__file__).parent / 'lib/libtvm_ffi.so')\n"
    )
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    mapped, expected = run.stdout.splitlines()
    assert mapped == expected


def test_what_is_imported_on_demand_is_there() -> None:
    code = (
        "import fishplate as fp, sys\n"
        "assert 'fishplate.cpp' not in sys.modules and 'ctypes' not in sys.modules\n"
        "assert fp.cpp.load_inline and fp.spec.Var and fp.SymInt\n"
        "assert fp.LIB.TVMFFIFunctionCreate and 'cpp' in dir(fp)\n"
        "assert fp.__version_tuple__[:1] == (int(fp.__version__.split('.')[0]),)\n"
        "from fishplate import *\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_unknown_name_is_an_attribute_error() -> None:
    code = "import fishplate\ntry: fishplate.nothing\nexcept AttributeError: pass\nelse: raise SystemExit(1)"
    subprocess.run([sys.executable, "-c", code], check=True)


_WITHOUT_FRAMEWORKS = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("torch", "jax", "jaxlib"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import inspect, pydoc, rlcompleter
import fishplate as fp
"""


def test_first_contact_needs_no_framework() -> None:
    code = _WITHOUT_FRAMEWORKS + (
        "assert not hasattr(fp, 'torch') and not hasattr(fp, 'jax') and hasattr(fp, 'jit')\n"
        "members = dict(inspect.getmembers(fp))\n"
        "assert {'jit', 'Tensor', 'lang', 'LIB'} <= members.keys() and 'torch' not in members\n"
        "text = pydoc.plain(pydoc.render_doc(fp))\n"
        "assert 'help(fp.lang)' in text and 'class Tensor' in text\n"
        "found = rlcompleter.Completer({'fp': fp})\n"
        "assert found.complete('fp.ji', 0) == 'fp.jit(', found.complete('fp.ji', 0)\n"
        "assert found.complete('fp.to', 0) == 'fp.torch'\n"
        "try: fp.torch.register\n"
        "except AttributeError as error: assert 'fishplate.torch cannot be imported: No module' in str(error)\n"
        "try: from fishplate import jax\n"
        "except ModuleNotFoundError as error: assert error.name == 'jax'\n"
        "else: raise SystemExit('imported')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_the_compiler_the_package_can_be_looked_at() -> None:
    code = (
        "import os; os.environ['FISHPLATE_COMPILER_LIBRARY'] = '/no/such/file.so'\n"
        "import inspect, pydoc, fishplate as fp\n"
        "assert not hasattr(fp, 'jit') and 'jit' in dir(fp)\n"
        "assert 'class Tensor' in pydoc.plain(pydoc.render_doc(fp))\n"
        "try: fp.jit\n"
        "except AttributeError as error: assert 'fishplate.jit cannot be imported: FISH' in str(error)\n"
        "else: raise SystemExit('imported')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_sub_interpreter_is_refused() -> None:
    code = """
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
import sys
import_it = '''
import sys
sys.path[:] = %r
try:
    import fishplate
except ImportError as error:
    print(error, flush=True)
''' % sys.path
def run():
    other = interpreters.create()
    interpreters.run_string(other, import_it)
    interpreters.destroy(other)
run()
import fishplate
run()
print(fishplate.convert(lambda x: x + 1)(41))
"""
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, check=True, capture_output=True, text=True, timeout=240)
    first, second, answer = run.stdout.splitlines()
    # From 3.12 on Python checks the extension first, and raises the error itself.
    texts = ["fishplate does not support sub-interpreters: import it in the main interpreter"]
    texts.append("module fishplate._core does not support loading in subinterpreters")
    assert any(text in first for text in texts)
    assert second == first
    assert (answer, run.stderr) == ("42", "")


def test_second_import_gets_the_same_classes() -> None:
    code = """
import importlib, sys
import fishplate as fp
import fishplate._core as first
f, array = fp.convert(lambda x: [x]), fp.Array([1, 2])
assert importlib.reload(first) is first
assert importlib.reload(fp) is fp
for name in [name for name in sys.modules if name.startswith("fishplate")]:
    del sys.modules[name]
import fishplate as again
import fishplate._core as second
assert second is not first and second.Function is first.Function
assert second.__spec__ is not first.__spec__ and second._runtime_path() == first._runtime_path()
assert list(again.Array([1, array, f])[1]) == [1, 2] and again.convert(lambda x: x)(3) == 3
assert list(f(3)) == [3] and array[0] == 1
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=240)
