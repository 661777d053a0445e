"""Output of `fishplate bindgen` for the dialect of docs/dialects.md, as far as the page uses it."""

from fishplate import ir

class Unit:
    Metre: Unit

class LengthType(ir.Type):
    bits: int
    unit: Unit
    @classmethod
    def get(
        cls, bits: int, unit: Unit | str | int, context: ir.Context | None = None
    ) -> LengthType: ...

class AddOp(ir.OpView):
    @property
    def out(self) -> ir.OpResult: ...

def register(context: ir.Context) -> None: ...
