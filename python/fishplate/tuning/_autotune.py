"""`autotune`: a function with several configurations, which runs the fastest one."""

from __future__ import annotations

import functools
import json
import platform
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .. import _core
from ..arguments._scalar import is_constexpr
from ..compiler import cache_info
from ..compiler._options import option_string
from ..lang._fingerprint import Unknown, fingerprint
from ..lang._jit import JitFunction
from ..lang._trace import is_tracing
from ._restore import keep
from ._search import Search, Trial, run
from ._table import Table

#: A part of a key: a parameter, its shape, an extent, or its dtype.
_PART = re.compile(r"(\w+)(\.shape(?:\[(-?\d+)\])?|\.dtype)?\Z")
#: With fewer functions than this, compile in this process: starting another one takes longer.
_FEW = 4


class Config:
    """A configuration: values of Constexpr parameters, and compile options."""

    def __init__(self, options: Any = None, **values: Any) -> None:
        """Take options in any form, and values by the names of their parameters."""
        self.options = option_string(options)
        self.values = values

    def plain(self) -> dict[str, Any]:
        """Return the configuration as JSON data; values other than numbers, texts and None become their repr."""
        kinds = (bool, int, float, str, type(None))
        shown = {n: v if isinstance(v, kinds) else repr(v) for n, v in self.values.items()}
        return shown | ({"options": self.options} if self.options else {})

    def __repr__(self) -> str:
        """Return the configuration in Python syntax."""
        options = [repr(self.options)] if self.options else []
        return f"Config({', '.join([*options, *(f'{n}={v!r}' for n, v in self.values.items())])})"


