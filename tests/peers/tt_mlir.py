"""Adaptor that runs tt-mlir's builder tests on this package: a plugin of pytest.

`ttmlir.ir`, `ttmlir.dialects` and `ttmlir.passmanager` are this package with the generated modules of tt-mlir's
dialects. This file stands in for the names that only tt-mlir's C++ build offers: the runtime, the pipelines, and a few
functions that C++ defines by hand. A test ends when its module is verified, printed and parsed again.
"""

from __future__ import annotations

import importlib
import sys
import types
from typing import Any
from unittest.mock import MagicMock

import pytest

import fishplate.mlir
from fishplate import ir

DIALECTS = ["ttcore", "ttir", "ttnn", "ttkernel", "d2m", "debug", "stablehlo", "sdy", "mpmd"]
#: Options of tt-mlir's own conftest that the tests read.
OPTIONS = {"--path": ".", "--sys-desc": "", "--target": "ttnn"}

modules = [importlib.import_module(name) for name in DIALECTS]
fishplate.mlir.install("ttmlir", modules)


class Namespace:
    """`ttcore.ir`: the types and attributes of a dialect. Their `get` takes the context first, as in C++."""

    def __init__(self, module: types.ModuleType) -> None:
        self.module = module

    def __getattr__(self, name: str) -> Any:
        made = getattr(self.module, name)
        plain = getattr(made, "get", None)
        if plain is not None:

            def get(*args: Any, **keywords: Any) -> Any:
                if args and isinstance(args[0], ir.Context):
                    return plain(*args[1:], **keywords, context=args[0])
                return plain(*args, **keywords)

            made.get = staticmethod(get)
        setattr(self, name, made)
        return made


for module in modules:
    module.ir = Namespace(module)

# C++ gives this member a name of its own, because `None` is a keyword of Python.
ttcore = sys.modules["ttcore"]
ttcore.AttentionMaskType.NoMask = ttcore.AttentionMaskType(0)

# The runtime and the pipelines need a device or tt-mlir's C++. No test gets as far as to call them.
for name in ("_ttmlir_runtime", "ttmlir.passes", "ttmlir.util"):
    sys.modules[name] = MagicMock(name=name)
importlib.import_module("ttmlir").util = sys.modules["ttmlir.util"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that the tests read."""
    for option, default in OPTIONS.items():
        parser.addoption(option, default=default)


def pytest_configure(config: pytest.Config) -> None:
    """Stop after the verified module."""
    # The tests import these from tt-mlir's conftest, which opens a device.
    names = {"x86_only": lambda test: test, "get_request_kwargs": lambda request: {}}
    sys.modules["conftest"] = types.SimpleNamespace(**names)
    from builder.base import builder_apis

    def verified(module: ir.Module, *_: Any, **__: Any) -> tuple[None, dict, dict]:
        assert module.operation.verify()
        text = str(module)
        assert str(ir.Module.parse(text, context=module.context)) == text
        return None, {}, {}

    builder_apis.compile_ttir_module_to_flatbuffer = verified
    for name in ("execute_fb", "execute_py", "execute_cpp"):
        setattr(builder_apis, name, lambda *_, **__: None)


@pytest.fixture
def device() -> None:
    """Return no device."""


@pytest.fixture(scope="session")
def system_desc() -> None:
    """Return no description of a device."""
