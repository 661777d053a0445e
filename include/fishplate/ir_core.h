/* Part of fishplate/ir.h: reading properties, contexts, locations, and types and attributes from text. */
#ifndef FISHPLATE_IR_CORE_H
#define FISHPLATE_IR_CORE_H

/* ---- Properties of any object, by class and name ---- */

/* The text of a string value: a C string that the caller frees; null with the error raised. The value is released. */
static inline char *irTakeText_(TVMFFIAny *any) {
    TVMFFIByteArray text;
    char *copy;
    if (any->type_index == kTVMFFISmallStr) {
        text.data = any->v_bytes;
        text.size = any->small_str_len;
    } else if (any->type_index == kTVMFFIStr) {
        memcpy(&text, (const char *)(const void *)any->v_obj + sizeof(TVMFFIObject), sizeof text);
    } else {
        irAnyRelease_(any);
        irRaise("TypeError", "expected a text");
        return NULL;
    }
    copy = irCopyText_(text.data, text.size);
    irAnyRelease_(any);
    if (!copy) irRaise("MemoryError", "no memory for a text");
    return copy;
}

/* Calls a method or, without a class, a global function of the library that has no function here. Looked up each
 * time; the arguments are borrowed and the result is owned. */
static inline int irInvoke(const char *key, const char *method, const TVMFFIAny *args, int32_t count,
                           TVMFFIAny *result) {
    void *cell = NULL;
    return irCall_(&cell, key, method, args, count, result);
}

/* A property that is a number or a truth value. */
static inline int irGetInt(const void *object, const char *key, const char *property, int64_t *out) {
    TVMFFIAny value;
    if (irRead_(object, key, property, &value) != 0) return -1;
    if (value.type_index != kTVMFFIInt && value.type_index != kTVMFFIBool) {
        irAnyRelease_(&value);
        return irRaise("TypeError", "the property is no number");
    }
    *out = value.v_int64;
    return 0;
}

/* A property that is a floating-point number. */
static inline int irGetFloat(const void *object, const char *key, const char *property, double *out) {
    TVMFFIAny value;
    if (irRead_(object, key, property, &value) != 0) return -1;
    if (value.type_index != kTVMFFIFloat) {
        irAnyRelease_(&value);
        return irRaise("TypeError", "the property is no floating-point number");
    }
    *out = value.v_float64;
    return 0;
}

/* A property that is a text: a C string that the caller frees, null with the error raised. */
static inline char *irGetText(const void *object, const char *key, const char *property) {
    TVMFFIAny value;
    if (irRead_(object, key, property, &value) != 0) return NULL;
    return irTakeText_(&value);
}

/* A property that is an object; None becomes null. */
static inline int irGetObject(const void *object, const char *key, const char *property, void *out) {
    return irReadObject_(object, key, property, out);
}

/* Whether an object is an instance of an IR class or a derived one, by its key: `ir.IntegerType`. False for null. */
static inline bool irIsA(const void *object, const char *key) {
    const TVMFFITypeInfo *info, *own;
    if (!object) return false;
    info = irClass_(key);
    if (!info) return irErrorTake(NULL, NULL) && false;
    own = TVMFFIGetTypeInfo(((const TVMFFIObject *)object)->type_index);
    return own && (own == info || (own->type_depth > info->type_depth &&
                                   own->type_ancestors[info->type_depth] == info));
}

/* Rows of functions: an object, a number, a truth value, a text, a call without and with a handle. */
#define IR_GET_(name, Self, key, property, Out) \
    static inline int name(Self self, Out *out) { return irReadObject_(self, key, property, out); }
#define IR_GET_INT_(name, Self, key, property) \
    static inline int name(Self self, int64_t *out) { return irGetInt(self, key, property, out); }
#define IR_GET_BOOL_(name, Self, key, property)                                 \
    static inline bool name(Self self) {                                        \
        int64_t value = 0;                                                      \
        return irGetInt(self, key, property, &value) == 0 && value != 0;        \
    }
#define IR_GET_TEXT_(name, Self, key, property) \
    static inline char *name(Self self) { return irGetText(self, key, property); }
#define IR_DO_(name, Self, key, method)                                         \
    static inline int name(Self self) {                                         \
        static void *cell;                                                      \
        TVMFFIAny args[1], none;                                                \
        args[0] = irObject_(self);                                              \
        if (irCall_(&cell, key, method, args, 1, &none) != 0) return -1;        \
        irAnyRelease_(&none);                                                   \
        return 0;                                                               \
    }
