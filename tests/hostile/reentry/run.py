"""Runs the matrix: every hook that runs user code, times every action of that code.

    run.py [--processes] [--hook WORD] [--action WORD]    the whole matrix, or a part
    run.py --cell SCENE ACTION                            one cell, in this process

A cell passes when its process ends by itself, in time, with a result or a Python exception. The cell of `nothing` has
to succeed, and its hook has to run. A process that has imported everything forks a child for each cell; with
``--processes`` each cell has its own interpreter, which also has to shut down.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import inspect
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any, BinaryIO

#: Freed memory is overwritten, by Python's allocator and by the C library's.
ALLOCATORS = {"PYTHONMALLOC": "debug", "MALLOC_PERTURB_": "165", "PYTHONHASHSEED": "0"}
LIMIT = float(os.environ.get("REENTRY_LIMIT", "240"))
AT_ONCE = os.cpu_count() or 1


def load() -> tuple[dict[str, Any], dict[str, Any]]:
    """Import the scenes, those of the IR if there is a compiler, and the actions."""
    import hooks  # noqa: F401
    import hooks_call  # noqa: F401
    import wrappers  # noqa: F401

    if os.environ.get("REENTRY_WITHOUT_IR") != "1":
        import hooks_ir  # noqa: F401
    from actions import ACTIONS
    from scene import SCENES

    return SCENES, ACTIONS


def actions_of(make: Any, actions: dict[str, Any]) -> list[str]:
    """Return the actions of a scene: all, unless it has its own."""
    return list(getattr(make, "actions", actions))


def play(name: str, action: str) -> int:
    """Run one cell; return the exit code."""
    scenes, actions = load()
    make = scenes[name]
    scene = make()
    scene.action = getattr(make, "actions", actions)[action]
    outcome = scene.run()
    scene.look()
    print(outcome, flush=True)
    if action == "nothing":
        if scene.acted != 1:
            print("the hook did not run")
            return 3
        if not outcome.startswith(scene.expected):
            print("the operation failed, though nothing was done to it")
            return 4
    return 0


@dataclass
class Cell:
    """One cell, and the process that runs it."""

    scene: str
    action: str
    pid: int = 0
    output: Any = None
    started: float = 0.0
    verdict: str = ""
    text: str = field(default="", repr=False)

    def start(self, processes: bool) -> None:
        """Start the process."""
        self.output, self.started = tempfile.TemporaryFile(), time.monotonic()
        if processes:
            command = [sys.executable, __file__, "--cell", self.scene, self.action]
            self.pid = subprocess.Popen(command, stdout=self.output, stderr=self.output).pid
            return
        self.pid = os.fork()
        if self.pid == 0:
            self._be_the_child(self.output)

    def _be_the_child(self, output: BinaryIO) -> None:
        code = 2
        try:
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
            faulthandler.enable(all_threads=True)
            faulthandler.dump_traceback_later(LIMIT - 1, exit=True)
            code = play(self.scene, self.action)
        except BaseException:  # this process ends here in any case
            import traceback

            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def end(self, status: int) -> None:
        """Return how the process ended."""
        if os.WIFSIGNALED(status):
            number = os.WTERMSIG(status)
            late = number == signal.SIGKILL and time.monotonic() - self.started >= LIMIT
            self.verdict = "hang" if late else signal.Signals(number).name
        elif os.WEXITSTATUS(status) != 0:
            self.verdict = f"exit {os.WEXITSTATUS(status)}"
        self.output.seek(0)
        self.text = self.output.read().decode(errors="replace")
        self.output.close()
        if self.verdict == "exit 1" and "Timeout (" in self.text:
            self.verdict = "hang"


def play_all(cells: list[Cell], processes: bool) -> None:
    """Run the cells, as many at once as there are processors."""
    waiting, running = list(reversed(cells)), {}
    while waiting or running:
        while waiting and len(running) < AT_ONCE:
            cell = waiting.pop()
            cell.start(processes)
            running[cell.pid] = cell
        for pid, cell in list(running.items()):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                running.pop(pid).end(status)
            elif time.monotonic() - cell.started > LIMIT + 5:
                os.kill(pid, signal.SIGKILL)
        select.select([], [], [], 0.002)


def warm_up(makers: list[Any]) -> None:
    """Run scenes in this process."""
    for make in makers:
        scene = make()
        scene.run()
        scene.look()
    gc.collect()
    gc.freeze()


def show(cell: Cell, scenes: dict[str, Any], actions: dict[str, Any]) -> None:
    """Print a failed cell, and a program that reproduces it."""
    make = scenes[cell.scene]
    print(f"\n==== {cell.scene} x {cell.action}: {cell.verdict}")
    print("\n".join(cell.text.splitlines()[-30:]))
    print("---- to see it, in the folder of the repository:")
    allocators = " ".join(f"{name}={value}" for name, value in ALLOCATORS.items())
    print(
        f"{allocators} PYTHONPATH=python .venv/bin/python tests/hostile/reentry/run.py --cell '{cell.scene}' {cell.action}"
    )
    for part in (make, getattr(make, "actions", actions)[cell.action]):
        print("----", inspect.getsourcefile(part))
        print(inspect.getsource(part))


def table(cells: list[Cell]) -> None:
    """Print the table of hooks by actions: the number of cells, and how many of them failed."""
    columns = list(dict.fromkeys(cell.action for cell in cells))
    rows: dict[str, dict[str, list[Cell]]] = {}
    for cell in cells:
        rows.setdefault(cell.scene.split("/")[0], {}).setdefault(cell.action, []).append(cell)
    width = max(len(row) for row in rows)
    print("".ljust(width), *(column[:9].rjust(9) for column in columns))
    for hook, by_action in rows.items():
        words = []
        for column in columns:
            played = by_action.get(column, [])
            failed = sum(bool(cell.verdict) for cell in played)
            words.append(
                (
                    f"{failed}/{len(played)} bad" if failed else f"{len(played)}" if played else "-"
                ).rjust(9)
            )
        print(hook.ljust(width), *words)


def main() -> int:
    """Run the selection of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--processes", action="store_true", help="an interpreter of its own for each cell"
    )
    parser.add_argument("--hook", default="", help="only scenes whose name contains this")
    parser.add_argument("--action", default="", help="only actions whose name contains this")
    parser.add_argument("--show", type=int, default=8, help="how many failures are shown")
    parser.add_argument(
        "--cell", nargs=2, metavar=("SCENE", "ACTION"), help="one cell, in this process"
    )
    arguments = parser.parse_args()
    if any(os.environ.get(name) != value for name, value in ALLOCATORS.items()):
        os.environ.update(ALLOCATORS)
        os.execv(sys.executable, [sys.executable, *sys.argv])
    if arguments.cell:
        faulthandler.enable(all_threads=True)
        faulthandler.dump_traceback_later(LIMIT - 1, exit=True)
        return play(*arguments.cell)
    started = time.monotonic()
    scenes, actions = load()
    cells = [
        Cell(name, action)
        for name, make in scenes.items()
        if arguments.hook in name
        for action in actions_of(make, actions)
        if arguments.action in action
    ]
    # The cells with the action `nothing` come first. A working scene also runs in this process, so that later children
    # find everything imported.
    cells.sort(key=lambda cell: cell.action != "nothing")
    controls = [cell for cell in cells if cell.action == "nothing"]
    play_all(controls, arguments.processes)
    if not arguments.processes:
        warm_up(
            [
                scenes[cell.scene]
                for cell in controls
                if not cell.verdict and len(actions_of(scenes[cell.scene], actions)) > 1
            ]
        )
    play_all(cells[len(controls) :], arguments.processes)
    failed = [cell for cell in cells if cell.verdict]
    for cell in failed[: arguments.show]:
        show(cell, scenes, actions)
    if len(failed) > arguments.show:
        print(
            f"\n... and {len(failed) - arguments.show} more:",
            *(f"{c.scene} x {c.action}: {c.verdict}" for c in failed[arguments.show :]),
            sep="\n  ",
        )
    print()
    table(cells)
    print(f"{len(cells)} cells, {len(failed)} failed, {time.monotonic() - started:.1f} s")
    return 1 if failed or not cells else 0


if __name__ == "__main__":
    sys.exit(main())
