"""Strings and bytes both ways: lengths around the inline limit, odd content, cached objects."""

from __future__ import annotations

import copy
import pickle

import fishplate
import pytest
from fishplate import Array
from fishplate.core import Bytes, String

ECHO = fishplate.core._convert_to_ffi_func(lambda x: x)


@pytest.mark.parametrize("length", [0, 1, 6, 7, 8, 9, 100, 100_000])
@pytest.mark.parametrize("letter", ["x", "é", "語", "🚂", "\0"])
def test_every_length(length: int, letter: str) -> None:
    text = letter * length
    data = text.encode()
    for way in (ECHO, lambda x: Array([x])[0]):
        assert way(text) == text and isinstance(way(text), str)
        assert way(data) == data and isinstance(way(data), bytes)
        assert way(bytearray(data)) == data
        assert way(String(text)) == text and way(Bytes(data)) == data


def test_the_object_is_remembered() -> None:
    text = ECHO("x" * 100)
    assert type(text) is String
    first = text._tvm_ffi_cached_object
    assert Array([text])[0]._tvm_ffi_cached_object.same_as(first)
    data = ECHO(b"x" * 100)
    assert type(data) is Bytes
    assert ECHO(data)._tvm_ffi_cached_object.same_as(data._tvm_ffi_cached_object)
    assert String.__from_tvm_ffi_object__(String, first) == text
    assert Bytes.__from_tvm_ffi_object__(Bytes, data._tvm_ffi_cached_object) == data
    with pytest.raises(TypeError, match="expected an FFI string or bytes, got Array"):
        String.__from_tvm_ffi_object__(String, Array([]))
    with pytest.raises(TypeError, match="expected an FFI string or bytes, got int"):
        Bytes.__from_tvm_ffi_object__(Bytes, 5)


def test_they_are_pythons_own() -> None:
    text, data = ECHO("hello, long world"), ECHO(b"hello, long world")
    assert text.upper() == "HELLO, LONG WORLD" and text[:5] == "hello" and f"{text}!"[-1] == "!"
    assert {text: 1}["hello, long world"] == 1 and {"hello, long world": 2}[text] == 2
    assert data.split(b", ")[0] == b"hello" and hash(data) == hash(bytes(data))
    for value in (text, data):
        for copied in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
            assert copied == value


def test_a_string_that_is_no_unicode() -> None:
    for text in ("\ud800", "x" * 50 + "\udfff"):
        with pytest.raises(UnicodeEncodeError):
            ECHO(text)
        with pytest.raises(UnicodeEncodeError):
            Array(["fine", text])
        with pytest.raises(UnicodeEncodeError):
            fishplate.Map({text: 1})
