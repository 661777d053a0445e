"""The kernels against NumPy."""

import numpy as np
import pytest

import my_project


@pytest.mark.parametrize("size", [0, 1, 7, 100_000])
def test_saxpy_is_what_numpy_computes(size: int) -> None:
    x = np.arange(size, dtype=np.float32)
    y = np.ones(size, np.float32)
    expected = 2 * x + y
    my_project.saxpy(2.0, x, y)
    np.testing.assert_array_equal(y, expected)


def test_lengths_have_to_agree() -> None:
    x, y = np.zeros(3, np.float32), np.zeros(4, np.float32)
    with pytest.raises((AssertionError, ValueError), match="shape|differ in length"):
        my_project.saxpy(2.0, x, y)
