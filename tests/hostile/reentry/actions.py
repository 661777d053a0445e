"""Actions of user code in the middle of an operation that runs it."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from typing import Any

import fishplate as fp
from fishplate.dataclasses import py_class
from scene import Scene, fresh

#: Actions by name.
ACTIONS: dict[str, Callable[[Scene], Any]] = {}


def action(do: Callable[[Scene], Any]) -> Callable[[Scene], Any]:
    """Add an action to the matrix."""
    ACTIONS[do.__name__] = do
    return do


def _each(objects: list[Any], do: Callable[[Any], Any]) -> None:
    for each in list(objects):
        try:
            do(each)
        except (TypeError, ValueError, AttributeError, KeyError, IndexError):
            pass  # not every object supports it


@action
def nothing(scene: Scene) -> None:
    """Change nothing: the operation has to succeed."""


@action
def clear(scene: Scene) -> None:
    """Empty the containers, or give wrappers an empty object."""

    def empty(container: Any) -> None:
        container.clear() if hasattr(container, "clear") else container.__init__(
            {} if isinstance(container, fp.Map) else []
        )

    _each(scene.containers, empty)
    scene.kept.append([bytes(40) for _ in range(100)])


@action
def grow(scene: Scene) -> None:
    """Put many elements into the containers."""

    def fill(container: Any) -> None:
        if isinstance(container, fp.Dict):
            for i in range(300):
                container[1_000_000 + i] = "x" * 50
        elif isinstance(container, fp.List):
            container.extend(["x" * 50] * 3000)
        elif isinstance(container, fp.Map):
            container.__init__({i: "x" * 50 for i in range(300)})
        else:
            container.__init__(["x" * 50] * 3000)

    _each(scene.containers, fill)


def _take(victim: Any) -> Any:
    holder = fp.Object.__new__(fp.Object)
    holder.__move_handle_from__(victim)
    return holder


@action
def move_away(scene: Scene) -> None:
    """Move the objects into other wrappers, which stay alive."""
    _each(scene.victims, lambda victim: scene.kept.append(_take(victim)))


@action
def free(scene: Scene) -> None:
    """Move the objects away and release them; their memory is reused."""
    _each(scene.victims, _take)
    scene.kept.append([fp.Array([i] * 3) for i in range(200)] + [bytes(40) for _ in range(200)])


@action
def give_away(scene: Scene) -> None:
    """Pass the last references to a function that drops them."""
    drop = fp.convert(lambda taken: None)
    _each(scene.victims, lambda victim: drop(victim._move()))
    scene.kept.append([fp.Array([i] * 3) for i in range(200)] + [bytes(40) for _ in range(200)])


@action
def replace(scene: Scene) -> None:
    """Give the wrappers other objects, of the same type or not."""
    others = [
        fp.Array([7]),
        fp.List([7]),
        fp.Map({7: 7}),
        fp.Dict({7: 7}),
        fp.convert(lambda *a: 7),
    ]
    for other in others:
        _each(scene.victims, lambda victim, other=other: victim.__move_handle_from__(other))


@action
def drop(scene: Scene) -> None:
    """Release everything that the scene holds."""
    scene.victims.clear()
    scene.containers.clear()
    scene.kept.clear()
    gc.collect()
    scene.kept.append([bytes(40) for _ in range(300)])


@action
def register(scene: Scene) -> None:
    """Register functions, types and classes, some again."""
    for name in ("reentry.again", fresh("function")):
        fp.register_global_func(name, lambda *args: None, override=True)
    fp.list_global_func_names()

    @py_class(fresh("Type"))
    class New(fp.Object):
        x: int

    scene.kept.append(New(1))
    for key in ("ffi.Tensor", "ffi.Array", "ffi.Function"):
        try:
            fp.register_object(key)(type("Mine", (fp.Object,), {"__slots__": ()}))
        except TypeError:
            continue
        raise AssertionError(f"a class without the layout of {key} was registered")


@action
def raise_(scene: Scene) -> None:
    """Raise an exception."""
    raise LookupError("on purpose")


@action
def recurse(scene: Scene) -> None:
    """Run the same operation again, in the middle of itself."""
    try:
        scene.operate()
    except Exception as error:  # on any error, the outer operation continues
        scene.kept.append(str(error))


@action
def recurse_for_ever(scene: Scene) -> None:
    """Run the same operation recursively, until Python stops it."""
    # Exceptions of `__del__` are not propagated, so only this limit stops the recursion.
    scene.depth += 1
    scene.armed = scene.depth < 500
    scene.operate()


@action
def release(scene: Scene) -> None:
    """Release the interpreter, while another thread changes everything."""
    stop = threading.Event()

    def change() -> None:
        while not stop.is_set():
            for do in (grow, clear, free):
                do(scene)
            time.sleep(0)

    thread = threading.Thread(target=change, daemon=True)
    thread.start()
    time.sleep(0.02)
    stop.set()
    thread.join()


@action
def thread(scene: Scene) -> None:
    """Let a thread free objects that are in use."""
    worker = threading.Thread(target=lambda: (grow(scene), give_away(scene), free(scene)))
    worker.start()
    worker.join()


@action
def collect(scene: Scene) -> None:
    """Run the collector."""
    cycle: list[Any] = [scene.victims, scene.containers]
    cycle.append(cycle)
    del cycle
    gc.collect()
