/* Part of fishplate/ir.h: operations, walks over them, and symbol tables. */
#ifndef FISHPLATE_IR_OPERATION_H
#define FISHPLATE_IR_OPERATION_H

/* ---- Operations ---- */

/* The name of an operation: a C string that the caller frees, null with the error raised. */
IR_GET_TEXT_(irOperationGetName, IrOperation, "ir.Operation", "name")

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

/* The attribute of a name; null if there is none. */
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

/* Checks an operation and everything inside. */
IR_DO_(irOperationVerify, IrOperation, "ir.Operation", "verify")

/* Erases an operation with everything inside; handles to it become invalid, but must still be released. */
IR_DO_(irOperationErase, IrOperation, "ir.Operation", "erase")

/* Parts of a new operation. A zero field means that the part is absent. */
typedef struct IrNewOperation {
    const IrType *results;
    size_t num_results;
    const IrValue *operands;
    size_t num_operands;
    const char *const *attribute_names;
    const IrAttribute *attributes;
    size_t num_attributes;
    const IrBlock *successors;
    size_t num_successors;
    /* Number of empty regions. */
    size_t num_regions;
    /* Whether the types of the results are inferred. */
    bool infer;
} IrNewOperation;

/* An operation by name, at an insertion point, or in no block if that is null. */
static inline int irOperationCreate(const char *name, IrLocation location, const IrNewOperation *parts,
                                    IrInsertionPoint ip, IrOperation *out) {
    static void *cell, *map_cell;
    TVMFFIAny args[9], *pairs;
    size_t i, count = parts->num_attributes;
    int status = 0;
    for (i = 0; i < 9; i++) args[i] = irNone_();
    pairs = (TVMFFIAny *)calloc(count ? 2 * count : 1, sizeof *pairs);
    if (!pairs) return irRaise("MemoryError", "no memory for the attributes of an operation");
    for (i = 0; i < count; i++) {
        pairs[2 * i] = irText_(parts->attribute_names[i]);
        pairs[2 * i + 1] = irObject_(parts->attributes[i]);
    }
    args[0] = irText_(name);
    args[5] = irInt_((int64_t)parts->num_regions);
    args[6] = irObject_(location);
    args[7] = ip ? irObject_(ip) : irBool_(false);
    args[8] = irBool_(parts->infer);
    if (irHandles_(parts->results, parts->num_results, &args[1]) != 0) status = -1;
    if (!status && irHandles_(parts->operands, parts->num_operands, &args[2]) != 0) status = -1;
    if (!status && irCall_(&map_cell, NULL, "ffi.Map", pairs, (int32_t)(2 * count), &args[3]) != 0) status = -1;
    if (!status && irHandles_(parts->successors, parts->num_successors, &args[4]) != 0) status = -1;
    if (!status) status = irMake_(&cell, "ir.Operation", "_create", args, 9, out);
    for (i = 1; i < 5; i++) irAnyRelease_(&args[i]);
    free(pairs);
    return status;
}

/* An operation from its text, in no block. */
static inline int irOperationParse(IrContext context, const char *text, IrOperation *out) {
    static void *cell;
    TVMFFIAny args[3];
    args[0] = irText_(text);
    args[1] = irText_("");
    args[2] = irObject_(context);
    return irMake_(&cell, "ir.Operation", "_parse", args, 3, out);
}

/* A deep copy, at an insertion point, or in no block if that is null. */
static inline int irOperationClone(IrOperation operation, IrInsertionPoint ip, IrOperation *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irObject_(operation);
    args[1] = irObject_(ip);
    return irMake_(&cell, "ir.Operation", "_clone", args, 2, out);
}

/* Around an operation: its context, location, block and the operation around it; null if there is none. */
IR_GET_(irOperationGetContext, IrOperation, "ir.Operation", "context", IrContext)
IR_GET_(irOperationGetLocation, IrOperation, "ir.Operation", "location", IrLocation)
IR_GET_(irOperationGetBlock, IrOperation, "ir.Operation", "block", IrBlock)
IR_GET_(irOperationGetParent, IrOperation, "ir.Operation", "parent", IrOperation)
IR_GET_BOOL_(irOperationIsValid, IrOperation, "ir.Operation", "is_valid")
IR_GET_BOOL_(irOperationIsAttached, IrOperation, "ir.Operation", "attached")

/* The only result of an operation; the number of uses of its results. */
IR_GET_(irOperationGetOnlyResult, IrOperation, "ir.Operation", "result", IrValue)
IR_GET_INT_(irOperationGetNumUses, IrOperation, "ir.Operation", "num_uses")

