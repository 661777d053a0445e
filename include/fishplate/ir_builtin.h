/* Part of fishplate/ir.h: builtin types and attributes: type tests, constructors, accessors. Those that
 * have no function here come from text (irTypeParse, irAttributeParse), and their parameters are properties (irGetInt
 * and similar functions). */
#ifndef FISHPLATE_IR_BUILTIN_H
#define FISHPLATE_IR_BUILTIN_H

#define IR_IS_A_(name, Self, key) \
    static inline bool name(Self self) { return irIsA(self, key); }

/* ---- Type tests; false for null ---- */

IR_IS_A_(irTypeIsAInteger, IrType, "ir.IntegerType")
IR_IS_A_(irTypeIsAFloat, IrType, "ir.FloatType")
IR_IS_A_(irTypeIsAIndex, IrType, "ir.IndexType")
IR_IS_A_(irTypeIsANone, IrType, "ir.NoneType")
IR_IS_A_(irTypeIsAComplex, IrType, "ir.ComplexType")
IR_IS_A_(irTypeIsATuple, IrType, "ir.TupleType")
IR_IS_A_(irTypeIsAFunction, IrType, "ir.FunctionType")
IR_IS_A_(irTypeIsAOpaque, IrType, "ir.OpaqueType")
IR_IS_A_(irTypeIsAShaped, IrType, "ir.ShapedType")
IR_IS_A_(irTypeIsARankedTensor, IrType, "ir.RankedTensorType")
IR_IS_A_(irTypeIsAUnrankedTensor, IrType, "ir.UnrankedTensorType")
IR_IS_A_(irTypeIsAMemRef, IrType, "ir.MemRefType")
IR_IS_A_(irTypeIsAUnrankedMemRef, IrType, "ir.UnrankedMemRefType")
IR_IS_A_(irTypeIsAVector, IrType, "ir.VectorType")
IR_IS_A_(irTypeIsAGraph, IrType, "ir.GraphType")
IR_IS_A_(irTypeIsABF16, IrType, "ir.BF16Type")
IR_IS_A_(irTypeIsAF16, IrType, "ir.F16Type")
IR_IS_A_(irTypeIsAF32, IrType, "ir.F32Type")
IR_IS_A_(irTypeIsAF64, IrType, "ir.F64Type")
IR_IS_A_(irTypeIsAF80, IrType, "ir.F80Type")
IR_IS_A_(irTypeIsAF128, IrType, "ir.F128Type")
IR_IS_A_(irTypeIsAFloatTF32, IrType, "ir.FloatTF32Type")
IR_IS_A_(irTypeIsAFloat4E2M1FN, IrType, "ir.Float4E2M1FNType")
IR_IS_A_(irTypeIsAFloat6E2M3FN, IrType, "ir.Float6E2M3FNType")
IR_IS_A_(irTypeIsAFloat6E3M2FN, IrType, "ir.Float6E3M2FNType")
IR_IS_A_(irTypeIsAFloat8E3M4, IrType, "ir.Float8E3M4Type")
IR_IS_A_(irTypeIsAFloat8E4M3, IrType, "ir.Float8E4M3Type")
IR_IS_A_(irTypeIsAFloat8E4M3FN, IrType, "ir.Float8E4M3FNType")
IR_IS_A_(irTypeIsAFloat8E4M3FNUZ, IrType, "ir.Float8E4M3FNUZType")
IR_IS_A_(irTypeIsAFloat8E4M3B11FNUZ, IrType, "ir.Float8E4M3B11FNUZType")
IR_IS_A_(irTypeIsAFloat8E5M2, IrType, "ir.Float8E5M2Type")
IR_IS_A_(irTypeIsAFloat8E5M2FNUZ, IrType, "ir.Float8E5M2FNUZType")
IR_IS_A_(irTypeIsAFloat8E8M0FNU, IrType, "ir.Float8E8M0FNUType")

/* ---- Attribute tests; false for null ---- */

