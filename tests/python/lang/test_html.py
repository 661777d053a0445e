"""HTML that notebooks show for tensors and compiled functions."""

from __future__ import annotations

from xml.etree import ElementTree

import fishplate as fp
import numpy as np


def _text(html: str) -> str:
    """Return its text; it must be well formed."""
    return " ".join(ElementTree.fromstring(html.replace("<br>", "<br/>")).itertext())


@fp.jit
def scale(x: fp.Tensor, by: fp.Float32 = 2.0) -> None:
    """Scale <in place>."""
    for i in range(x.shape[0]):
        x[i] = x[i] * by


def test_a_compiled_function_shows_signature_specs_and_times() -> None:
    x = np.ones(4, np.float32)
    made = fp.compile(scale, x, 1.0)
    shown = _text(made._repr_html_())
    assert made.signature in shown and "not measured yet" in shown and "Scale <in place>." in shown
    for param in made.spec:
        assert str(param.name) in shown
    timing = made.benchmark(x, 1.0, repeats=2, seconds=0.01)
    assert repr(timing) in _text(made._repr_html_())


def test_other_functions_show_their_plain_text() -> None:
    assert fp.get_global_func("ffi.Shape")._repr_html_() is None


def test_a_tensor_shows_its_elements() -> None:
    shown = _text(fp.from_dlpack(np.arange(6, dtype=np.int32).reshape(2, 3))._repr_html_())
    assert "int32" in shown and "(2, 3)" in shown and "cpu" in shown and "[3 4 5]" in shown
    many = _text(fp.from_dlpack(np.arange(100000.0))._repr_html_())
    assert "..." in many and len(many) < 1000


def test_a_tensor_whose_memory_is_gone_shows_its_shape() -> None:
    kept = []
    x = np.ones(3, np.float32)
    fp.convert(kept.append)(x)
    assert "(3,)" in _text(kept[0]._repr_html_())
