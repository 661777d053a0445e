/* Part of fishplate/ir.h: modules, insertion points, regions, blocks and values. */
#ifndef FISHPLATE_IR_STRUCTURE_H
#define FISHPLATE_IR_STRUCTURE_H

/* ---- Modules ---- */

/* An empty module. */
static inline int irModuleCreate(IrLocation location, IrModule *out) {
    static void *cell;
    TVMFFIAny args[1];
    args[0] = irObject_(location);
    return irMake_(&cell, "ir.Module", "create", args, 1, out);
}

/* A module from its text; a text without a top-level module is wrapped in one. */
static inline int irModuleParse(IrContext context, const char *text, IrModule *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irText_(text);
    args[1] = irObject_(context);
    return irMake_(&cell, "ir.Module", "parse", args, 2, out);
}

/* The operation of a module. */
static inline int irModuleGetOperation(IrModule module, IrOperation *out) {
    return irReadObject_(module, "ir.Module", "operation", out);
}

/* The block of a module. */
static inline int irModuleGetBody(IrModule module, IrBlock *out) {
    return irReadObject_(module, "ir.Module", "body", out);
}

/* The module of an operation `builtin.module`. */
IR_MAKE_FROM_(irModuleFromOperation, IrOperation, "ir.Module", "from_operation", IrModule)

/* ---- Insertion points ---- */

/* An insertion point at the end of a block. */
static inline int irInsertionPointAtEnd(IrBlock block, IrInsertionPoint *out) {
    static void *cell;
    TVMFFIAny args[1];
    args[0] = irObject_(block);
    return irMake_(&cell, "ir.InsertionPoint", "", args, 1, out);
}

/* An insertion point before an operation. */
static inline int irInsertionPointBefore(IrOperation operation, IrInsertionPoint *out) {
    static void *cell;
    TVMFFIAny args[1];
    args[0] = irObject_(operation);
    return irMake_(&cell, "ir.InsertionPoint", "", args, 1, out);
}

/* Insertion points after an operation, before the first operation of a block, and before the terminator of a block. */
IR_MAKE_FROM_(irInsertionPointAfter, IrOperation, "ir.InsertionPoint", "after", IrInsertionPoint)
IR_MAKE_FROM_(irInsertionPointAtBegin, IrBlock, "ir.InsertionPoint", "at_block_begin", IrInsertionPoint)
IR_MAKE_FROM_(irInsertionPointAtTerminator, IrBlock, "ir.InsertionPoint", "at_block_terminator", IrInsertionPoint)

/* Inserts an operation that is in no block. */
IR_DO_WITH_(irInsertionPointInsert, IrInsertionPoint, "ir.InsertionPoint", "insert", IrOperation)

/* The block of an insertion point, and the operation before which it inserts, null at the end of a block. */
IR_GET_(irInsertionPointGetBlock, IrInsertionPoint, "ir.InsertionPoint", "block", IrBlock)
IR_GET_(irInsertionPointGetOperation, IrInsertionPoint, "ir.InsertionPoint", "ref_operation", IrOperation)

/* ---- Lists ---- */

/* The element at an index of a list property. */
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

/* All elements of a list property, as an array for irHandlesRelease. */
static inline int irElements_(const void *object, const char *key, const char *list, void *out, size_t *size) {
    static void *cell;
    TVMFFIAny args[1], all;
    int status;
    if (irRead_(object, key, list, &args[0]) != 0) return -1;
    status = irCall_(&cell, "ir.List", "all", args, 1, &all);
    irAnyRelease_(&args[0]);
    if (status != 0) return -1;
    status = irSplit_(&all, out, size);
    irAnyRelease_(&all);
    return status;
}

/* Number of elements of a list property. */
static inline int irCount_(const void *object, const char *key, const char *list, size_t *out) {
    static void *cell;
    TVMFFIAny args[1], count;
    int status;
    if (irRead_(object, key, list, &args[0]) != 0) return -1;
    status = irCall_(&cell, "ir.List", "__len__", args, 1, &count);
    irAnyRelease_(&args[0]);
    if (status == 0) *out = (size_t)count.v_int64;
    return status;
}

/* ---- Regions and blocks ---- */

/* Appends a block to a region, with arguments of the types. */
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

/* The blocks of a region, as an array for irHandlesRelease. */
static inline int irRegionGetBlocks(IrRegion region, IrBlock **out, size_t *size) {
    static void *cell;
    TVMFFIAny args[1], all;
    int status;
    args[0] = irObject_(region);
    if (irCall_(&cell, "ir.Region", "all", args, 1, &all) != 0) return -1;
    status = irSplit_(&all, out, size);
    irAnyRelease_(&all);
    return status;
}