IR_IS_A_(irAttributeIsAInteger, IrAttribute, "ir.IntegerAttr")
IR_IS_A_(irAttributeIsABool, IrAttribute, "ir.BoolAttr")
IR_IS_A_(irAttributeIsAFloat, IrAttribute, "ir.FloatAttr")
IR_IS_A_(irAttributeIsAString, IrAttribute, "ir.StringAttr")
IR_IS_A_(irAttributeIsAArray, IrAttribute, "ir.ArrayAttr")
IR_IS_A_(irAttributeIsADict, IrAttribute, "ir.DictAttr")
IR_IS_A_(irAttributeIsASymbolRef, IrAttribute, "ir.SymbolRefAttr")
IR_IS_A_(irAttributeIsAFlatSymbolRef, IrAttribute, "ir.FlatSymbolRefAttr")
IR_IS_A_(irAttributeIsAType, IrAttribute, "ir.TypeAttr")
IR_IS_A_(irAttributeIsAUnit, IrAttribute, "ir.UnitAttr")
IR_IS_A_(irAttributeIsAAffineMap, IrAttribute, "ir.AffineMapAttr")
IR_IS_A_(irAttributeIsAIntegerSet, IrAttribute, "ir.IntegerSetAttr")
IR_IS_A_(irAttributeIsALocation, IrAttribute, "ir.LocationAttr")
IR_IS_A_(irAttributeIsAOpaque, IrAttribute, "ir.OpaqueAttr")
IR_IS_A_(irAttributeIsAStridedLayout, IrAttribute, "ir.StridedLayoutAttr")
IR_IS_A_(irAttributeIsADenseArray, IrAttribute, "ir.DenseArrayAttr")
IR_IS_A_(irAttributeIsADenseBoolArray, IrAttribute, "ir.DenseBoolArrayAttr")
IR_IS_A_(irAttributeIsADenseI8Array, IrAttribute, "ir.DenseI8ArrayAttr")
IR_IS_A_(irAttributeIsADenseI16Array, IrAttribute, "ir.DenseI16ArrayAttr")
IR_IS_A_(irAttributeIsADenseI32Array, IrAttribute, "ir.DenseI32ArrayAttr")
IR_IS_A_(irAttributeIsADenseI64Array, IrAttribute, "ir.DenseI64ArrayAttr")
IR_IS_A_(irAttributeIsADenseF32Array, IrAttribute, "ir.DenseF32ArrayAttr")
IR_IS_A_(irAttributeIsADenseF64Array, IrAttribute, "ir.DenseF64ArrayAttr")
IR_IS_A_(irAttributeIsADenseElements, IrAttribute, "ir.DenseElementsAttr")
IR_IS_A_(irAttributeIsADenseIntElements, IrAttribute, "ir.DenseIntElementsAttr")
IR_IS_A_(irAttributeIsADenseFPElements, IrAttribute, "ir.DenseFPElementsAttr")
IR_IS_A_(irAttributeIsADenseResourceElements, IrAttribute, "ir.DenseResourceElementsAttr")

/* ---- Tests of values, locations and operations ---- */

IR_IS_A_(irValueIsAOpResult, IrValue, "ir.OpResult")
IR_IS_A_(irValueIsABlockArgument, IrValue, "ir.BlockArgument")

/* ---- Types ---- */

static inline int irWidth_(void **cell, const char *key, const char *method, IrContext context, uint32_t width,
                           IrType *out) {
    TVMFFIAny args[2];
    args[0] = irInt_(width);
    args[1] = irObject_(context);
    return irMake_(cell, key, method, args, 2, out);
}

/* Integer types of a width: signless, signed, unsigned. */
static inline int irIntegerTypeGet(IrContext context, uint32_t width, IrType *out) {
    static void *cell;
    return irWidth_(&cell, "ir.IntegerType", "get_signless", context, width, out);
}
static inline int irIntegerTypeGetSigned(IrContext context, uint32_t width, IrType *out) {
    static void *cell;
    return irWidth_(&cell, "ir.IntegerType", "get_signed", context, width, out);
}
static inline int irIntegerTypeGetUnsigned(IrContext context, uint32_t width, IrType *out) {
    static void *cell;
    return irWidth_(&cell, "ir.IntegerType", "get_unsigned", context, width, out);
}
IR_GET_INT_(irIntegerTypeGetWidth, IrType, "ir.IntegerType", "width")
IR_GET_BOOL_(irIntegerTypeIsSignless, IrType, "ir.IntegerType", "is_signless")
IR_GET_BOOL_(irIntegerTypeIsSigned, IrType, "ir.IntegerType", "is_signed")
IR_GET_BOOL_(irIntegerTypeIsUnsigned, IrType, "ir.IntegerType", "is_unsigned")
IR_GET_INT_(irFloatTypeGetWidth, IrType, "ir.FloatType", "width")

