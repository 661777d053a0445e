/* Part of fishplate/ir.h: the base of the headers that `fishplate bindgen --c` writes. */
#ifndef FISHPLATE_IR_DIALECT_H
#define FISHPLATE_IR_DIALECT_H

/* Makes a dialect known to a context. The model is JSON in pieces, ended by a null; null for a dialect that is
 * linked into the library. */
static inline int irDialectRegister(IrContext context, const char *name, const char *const *model, int load) {
    static void *load_cell, *register_cell;
    TVMFFIAny args[3], none;
    if (model) {
        size_t size = 0, i, length;
        char *text, *end;
        int status;
        for (i = 0; model[i]; i++) size += strlen(model[i]);
        end = text = (char *)malloc(size + 1);
        if (!text) return irRaise("MemoryError", "no memory for the model of a dialect");
        for (i = 0; model[i]; i++) {
            length = strlen(model[i]);
            memcpy(end, model[i], length);
            end += length;
        }
        *end = '\0';
        args[0] = irText_(text);
        args[1] = irText_("a C header");
        status = irCall_(&load_cell, NULL, "ir.dialect.load", args, 2, &none);
        irAnyRelease_(&none);
        free(text);
        if (status != 0) return -1;
    }
    args[0] = irText_(name);
    args[1] = irObject_(context);
    args[2] = irBool_(load != 0);
    if (!context) return irRaise("TypeError", "expected a context, got a null handle");
    return irCall_(&register_cell, NULL, "ir.dialect.register", args, 3, &none);
}

/* An argument for a type, an attribute or an operation. */
typedef struct IrParameter {
    int32_t kind;
    size_t size;
    union {
        int64_t integer;
        double number;
        const void *data;
    } value;
} IrParameter;

/* Contents of a parameter: one value, a handle, or an array of elements. */
enum {
    IR_NONE_, IR_INT_, IR_BOOL_, IR_FLOAT_, IR_STRING_, IR_HANDLE_,
    IR_INT8S_, IR_INT16S_, IR_INT32S_, IR_INT64S_, IR_UINT8S_, IR_UINT16S_, IR_UINT32S_, IR_UINT64S_,
    IR_BOOLS_, IR_FLOATS_, IR_DOUBLES_, IR_STRINGS_, IR_HANDLES_
};

static inline IrParameter irParameter_(int32_t kind, const void *data, size_t size) {
    IrParameter parameter;
    memset(&parameter, 0, sizeof parameter);
    parameter.kind = kind;
    parameter.size = size;
    parameter.value.data = data;
    return parameter;
}

static inline IrParameter irParameterNone(void) {
    return irParameter_(IR_NONE_, NULL, 0);
}

static inline IrParameter irParameterInt(int64_t value) {
    IrParameter parameter = irParameter_(IR_INT_, NULL, 0);
    parameter.value.integer = value;
    return parameter;
}

static inline IrParameter irParameterBool(bool value) {
    IrParameter parameter = irParameter_(IR_BOOL_, NULL, 0);
    parameter.value.integer = value;
    return parameter;
}

static inline IrParameter irParameterFloat(double value) {
    IrParameter parameter = irParameter_(IR_FLOAT_, NULL, 0);
    parameter.value.number = value;
    return parameter;
}

static inline IrParameter irParameterString(IrStringRef value) {
    return value.data ? irParameter_(IR_STRING_, value.data, value.size) : irParameterNone();
}

/* A handle; null means a value that is not given. */
#define IR_HANDLE_PARAMETER_(Name)                                         \
    static inline IrParameter irParameter##Name(Ir##Name value) {          \
        return value ? irParameter_(IR_HANDLE_, value, 0) : irParameterNone(); \
    }
IR_HANDLE_PARAMETER_(Attribute)
IR_HANDLE_PARAMETER_(Type)
IR_HANDLE_PARAMETER_(AffineMap)
IR_HANDLE_PARAMETER_(IntegerSet)
IR_HANDLE_PARAMETER_(Location)
#undef IR_HANDLE_PARAMETER_

