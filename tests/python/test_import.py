"""What `import fishplate` brings in: the package, its library, and nothing that costs or compiles."""

from __future__ import annotations

import json
import subprocess
import sys

# Heavy, optional, or a sign that something is built or run at import.
FORBIDDEN = {"numpy", "torch", "jax", "ml_dtypes", "subprocess", "setuptools", "ninja", "asyncio"}


def modules_after(statement: str) -> set[str]:
    """Names of the modules that a fresh interpreter holds after `statement`."""
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