#define IR_DO_WITH_(name, Self, key, method, Other)                             \
    static inline int name(Self self, Other other) {                            \
        static void *cell;                                                      \
        TVMFFIAny args[2], none;                                                \
        args[0] = irObject_(self);                                              \
        args[1] = irObject_(other);                                             \
        if (irCall_(&cell, key, method, args, 2, &none) != 0) return -1;        \
        irAnyRelease_(&none);                                                   \
        return 0;                                                               \
    }
#define IR_ASK_(name, Self, key, method)                                        \
    static inline bool name(Self self) {                                        \
        static void *cell;                                                      \
        TVMFFIAny args[1], answer;                                              \
        args[0] = irObject_(self);                                              \
        if (irCall_(&cell, key, method, args, 1, &answer) != 0) return false;   \
        return answer.v_int64 != 0;                                             \
    }
#define IR_MAKE_FROM_(name, Self, key, method, Out)                             \
    static inline int name(Self self, Out *out) {                               \
        static void *cell;                                                      \
        TVMFFIAny args[1];                                                      \
        args[0] = irObject_(self);                                              \
        return irMake_(&cell, key, method, args, 1, out);                       \
    }

/* MLIR's text of any object of the IR: a C string that the caller frees, null with the error raised. */
static inline char *irToString(const void *object) {
    static void *cell;
    TVMFFIAny args[1], result;
    args[0] = irObject_(object);
    if (irCall_(&cell, NULL, "ffi.ReprPrint", args, 1, &result) != 0) return NULL;
    return irTakeText_(&result);
}

/* ---- Contexts ---- */

/* A context with the dialects of the library registered. */
static inline int irContextNew(IrContext *out) {
    static void *cell;
    return irMake_(&cell, "ir.Context", "", NULL, 0, out);
}

/* Sets a property that is a truth value. */
static inline int irSetBool_(void *object, const char *key, const char *property, bool on) {
    const TVMFFITypeInfo *info = irClass_(key);
    TVMFFIAny value = irBool_(on);
    TVMFFIFieldSetter set;
    int32_t i;
    if (!info) return -1;
    if (!irIsA(object, key)) return irRaise("TypeError", "the handle is of another class than the function expects");
    for (i = 0; i < info->num_fields; i++) {
        if (!irSame_(info->fields[i].name, property)) continue;
        memcpy(&set, &info->fields[i].setter, sizeof set);
        return set((char *)object + info->fields[i].offset, &value);
    }
    return irRaise("AttributeError", "the compiler's library has no such property: is it of another version?");
}

/* Sets whether to accept operations, types and attributes of unregistered dialects. */
static inline int irContextAllowUnregisteredDialects(IrContext context, bool allow) {
    return irSetBool_(context, "ir.Context", "allow_unregistered_dialects", allow);
}

/* Sets whether handlers also receive diagnostics that belong to an error; off by default. */
static inline int irContextEmitErrorDiagnostics(IrContext context, bool emit) {
    return irSetBool_(context, "ir.Context", "emit_error_diagnostics", emit);
}

/* Turns the threads of MLIR on or off; off by default. */
static inline int irContextEnableMultithreading(IrContext context, bool enable) {
    static void *cell;
    TVMFFIAny args[2], none;
    args[0] = irObject_(context);
    args[1] = irBool_(enable);
    return irCall_(&cell, "ir.Context", "enable_multithreading", args, 2, &none);
}

/* Loads every registered dialect. */
IR_DO_(irContextLoadAllAvailableDialects, IrContext, "ir.Context", "load_all_available_dialects")

/* Numbers of loaded dialects, of registered dialects, and of operations with a handle. */
IR_GET_INT_(irContextGetNumLoadedDialects, IrContext, "ir.Context", "num_loaded_dialects")
IR_GET_INT_(irContextGetNumRegisteredDialects, IrContext, "ir.Context", "num_registered_dialects")
IR_GET_INT_(irContextGetNumLiveOperations, IrContext, "ir.Context", "num_live_operations")

/* Whether an operation of that name is known. */
static inline bool irContextIsRegisteredOperation(IrContext context, const char *name) {
    static void *cell;
    TVMFFIAny args[2], answer;
    args[0] = irObject_(context);
    args[1] = irText_(name);
    if (irCall_(&cell, "ir.Context", "is_registered_operation", args, 2, &answer) != 0) return false;
    return answer.v_int64 != 0;
}

/* ---- Locations ---- */

/* An unknown location. */
static inline int irLocationUnknown(IrContext context, IrLocation *out) {
    static void *cell;
    TVMFFIAny args[1];
    args[0] = irObject_(context);
    return irMake_(&cell, "ir.Location", "unknown", args, 1, out);
}