/* An array element as an FFI value; strings are owned, handles get a reference. */
static inline int irParameterElement_(const IrParameter *of, size_t at, TVMFFIAny *out) {
    const void *data = of->value.data;
    TVMFFIByteArray text;
    void *handle;
    switch (of->kind) {
    case IR_INT8S_: *out = irInt_(((const int8_t *)data)[at]); return 0;
    case IR_INT16S_: *out = irInt_(((const int16_t *)data)[at]); return 0;
    case IR_INT32S_: *out = irInt_(((const int32_t *)data)[at]); return 0;
    case IR_INT64S_: *out = irInt_(((const int64_t *)data)[at]); return 0;
    case IR_UINT8S_: *out = irInt_(((const uint8_t *)data)[at]); return 0;
    case IR_UINT16S_: *out = irInt_(((const uint16_t *)data)[at]); return 0;
    case IR_UINT32S_: *out = irInt_(((const uint32_t *)data)[at]); return 0;
    case IR_UINT64S_:
        if (((const uint64_t *)data)[at] > INT64_MAX)
            return irRaise("ValueError", "a number of an array is above 2**63 - 1");
        *out = irInt_((int64_t)((const uint64_t *)data)[at]);
        return 0;
    case IR_BOOLS_: *out = irBool_(((const bool *)data)[at]); return 0;
    case IR_FLOATS_: *out = irFloat_(((const float *)data)[at]); return 0;
    case IR_DOUBLES_: *out = irFloat_(((const double *)data)[at]); return 0;
    case IR_STRINGS_:
        text.data = ((const IrStringRef *)data)[at].data;
        text.size = ((const IrStringRef *)data)[at].size;
        return TVMFFIStringFromByteArray(&text, out);
    default:
        memcpy(&handle, (const char *)data + at * sizeof handle, sizeof handle);
        *out = irObject_(handle);
        irObjectRetain(handle);
        return 0;
    }
}

/* A parameter as an owned FFI value. */
static inline int irParameterValue_(const IrParameter *parameter, TVMFFIAny *out) {
    TVMFFIByteArray text;
    TVMFFIAny *values;
    size_t i;
    int status = 0;
    *out = irNone_();
    switch (parameter->kind) {
    case IR_NONE_: return 0;
    case IR_INT_: *out = irInt_(parameter->value.integer); return 0;
    case IR_BOOL_: *out = irBool_(parameter->value.integer != 0); return 0;
    case IR_FLOAT_: *out = irFloat_(parameter->value.number); return 0;
    case IR_STRING_:
        text.data = (const char *)parameter->value.data;
        text.size = parameter->size;
        return TVMFFIStringFromByteArray(&text, out);
    case IR_HANDLE_:
        *out = irObject_(parameter->value.data);
        irObjectRetain(out->v_obj);
        return 0;
    default: break;
    }
    values = (TVMFFIAny *)calloc(parameter->size ? parameter->size : 1, sizeof *values);
    if (!values) return irRaise("MemoryError", "no memory for the elements of a parameter");
    for (i = 0; i < parameter->size && status == 0; i++) status = irParameterElement_(parameter, i, &values[i]);
    if (status == 0) status = irArray_(values, parameter->size, out);
    else
        for (i = 0; i < parameter->size; i++) irAnyRelease_(&values[i]);
    free(values);
    return status;
}

/* The type or attribute with a name and these parameters. */
static inline int irGet_(void **cell, const char *function, IrContext context, const char *name,
                         const IrParameter *parameters, size_t size, void *out) {
    TVMFFIAny args[3], *values = (TVMFFIAny *)calloc(size ? size : 1, sizeof *values);
    size_t i;
    int status = values ? 0 : irRaise("MemoryError", "no memory for parameters");
    for (i = 0; i < size && status == 0; i++) status = irParameterValue_(&parameters[i], &values[i]);
    if (status == 0 && !context) status = irRaise("TypeError", "expected a context, got a null handle");
    if (status != 0) {
        for (i = 0; values && i < size; i++) irAnyRelease_(&values[i]);
        free(values);
        return -1;
    }
    args[0] = irText_(name);
    args[1] = irObject_(context);
    status = irArray_(values, size, &args[2]);
    free(values);
    if (status != 0) return -1;
    status = irMake_(cell, NULL, function, args, 3, out);
    irAnyRelease_(&args[2]);
    return status;
}

