"""The functions and the class, from Python."""

import numpy as np
import pytest

import my_project


def test_a_function() -> None:
    assert my_project.add_one(41) == 42
    with pytest.raises(TypeError, match="argument #0"):
        my_project.add_one("one")


def test_a_tensor_is_used_where_it_lies() -> None:
    x, out = np.arange(3, dtype=np.float32), np.zeros(3, np.float32)
    my_project.scale(x, 2.0, out)
    np.testing.assert_array_equal(out, 2 * x)
    with pytest.raises((TypeError, ValueError), match="float32"):
        my_project.scale(x.astype(np.float64), 2.0, out)


def test_a_class() -> None:
    counter = my_project.Counter(40)
    assert counter.increase(2) == 42
    assert counter.count == 42