/* Number of results, operands and regions of an operation. */
static inline int irOperationGetNumResults(IrOperation operation, size_t *out) {
    return irCount_(operation, "ir.Operation", "results", out);
}
static inline int irOperationGetNumOperands(IrOperation operation, size_t *out) {
    return irCount_(operation, "ir.Operation", "operands", out);
}
static inline int irOperationGetNumRegions(IrOperation operation, size_t *out) {
    return irCount_(operation, "ir.Operation", "regions", out);
}

/* The blocks that control may go to, as an array for irHandlesRelease. */
static inline int irOperationGetSuccessors(IrOperation operation, IrBlock **out, size_t *size) {
    return irElements_(operation, "ir.Operation", "successors", out, size);
}

/* Replaces the operand at an index. */
static inline int irOperationSetOperand(IrOperation operation, size_t index, IrValue value) {
    static void *cell;
    TVMFFIAny args[3], none;
    int status;
    if (irRead_(operation, "ir.Operation", "operands", &args[0]) != 0) return -1;
    args[1] = irInt_((int64_t)index);
    args[2] = irObject_(value);
    status = irCall_(&cell, "ir.List", "__setitem__", args, 3, &none);
    irAnyRelease_(&args[0]);
    return status;
}

/* Removes the attribute of a name. */
static inline int irOperationRemoveAttribute(IrOperation operation, const char *name) {
    static void *cell;
    TVMFFIAny args[2], none;
    int status;
    if (irRead_(operation, "ir.Operation", "attributes", &args[0]) != 0) return -1;
    args[1] = irText_(name);
    status = irCall_(&cell, "ir.OpAttributeMap", "__delitem__", args, 2, &none);
    irAnyRelease_(&args[0]);
    return status;
}

/* Moves an operation before or after another; removes it from its block, after which its handle owns it. */
IR_DO_WITH_(irOperationMoveBefore, IrOperation, "ir.Operation", "move_before", IrOperation)
IR_DO_WITH_(irOperationMoveAfter, IrOperation, "ir.Operation", "move_after", IrOperation)
IR_DO_(irOperationDetach, IrOperation, "ir.Operation", "detach_from_parent")

/* Whether an operation comes before another one of its block. */
static inline bool irOperationIsBefore(IrOperation operation, IrOperation other) {
    static void *cell;
    TVMFFIAny args[2], answer;
    args[0] = irObject_(operation);
    args[1] = irObject_(other);
    if (irCall_(&cell, "ir.Operation", "is_before_in_block", args, 2, &answer) != 0) return false;
    return answer.v_int64 != 0;
}

/* Printing options of an operation. A zero field means MLIR's default. */
typedef struct IrAsmOptions {
    bool debug_info;
    bool pretty_debug_info;
    bool generic;
    bool local_scope;
    bool name_loc_as_prefix;
    bool assume_verified;
    bool skip_regions;
} IrAsmOptions;

/* The operation as text: a C string that the caller frees, null with the error raised. */
static inline char *irOperationToAsm(IrOperation operation, const IrAsmOptions *options) {
    static void *cell;
    TVMFFIAny args[10], text;
    args[0] = irObject_(operation);
    args[1] = args[2] = irNone_();
    args[3] = irBool_(options && options->debug_info);
    args[4] = irBool_(options && options->pretty_debug_info);
    args[5] = irBool_(options && options->generic);
    args[6] = irBool_(options && options->local_scope);
    args[7] = irBool_(options && options->name_loc_as_prefix);
    args[8] = irBool_(options && options->assume_verified);
    args[9] = irBool_(options && options->skip_regions);
    if (irCall_(&cell, "ir.Operation", "to_asm", args, 10, &text) != 0) return NULL;
    return irTakeText_(&text);
}

/* Results of a walk's callback; -1 with an error raised ends the walk with that error. */
enum { IR_WALK_ADVANCE = 0, IR_WALK_INTERRUPT = 1, IR_WALK_SKIP = 2 };
typedef int (*IrWalk)(void *data, IrOperation operation);

typedef struct IrWalkCell_ {
    IrWalk visit;
    void *data;
} IrWalkCell_;

static inline int irWalkEntry_(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
    const IrWalkCell_ *cell = (const IrWalkCell_ *)self;
    int answer;
    if (count < 1 || args[0].type_index < kTVMFFIStaticObjectBegin)
        return irRaise("TypeError", "a walk expects an operation");
    answer = cell->visit(cell->data, (IrOperation)(void *)args[0].v_obj);
    if (answer < 0) return -1;
    *result = irInt_(answer);
    return 0;
}

