"""Pipelines of stages in shared memory, and barriers for some warps of a block, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ...cute._missing import missing
from ._async import (
    PipelineAsync,
    PipelineConsumer,
    PipelineOrder,
    PipelineProducer,
    PipelineTmaAsync,
    PipelineTmaStore,
    pipeline_init_arrive,
    pipeline_init_wait,
)
from ._named import NamedBarrier, arrive_and_wait, sync
from ._state import Agent, CooperativeGroup, PipelineState, PipelineUserType, make_pipeline_state

__all__ = [
    "Agent",
    "CooperativeGroup",
    "NamedBarrier",
    "PipelineAsync",
    "PipelineConsumer",
    "PipelineOrder",
    "PipelineProducer",
    "PipelineState",
    "PipelineTmaAsync",
    "PipelineTmaStore",
    "PipelineUserType",
    "arrive_and_wait",
    "make_pipeline_state",
    "pipeline_init_arrive",
    "pipeline_init_wait",
    "sync",
]


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"pipeline.{name}", "cutlass"))
