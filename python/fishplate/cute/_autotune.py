"""Choosing compile-time parameters by timing, under CuTe's names."""

from __future__ import annotations

import functools
import inspect
import itertools
import logging
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

#: Set to 1, this variable of the environment logs each configuration with its time.
_LOG = "CUTE_DSL_LOG_AUTOTUNE"

_logger = logging.getLogger(__name__)


class Autotuned:
    """A function of :func:`fishplate.cute.jit` that is compiled with the parameters that ran fastest."""

    def __init__(
        self,
        function: Any,
        params_dict: Mapping[str, Sequence[Any]],
        update_on_change: Sequence[str],
        measure: Callable[[Callable[[], Any]], float],
    ) -> None:
        """Check the names, and start without a choice."""
        self._untuned, self._params, self._measure = function, dict(params_dict), measure
        self._keys = tuple(update_on_change)
        plain = getattr(function, "function", function)
        self._signature = inspect.signature(plain)
        for name in (*self._params, *self._keys):
            if name not in self._signature.parameters:
                raise ValueError(f"autotune_jit: {plain.__name__} has no parameter {name!r}")
        #: By the values of the arguments that matter: the chosen parameters and the compiled function.
        self._chosen: dict[Any, tuple[dict[str, Any], Any]] = {}
        functools.update_wrapper(self, plain)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call the function as it was fastest; the first call with new values of some arguments finds out."""
        given = self._signature.bind_partial(*args, **kwargs).arguments
        key = tuple([given.get(name) for name in self._keys])
        if key not in self._chosen:
            self._chosen[key] = self._choose(args, kwargs)
        return self._chosen[key][1](*args, **kwargs)

    def _choose(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[dict[str, Any], Any]:
        compiled = {}

        def prepared(**parameters: Any) -> Callable[[], Any]:
            made = functools.partial(self._untuned, **parameters)
            compiled[tuple(parameters.items())] = made
            return lambda: made(*args, **kwargs)

        best = fastest(prepared, self._params, self._measure)
        return best, compiled[tuple(best.items())]


def fastest(
    prepare: Callable[..., Callable[[], Any]],
    params_dict: Mapping[str, Sequence[Any]],
    measure: Callable[[Callable[[], Any]], float],
) -> dict[str, Any]:
    """Return the parameters whose call takes the least time. Those that raise an error are left out.

    Parameters
    ----------
    prepare
        A function of the parameters that returns the call to time.
    params_dict
        The values to try, by the name of the parameter.
    measure
        A function that returns the time of a call in microseconds.

    """
    show, start = _shower(), time.perf_counter()
    times: list[tuple[float, dict[str, Any]]] = []
    failed: list[str] = []
    for parameters in _combinations(params_dict):
        show("try %s", parameters)
        try:
            taken = measure(prepare(**parameters))
        except Exception as error:
            failed.append(f"{parameters}: {type(error).__name__}: {error}")
            show("left out, %s", failed[-1])
            continue
        times.append((taken, parameters))
        show("%s takes %.3f us", parameters, taken)
    if not times:
        raise ValueError("no configuration could be run:\n" + "\n".join(failed))
    taken, best = min(times, key=lambda found: found[0])
    show("%s is fastest with %.3f us; %.2f s", best, taken, time.perf_counter() - start)
    return best


def _combinations(params_dict: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    for values in itertools.product(*params_dict.values()):
        yield dict(zip(params_dict, values, strict=True))


def _shower() -> Callable[..., None]:
    """Return the function that logs; if the environment asks for it, also to the terminal."""
    if os.environ.get(_LOG, "0") != "0":
        _logger.setLevel(logging.INFO)
        if not _logger.handlers:
            _logger.addHandler(logging.StreamHandler(sys.stderr))
    return _logger.info
