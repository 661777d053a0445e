"""Random operations on a List and a Dict, compared with Python's: the same results, and no crash.

Iterators are kept and advanced now and then, whatever happened to their container meanwhile.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from fishplate import Array, Dict, List

STEPS = 400
VALUES = (0, 1, -5, 2.5, None, True, "a", "a longer string", b"bytes", 1 << 40)


def outcome(action: Any, *args: Any) -> Any:
    try:
        return action(*args)
    except (IndexError, KeyError, ValueError) as error:
        return type(error)


def some_slice(dice: random.Random) -> slice:
    bounds = [None, *range(-12, 13)]
    return slice(dice.choice(bounds), dice.choice(bounds), dice.choice((None, 1, 2, -1, -2, 3)))


def ask(dice: random.Random, kept: list[Iterator[Any]]) -> None:
    """Advance an iterator; a dict that changed may refuse."""
    if not kept:
        return
    items = kept[dice.randrange(len(kept))]
    try:
        next(items, None)
    except RuntimeError as error:
        assert "during iteration" in str(error)
        kept.remove(items)


@pytest.mark.parametrize("seed", range(20))
def test_list(seed: int) -> None:
    dice = random.Random(seed)
    ours, plain = List(), []
    kept: list[Iterator[Any]] = []
    for _ in range(STEPS):
        value, at = dice.choice(VALUES), dice.randrange(-12, 13)
        some = [dice.choice(VALUES) for _ in range(dice.randrange(4))]
        where = some_slice(dice)
        name, *args = dice.choice(
            [
                ("append", value),
                ("insert", at, value),
                ("pop",),
                ("pop", at),
                ("extend", some),
                ("reverse",),
                ("__setitem__", at, value),
                ("__setitem__", where, some),
                ("__delitem__", at),
                ("__delitem__", where),
                ("__getitem__", where),
                ("index", value),
                ("__contains__", "a"),
                ("clear",) if dice.random() < 0.1 else ("__len__",),
            ]
        )
        assert outcome(getattr(ours, name), *args) == outcome(getattr(plain, name), *args)
        assert list(ours) == plain
        if dice.random() < 0.2:
            kept.append(iter(ours))
        ask(dice, kept)
    assert Array(ours) == plain


@pytest.mark.parametrize("seed", range(20))
def test_dict(seed: int) -> None:
    dice = random.Random(seed)
    ours, plain = Dict(), {}
    kept: list[Iterator[Any]] = []
    # True and 1 are one key in Python and two in the FFI.
    keys = [key for key in VALUES if key is not True] + list(range(100, 100 + seed * 3))
    for _ in range(STEPS):
        key, value = dice.choice(keys), dice.choice(VALUES)
        name, *args = dice.choice(
            [
                ("__setitem__", key, value),
                ("__setitem__", key, value),
                ("__delitem__", key),
                ("__getitem__", key),
                ("get", key, "absent"),
                ("pop", key),
                ("pop", key, None),
                ("setdefault", key, value),
                ("__contains__", key),
                ("update", {key: value, "more": 1}),
                ("clear",) if dice.random() < 0.05 else ("__len__",),
            ]
        )
        assert outcome(getattr(ours, name), *args) == outcome(getattr(plain, name), *args)
        assert dict(ours.items()) == plain and set(ours) == set(plain)
        if dice.random() < 0.2:
            kept.append(iter(dice.choice((ours, ours.values(), ours.items()))))
        ask(dice, kept)
