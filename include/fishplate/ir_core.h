/* Part of fishplate/ir.h: contexts, locations, types, attributes, modules, operations, blocks, values, passes. */
#ifndef FISHPLATE_IR_CORE_H
#define FISHPLATE_IR_CORE_H

/* A context with the dialects of the library registered. */
static inline int irContextNew(IrContext *out) {
    static void *cell;
    return irMake_(&cell, "ir.Context", "", NULL, 0, out);
}

/* Any object of the IR as MLIR prints it: a C string that the caller frees, null with the error raised. */
static inline char *irToString(const void *object) {
    static void *cell;
    TVMFFIAny args[1], result;
    TVMFFIByteArray text;
    char *copy;
    args[0] = irObject_(object);
    if (irCall_(&cell, NULL, "ffi.ReprPrint", args, 1, &result) != 0) return NULL;
    if (result.type_index == kTVMFFISmallStr) {
        text.data = result.v_bytes;
        text.size = result.small_str_len;
    } else {
        memcpy(&text, (const char *)(const void *)result.v_obj + sizeof(TVMFFIObject), sizeof text);
    }
    copy = irCopyText_(text.data, text.size);
    irAnyRelease_(&result);
    return copy;
}

/* Nowhere in particular. */
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

/* An empty module. */
static inline int irModuleCreate(IrLocation location, IrModule *out) {
    static void *cell;
    TVMFFIAny args[1];
    args[0] = irObject_(location);
    return irMake_(&cell, "ir.Module", "create", args, 1, out);
}

/* A module from its text; without a module at the top, one is put around it. */
static inline int irModuleParse(IrContext context, const char *text, IrModule *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irText_(text);
    args[1] = irObject_(context);
    return irMake_(&cell, "ir.Module", "parse", args, 2, out);
}

/* The operation that a module is. */
static inline int irModuleGetOperation(IrModule module, IrOperation *out) {
    return irReadObject_(module, "ir.Module", "operation", out);
}

/* The block of a module. */
static inline int irModuleGetBody(IrModule module, IrBlock *out) {
    return irReadObject_(module, "ir.Module", "body", out);
}

/* The end of a block, as a place for new operations. */
static inline int irInsertionPointAtEnd(IrBlock block, IrInsertionPoint *out) {
    static void *cell;
    TVMFFIAny args[1];
    args[0] = irObject_(block);
    return irMake_(&cell, "ir.InsertionPoint", "", args, 1, out);
}

/* The place before an operation. */
static inline int irInsertionPointBefore(IrOperation operation, IrInsertionPoint *out) {
    static void *cell;
    TVMFFIAny args[1];
    args[0] = irObject_(operation);
    return irMake_(&cell, "ir.InsertionPoint", "", args, 1, out);
}

/* Adds a block at the end of a region, with arguments of the types. */
static inline int irRegionAddBlock(IrRegion region, const IrType *types, size_t size, IrBlock *out) {
    static void *cell;
    TVMFFIAny args[4];
    int status;
    args[0] = irObject_(region);
    args[2] = irNone_();
    args[3] = irBool_(false);
    if (irHandles_(types, size, &args[1]) != 0) return -1;
    status = irMake_(&cell, "ir.Region", "_add_block", args, 4, out);
    irAnyRelease_(&args[1]);
    return status;
}

/* The element at an index of a list that a property is. */
static inline int irElement_(const void *object, const char *key, const char *list, size_t index, void *out) {
    static void *cell;
    TVMFFIAny args[2];
    int status;
    if (irRead_(object, key, list, &args[0]) != 0) return -1;
    args[1] = irInt_((int64_t)index);
    status = irMake_(&cell, "ir.List", "__getitem__", args, 2, out);
    irAnyRelease_(&args[0]);
    return status;
}

/* The argument of a block at an index. */
static inline int irBlockGetArgument(IrBlock block, size_t index, IrValue *out) {
    return irElement_(block, "ir.Block", "arguments", index, out);
}

/* The operations of a block, as an array for irHandlesRelease. */
static inline int irBlockGetOperations(IrBlock block, IrOperation **out, size_t *size) {
    static void *cell;
    TVMFFIAny args[1], all;
    int status;
    args[0] = irObject_(block);
    if (irCall_(&cell, "ir.Block", "all", args, 1, &all) != 0) return -1;
    status = irSplit_(&all, out, size);
    irAnyRelease_(&all);
    return status;
}

/* The type of a value. */
static inline int irValueGetType(IrValue value, IrType *out) {
    return irReadObject_(value, "ir.Value", "type", out);
}

/* The name of an operation: a C string that the caller frees, null with the error raised. */
static inline char *irOperationGetName(IrOperation operation) {
    TVMFFIAny name;
    TVMFFIByteArray text;
    char *copy;
    if (irRead_(operation, "ir.Operation", "name", &name) != 0) return NULL;
    if (name.type_index == kTVMFFISmallStr) {
        text.data = name.v_bytes;
        text.size = name.small_str_len;
    } else {
        memcpy(&text, (const char *)(const void *)name.v_obj + sizeof(TVMFFIObject), sizeof text);
    }
    copy = irCopyText_(text.data, text.size);
    irAnyRelease_(&name);
    return copy;
}