/* A parameter of a type or attribute, owned. */
static inline int irParameterOf_(const void *of, int position, TVMFFIAny *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irObject_(of);
    args[1] = irInt_(position);
    return irCall_(&cell, NULL, "ir.dialect.parameter", args, 2, out);
}

/* A parameter in memory that belongs to the context. */
static inline const void *irMemory_(const void *of, int position, const char *element, size_t *size) {
    static void *cell;
    TVMFFIAny args[3], pair;
    const TVMFFIAny *values;
    const void *address;
    *size = 0;
    args[0] = irObject_(of);
    args[1] = irInt_(position);
    args[2] = irText_(element);
    if (irCall_(&cell, NULL, "ir.dialect.memory", args, 3, &pair) != 0) return NULL;
    values = (const TVMFFIAny *)((const TVMFFISeqCell *)(const void *)((const char *)(const void *)pair.v_obj +
                                                                      sizeof(TVMFFIObject)))->data;
    address = values[0].type_index == kTVMFFIOpaquePtr ? values[0].v_ptr : NULL;
    *size = (size_t)values[1].v_int64;
    irAnyRelease_(&pair);
    return address;
}

/* The handles of an array parameter, for irHandlesRelease. */
static inline void *irParameterHandles_(const void *of, int position, size_t *size) {
    TVMFFIAny all;
    void *handles = NULL;
    *size = 0;
    if (irParameterOf_(of, position, &all) != 0) return NULL;
    if (all.type_index != kTVMFFINone) irSplit_(&all, &handles, size);
    irAnyRelease_(&all);
    return handles;
}

static inline void *irParameterHandle_(const void *of, int position) {
    TVMFFIAny value;
    if (irParameterOf_(of, position, &value) != 0 || value.type_index < kTVMFFIStaticObjectBegin) return NULL;
    return value.v_obj;
}

static inline bool irIsA_(const void *what, const char *name) {
    static void *cell;
    TVMFFIAny args[2], result;
    args[0] = irObject_(what);
    args[1] = irText_(name);
    return irCall_(&cell, NULL, "ir.dialect.is_a", args, 2, &result) == 0 && result.v_int64 != 0;
}

#define IR_ARRAY_(Name, Kind, Element, word)                                                      \
    static inline IrParameter irParameter##Name(const Element *data, size_t size) {               \
        return data || !size ? irParameter_(Kind, data, size) : irParameterNone();                \
    }                                                                                             \
    static inline const Element *irTypeGet##Name(IrType value, int position, size_t *size) {      \
        return (const Element *)irMemory_(value, position, word, size);                           \
    }                                                                                             \
    static inline const Element *irAttributeGet##Name(IrAttribute value, int position, size_t *size) { \
        return (const Element *)irMemory_(value, position, word, size);                           \
    }
IR_ARRAY_(Int8s, IR_INT8S_, int8_t, "i8")
IR_ARRAY_(Int16s, IR_INT16S_, int16_t, "i16")
IR_ARRAY_(Int32s, IR_INT32S_, int32_t, "i32")
IR_ARRAY_(Int64s, IR_INT64S_, int64_t, "i64")
IR_ARRAY_(Uint8s, IR_UINT8S_, uint8_t, "u8")
IR_ARRAY_(Uint16s, IR_UINT16S_, uint16_t, "u16")
IR_ARRAY_(Uint32s, IR_UINT32S_, uint32_t, "u32")
IR_ARRAY_(Uint64s, IR_UINT64S_, uint64_t, "u64")
IR_ARRAY_(Bools, IR_BOOLS_, bool, "bool")
IR_ARRAY_(Floats, IR_FLOATS_, float, "f32")
IR_ARRAY_(Doubles, IR_DOUBLES_, double, "f64")
IR_ARRAY_(Strings, IR_STRINGS_, IrStringRef, "str")
#undef IR_ARRAY_