class Autotuned:
    """A function that is compiled with the fastest of several configurations, found once for each key."""

    def __init__(
        self,
        function: JitFunction[..., Any],
        configs: Sequence[Config],
        key: Sequence[str],
        prune: Callable[..., Any] | None,
        restore: Sequence[str] | None,
        seconds: float,
        jobs: int | None,
    ) -> None:
        """Take a function of `fp.jit` and the arguments of :func:`autotune`."""
        functools.update_wrapper(self, function.function)
        #: The function, which takes the constants as arguments.
        self.jit = function
        #: The configurations, in the given order.
        self.configs = list(configs)
        self._key = [_part(text, function) for text in key]
        self._prune, self._restore = prune, restore
        self._seconds, self._jobs = seconds, jobs
        self._chosen: dict[str, tuple[Config, Search]] = {}
        self._by_options: dict[str, JitFunction[..., Any]] = {}
        self._check()

    def _check(self) -> None:
        name, parameters = self.jit.function.__name__, self.jit.signature.parameters
        if not self.configs:
            raise ValueError(f"autotune of `{name}` needs a configuration at least, got none")
        for config in self.configs:
            for parameter in config.values:
                if parameter not in parameters:
                    known = ", ".join(parameters)
                    raise ValueError(
                        f"`{name}` has no parameter {parameter!r} that {config} sets; it has {known}"
                    )
                if not is_constexpr(self.jit._annotations[parameter]):
                    raise TypeError(
                        f"{config} sets `{parameter}` of `{name}`, which must be annotated fp.Constexpr"
                    )
        for parameter in self._restore or ():
            if parameter not in parameters:
                raise ValueError(f"restore: `{name}` has no parameter {parameter!r}")

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call the function with the fastest configuration for these arguments; the first call searches for it."""
        config, _ = self._choose(args, kwargs)
        return self._with(config)(*args, **kwargs, **config.values)

    def search(self, *args: Any, **kwargs: Any) -> Search:
        """Return the search for these arguments; run it if necessary."""
        return self._choose(args, kwargs)[1]

    def best(self, *args: Any, **kwargs: Any) -> Config:
        """Return the fastest configuration for these arguments."""
        return self._choose(args, kwargs)[0]

    def _choose(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Config, Search]:
        name = self.jit.function.__name__
        if is_tracing():
            raise TypeError(
                f"`{name}` is tuned by timing it, which a function that is being compiled cannot do: "
                f"call {name}.jit with its constants"
            )
        bound = self.jit.signature.bind_partial(*args, **kwargs)
        values = [_value(part, bound.arguments, name) for part in self._key]
        devices = sorted({_device(value) for value in bound.arguments.values()} - {""})
        key = json.dumps([values, devices], default=str)
        chosen = self._chosen.get(key)
        if chosen is None:
            chosen = self._chosen[key] = self._find(key, values, devices, args, kwargs)
        return chosen

    def _find(
        self, key: str, values: list[Any], devices: list[str], args: Any, kwargs: Any
    ) -> tuple[Config, Search]:
        table = self._table(devices)
        if table is None:
            return self._searched(values, args, kwargs)
        found = table.find(key)
        if found is None:
            with table.turn():
                found = table.find(key)
                if found is None:
                    chosen = self._searched(values, args, kwargs)
                    table.add(key, chosen[1])
                    return chosen
        plain = [config.plain() for config in self.configs]
        return self.configs[plain.index(found.best.config)], found

    def _table(self, devices: list[str]) -> Table | None:
        """Return the table of this function; None if it has no fingerprint, because then changes cannot be
        detected."""
        try:
            code = fingerprint(self.jit).hex()
        except Unknown:
            return None
        facts = {
            "device": " ".join(devices) or _processor(),
            "fishplate": _core.__version__,
            "function": code,
            "options": option_string(self.jit.options),
            "configs": [config.plain() for config in self.configs],
        }
        return Table(self.jit.function.__name__, facts)

    def _with(self, config: Config) -> JitFunction[..., Any]:
        """Return the function with the options of a configuration."""
        if not config.options:
            return self.jit
        if config.options not in self._by_options:
            options = f"{option_string(self.jit.options)} {config.options}".strip()
            made: JitFunction[..., Any] = JitFunction(self.jit.function, options)
            self._by_options[config.options] = made
        return self._by_options[config.options]

    def _searched(self, values: list[Any], args: Any, kwargs: Any) -> tuple[Config, Search]:
        """Compile all configurations, time them, and return the winner."""
        name = self.jit.function.__name__
        arguments = self.jit.signature.bind_partial(*args, **kwargs).arguments
        trials = [Trial(config.plain()) for config in self.configs]
        search = Search(name, values, trials)
        kept = []
        for config, trial in zip(self.configs, trials, strict=True):
            if self._prune is not None and not self._prune(config, dict(arguments)):
                trial.dropped = "pruned"
            else:
                kept.append((config, trial))
        self._compile_ahead([config for config, _ in kept], args, kwargs)
        put_back = keep(arguments, self._restore)
        calls = [(trial, self._call(config, args, kwargs)) for config, trial in kept]
        try:
            run(calls, _waiter(arguments), self._seconds)
        finally:
            put_back()
        if not any(trial.times for trial in trials):
            reasons = "; ".join(f"{t.config}: {t.dropped}" for t in trials[:3])
            raise RuntimeError(f"no configuration of `{name}` runs: {reasons}")
        return self.configs[trials.index(search.best)], search

    def _call(self, config: Config, args: Any, kwargs: Any) -> Callable[[], Any]:
        jit, values = self._with(config), config.values
        return lambda: jit(*args, **kwargs, **values)

    def _compile_ahead(self, configs: Sequence[Config], args: Any, kwargs: Any) -> None:
        """Compile configurations in worker processes; those that cannot be traced fail again when they are timed."""
        from ..lang._compile import request_of
        from ._workers import compile_in_processes

        info = cache_info()
        if len(configs) < _FEW or self._jobs == 1 or info is None or info.folder is None:
            return
        requests = []
        for config in configs:
            jit = self._with(config)
            try:
                requests.append(request_of(jit, args, {**kwargs, **config.values}))
            except Exception:  # noqa: BLE001  The timed call raises it again, and the error is reported there.
                continue
        compile_in_processes(requests, self._jobs)

    def __repr__(self) -> str:
        """Return name, signature and number of configurations."""
        name, signature = self.jit.function.__name__, self.jit.signature
        return f"<fp.autotune {name}{signature}, {len(self.configs)} configurations>"


def _part(text: str, function: JitFunction[..., Any]) -> tuple[str, str, int | None]:
    """Parse a part of a key: the parameter, its property, and the extent."""
    match = _PART.match(text)
    if match is None or match[1] not in function.signature.parameters:
        known = ", ".join(function.signature.parameters)
        raise ValueError(
            f"key: expected a parameter of `{function.function.__name__}` ({known}), its .shape, .shape[i] or "
            f".dtype, got {text!r}"
        )
    return match[1], (match[2] or "").split("[")[0], None if match[3] is None else int(match[3])


def _value(part: tuple[str, str, int | None], arguments: Mapping[str, Any], name: str) -> Any:
    parameter, what, extent = part
    if parameter not in arguments:
        raise TypeError(f"`{name}`: the key needs the argument {parameter!r}, which is missing")
    value = arguments[parameter]
    if what == ".dtype":
        return str(value.dtype)
    if what == ".shape":
        shape = [int(size) for size in value.shape]
        return shape if extent is None else shape[extent]
    if hasattr(value, "shape") and hasattr(value, "dtype"):
        return [str(value.dtype), *(int(size) for size in value.shape)]
    return value


def _device(value: Any) -> str:
    """Return the GPU of an array; empty for anything else."""
    if not hasattr(value, "__dlpack_device__"):
        return ""
    kind, index = value.__dlpack_device__()
    if int(kind) != 2:
        return ""
    from .. import cuda

    return f"{cuda.device_name(int(index))} {cuda.arch(int(index))}"


@functools.cache
def _processor() -> str:
    try:
        with open("/proc/cpuinfo") as file:
            model = next(
                (line.split(":", 1)[1].strip() for line in file if "model name" in line), ""
            )
    except OSError:
        model = ""
    return f"{platform.machine()} {model}".strip()


def _waiter(arguments: Mapping[str, Any]) -> Callable[[], None]:
    """Return a function that waits for the GPUs of the arguments."""
    indices = {
        int(value.__dlpack_device__()[1])
        for value in arguments.values()
        if hasattr(value, "__dlpack_device__") and int(value.__dlpack_device__()[0]) == 2
    }
    if not indices:
        return lambda: None
    from .. import cuda

    def wait() -> None:
        for index in indices:
            cuda.synchronize(index)

    return wait


def autotune(
    configs: Sequence[Config | Mapping[str, Any]],
    key: Sequence[str],
    *,
    prune: Callable[..., Any] | None = None,
    restore: Sequence[str] | None = None,
    seconds: float = 4.0,
    jobs: int | None = None,
) -> Callable[[Any], Autotuned]:
    """Make a function of :func:`fishplate.jit` run with the fastest of several configurations.

    Parameters
    ----------
    configs
        The configurations: a dict of values for Constexpr parameters, or a :class:`Config` for compile options as well.
    key
        Properties that trigger a new search when they change: names of parameters, ``"a.shape"``, ``"a.shape[0]"`` or
        ``"a.dtype"``.
    prune
        A function that takes a configuration and the arguments by name, and returns whether to compile the
        configuration.
    restore
        Tensors whose contents are restored after a search, because calls write to them; by default all tensors.
    seconds
        How long the timing of one search may take. A candidate that is clearly slower drops out after a few rounds.
    jobs
        Number of processes that compile; by default the number of processors.

    """
    taken = [c if isinstance(c, Config) else Config(None, **c) for c in configs]

    def decorate(function: Any) -> Autotuned:
        jit = function if isinstance(function, JitFunction) else JitFunction(function)
        return Autotuned(jit, taken, key, prune, restore, seconds, jobs)

    return decorate