/* The operation of a region, and the region's index in it. */
IR_GET_(irRegionGetOwner, IrRegion, "ir.Region", "owner", IrOperation)
IR_GET_INT_(irRegionGetIndex, IrRegion, "ir.Region", "index")

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

/* Number of arguments of a block. */
static inline int irBlockGetNumArguments(IrBlock block, size_t *out) {
    return irCount_(block, "ir.Block", "arguments", out);
}

/* Appends an argument to a block; the default location is unknown. */
static inline int irBlockAddArgument(IrBlock block, IrType type, IrLocation location, IrValue *out) {
    static void *cell;
    TVMFFIAny args[4];
    args[0] = irObject_(block);
    args[1] = irObject_(type);
    args[2] = irObject_(location);
    args[3] = irNone_();
    return irMake_(&cell, "ir.Block", "_add_argument", args, 4, out);
}

/* Erases the argument of a block at an index, which must have no uses. */
static inline int irBlockEraseArgument(IrBlock block, size_t index) {
    static void *cell;
    TVMFFIAny args[2], none;
    args[0] = irObject_(block);
    args[1] = irInt_((int64_t)index);
    return irCall_(&cell, "ir.Block", "erase_argument", args, 2, &none);
}

/* The operation around a block, its region, and its terminator, null if there is none. */
IR_GET_(irBlockGetOwner, IrBlock, "ir.Block", "owner", IrOperation)
IR_GET_(irBlockGetRegion, IrBlock, "ir.Block", "region", IrRegion)
IR_GET_(irBlockGetTerminator, IrBlock, "ir.Block", "terminator", IrOperation)
IR_GET_BOOL_(irBlockIsValid, IrBlock, "ir.Block", "is_valid")

/* Appends an operation that is in no block to a block; moves a block to the end of a region. */
IR_DO_WITH_(irBlockAppend, IrBlock, "ir.Block", "append", IrOperation)
IR_DO_WITH_(irBlockAppendTo, IrBlock, "ir.Block", "append_to", IrRegion)

/* Successors and predecessors of a block, as arrays for irHandlesRelease. */
static inline int irBlockGetSuccessors(IrBlock block, IrBlock **out, size_t *size) {
    return irElements_(block, "ir.Block", "successors", out, size);
}
static inline int irBlockGetPredecessors(IrBlock block, IrBlock **out, size_t *size) {
    return irElements_(block, "ir.Block", "predecessors", out, size);
}

/* ---- Values ---- */

/* The type of a value. */
static inline int irValueGetType(IrValue value, IrType *out) {
    return irReadObject_(value, "ir.Value", "type", out);
}

/* The location of a value, and whether it still exists. */
IR_GET_(irValueGetLocation, IrValue, "ir.Value", "location", IrLocation)
IR_GET_BOOL_(irValueIsValid, IrValue, "ir.Value", "is_valid")

/* The owner of a value: the operation of a result, or the block of an argument. */
IR_GET_(irValueGetOwner, IrValue, "ir.Value", "owner", void *)
IR_GET_INT_(irOpResultGetNumber, IrValue, "ir.OpResult", "result_number")
IR_GET_INT_(irBlockArgumentGetNumber, IrValue, "ir.BlockArgument", "arg_number")

/* Sets the type of a value; replaces all uses of a value by another. */
IR_DO_WITH_(irValueSetType, IrValue, "ir.Value", "set_type", IrType)
IR_DO_WITH_(irValueReplaceAllUsesWith, IrValue, "ir.Value", "replace_all_uses_with", IrValue)

/* The uses of a value, as an array for irHandlesRelease: operations, and the indices of their operands. */
static inline int irValueGetUses(IrValue value, IrOpOperand **out, size_t *size) {
    TVMFFIAny uses;
    int status;
    if (irRead_(value, "ir.Value", "_uses", &uses) != 0) return -1;
    status = irSplit_(&uses, out, size);
    irAnyRelease_(&uses);
    return status;
}
IR_GET_(irOpOperandGetOwner, IrOpOperand, "ir.OpOperand", "owner", IrOperation)
IR_GET_INT_(irOpOperandGetNumber, IrOpOperand, "ir.OpOperand", "operand_number")

#endif /* FISHPLATE_IR_STRUCTURE_H */