/* Types without parameters. */
IR_MAKE_FROM_(irIndexTypeGet, IrContext, "ir.IndexType", "get", IrType)
IR_MAKE_FROM_(irNoneTypeGet, IrContext, "ir.NoneType", "get", IrType)
IR_MAKE_FROM_(irF16TypeGet, IrContext, "ir.F16Type", "get", IrType)
IR_MAKE_FROM_(irBF16TypeGet, IrContext, "ir.BF16Type", "get", IrType)
IR_MAKE_FROM_(irF32TypeGet, IrContext, "ir.F32Type", "get", IrType)
IR_MAKE_FROM_(irF64TypeGet, IrContext, "ir.F64Type", "get", IrType)

/* A complex type, and its element type. */
IR_MAKE_FROM_(irComplexTypeGet, IrType, "ir.ComplexType", "get", IrType)
IR_GET_(irComplexTypeGetElementType, IrType, "ir.ComplexType", "element_type", IrType)

/* A function type, and its parts as arrays for irHandlesRelease. */
static inline int irFunctionTypeGet(IrContext context, const IrType *inputs, size_t num_inputs, const IrType *results,
                                    size_t num_results, IrType *out) {
    static void *cell;
    TVMFFIAny args[3];
    int status;
    args[2] = irObject_(context);
    if (irHandles_(inputs, num_inputs, &args[0]) != 0) return -1;
    status = irHandles_(results, num_results, &args[1]);
    if (status == 0) {
        status = irMake_(&cell, "ir.FunctionType", "get", args, 3, out);
        irAnyRelease_(&args[1]);
    }
    irAnyRelease_(&args[0]);
    return status;
}
static inline int irTypes_(IrType type, const char *key, const char *property, IrType **out, size_t *size) {
    TVMFFIAny all;
    int status;
    if (irRead_(type, key, property, &all) != 0) return -1;
    status = irSplit_(&all, out, size);
    irAnyRelease_(&all);
    return status;
}
static inline int irFunctionTypeGetInputs(IrType type, IrType **out, size_t *size) {
    return irTypes_(type, "ir.FunctionType", "inputs", out, size);
}
static inline int irFunctionTypeGetResults(IrType type, IrType **out, size_t *size) {
    return irTypes_(type, "ir.FunctionType", "results", out, size);
}
static inline int irTupleTypeGetTypes(IrType type, IrType **out, size_t *size) {
    return irTypes_(type, "ir.TupleType", "types", out, size);
}

/* Marks a dynamic size, stride or offset. */
#define IR_DYNAMIC INT64_MIN

/* An array of numbers as a value. */
static inline int irInts_(const int64_t *numbers, size_t size, TVMFFIAny *out) {
    TVMFFIAny *values = (TVMFFIAny *)calloc(size ? size : 1, sizeof *values);
    size_t i;
    int status;
    if (!values) return irRaise("MemoryError", "no memory for a list of numbers");
    for (i = 0; i < size; i++) values[i] = irInt_(numbers[i]);
    status = irArray_(values, size, out);
    free(values);
    return status;
}

static inline int irShaped_(void **cell, const char *key, const char *method, int32_t count, const int64_t *shape,
                            size_t rank, IrType element, IrType *out) {
    TVMFFIAny args[5];
    int status;
    args[1] = irObject_(element);
    args[2] = args[3] = args[4] = irNone_();
    if (irInts_(shape, rank, &args[0]) != 0) return -1;
    status = irMake_(cell, key, method, args, count, out);
    irAnyRelease_(&args[0]);
    return status;
}

/* Types with a shape and elements: tensors, buffers and vectors. An unknown size is IR_DYNAMIC. */
static inline int irRankedTensorTypeGet(const int64_t *shape, size_t rank, IrType element, IrType *out) {
    static void *cell;
    return irShaped_(&cell, "ir.RankedTensorType", "get", 4, shape, rank, element, out);
}
static inline int irMemRefTypeGet(const int64_t *shape, size_t rank, IrType element, IrType *out) {
    static void *cell;
    return irShaped_(&cell, "ir.MemRefType", "get", 5, shape, rank, element, out);
}
static inline int irVectorTypeGet(const int64_t *shape, size_t rank, IrType element, IrType *out) {
    static void *cell;
    return irShaped_(&cell, "ir.VectorType", "get", 5, shape, rank, element, out);
}

