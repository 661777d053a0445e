"""Fixtures of the tests of examples and specs: a compiled check of a function's arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# Sets the folder of the compiler's cache before anything compiles.
import compiler.conftest  # noqa: F401
import fishplate as fp
from fishplate import spec
from fishplate.arguments import arg_specs
from fishplate.compiler import compile_module


def printed(function: Callable[..., Any], *args: Any, **kwargs: Any) -> str:
    """The signature of a function with these examples."""
    return spec.signature(function.__name__, arg_specs(function, args, kwargs).params)


def compiled(function: Callable[..., Any], *args: Any, **kwargs: Any) -> fp.Function:
    """A function that checks its arguments against the examples, and does nothing."""
    specs = arg_specs(function, args, kwargs)
    made = compile_module(None, function.__name__, specs.params)
    return made.with_signature(specs.signature)
