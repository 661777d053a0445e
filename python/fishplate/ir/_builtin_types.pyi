import enum
from collections.abc import Sequence

from ._builtin_affine import AffineMap
from ._context import Context
from ._location import Location
from ._type import Attribute, Type

class _Signedness(enum.IntEnum):
    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2

class IntegerType(Type):
    Signedness: type[_Signedness]
    SIGNLESS = _Signedness.SIGNLESS
    SIGNED = _Signedness.SIGNED
    UNSIGNED = _Signedness.UNSIGNED
    @staticmethod
    def get_signless(width: int, context: Context | None = None) -> IntegerType: ...
    @staticmethod
    def get_signed(width: int, context: Context | None = None) -> IntegerType: ...
    @staticmethod
    def get_unsigned(width: int, context: Context | None = None) -> IntegerType: ...
    @staticmethod
    def get(width: int, signedness: int = ..., context: Context | None = None) -> IntegerType: ...
    @property
    def width(self) -> int: ...
    @property
    def is_signless(self) -> bool: ...
    @property
    def is_signed(self) -> bool: ...
    @property
    def is_unsigned(self) -> bool: ...
    @property
    def signedness(self) -> _Signedness: ...

class IndexType(Type):
    @staticmethod
    def get(context: Context | None = None) -> IndexType: ...

class NoneType(Type):
    @staticmethod
    def get(context: Context | None = None) -> NoneType: ...

class FloatType(Type):
    @property
    def width(self) -> int: ...

class Float4E2M1FNType(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float4E2M1FNType: ...

class Float6E2M3FNType(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float6E2M3FNType: ...

class Float6E3M2FNType(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float6E3M2FNType: ...

class Float8E3M4Type(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float8E3M4Type: ...

class Float8E4M3Type(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3Type: ...

class Float8E4M3B11FNUZType(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3B11FNUZType: ...

class Float8E4M3FNType(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3FNType: ...

class Float8E4M3FNUZType(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3FNUZType: ...

class Float8E5M2Type(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float8E5M2Type: ...

class Float8E5M2FNUZType(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float8E5M2FNUZType: ...

class Float8E8M0FNUType(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> Float8E8M0FNUType: ...

class BF16Type(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> BF16Type: ...

class F16Type(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> F16Type: ...

class FloatTF32Type(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> FloatTF32Type: ...

class F32Type(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> F32Type: ...

class F64Type(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> F64Type: ...

class F80Type(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> F80Type: ...

class F128Type(FloatType):
    @staticmethod
    def get(context: Context | None = None) -> F128Type: ...

class ComplexType(Type):
    @staticmethod
    def get(element_type: Type) -> ComplexType: ...
    @property
    def element_type(self) -> Type: ...

class TupleType(Type):
    @staticmethod
    def get_tuple(elements: Sequence[Type], context: Context | None = None) -> TupleType: ...
    @staticmethod
    def get(elements: Sequence[Type], context: Context | None = None) -> TupleType: ...
    def get_type(self, pos: int) -> Type: ...
    @property
    def num_types(self) -> int: ...
    @property
    def types(self) -> list[Type]: ...

class FunctionType(Type):
    @staticmethod
    def get(
        inputs: Sequence[Type], results: Sequence[Type], context: Context | None = None
    ) -> FunctionType: ...
    @property
    def inputs(self) -> list[Type]: ...
    @property
    def results(self) -> list[Type]: ...

class GraphType(Type):
    @property
    def inputs(self) -> list[Type]: ...
    @property
    def results(self) -> list[Type]: ...

class OpaqueType(Type):
    @staticmethod
    def get(
        dialect_namespace: str,
        buffer: str,
        context: Context | None = None,
        loc: Location | None = None,
    ) -> OpaqueType: ...
    @property
    def dialect_namespace(self) -> str: ...
    @property
    def data(self) -> str: ...

class ShapedType(Type):
    @property
    def element_type(self) -> Type: ...
    @property
    def has_rank(self) -> bool: ...
    @property
    def rank(self) -> int: ...
    @property
    def has_static_shape(self) -> bool: ...
    @property
    def shape(self) -> list[int]: ...
    def get_dim_size(self, dim: int) -> int: ...
    def is_dynamic_dim(self, dim: int) -> bool: ...
    def is_static_dim(self, dim: int) -> bool: ...
    @staticmethod
    def is_dynamic_size(dim_size: int) -> bool: ...
    @staticmethod
    def is_static_size(dim_size: int) -> bool: ...
    @staticmethod
    def is_dynamic_stride_or_offset(dim_size: int) -> bool: ...
    @staticmethod
    def is_static_stride_or_offset(dim_size: int) -> bool: ...
    @staticmethod
    def get_dynamic_size() -> int: ...
    @staticmethod
    def get_dynamic_stride_or_offset() -> int: ...

class VectorType(ShapedType):
    @staticmethod
    def get(
        shape: Sequence[int | None],
        element_type: Type,
        scalable: Sequence[bool] | None = None,
        scalable_dims: Sequence[int] | None = None,
        loc: Location | None = None,
    ) -> VectorType: ...
    @property
    def scalable(self) -> bool: ...
    @property
    def scalable_dims(self) -> list[bool]: ...

class RankedTensorType(ShapedType):
    @staticmethod
    def get(
        shape: Sequence[int | None],
        element_type: Type,
        encoding: Attribute | None = None,
        loc: Location | None = None,
    ) -> RankedTensorType: ...
    @property
    def encoding(self) -> Attribute | None: ...

class UnrankedTensorType(ShapedType):
    @staticmethod
    def get(element_type: Type, loc: Location | None = None) -> UnrankedTensorType: ...

class MemRefType(ShapedType):
    @staticmethod
    def get(
        shape: Sequence[int | None],
        element_type: Type,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
        loc: Location | None = None,
    ) -> MemRefType: ...
    @property
    def layout(self) -> Attribute: ...
    @property
    def affine_map(self) -> AffineMap: ...
    @property
    def memory_space(self) -> Attribute | None: ...
    def get_strides_and_offset(self) -> tuple[list[int], int]: ...

class UnrankedMemRefType(ShapedType):
    @staticmethod
    def get(
        element_type: Type, memory_space: Attribute | None = None, loc: Location | None = None
    ) -> UnrankedMemRefType: ...
    @property
    def memory_space(self) -> Attribute | None: ...