/* Calls a function with every operation inside and with the operation itself, before or after its contents.
 * The handles are borrowed. Operations that are erased during the walk are skipped. */
static inline int irOperationWalk(IrOperation operation, bool post_order, IrWalk visit, void *data) {
    static void *cell;
    TVMFFIObjectHandle function = NULL;
    TVMFFIAny args[3], done;
    IrWalkCell_ own;
    int status;
    own.visit = visit;
    own.data = data;
    if (TVMFFIFunctionCreate(&own, irWalkEntry_, NULL, &function) != 0) return -1;
    args[0] = irObject_(operation);
    args[1] = irObject_(function);
    args[2] = irBool_(post_order);
    status = irCall_(&cell, "ir.Operation", "_walk", args, 3, &done);
    irObjectRelease(function);
    return status;
}

/* ---- Symbol tables ---- */

/* The symbols in the body of an operation such as a module, and the operation of a table. */
IR_MAKE_FROM_(irSymbolTableNew, IrOperation, "ir.SymbolTable", "", IrSymbolTable)
IR_GET_(irSymbolTableGetOperation, IrSymbolTable, "ir.SymbolTable", "operation", IrOperation)

/* The symbol of a name; an error if there is none. */
static inline int irSymbolTableGet(IrSymbolTable table, const char *name, IrOperation *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irObject_(table);
    args[1] = irText_(name);
    return irMake_(&cell, "ir.SymbolTable", "__getitem__", args, 2, out);
}

/* Whether there is a symbol of a name. */
static inline bool irSymbolTableContains(IrSymbolTable table, const char *name) {
    static void *cell;
    TVMFFIAny args[2], answer;
    args[0] = irObject_(table);
    args[1] = irText_(name);
    if (irCall_(&cell, "ir.SymbolTable", "__contains__", args, 2, &answer) != 0) return false;
    return answer.v_int64 != 0;
}

/* Inserts a symbol into the body, renamed if its name is taken; returns its name unless `name` is null. */
static inline int irSymbolTableInsert(IrSymbolTable table, IrOperation symbol, IrAttribute *name) {
    static void *cell;
    TVMFFIAny args[2];
    IrAttribute own = NULL;
    args[0] = irObject_(table);
    args[1] = irObject_(symbol);
    if (irMake_(&cell, "ir.SymbolTable", "insert", args, 2, &own) != 0) return -1;
    if (name) *name = own;
    else irObjectRelease(own);
    return 0;
}

/* Erases a symbol of the table. */
IR_DO_WITH_(irSymbolTableErase, IrSymbolTable, "ir.SymbolTable", "erase", IrOperation)

/* Renames a symbol, and updates all references inside the table's operation. */
static inline int irSymbolTableRename(IrSymbolTable table, IrOperation symbol, const char *name) {
    static void *cell;
    TVMFFIAny args[3], none;
    args[0] = irObject_(table);
    args[1] = irObject_(symbol);
    args[2] = irText_(name);
    return irCall_(&cell, "ir.SymbolTable", "rename", args, 3, &none);
}

/* The name and the visibility of a symbol, as attributes. */
IR_MAKE_FROM_(irSymbolGetName, IrOperation, "ir.SymbolTable", "get_symbol_name", IrAttribute)
IR_MAKE_FROM_(irSymbolGetVisibility, IrOperation, "ir.SymbolTable", "get_visibility", IrAttribute)

/* Sets the name of a symbol; references to it stay unchanged. */
static inline int irSymbolSetName(IrOperation symbol, const char *name) {
    static void *cell;
    TVMFFIAny args[2], none;
    args[0] = irObject_(symbol);
    args[1] = irText_(name);
    return irCall_(&cell, "ir.SymbolTable", "set_symbol_name", args, 2, &none);
}

/* Sets the visibility of a symbol: `public`, `private` or `nested`. */
static inline int irSymbolSetVisibility(IrOperation symbol, const char *visibility) {
    static void *cell;
    TVMFFIAny args[2], none;
    args[0] = irObject_(symbol);
    args[1] = irText_(visibility);
    return irCall_(&cell, "ir.SymbolTable", "set_visibility", args, 2, &none);
}

/* Replaces all references to a symbol inside an operation by another symbol. */
static inline int irSymbolReplaceAllUses(const char *old_name, const char *new_name, IrOperation inside) {
    static void *cell;
    TVMFFIAny args[3], none;
    args[0] = irText_(old_name);
    args[1] = irText_(new_name);
    args[2] = irObject_(inside);
    return irCall_(&cell, "ir.SymbolTable", "replace_all_symbol_uses", args, 3, &none);
}

#endif /* FISHPLATE_IR_OPERATION_H */