/* Arrays of handles are released with irHandlesRelease. */
#define IR_HANDLE_ARRAY_(Name, Element)                                                           \
    static inline IrParameter irParameter##Name(const Element *data, size_t size) {               \
        return data || !size ? irParameter_(IR_HANDLES_, data, size) : irParameterNone();         \
    }                                                                                             \
    static inline const Element *irTypeGet##Name(IrType value, int position, size_t *size) {      \
        return (const Element *)irParameterHandles_(value, position, size);                       \
    }                                                                                             \
    static inline const Element *irAttributeGet##Name(IrAttribute value, int position, size_t *size) { \
        return (const Element *)irParameterHandles_(value, position, size);                       \
    }
IR_HANDLE_ARRAY_(Types, IrType)
IR_HANDLE_ARRAY_(Attributes, IrAttribute)
IR_HANDLE_ARRAY_(AffineMaps, IrAffineMap)
#undef IR_HANDLE_ARRAY_

#define IR_READ_(Of, Function)                                                                       \
    static inline bool ir##Of##IsA(Ir##Of value, const char *name) {                              \
        return irIsA_(value, name);                                                               \
    }                                                                                             \
    static inline int ir##Of##Get(IrContext context, const char *name, const IrParameter *parameters, size_t size, \
                                  Ir##Of *out) {                                                  \
        static void *cell;                                                                        \
        return irGet_(&cell, Function, context, name, parameters, size, out);                     \
    }                                                                                             \
    static inline int64_t ir##Of##GetInt(Ir##Of value, int position) {                            \
        TVMFFIAny any;                                                                            \
        int64_t number;                                                                           \
        if (irParameterOf_(value, position, &any) != 0) return -1;                                \
        if (any.type_index == kTVMFFIInt || any.type_index == kTVMFFIBool) return any.v_int64;    \
        number = irRaise("TypeError", "the parameter is not an integer of 64 bits");              \
        irAnyRelease_(&any);                                                                      \
        return number;                                                                            \
    }                                                                                             \
    static inline bool ir##Of##GetBool(Ir##Of value, int position) {                              \
        TVMFFIAny any;                                                                            \
        return irParameterOf_(value, position, &any) == 0 && any.v_int64 != 0;                    \
    }                                                                                             \
    static inline double ir##Of##GetFloat(Ir##Of value, int position) {                           \
        TVMFFIAny any;                                                                            \
        if (irParameterOf_(value, position, &any) != 0) return -1;                                \
        return any.type_index == kTVMFFIFloat ? any.v_float64 : (double)any.v_int64;              \
    }                                                                                             \
    static inline IrStringRef ir##Of##GetString(Ir##Of value, int position) {                     \
        IrStringRef text;                                                                         \
        text.data = (const char *)irMemory_(value, position, "text", &text.size);                 \
        return text;                                                                              \
    }                                                                                             \
    static inline IrAttribute ir##Of##GetAttribute(Ir##Of value, int position) {                  \
        return (IrAttribute)irParameterHandle_(value, position);                                  \
    }                                                                                             \
    static inline IrType ir##Of##GetType(Ir##Of value, int position) {                            \
        return (IrType)irParameterHandle_(value, position);                                       \
    }                                                                                             \
    static inline IrAffineMap ir##Of##GetAffineMap(Ir##Of value, int position) {                  \
        return (IrAffineMap)irParameterHandle_(value, position);                                  \
    }                                                                                             \
    static inline IrIntegerSet ir##Of##GetIntegerSet(Ir##Of value, int position) {                \
        return (IrIntegerSet)irParameterHandle_(value, position);                                 \
    }                                                                                             \
    static inline IrLocation ir##Of##GetLocation(Ir##Of value, int position) {                    \
        return (IrLocation)irParameterHandle_(value, position);                                   \
    }                                                                                             \
    static inline bool ir##Of##GetOptionalInt(Ir##Of value, int position, int64_t *out) {         \
        TVMFFIAny any;                                                                            \
        if (irParameterOf_(value, position, &any) != 0 || any.type_index == kTVMFFINone) return false; \
        *out = any.v_int64;                                                                       \
        return true;                                                                              \
    }                                                                                             \
    static inline bool ir##Of##GetOptionalBool(Ir##Of value, int position, bool *out) {           \
        TVMFFIAny any;                                                                            \
        if (irParameterOf_(value, position, &any) != 0 || any.type_index == kTVMFFINone) return false; \
        *out = any.v_int64 != 0;                                                                  \
        return true;                                                                              \
    }                                                                                             \
    static inline bool ir##Of##GetOptionalFloat(Ir##Of value, int position, double *out) {        \
        TVMFFIAny any;                                                                            \
        if (irParameterOf_(value, position, &any) != 0 || any.type_index == kTVMFFINone) return false; \
        *out = any.type_index == kTVMFFIFloat ? any.v_float64 : (double)any.v_int64;              \
        return true;                                                                              \
    }