/* Parts of types with elements. */
IR_GET_(irShapedTypeGetElementType, IrType, "ir.ShapedType", "element_type", IrType)
IR_GET_BOOL_(irShapedTypeHasRank, IrType, "ir.ShapedType", "has_rank")
IR_GET_INT_(irShapedTypeGetRank, IrType, "ir.ShapedType", "rank")
IR_GET_BOOL_(irShapedTypeHasStaticShape, IrType, "ir.ShapedType", "has_static_shape")
IR_GET_(irRankedTensorTypeGetEncoding, IrType, "ir.RankedTensorType", "encoding", IrAttribute)
IR_GET_(irMemRefTypeGetLayout, IrType, "ir.MemRefType", "layout", IrAttribute)
IR_GET_(irMemRefTypeGetMemorySpace, IrType, "ir.MemRefType", "memory_space", IrAttribute)
IR_GET_BOOL_(irVectorTypeIsScalable, IrType, "ir.VectorType", "scalable")

/* The sizes of a type with elements, in memory that the caller frees; null with the error raised. */
static inline int64_t *irShapedTypeGetShape(IrType type, size_t *rank) {
    TVMFFIAny shape;
    const TVMFFIShapeCell *cell;
    int64_t *copy;
    *rank = 0;
    if (irRead_(type, "ir.ShapedType", "shape", &shape) != 0) return NULL;
    cell = (const TVMFFIShapeCell *)(const void *)((const char *)(const void *)shape.v_obj + sizeof(TVMFFIObject));
    copy = (int64_t *)malloc((cell->size ? cell->size : 1) * sizeof *copy);
    if (copy) {
        memcpy(copy, cell->data, cell->size * sizeof *copy);
        *rank = cell->size;
    } else {
        irRaise("MemoryError", "no memory for a shape");
    }
    irAnyRelease_(&shape);
    return copy;
}

/* ---- Attributes ---- */

/* An integer of a type; one that does not fit is an error. */
static inline int irIntegerAttrGet(IrType type, int64_t value, IrAttribute *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irObject_(type);
    args[1] = irInt_(value);
    return irMake_(&cell, "ir.IntegerAttr", "get", args, 2, out);
}

/* The value of an integer that fits into 64 bits. */
IR_GET_INT_(irIntegerAttrGetValue, IrAttribute, "ir.IntegerAttr", "value")

/* `true` or `false`. */
static inline int irBoolAttrGet(IrContext context, bool value, IrAttribute *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irBool_(value);
    args[1] = irObject_(context);
    return irMake_(&cell, "ir.BoolAttr", "get", args, 2, out);
}

/* An attribute of a floating-point type, and its value. */
static inline int irFloatAttrGet(IrType type, double value, IrAttribute *out) {
    static void *cell;
    TVMFFIAny args[3];
    args[0] = irObject_(type);
    args[1] = irFloat_(value);
    args[2] = irNone_();
    return irMake_(&cell, "ir.FloatAttr", "get", args, 3, out);
}
static inline int irFloatAttrGetValue(IrAttribute attribute, double *out) {
    return irGetFloat(attribute, "ir.FloatAttr", "value", out);
}

static inline int irNamed_(void **cell, const char *key, const char *method, IrContext context, const char *text,
                           IrAttribute *out) {
    TVMFFIAny args[2];
    args[0] = irText_(text);
    args[1] = irObject_(context);
    return irMake_(cell, key, method, args, 2, out);
}

/* A string attribute, and a symbol reference; their texts. */
static inline int irStringAttrGet(IrContext context, const char *text, IrAttribute *out) {
    static void *cell;
    return irNamed_(&cell, "ir.StringAttr", "get", context, text, out);
}
static inline int irFlatSymbolRefAttrGet(IrContext context, const char *name, IrAttribute *out) {
    static void *cell;
    return irNamed_(&cell, "ir.FlatSymbolRefAttr", "get", context, name, out);
}
IR_GET_TEXT_(irStringAttrGetValue, IrAttribute, "ir.StringAttr", "value")
IR_GET_TEXT_(irFlatSymbolRefAttrGetValue, IrAttribute, "ir.SymbolRefAttr", "value")

