"""The toy dialect as Python classes: the same as Toy.td, except for the parts about C++."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any

from fishplate import ir
from fishplate.ir.declare import (
    Dialect,
    Operand,
    Region,
    Result,
    Successor,
    SymbolName,
    UInt,
    Unit,
)


def declare(name: str) -> Any:
    """Return the classes of a toy with that name. Each call creates a separate dialect."""

    class Tk(Dialect, name=name):
        """kernels on tiles"""

    class DataType(Tk.Enum):
        """element types"""

        Float32 = 0, "f32"
        BFloat16 = 2, "bf16"
        BFP8 = 5, "bfp8"

    class Access(Tk.Flag, separator=", "):
        """what a kernel does to a buffer"""

        None_ = 0, "none"
        Read = 1, "read"
        Write = 2, "write"

    class TileType(Tk.Type, format="`<` `[` $shape `]` `,` $data_type `>`"):
        """a tile of elements

        Tiles are what the arithmetic of the dialect works on.
        """

        shape: Annotated[list[int], "rows and columns"]
        data_type: DataType

        def size(self) -> int:
            """Return the number of elements."""
            rows, columns = self.shape
            return rows * columns

    class CBType(Tk.Type, format="`<` $underlying (`,` `pages` `=` $pages^)? `>`"):
        """a circular buffer"""

        underlying: ir.ShapedType
        pages: UInt[32] = 2

    class GridAttr(Tk.Attribute, format="`<` `[` $shape `]` (`,` $map^)? `>`"):
        """cores in rows and columns"""

        shape: list[int]
        map: ir.AffineMap | None = None

    class ArgAttr(Tk.Attribute, format="`<` struct(params) `>`"):
        """an argument of a kernel"""

        index: int
        uniform: bool
        label: Annotated[str, "its name"]

    load = "$buffer `[` $index `]` attr-dict `:` type($buffer) `->` type($tile)"

    class LoadOp(Tk.Operation, traits=["Pure"], format=load):
        """reads a tile from a buffer"""

        buffer: Operand[CBType]
        index: Operand[ir.IndexType]
        tile: Result[TileType]

    same = ["Pure", "SameOperandsAndResultType", "Commutative"]

    class AddOp(Tk.Operation, traits=same, format="$lhs `,` $rhs attr-dict `:` type($out)"):
        """adds two tiles"""

        lhs: Operand[TileType]
        rhs: Operand[TileType]
        acc: DataType = DataType.Float32
        out: Result[TileType]

    class KernelOp(Tk.Operation, traits=["IsolatedFromAbove", "NoTerminator", "Symbol"]):
        """a kernel

        The body has a block argument for each buffer:

        ```mlir
        tk.kernel @main() { ... }
        ```
        """

        sym_name: SymbolName
        inputs: Operand[list[ir.Type]]
        count: Operand[ir.IndexType | None]
        args: Annotated[list[ArgAttr], "arguments of a kernel"] | None
        access: Access | None = Access.Read
        inline_: Unit
        body: Region[1]

    class BranchOp(Tk.Operation, traits=["Terminator"]):
        """goes on in one of several blocks"""

        condition: Operand["i1"]  # noqa: F821, UP037
        to: Successor
        others: list[Successor]

    return SimpleNamespace(**{key: value for key, value in locals().items() if key != "name"})