/* The result of an operation at an index. */
static inline int irOperationGetResultAt(IrOperation operation, size_t index, IrValue *out) {
    return irElement_(operation, "ir.Operation", "results", index, out);
}

/* The operand of an operation at an index. */
static inline int irOperationGetOperandAt(IrOperation operation, size_t index, IrValue *out) {
    return irElement_(operation, "ir.Operation", "operands", index, out);
}

/* The region of an operation at an index. */
static inline int irOperationGetRegionAt(IrOperation operation, size_t index, IrRegion *out) {
    return irElement_(operation, "ir.Operation", "regions", index, out);
}

/* The attribute of a name; null when there is none. */
static inline int irOperationGetAttribute(IrOperation operation, const char *name, IrAttribute *out) {
    static void *cell;
    TVMFFIAny args[2];
    int status;
    if (irRead_(operation, "ir.Operation", "attributes", &args[0]) != 0) return -1;
    args[1] = irText_(name);
    status = irMake_(&cell, "ir.OpAttributeMap", "find_item", args, 2, out);
    irAnyRelease_(&args[0]);
    return status;
}

/* Sets the attribute of a name. */
static inline int irOperationSetAttribute(IrOperation operation, const char *name, IrAttribute value) {
    static void *cell;
    TVMFFIAny args[3], none;
    int status;
    if (irRead_(operation, "ir.Operation", "attributes", &args[0]) != 0) return -1;
    args[1] = irText_(name);
    args[2] = irObject_(value);
    status = irCall_(&cell, "ir.OpAttributeMap", "__setitem__", args, 3, &none);
    irAnyRelease_(&args[0]);
    return status;
}

static inline int irOperationDo_(void **cell, IrOperation operation, const char *method) {
    TVMFFIAny args[1], none;
    int status;
    args[0] = irObject_(operation);
    status = irCall_(cell, "ir.Operation", method, args, 1, &none);
    irAnyRelease_(&none);
    return status;
}

/* Checks an operation and everything inside. */
static inline int irOperationVerify(IrOperation operation) {
    static void *cell;
    return irOperationDo_(&cell, operation, "verify");
}

/* Erases an operation with everything inside; handles to it are invalid from then on, and still to be released. */
static inline int irOperationErase(IrOperation operation) {
    static void *cell;
    return irOperationDo_(&cell, operation, "erase");
}

/* A pipeline from text: `builtin.module(cse)`. */
static inline int irPassManagerParse(IrContext context, const char *pipeline, IrPassManager *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irText_(pipeline);
    args[1] = irObject_(context);
    return irMake_(&cell, "ir.PassManager", "parse", args, 2, out);
}

/* A pass in C: 0, or -1 with an error raised, which fails the pipeline. */
typedef int (*IrPass)(void *data, IrOperation operation);

typedef struct IrPassCell_ {
    IrPass pass;
    void *data;
    void (*release)(void *data);
} IrPassCell_;

static inline int irPassEntry_(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
    const IrPassCell_ *cell = (const IrPassCell_ *)self;
    (void)result;
    if (count < 1 || args[0].type_index < kTVMFFIStaticObjectBegin)
        return irRaise("TypeError", "a pass expects an operation");
    return cell->pass(cell->data, (IrOperation)(void *)args[0].v_obj);
}

static inline void irPassDelete_(void *self) {
    IrPassCell_ *cell = (IrPassCell_ *)self;
    if (cell->release) cell->release(cell->data);
    free(cell);
}

/* Adds a function as a pass; `release`, where there is one, is called with the data when it is not needed any more. */
static inline int irPassManagerAdd(IrPassManager manager, const char *name, IrPass pass, void *data,
                                   void (*release)(void *data)) {
    static void *cell;
    IrPassCell_ *own = (IrPassCell_ *)malloc(sizeof *own);
    TVMFFIObjectHandle function = NULL;
    TVMFFIAny args[4], none;
    int status;
    if (!own) return irRaise("MemoryError", "no memory for a pass");
    own->pass = pass;
    own->data = data;
    own->release = release;
    if (TVMFFIFunctionCreate(own, irPassEntry_, irPassDelete_, &function) != 0) return free(own), -1;
    args[0] = irObject_(manager);
    args[1] = irObject_(function);
    args[2] = irText_(name);
    args[3] = irText_("");
    status = irCall_(&cell, "ir.PassManager", "add", args, 4, &none);
    irObjectRelease(function);
    return status;
}

/* Runs a pipeline on an operation; handles to what is inside are invalid afterwards. */
static inline int irPassManagerRun(IrPassManager manager, IrOperation operation) {
    static void *cell;
    TVMFFIAny args[2], none;
    args[0] = irObject_(manager);
    args[1] = irObject_(operation);
    return irCall_(&cell, "ir.PassManager", "run", args, 2, &none);
}

#endif /* FISHPLATE_IR_CORE_H */