IR_READ_(Type, "ir.dialect.get_type")
IR_READ_(Attribute, "ir.dialect.get_attribute")
#undef IR_READ_

/* ---- Operations, their parts by position ---- */

static inline bool irOperationIsA(IrOperation operation, const char *name) {
    return irIsA_(operation, name);
}

static inline int irPart_(IrOperation operation, const char *what, int position, TVMFFIAny *out) {
    static void *cell;
    TVMFFIAny args[3];
    args[0] = irObject_(operation);
    args[1] = irText_(what);
    args[2] = irInt_(position);
    return irCall_(&cell, NULL, "ir.dialect.part", args, 3, out);
}

static inline int irPartObject_(IrOperation operation, const char *what, int position, void *out) {
    TVMFFIAny part;
    void *object = NULL;
    if (irPart_(operation, what, position, &part) != 0) return -1;
    if (part.type_index >= kTVMFFIStaticObjectBegin) object = part.v_obj;
    memcpy(out, &object, sizeof object);
    return 0;
}

static inline int irPartGroup_(IrOperation operation, const char *what, int position, void *out, size_t *size) {
    TVMFFIAny part;
    int status;
    if (irPart_(operation, what, position, &part) != 0) return -1;
    status = irSplit_(&part, out, size);
    irAnyRelease_(&part);
    return status;
}

/* One part, null if it is optional and missing; a group of parts, for irHandlesRelease. */
#define IR_PART_(Name, Handle, word)                                                              \
    static inline int irOperationGet##Name(IrOperation operation, int position, Handle *out) {    \
        return irPartObject_(operation, word, position, out);                                     \
    }
#define IR_GROUP_(Name, Handle, word)                                                             \
    IR_PART_(Name, Handle, word)                                                                  \
    static inline int irOperationGet##Name##Group(IrOperation operation, int position, const Handle **out, \
                                                  size_t *size) {                                 \
        return irPartGroup_(operation, word, position, out, size);                                \
    }
IR_GROUP_(Operand, IrValue, "operand")
IR_GROUP_(Result, IrValue, "result")
IR_GROUP_(Region, IrRegion, "region")
IR_GROUP_(Successor, IrBlock, "successor")
IR_PART_(AttributeSlot, IrAttribute, "attribute_object")
#undef IR_PART_
#undef IR_GROUP_

/* ---- Building operations: a builder remembers the first error; `Insert` reports it and frees the builder ---- */

struct IrOpBuilderObject {
    const char *name;
    IrLocation location;
    TVMFFIAny *parts;
    size_t size, room;
    TVMFFIObjectHandle error;
};

static inline IrOpBuilder irOpBuilderNew(const char *name, IrLocation location) {
    IrOpBuilder builder = (IrOpBuilder)calloc(1, sizeof *builder);
    if (builder) {
        builder->name = name;
        builder->location = location;
    }
    return builder;
}

/* Remembers the error of the thread, unless there is one already. */
static inline void irOpBuilderFailed_(IrOpBuilder builder) {
    TVMFFIObjectHandle error = NULL;
    TVMFFIErrorMoveFromRaised(&error);
    if (builder->error) irObjectRelease(error);
    else builder->error = error;
}

