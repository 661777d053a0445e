"""The entry of a Python callable: called from C with an invalid argument array, and registered twice."""

from __future__ import annotations

import ctypes

import fishplate
import pytest

HEADER_SIZE = fishplate.core._OBJECT_HEADER_SIZE


@pytest.mark.parametrize("count", [-1, -(2**31), 3])
def test_an_impossible_argument_array_is_an_error(count: int) -> None:
    """A negative count, or arguments without an array."""
    function = fishplate.convert(lambda *args: len(args))
    entry = ctypes.c_void_p.from_address(function.id_ + HEADER_SIZE).value
    prototype = ctypes.PYFUNCTYPE(
        ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int32, ctypes.c_void_p
    )
    result = (ctypes.c_int64 * 2)()
    status = prototype(entry)(function.id_, None, count, ctypes.addressof(result))
    assert status == -1
    assert function(1, 2) == 2


def test_a_name_that_is_taken_is_an_error_without_addresses() -> None:
    """All Python functions share one native entry, so its address does not distinguish them."""
    fishplate.register_global_func("testing.taken", len)
    with pytest.raises(RuntimeError) as caught:
        fishplate.register_global_func("testing.taken", repr)
    assert str(caught.value) == (
        "Global Function `testing.taken` is already registered. Remove one of the two registrations, "
        "or register with override"
    )
    fishplate.register_global_func("testing.taken", repr, override=True)
    assert fishplate.get_global_func("testing.taken")(1) == "1"
    fishplate.remove_global_func("testing.taken")
