"""Names of a function's parameters: where they come from, and the errors without them."""

from __future__ import annotations

import inspect
import sys
import types

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


def test_docs_are_those_of_the_function(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("test_signature_api")
    monkeypatch.setitem(sys.modules, module.__name__, module)

    @fishplate.register_global_func("test_signature_api.documented")
    def documented() -> None:
        """Do nothing."""

    fishplate.register_global_func("test_signature_api.plain", lambda: None)
    assert documented.__doc__ == "Do nothing."
    fishplate._init_api("test_signature_api")
    assert module.plain.__doc__ == "Global function 'test_signature_api.plain' of the FFI."
    assert (module.plain.__name__, module.documented.__name__) == ("plain", "documented")
    assert module.documented.__doc__ == "Do nothing."
    # The class keeps its own, and a text set on a function takes precedence.
    assert (
        inspect.getdoc(fishplate.Function) == "A function of any language, called through the FFI."
    )
    module.plain.__doc__ = "Mine."
    assert module.plain.__doc__ == "Mine."
