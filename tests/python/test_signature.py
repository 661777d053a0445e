"""Names of a function's parameters: where they come from, and what is said without them."""

from __future__ import annotations

import inspect

import fishplate
import pytest


def test_a_function_outlives_its_name() -> None:
    fishplate.register_global_func("test_signature.gone", lambda a: a)
    function = fishplate.get_global_func("test_signature.gone")
    fishplate.remove_global_func("test_signature.gone")
    assert function(3) == 3
    with pytest.raises(TypeError, match=r"gone\(\) takes no keyword arguments"):
        function(a=3)
    assert str(inspect.signature(function)) == "(*args)"


def test_inspect_shows_the_types_of_a_builtin() -> None:
    function = fishplate.get_global_func("ffi.ArrayGetItem")
    assert len(inspect.signature(function).parameters) == 2