/* Adds a part; takes ownership of the value. */
static inline void irOpBuilderPart_(IrOpBuilder builder, const char *what, int position, TVMFFIAny value) {
    if (builder->size + 3 > builder->room) {
        size_t room = builder->room ? 2 * builder->room : 24;
        TVMFFIAny *parts = (TVMFFIAny *)realloc(builder->parts, room * sizeof *parts);
        if (!parts) {
            irRaise("MemoryError", "no memory for the parts of an operation");
            irOpBuilderFailed_(builder);
            irAnyRelease_(&value);
            return;
        }
        builder->parts = parts;
        builder->room = room;
    }
    builder->parts[builder->size++] = irText_(what);
    builder->parts[builder->size++] = irInt_(position);
    builder->parts[builder->size++] = value;
}

static inline void irOpBuilderHandles_(IrOpBuilder builder, const char *what, int position, const void *handles,
                                       size_t size) {
    TVMFFIAny list;
    if (!builder) return;
    if (irHandles_(handles, size, &list) != 0) irOpBuilderFailed_(builder);
    else irOpBuilderPart_(builder, what, position, list);
}

static inline void irOpBuilderResults(IrOpBuilder builder, const IrType *types, size_t size) {
    if (types) irOpBuilderHandles_(builder, "results", 0, types, size);
}

static inline void irOpBuilderOperands(IrOpBuilder builder, int position, const IrValue *values, size_t size) {
    irOpBuilderHandles_(builder, "operand", position, values, size);
}

static inline void irOpBuilderOperandGroups(IrOpBuilder builder, int position, const IrValue *values,
                                            const size_t *sizes, size_t groups) {
    TVMFFIAny *lists, all;
    size_t i;
    if (!builder) return;
    lists = (TVMFFIAny *)calloc(groups ? groups : 1, sizeof *lists);
    for (i = 0; lists && i < groups; i++) {
        if (irHandles_(values, sizes[i], &lists[i]) != 0) irOpBuilderFailed_(builder);
        values += sizes[i];
    }
    if (!lists || irArray_(lists, groups, &all) != 0) irOpBuilderFailed_(builder);
    else irOpBuilderPart_(builder, "operand", position, all);
    free(lists);
}

static inline void irOpBuilderAttribute(IrOpBuilder builder, int position, IrParameter value) {
    TVMFFIAny any;
    if (!builder) return;
    if (irParameterValue_(&value, &any) != 0) irOpBuilderFailed_(builder);
    else irOpBuilderPart_(builder, "attribute", position, any);
}

static inline void irOpBuilderSuccessors(IrOpBuilder builder, int position, const IrBlock *blocks, size_t size) {
    irOpBuilderHandles_(builder, "successor", position, blocks, size);
}

static inline void irOpBuilderRegions(IrOpBuilder builder, int position, size_t count) {
    if (builder) irOpBuilderPart_(builder, "regions", position, irInt_((int64_t)count));
}

/* Builds the operation at the insertion point, or in no block if that is null. */
static inline int irOpBuilderInsert(IrOpBuilder builder, IrInsertionPoint ip, IrOperation *out) {
    static void *cell;
    TVMFFIAny args[4];
    int status;
    size_t i;
    if (!builder) return irRaise("MemoryError", "no memory for the builder of an operation");
    args[0] = irText_(builder->name);
    args[1] = irObject_(builder->location);
    args[2] = ip ? irObject_(ip) : irBool_(false);
    if (builder->error) {
        TVMFFIErrorSetRaised(builder->error);
        irObjectRelease(builder->error);
        for (i = 0; i < builder->size; i++) irAnyRelease_(&builder->parts[i]);
        status = -1;
    } else {
        status = irArray_(builder->parts, builder->size, &args[3]);
    }
    if (status == 0) {
        status = irMake_(&cell, NULL, "ir.dialect.build", args, 4, out);
        irAnyRelease_(&args[3]);
    }
    free(builder->parts);
    free(builder);
    return status;
}

#endif /* FISHPLATE_IR_DIALECT_H */
