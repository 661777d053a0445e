"""The testing library: loaded on request, with a clear error if it is missing."""

from __future__ import annotations

import os
import subprocess
import sys

from fishplate.testing import library


def _import_testing(**variables: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k != library.LIBRARY_VARIABLE}
    return subprocess.run(
        [sys.executable, "-c", "import fishplate.testing as t; print(t.add_one(41))"],
        env=environment | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_is_loaded_from_where_the_variable_says() -> None:
    done = _import_testing(**{library.LIBRARY_VARIABLE: os.environ[library.LIBRARY_VARIABLE]})
    assert done.stdout == "42\n", done.stderr


def test_without_it_the_variable_is_named() -> None:
    done = _import_testing()
    assert "ImportError: fishplate.testing needs libtvm_ffi_testing.so" in done.stderr
    assert library.LIBRARY_VARIABLE in done.stderr


def test_a_wrong_path_is_told() -> None:
    done = _import_testing(**{library.LIBRARY_VARIABLE: "/no/such/file.so"})
    assert f"ImportError: {library.LIBRARY_VARIABLE}=/no/such/file.so: there is no" in done.stderr


def test_names_below_a_prefix_are_functions_of_the_package() -> None:
    import fishplate.testing as testing

    assert testing.echo("x") == "x"
    assert "schema_id_int" in testing.__all__
    # A name with another dot belongs to another prefix.
    assert all("." not in name for name in testing.__all__)
