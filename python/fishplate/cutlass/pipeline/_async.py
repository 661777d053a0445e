"""Pipelines: stages in shared memory that one side fills and another side empties, with two barriers for each stage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...arguments import Boolean
from ...cute._clusters import block_in_cluster, make_layout_image_mask
from ...cute._tma import barrier_of
from ...lang._bulk import commit_bulk, wait_bulk
from ...lang._cluster import cluster_arrive, cluster_sync, cluster_wait
from ...lang._device import lane_id, sync_threads, thread_idx
from ...lang._hopper import fence_barriers
from ...lang._jit import jit
from ...layout import Layout, size
from ._state import CooperativeGroup, PipelineState, PipelineUserType, make_pipeline_state


@jit
def _initialise(first: Any, counts: Any) -> None:
    """Let one thread initialise a sequence of barriers."""
    place = thread_idx()
    if (place.x == 0) & (place.y == 0) & (place.z == 0):
        _initialise_all(first, counts)
        fence_barriers()


def _initialise_all(first: Any, counts: list[int]) -> None:
    for at, count in enumerate(counts):
        barrier_of(first + at).init(count)


@jit
def _arrive_by_lane(barrier: Any, expect: Any) -> None:
    if lane_id() == 0:
        barrier_of(barrier).arrive(expect)


@jit
def _arrive_at_blocks(barrier: Any, blocks: Any) -> None:
    """Make a lane arrive at the barrier of each block whose bit is set."""
    lane = lane_id()
    if ((blocks >> lane) & 1) == 1:
        barrier_of(barrier).remote(lane).arrive(only_copies=True)


def pipeline_init_arrive(cluster_shape_mn: Any = None, is_relaxed: bool = False) -> None:
    """Tell the blocks of a cluster that the barriers of this one are initialised."""
    if cluster_shape_mn is not None and size(tuple(cluster_shape_mn)) > 1:
        cluster_arrive()


def pipeline_init_wait(cluster_shape_mn: Any = None) -> None:
    """Wait until the barriers of all blocks of the cluster are initialised."""
    if cluster_shape_mn is not None and size(tuple(cluster_shape_mn)) > 1:
        cluster_wait()
    else:
        sync_threads()


class PipelineAsync:
    """Stages that some threads fill and others empty: every thread of a group arrives.

    Created by :meth:`create`.
    """

    #: Whether only bulk copies write the stages.
    _only_copies = False

    def __init__(self, full: Any, empty: Any, num_stages: int) -> None:
        """Store pointers to the barriers of full and of empty stages."""
        self.full, self.empty, self.num_stages = full, empty, num_stages

    @classmethod
    def create(
        cls,
        *,
        num_stages: int,
        producer_group: CooperativeGroup,
        consumer_group: CooperativeGroup,
        barrier_storage: Any,
        defer_sync: bool = False,
        **others: Any,
    ) -> Any:
        """Return a pipeline whose barriers one thread has initialised.

        Parameters
        ----------
        num_stages
            The number of stages.
        producer_group, consumer_group
            Number of arrivals of each side that end a phase.
        barrier_storage
            A pointer to Int64 in shared memory, two for each stage.
        defer_sync
            Whether the kernel itself waits for the initialisation of the barriers, with :func:`pipeline_init_arrive`
            and
            :func:`pipeline_init_wait`.

        """
        if barrier_storage is None:
            raise TypeError(
                f"{cls.__name__}.create takes barrier_storage=, a pointer to shared memory"
            )
        barrier_of(barrier_storage)
        counts = [producer_group.size] * num_stages + [consumer_group.size] * num_stages
        _initialise(barrier_storage, counts)
        made = cls(barrier_storage, barrier_storage + num_stages, num_stages)
        made._set(**others)
        if not defer_sync:
            made._wait_for_all()
        return made

    def _set(self) -> None:
        """Take the additional parts of a kind of pipeline."""

    def _wait_for_all(self) -> None:
        sync_threads()

    def make_participants(self) -> tuple[PipelineProducer, PipelineConsumer]:
        """Return both sides, each with its own state."""
        sides = (PipelineUserType.Producer, PipelineUserType.Consumer)
        states = [make_pipeline_state(side, self.num_stages) for side in sides]
        return PipelineProducer(self, states[0]), PipelineConsumer(self, states[1])

    def producer_acquire(self, state: Any, try_acquire_token: Any = None) -> None:
        """Wait until a stage is empty."""
        barrier_of(self.empty + state.index).wait(state.phase, only_copies=self._only_copies)

    def producer_try_acquire(self, state: Any) -> Any:
        """Return whether a stage is known to be empty: always False, so that ``producer_acquire`` waits for it."""
        return Boolean(False)

    def producer_commit(self, state: Any) -> None:
        """Mark a stage as full."""
        barrier_of(self.full + state.index).arrive()

    def producer_get_barrier(self, state: Any) -> Any:
        """Return a pointer to the barrier of a stage that becomes full."""
        return self.full + state.index

    def producer_tail(self, state: Any) -> None:
        """Wait until all stages are empty again, so that no thread arrives at the barriers of a block that has
        ended."""
        for _ in range(self.num_stages):
            barrier_of(self.empty + state.index).wait(state.phase, only_copies=self._only_copies)
            state.advance()

    def consumer_wait(self, state: Any, try_wait_token: Any = None) -> None:
        """Wait until a stage is full."""
        barrier_of(self.full + state.index).wait(state.phase, only_copies=self._only_copies)

    def consumer_try_wait(self, state: Any) -> Any:
        """Return whether a stage is known to be full: always False, so that ``consumer_wait`` waits for it."""
        return Boolean(False)

    def consumer_release(self, state: Any) -> None:
        """Mark a stage as empty."""
        barrier_of(self.empty + state.index).arrive()


class PipelineTmaAsync(PipelineAsync):
    """Stages that bulk copies fill: one lane of the producing warp arrives, and one lane of each warp that empties them."""

    _only_copies = True

    def _set(
        self,
        *,
        tx_count: int = 0,
        cta_layout_vmnk: Layout | None = None,
        tidx: Any = None,
        mcast_mode_mn: tuple[int, int] = (1, 1),
    ) -> None:
        self.tx_count = tx_count
        #: The blocks that fill stages of this one, as a bit mask; None if only this block does.
        self._blocks: Any = None
        if cta_layout_vmnk is not None and size(cta_layout_vmnk) > 1:
            place = cta_layout_vmnk.get_flat_coord(block_in_cluster())
            masks = [
                make_layout_image_mask(cta_layout_vmnk, place, mode)
                for mode, counts in zip((2, 1), mcast_mode_mn, strict=True)
                if counts
            ]
            self._blocks = masks[0] if len(masks) == 1 else masks[0] | masks[1]

    def _wait_for_all(self) -> None:
        if self._blocks is None:
            sync_threads()
        else:
            cluster_sync()

    def producer_acquire(self, state: Any, try_acquire_token: Any = None) -> None:
        """Wait until a stage is empty, and make its barrier wait for the bytes of the copies."""
        barrier_of(self.empty + state.index).wait(state.phase, only_copies=self._only_copies)
        _arrive_by_lane(self.full + state.index, self.tx_count)

    def producer_commit(self, state: Any) -> None:
        """Do nothing: the copies themselves mark a stage as full."""

    def consumer_release(self, state: Any) -> None:
        """Mark a stage as empty, for all blocks that fill it."""
        if self._blocks is None:
            _arrive_by_lane(self.empty + state.index, None)
        else:
            _arrive_at_blocks(self.empty + state.index, self._blocks)


class PipelineTmaStore:
    """Stages that bulk copies write to a tensor."""

    def __init__(self, num_stages: int) -> None:
        """Store the number of stages."""
        self.num_stages = num_stages

    @classmethod
    def create(
        cls, *, num_stages: int, producer_group: CooperativeGroup | None = None
    ) -> PipelineTmaStore:
        """Return a pipeline with that many stages."""
        if type(num_stages) is not int or num_stages < 1:
            raise ValueError(f"a pipeline has at least one stage, got {num_stages!r}")
        return cls(num_stages)

    def producer_commit(self) -> None:
        """Form a group of the copies since the last group."""
        commit_bulk()

    def producer_acquire(self) -> None:
        """Wait until a stage has been read."""
        wait_bulk(self.num_stages - 1)

    def producer_tail(self) -> None:
        """Wait until all stages have been read."""
        wait_bulk(0)


class PipelineOrder:
    """Groups of threads that take turns: ``wait()`` before a turn, ``arrive()`` after it. Group 0 has the first
    turn."""

    def __init__(self, barriers: Any, depth: int, length: int, group_id: Any, state: Any) -> None:
        """Store the barriers, one for each turn and group."""
        self.barriers, self.depth, self.length = barriers, depth, length
        self.group_id, self.state = group_id, state

    @classmethod
    def create(
        cls,
        *,
        barrier_storage: Any,
        depth: int,
        length: int,
        group_id: Any,
        producer_group: CooperativeGroup,
        defer_sync: bool = False,
    ) -> PipelineOrder:
        """Return the order of a group.

        Parameters
        ----------
        barrier_storage
            A pointer to Int64 in shared memory, ``depth * length``.
        depth, length
            Turns that a group has in a round, and groups.
        group_id
            The number of the group.
        producer_group
            Number of threads of a group that arrive.
        defer_sync
            Whether the kernel itself waits for the initialisation of the barriers.

        """
        _initialise(barrier_storage, [producer_group.size] * (depth * length))
        if not defer_sync:
            sync_threads()
        phase = group_id == 0
        state = PipelineState(depth, 0, 0, phase)
        return cls(barrier_storage, depth, length, group_id, state)

    def _barrier(self, group: Any) -> Any:
        return barrier_of(self.barriers + (self.state.index * self.length + group))

    def wait(self) -> None:
        """Wait for the turn of this group."""
        self._barrier(self.group_id).wait(self.state.phase)

    def arrive(self) -> None:
        """Pass the turn to the next group."""
        self._barrier((self.group_id + 1) % self.length).arrive()
        self.state.advance()


@dataclass(eq=False)
class ResourceHandle:
    """A stage that one side of a pipeline holds."""

    pipeline: Any
    index: Any
    count: Any
    phase: Any

    @classmethod
    def of(cls, pipeline: Any, state: Any) -> Any:
        """Return the stage of a state."""
        return cls(pipeline, state.index, state.count, state.phase)


@dataclass(eq=False)
class ProducerHandle(ResourceHandle):
    """A stage to fill."""

    @property
    def barrier(self) -> Any:
        """A pointer to the barrier that signals a full stage."""
        return self.pipeline.producer_get_barrier(self)

    def commit(self) -> None:
        """Mark it as full."""
        self.pipeline.producer_commit(self)


@dataclass(eq=False)
class ConsumerHandle(ResourceHandle):
    """A stage to empty."""

    def release(self) -> None:
        """Mark it as empty."""
        self.pipeline.consumer_release(self)


class _Side:
    """One side of a pipeline, with its state."""

    def __init__(self, pipeline: Any, state: PipelineState) -> None:
        """Store both."""
        self._pipeline, self._state = pipeline, state

    def advance(self) -> None:
        """Go to the next stage."""
        self._state.advance()

    def reset(self) -> None:
        """Restart the count at 0; the stage stays."""
        self._state.reset_count()

    def clone(self) -> Any:
        """Return a copy of this side at the same stage."""
        return type(self)(self._pipeline, self._state.clone())


class PipelineProducer(_Side):
    """The side that fills stages."""

    ImmutableResourceHandle = ProducerHandle

    def acquire(self, try_acquire_token: Any = None) -> ProducerHandle:
        """Wait until the stage is empty, and return it."""
        self._pipeline.producer_acquire(self._state, try_acquire_token)
        return ProducerHandle.of(self._pipeline, self._state)

    def acquire_and_advance(self, try_acquire_token: Any = None) -> ProducerHandle:
        """Wait until the stage is empty, return it, and go to the next one."""
        handle = self.acquire(try_acquire_token)
        self.advance()
        return handle

    def try_acquire(self) -> Any:
        """Return whether the stage is known to be empty."""
        return self._pipeline.producer_try_acquire(self._state)

    def commit(self, handle: ProducerHandle | None = None) -> None:
        """Mark a stage as full."""
        self._pipeline.producer_commit(self._state if handle is None else handle)

    def tail(self) -> None:
        """Wait until all stages are empty again."""
        self._pipeline.producer_tail(self._state)


class PipelineConsumer(_Side):
    """The side that empties stages."""

    ImmutableResourceHandle = ConsumerHandle

    def wait(self, try_wait_token: Any = None) -> ConsumerHandle:
        """Wait until the stage is full, and return it."""
        self._pipeline.consumer_wait(self._state, try_wait_token)
        return ConsumerHandle.of(self._pipeline, self._state)

    def wait_and_advance(self, try_wait_token: Any = None) -> ConsumerHandle:
        """Wait until the stage is full, return it, and go to the next one."""
        handle = self.wait(try_wait_token)
        self.advance()
        return handle

    def try_wait(self) -> Any:
        """Return whether the stage is known to be full."""
        return self._pipeline.consumer_try_wait(self._state)

    def release(self, handle: ConsumerHandle | None = None) -> None:
        """Mark a stage as empty."""
        self._pipeline.consumer_release(self._state if handle is None else handle)
