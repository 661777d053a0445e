"""Keyword wrappers: real signatures, stable defaults, unpacked dataclasses."""

from __future__ import annotations

import dataclasses
import inspect
from typing import Any

import pytest
from fishplate.utils.kwargs_wrapper import make_kwargs_wrapper, make_kwargs_wrapper_from_signature


def _together(*args: Any) -> tuple:
    return args


def test_the_signature_shows_the_defaults() -> None:
    wrapper = make_kwargs_wrapper(
        _together, ["a", "b"], ("x",), kwonly_names=["c", "d"], kwonly_defaults={"d": [1]}
    )
    assert str(inspect.signature(wrapper)) == "(a, b='x', *, c, d=[1])"
    assert wrapper(1, c=2) == (1, "x", 2, [1])


def test_a_missing_argument_is_named() -> None:
    wrapper = make_kwargs_wrapper(_together, ["a", "b"])
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'b'"):
        wrapper(1)


def test_defaults_do_not_follow_the_dictionary_they_came_in() -> None:
    defaults = {"k": 1}
    wrapper = make_kwargs_wrapper(_together, [], kwonly_names=["k"], kwonly_defaults=defaults)
    defaults["k"] = 2
    assert wrapper() == (1,)


def test_a_default_that_is_a_dataclass_is_unpacked_too() -> None:
    @dataclasses.dataclass
    class Pair:
        x: int
        y: int

    wrapper = make_kwargs_wrapper(_together, ["p"], (Pair(1, 2),), map_dataclass_to_tuple=["p"])
    assert wrapper() == ((1, 2),)


def test_required_after_default_is_refused() -> None:
    parameter = inspect.Parameter
    kind = parameter.POSITIONAL_OR_KEYWORD
    # Excluding a parameter cannot produce such a list, but a handwritten signature can contain one.
    signature = inspect.Signature(
        [parameter("a", kind, default=1), parameter("b", kind)], __validate_parameters__=False
    )
    with pytest.raises(ValueError, match="'b' cannot follow parameters with defaults"):
        make_kwargs_wrapper_from_signature(_together, signature)
