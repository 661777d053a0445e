"""The dialect: a type and two operations."""

from fishplate.ir.declare import Dialect, Operand, Result


class MyProject(Dialect, name="my_project"):
    """Amounts of money and sums of them."""


class AmountType(MyProject.Type, format="`<` $currency `>`"):
    """An amount in a currency."""

    currency: str


class ConstantOp(MyProject.Operation, traits=["Pure"], format="$value attr-dict `:` type($out)"):
    """An amount that is known."""

    value: int
    out: Result[AmountType]


class AddOp(
    MyProject.Operation,
    traits=["Pure", "SameOperandsAndResultType"],
    format="$lhs `,` $rhs attr-dict `:` type($out)",
):
    """The sum of two amounts."""

    lhs: Operand[AmountType]
    rhs: Operand[AmountType]
    out: Result[AmountType]
