"""States of pipelines: the next stage, and the phase of its barriers."""

from __future__ import annotations

from enum import Enum
from typing import Any

from ...arguments import Int32
from ...lang._local import local_array
from ...lang._select import select


class PipelineUserType(Enum):
    """A side of a pipeline."""

    Producer = "producer"
    Consumer = "consumer"


class Agent(Enum):
    """Unit in which the size of a group is counted."""

    Thread = "thread"
    ThreadBlock = "thread block"
    ThreadBlockCluster = "cluster"


class CooperativeGroup:
    """Number of arrivals of one side that end a phase.

    Parameters
    ----------
    agent
        The unit: threads. One lane of a warp arrives for a pipeline of bulk copies.
    size
        Number of arrivals.
    alignment
        Accepted, with no effect.

    """

    def __init__(self, agent: Agent, size: int = 1, alignment: int | None = None) -> None:
        """Check and store both."""
        if agent is not Agent.Thread:
            raise ValueError(f"CooperativeGroup counts Agent.Thread, got {agent}")
        if int(size) != size or size < 1:
            raise ValueError(f"CooperativeGroup takes at least 1 arrival, got {size}")
        self.agent, self.size = agent, int(size)


class PipelineState:
    """The stage that one side of a pipeline has reached. It is memory of the thread, so that branches and loops may
    change it."""

    __slots__ = ("_memory", "stages")
    _is_memory = True

    def __init__(self, stages: int, count: Any, index: Any, phase: Any) -> None:
        """Start at a stage."""
        if type(stages) is not int or stages < 1:
            raise ValueError(
                f"a pipeline has at least one stage, known when compiling, got {stages!r}"
            )
        self.stages = stages
        self._memory = local_array(3, Int32)
        for at, value in enumerate((count, index, phase)):
            self._memory[at] = Int32(value)

    @property
    def count(self) -> Any:
        """Number of stages passed so far."""
        return self._memory[0]

    @property
    def index(self) -> Any:
        """The number of the stage."""
        return self._memory[1]

    @property
    def phase(self) -> Any:
        """The parity of the phase of the stage's barriers."""
        return self._memory[2]

    def reset_count(self) -> None:
        """Restart the count at 0; the stage stays."""
        self._memory[0] = Int32(0)

    def advance(self) -> None:
        """Go to the next stage; after the last comes the first, in the other phase."""
        self._memory[0] = self.count + 1
        index = self.index + 1
        ends = index == self.stages
        self._memory[2] = select(ends, self.phase ^ 1, self.phase)
        self._memory[1] = select(ends, Int32(0), index)

    def reverse(self) -> None:
        """Go to the previous stage."""
        self._memory[0] = self.count - 1
        index = self.index - 1
        begins = index < 0
        self._memory[2] = select(begins, self.phase ^ 1, self.phase)
        self._memory[1] = select(begins, Int32(self.stages - 1), index)

    def clone(self) -> PipelineState:
        """Return a copy of the state at the same stage."""
        return PipelineState(self.stages, self.count, self.index, self.phase)


def make_pipeline_state(type: PipelineUserType, stages: int) -> PipelineState:
    """Return the state of one side before the first stage. A producer finds all stages empty."""
    if not isinstance(type, PipelineUserType):
        raise TypeError(f"make_pipeline_state takes a PipelineUserType, got {type!r}")
    return PipelineState(stages, 0, 0, int(type is PipelineUserType.Producer))