/* A place in a file. */
static inline int irLocationFile(IrContext context, const char *file, uint32_t line, uint32_t column,
                                 IrLocation *out) {
    static void *cell;
    TVMFFIAny args[6];
    args[0] = irText_(file);
    args[1] = irInt_(line);
    args[2] = irInt_(column);
    args[3] = args[4] = irNone_();
    args[5] = irObject_(context);
    return irMake_(&cell, "ir.Location", "at_file", args, 6, out);
}

/* A named location; the location that it names may be null. */
static inline int irLocationName(IrContext context, const char *name, IrLocation child, IrLocation *out) {
    static void *cell;
    TVMFFIAny args[3];
    args[0] = irText_(name);
    args[1] = irObject_(child);
    args[2] = irObject_(context);
    return irMake_(&cell, "ir.Location", "name", args, 3, out);
}

/* A call site: the callee and its callers, innermost first. */
static inline int irLocationCallSite(IrLocation callee, const IrLocation *frames, size_t size, IrLocation *out) {
    static void *cell;
    TVMFFIAny args[3];
    int status;
    args[0] = irObject_(callee);
    args[2] = irNone_();
    if (irHandles_(frames, size, &args[1]) != 0) return -1;
    status = irMake_(&cell, "ir.Location", "callsite", args, 3, out);
    irAnyRelease_(&args[1]);
    return status;
}

/* Several locations as one, with optional metadata. */
static inline int irLocationFused(IrContext context, const IrLocation *locations, size_t size, IrAttribute metadata,
                                  IrLocation *out) {
    static void *cell;
    TVMFFIAny args[3];
    int status;
    args[1] = irObject_(metadata);
    args[2] = irObject_(context);
    if (irHandles_(locations, size, &args[0]) != 0) return -1;
    status = irMake_(&cell, "ir.Location", "fused", args, 3, out);
    irAnyRelease_(&args[0]);
    return status;
}

/* Tests of locations. */
IR_ASK_(irLocationIsAFile, IrLocation, "ir.Location", "is_a_file")
IR_ASK_(irLocationIsAName, IrLocation, "ir.Location", "is_a_name")
IR_ASK_(irLocationIsACallSite, IrLocation, "ir.Location", "is_a_callsite")
IR_ASK_(irLocationIsAFused, IrLocation, "ir.Location", "is_a_fused")

/* Parts of locations: of a place in a file, of a name, of a call. */
IR_GET_TEXT_(irLocationGetFilename, IrLocation, "ir.Location", "filename")
IR_GET_INT_(irLocationGetStartLine, IrLocation, "ir.Location", "start_line")
IR_GET_INT_(irLocationGetStartColumn, IrLocation, "ir.Location", "start_col")
IR_GET_INT_(irLocationGetEndLine, IrLocation, "ir.Location", "end_line")
IR_GET_INT_(irLocationGetEndColumn, IrLocation, "ir.Location", "end_col")
IR_GET_TEXT_(irLocationGetName, IrLocation, "ir.Location", "name_str")
IR_GET_(irLocationGetChild, IrLocation, "ir.Location", "child_loc", IrLocation)
IR_GET_(irLocationGetCallee, IrLocation, "ir.Location", "callee", IrLocation)
IR_GET_(irLocationGetCaller, IrLocation, "ir.Location", "caller", IrLocation)
IR_GET_(irLocationGetMetadata, IrLocation, "ir.Location", "metadata", IrAttribute)
IR_GET_(irLocationGetAttribute, IrLocation, "ir.Location", "attr", IrAttribute)

/* Emits an error at a location to the context's diagnostic handlers. */
static inline int irLocationEmitError(IrLocation location, const char *message) {
    static void *cell;
    TVMFFIAny args[2], none;
    args[0] = irObject_(location);
    args[1] = irText_(message);
    return irCall_(&cell, "ir.Location", "emit_error", args, 2, &none);
}

/* ---- Types and attributes from text ---- */

/* A type from its text. */
static inline int irTypeParse(IrContext context, const char *text, IrType *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irText_(text);
    args[1] = irObject_(context);
    return irMake_(&cell, "ir.Type", "parse", args, 2, out);
}

/* An attribute from its text. */
static inline int irAttributeParse(IrContext context, const char *text, IrAttribute *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irText_(text);
    args[1] = irObject_(context);
    return irMake_(&cell, "ir.Attribute", "parse", args, 2, out);
}

#endif /* FISHPLATE_IR_CORE_H */