/* A list of attributes, and the attributes as an array for irHandlesRelease. */
static inline int irArrayAttrGet(IrContext context, const IrAttribute *attributes, size_t size, IrAttribute *out) {
    static void *cell;
    TVMFFIAny args[2];
    int status;
    args[1] = irObject_(context);
    if (irHandles_(attributes, size, &args[0]) != 0) return -1;
    status = irMake_(&cell, "ir.ArrayAttr", "get", args, 2, out);
    irAnyRelease_(&args[0]);
    return status;
}
static inline int irArrayAttrGetValue(IrAttribute attribute, IrAttribute **out, size_t *size) {
    TVMFFIAny all;
    int status;
    if (irRead_(attribute, "ir.ArrayAttr", "value", &all) != 0) return -1;
    status = irSplit_(&all, out, size);
    irAnyRelease_(&all);
    return status;
}

/* A list of 64-bit integers. */
static inline int irDenseI64ArrayAttrGet(IrContext context, const int64_t *values, size_t size, IrAttribute *out) {
    static void *cell;
    TVMFFIAny args[2];
    int status;
    args[1] = irObject_(context);
    if (irInts_(values, size, &args[0]) != 0) return -1;
    status = irMake_(&cell, "ir.DenseI64ArrayAttr", "get", args, 2, out);
    irAnyRelease_(&args[0]);
    return status;
}

/* A type attribute, and its type; the unit attribute. */
static inline int irTypeAttrGet(IrType type, IrAttribute *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irObject_(type);
    args[1] = irNone_();
    return irMake_(&cell, "ir.TypeAttr", "get", args, 2, out);
}
IR_GET_(irTypeAttrGetValue, IrAttribute, "ir.TypeAttr", "value", IrType)
IR_MAKE_FROM_(irUnitAttrGet, IrContext, "ir.UnitAttr", "get", IrAttribute)

/* The type of an attribute's value; maps and sets inside attributes. */
IR_GET_(irAttributeGetValueType, IrAttribute, "ir.Attribute", "type", IrType)
IR_GET_(irAffineMapAttrGetValue, IrAttribute, "ir.AffineMapAttr", "value", IrAffineMap)
IR_GET_(irIntegerSetAttrGetValue, IrAttribute, "ir.IntegerSetAttr", "value", IrIntegerSet)
IR_GET_(irLocationAttrGetValue, IrAttribute, "ir.LocationAttr", "value", IrLocation)

/* Attributes of a location, a map and a set. */
IR_MAKE_FROM_(irLocationAttrGet, IrLocation, "ir.LocationAttr", "get", IrAttribute)
IR_MAKE_FROM_(irAffineMapAttrGet, IrAffineMap, "ir.AffineMapAttr", "get", IrAttribute)
IR_MAKE_FROM_(irIntegerSetAttrGet, IrIntegerSet, "ir.IntegerSetAttr", "get", IrAttribute)

/* ---- Affine maps and sets ---- */

/* Number of dimensions and symbols of a map, and tests of its kind. */
IR_GET_INT_(irAffineMapGetNumDims, IrAffineMap, "ir.AffineMap", "n_dims")
IR_GET_INT_(irAffineMapGetNumSymbols, IrAffineMap, "ir.AffineMap", "n_symbols")
IR_GET_BOOL_(irAffineMapIsIdentity, IrAffineMap, "ir.AffineMap", "is_identity")
IR_GET_BOOL_(irAffineMapIsPermutation, IrAffineMap, "ir.AffineMap", "is_permutation")

/* The identity map of that many dimensions. */
static inline int irAffineMapGetIdentity(IrContext context, uint32_t dims, IrAffineMap *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irInt_(dims);
    args[1] = irObject_(context);
    return irMake_(&cell, "ir.AffineMap", "get_identity", args, 2, out);
}

/* Number of dimensions, equalities and inequalities of a set. */
IR_GET_INT_(irIntegerSetGetNumDims, IrIntegerSet, "ir.IntegerSet", "n_dims")
IR_GET_INT_(irIntegerSetGetNumEqualities, IrIntegerSet, "ir.IntegerSet", "n_equalities")
IR_GET_INT_(irIntegerSetGetNumInequalities, IrIntegerSet, "ir.IntegerSet", "n_inequalities")

#undef IR_IS_A_

#endif /* FISHPLATE_IR_BUILTIN_H */
