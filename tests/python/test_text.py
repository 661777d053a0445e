"""Strings and bytes both ways: lengths around the inline limit, odd content, cached objects."""

from __future__ import annotations

import copy
import ctypes
import pickle
from concurrent.futures import ThreadPoolExecutor

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


def test_arguments_are_strings_and_bytes_of_the_ffi(native: ctypes.CDLL) -> None:
    """Like upstream: inline up to seven bytes, otherwise an object, whatever the length."""
    address = ctypes.cast(native.kind_of, ctypes.c_void_p).value
    kind_of = fishplate.Function.__from_extern_c__(address, keep_alive_object=native)
    inline_text, inline_bytes, text, data = 11, 12, 65, 66
    for length in (0, 1, 7, 8, 15, 16, 17, 63, 64, 70, 71, 72, 100, 5000):
        content = ("é" * length)[: length // 2] + "\0" * (length % 2)
        assert len(content.encode()) == length
        for value in (content, String(content), type("Name", (str,), {})(content)):
            assert kind_of(value) == (inline_text if length <= 7 else text), (length, type(value))
        for value in (content.encode(), bytearray(content.encode()), Bytes(content.encode())):
            assert kind_of(value) == (inline_bytes if length <= 7 else data), (length, type(value))


def test_a_callee_may_keep_what_it_got(native: ctypes.CDLL) -> None:
    address = ctypes.cast(native.swap_kept, ctypes.c_void_p).value
    swap = fishplate.Function.__from_extern_c__(address, keep_alive_object=native)
    before = None
    for index in range(300):
        value = f"{index:0{8 + index % 90}}"
        for given in (value, value.encode()):
            assert swap(given) == before
            before = given
        # Several at a time, and others in between.
        assert ECHO(value) == value and swap(value) == before
        before = value
    swap(None)


def test_threads_do_not_share_the_memory_of_arguments(native: ctypes.CDLL) -> None:
    address = ctypes.cast(native.slow_echo, ctypes.c_void_p).value
    echo = fishplate.Function.__from_extern_c__(address, keep_alive_object=native)

    def work(number: int) -> bool:
        texts = [f"thread {number} call {call}" for call in range(200)]
        return all(echo(text) == text for text in texts)

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(8)))
