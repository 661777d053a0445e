/* The parts of fishplate/ir.h that generated headers do not use: builtin types and attributes, structure, symbols,
 * walks, passes, logs and diagnostics. The arguments are the library and a folder. Ends with `ok`, or at the first
 * check that fails. Valid as C11 and as C++17. */
#include "check.h"

static bool has(char *text, const char *part) {
    bool found = text && strstr(text, part) != NULL;
    if (!found) printf("got %s\n", text ? text : "nothing");
    free(text);
    return found;
}

static const char *const PROGRAM =
    "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n"
    "func.func private @g(i32) -> i32";

static void types(IrContext ctx) {
    int64_t shape[] = {4, IR_DYNAMIC}, width = 0, rank = 0, *sizes;
    IrType i8, f32, function, tensor, buffer, vector, element, *inputs, wrong = NULL;
    size_t n;
    CHECK(irIntegerTypeGet(ctx, 8, &i8) == 0 && irF32TypeGet(ctx, &f32) == 0);
    CHECK(irTypeIsAInteger(i8) && !irTypeIsAFloat(i8) && irTypeIsAFloat(f32) && irTypeIsAF32(f32));
    CHECK(!irTypeIsAF64(f32) && !irTypeIsAInteger(NULL) && irIsA(f32, "ir.Type") && !irIsA(f32, "ir.NoSuch"));
    CHECK(irIntegerTypeGetWidth(i8, &width) == 0 && width == 8 && irIntegerTypeIsSignless(i8));
    CHECK(irIntegerTypeGetWidth(f32, &width) == -1 && raised("TypeError", "class"));
    CHECK(irIntegerTypeGet(ctx, 1u << 30, &wrong) == -1 && raised("ValueError", "") && !wrong);
    CHECK(irFunctionTypeGet(ctx, &i8, 1, &f32, 1, &function) == 0 && is(irToString(function), "(i8) -> f32"));
    CHECK(irFunctionTypeGetInputs(function, &inputs, &n) == 0 && n == 1 && inputs[0] == i8);
    irHandlesRelease(inputs, n);
    CHECK(irRankedTensorTypeGet(shape, 2, f32, &tensor) == 0 && is(irToString(tensor), "tensor<4x?xf32>"));
    CHECK(irMemRefTypeGet(shape, 1, i8, &buffer) == 0 && is(irToString(buffer), "memref<4xi8>"));
    CHECK(irVectorTypeGet(shape, 1, f32, &vector) == 0 && irTypeIsAVector(vector) && irTypeIsAShaped(vector));
    CHECK(irShapedTypeGetRank(tensor, &rank) == 0 && rank == 2 && !irShapedTypeHasStaticShape(tensor));
    CHECK(irShapedTypeGetElementType(buffer, &element) == 0 && element == i8);
    sizes = irShapedTypeGetShape(tensor, &n);
    CHECK(sizes && n == 2 && sizes[0] == 4 && sizes[1] == IR_DYNAMIC);
    free(sizes);
    irObjectRelease(i8), irObjectRelease(f32), irObjectRelease(function), irObjectRelease(tensor);
    irObjectRelease(buffer), irObjectRelease(vector), irObjectRelease(element);
}

static void attributes(IrContext ctx) {
    int64_t numbers[] = {1, -2}, value = 0;
    double number = 0;
    IrType i8, f32, ty;
    IrAttribute five, half, text, list, ints, unit, yes, of, *parts;
    IrAffineMap map, again;
    size_t n;
    CHECK(irIntegerTypeGet(ctx, 8, &i8) == 0 && irF32TypeGet(ctx, &f32) == 0);
    CHECK(irIntegerAttrGet(i8, 5, &five) == 0 && irIntegerAttrGetValue(five, &value) == 0 && value == 5);
    CHECK(irIntegerAttrGet(i8, 300, &of) == -1 && raised("ValueError", "300"));
    CHECK(irFloatAttrGet(f32, 0.5, &half) == 0 && irFloatAttrGetValue(half, &number) == 0 && number == 0.5);
    CHECK(irStringAttrGet(ctx, "a text", &text) == 0 && is(irStringAttrGetValue(text), "a text"));
    parts = (IrAttribute *)malloc(2 * sizeof *parts);
    parts[0] = five;
    parts[1] = text;
    CHECK(irArrayAttrGet(ctx, parts, 2, &list) == 0 && is(irToString(list), "[5 : i8, \"a text\"]"));
    free(parts);
    CHECK(irArrayAttrGetValue(list, &parts, &n) == 0 && n == 2 && parts[1] == text);
    irHandlesRelease(parts, n);
    CHECK(irDenseI64ArrayAttrGet(ctx, numbers, 2, &ints) == 0 && is(irToString(ints), "array<i64: 1, -2>"));
    CHECK(irAttributeIsADenseI64Array(ints) && irAttributeIsADenseArray(ints) && !irAttributeIsAArray(ints));
    CHECK(irUnitAttrGet(ctx, &unit) == 0 && irAttributeIsAUnit(unit) && irBoolAttrGet(ctx, true, &yes) == 0);
    CHECK(irAttributeIsABool(yes) && irAttributeIsAInteger(yes) && !irAttributeIsABool(five));
    CHECK(irTypeAttrGet(i8, &of) == 0 && irTypeAttrGetValue(of, &ty) == 0 && ty == i8);
    irObjectRelease(of), irObjectRelease(ty);
    CHECK(irFlatSymbolRefAttrGet(ctx, "main", &of) == 0 && is(irFlatSymbolRefAttrGetValue(of), "main"));
    irObjectRelease(of);
    CHECK(irAffineMapGetIdentity(ctx, 2, &map) == 0 && irAffineMapIsIdentity(map));
    CHECK(irAffineMapAttrGet(map, &of) == 0 && irAffineMapAttrGetValue(of, &again) == 0 && again == map);
    CHECK(irAffineMapGetNumDims(map, &value) == 0 && value == 2);
    irObjectRelease(of), irObjectRelease(map), irObjectRelease(again);
    irObjectRelease(five), irObjectRelease(half), irObjectRelease(text), irObjectRelease(list), irObjectRelease(ints);
    irObjectRelease(unit), irObjectRelease(yes), irObjectRelease(i8), irObjectRelease(f32);
}

static void locations(IrContext ctx) {
    int64_t line = 0;
    IrLocation place, name, call, child;
    CHECK(irLocationFile(ctx, "a.c", 3, 4, &place) == 0 && irLocationName(ctx, "x", place, &name) == 0);
    CHECK(irLocationCallSite(place, &name, 1, &call) == 0 && is(irLocationGetFilename(place), "a.c"));
    CHECK(irLocationGetStartLine(place, &line) == 0 && line == 3 && is(irLocationGetName(name), "x"));
    CHECK(irLocationIsAFile(place) && !irLocationIsAFile(name) && irLocationIsAName(name) && irLocationIsACallSite(call));
    CHECK(irLocationGetChild(name, &child) == 0 && child == place);
    irObjectRelease(child);
    CHECK(irLocationGetCaller(call, &child) == 0 && child == name);
    irObjectRelease(child), irObjectRelease(place), irObjectRelease(name), irObjectRelease(call);
}

static int count(void *data, IrOperation operation) {
    char *name = irOperationGetName(operation);
    ++*(int *)data;
    if (name && strcmp(name, "func.func") == 0) {
        free(name);
        return IR_WALK_SKIP;
    }
    free(name);
    return IR_WALK_ADVANCE;
}

static int stop(void *data, IrOperation operation) {
    (void)operation;
    ++*(int *)data;
    return *(int *)data == 2 ? IR_WALK_INTERRUPT : IR_WALK_ADVANCE;
}

static int complain(void *data, IrOperation operation) {
    (void)data, (void)operation;
    return irRaise("ValueError", "enough");
}

/* Builds, changes and walks over operations. */
static void structure(IrContext ctx) {
    IrModule module;
    IrOperation top, f, add, seven, parent, *ops;
    IrRegion region;
    IrBlock body, block, *blocks;
    IrInsertionPoint ip;
    IrLocation loc;
    IrType i32;
    IrAttribute value;
    IrValue a, result;
    IrOpOperand *uses;
    IrNewOperation parts;
    IrAsmOptions asm_options;
    const char *names[] = {"value"};
    int64_t number = 0;
    size_t n;
    int met = 0;
    CHECK(irModuleParse(ctx, PROGRAM, &module) == 0 && irModuleGetOperation(module, &top) == 0);
    CHECK(irModuleGetBody(module, &body) == 0 && irBlockGetOperations(body, &ops, &n) == 0 && n == 2);
    f = ops[0];
    irObjectRetain(f);
    irHandlesRelease(ops, n);
    CHECK(irOperationGetRegionAt(f, 0, &region) == 0 && irRegionGetBlocks(region, &blocks, &n) == 0 && n == 1);
    block = blocks[0];
    irObjectRetain(block);
    irHandlesRelease(blocks, n);
    CHECK(irBlockGetOperations(block, &ops, &n) == 0 && n == 2);
    add = ops[0];
    irObjectRetain(add);
    irHandlesRelease(ops, n);
    /* A constant before the addition, which then uses it. */
    CHECK(irIntegerTypeGet(ctx, 32, &i32) == 0 && irIntegerAttrGet(i32, 7, &value) == 0);
    CHECK(irLocationUnknown(ctx, &loc) == 0 && irInsertionPointBefore(add, &ip) == 0);
    memset(&parts, 0, sizeof parts);
    parts.results = &i32;
    parts.num_results = 1;
    parts.attribute_names = names;
    parts.attributes = &value;
    parts.num_attributes = 1;
    CHECK(irOperationCreate("arith.constant", loc, &parts, ip, &seven) == 0);
    CHECK(irOperationGetOnlyResult(seven, &result) == 0 && irOperationSetOperand(add, 1, result) == 0);
    CHECK(irOperationVerify(top) == 0 && irOperationGetNumUses(seven, &number) == 0 && number == 1);
    CHECK(irValueIsAOpResult(result) && irOpResultGetNumber(result, &number) == 0 && number == 0);
    CHECK(irValueGetUses(result, &uses, &n) == 0 && n == 1);
    CHECK(irOpOperandGetOwner(uses[0], &parent) == 0 && parent == add);
    CHECK(irOpOperandGetNumber(uses[0], &number) == 0 && number == 1);
    irHandlesRelease(uses, n);
    irObjectRelease(parent);
    CHECK(irOperationErase(seven) == -1 && raised("ValueError", "arith.addi"));
    CHECK(irBlockGetArgument(block, 0, &a) == 0 && irValueReplaceAllUsesWith(result, a) == 0);
    CHECK(irOperationErase(seven) == 0 && !irOperationIsValid(seven) && !irValueIsValid(result));
    CHECK(irOperationGetParent(add, &parent) == 0 && parent == f && irOperationGetNumOperands(add, &n) == 0 && n == 2);
    irObjectRelease(parent);
    CHECK(irOperationCreate("no.such", loc, &parts, NULL, &seven) == -1 && raised("ValueError", "no.such"));
    memset(&asm_options, 0, sizeof asm_options);
    asm_options.generic = true;
    CHECK(has(irOperationToAsm(top, &asm_options), "\"arith.addi\"") && has(irOperationToAsm(add, NULL), "arith.addi"));
    /* Walks. */
    CHECK(irOperationWalk(top, false, count, &met) == 0 && met == 3);
    met = 0;
    CHECK(irOperationWalk(top, true, stop, &met) == 0 && met == 2);
    CHECK(irOperationWalk(top, true, complain, NULL) == -1 && raised("ValueError", "enough"));
    irObjectRelease(module), irObjectRelease(top), irObjectRelease(f), irObjectRelease(add), irObjectRelease(seven);
    irObjectRelease(region), irObjectRelease(body), irObjectRelease(block), irObjectRelease(ip), irObjectRelease(loc);
    irObjectRelease(i32), irObjectRelease(value), irObjectRelease(a), irObjectRelease(result);
}

static void symbols(IrContext ctx) {
    IrModule module;
    IrOperation top, f, other, found = NULL;
    IrSymbolTable table, wrong;
    IrAttribute name;
    CHECK(irModuleParse(ctx, PROGRAM, &module) == 0 && irModuleGetOperation(module, &top) == 0);
    CHECK(irSymbolTableNew(top, &table) == 0 && irSymbolTableGet(table, "f", &f) == 0);
    CHECK(irSymbolTableContains(table, "g") && !irSymbolTableContains(table, "h"));
    CHECK(irSymbolTableGet(table, "h", &found) == -1 && raised("KeyError", "`h`") && !found);
    CHECK(irOperationParse(ctx, "func.func private @f()", &other) == 0);
    CHECK(irSymbolTableInsert(table, other, &name) == 0 && is(irStringAttrGetValue(name), "f_0"));
    irObjectRelease(name);
    CHECK(irSymbolTableRename(table, f, "main") == 0 && irSymbolTableContains(table, "main"));
    CHECK(irSymbolSetVisibility(f, "nested") == 0 && irSymbolGetVisibility(f, &name) == 0);
    CHECK(is(irStringAttrGetValue(name), "nested") && irSymbolSetVisibility(f, "no") == -1);
    CHECK(raised("ValueError", "no"));
    irObjectRelease(name);
    CHECK(irSymbolTableErase(table, other) == 0 && !irSymbolTableContains(table, "f_0"));
    CHECK(irSymbolTableNew(f, &wrong) == -1 && raised("TypeError", "func.func"));
    irObjectRelease(module), irObjectRelease(top), irObjectRelease(f), irObjectRelease(other), irObjectRelease(table);
}

static bool note(void *data, IrDiagnostic diagnostic) {
    int64_t severity = -1;
    *(char **)data = irDiagnosticGetMessage(diagnostic);
    return irDiagnosticGetSeverity(diagnostic, &severity) == 0 && severity == IR_SEVERITY_ERROR;
}

static void logs(IrContext ctx, const char *folder) {
    IrModule module;
    IrOperation top;
    IrPassManager manager;
    IrModuleLogger logger;
    IrLogEntry *entries;
    IrDiagnosticHandler handler;
    IrLocation loc;
    char *said = NULL;
    size_t n;
    CHECK(irModuleParse(ctx, "func.func @f(%a: i32) {\n %b = arith.addi %a, %a : i32\n return }", &module) == 0);
    CHECK(irModuleGetOperation(module, &top) == 0 && irModuleLoggerNew(&logger) == 0);
    CHECK(irModuleLoggerAttach(logger, ctx, NULL) == 0 && irModuleLoggerIsAttached(logger));
    CHECK(irPassManagerNew(ctx, "builtin.module", &manager) == 0);
    CHECK(irPassManagerAddPipeline(manager, "canonicalize,cse") == 0 && irPassManagerRun(manager, top) == 0);
    CHECK(irPassManagerAddPipeline(manager, "canonicalise") == -1 && raised("ValueError", "canonicalize"));
    CHECK(irModuleLoggerDetach(logger) == 0 && !irModuleLoggerIsAttached(logger));
    CHECK(irModuleLoggerGetEntries(logger, &entries, &n) == 0 && n == 3);
    CHECK(is(irLogEntryGetPassArgument(entries[0]), "PRE-PIPELINE") && irLogEntryIsChanged(entries[1]));
    CHECK(has(irLogEntryGetBefore(entries[1]), "addi") && !irLogEntryIsChanged(entries[2]));
    irHandlesRelease(entries, n);
    CHECK(has(irModuleLoggerSave(logger, folder, "From C"), "index.html"));
    /* Diagnostics without a failure. */
    CHECK(irDiagnosticHandlerAttach(ctx, note, &said, NULL, &handler) == 0 && irLocationUnknown(ctx, &loc) == 0);
    CHECK(irLocationEmitError(loc, "not like this") == 0 && is(said, "not like this"));
    CHECK(irDiagnosticHandlerDetach(handler) == 0 && !irDiagnosticHandlerIsAttached(handler));
    irObjectRelease(module), irObjectRelease(top), irObjectRelease(manager), irObjectRelease(logger);
    irObjectRelease(handler), irObjectRelease(loc);
}

int main(int argc, char **argv) {
    IrContext ctx = NULL;
    int64_t loaded = 0;
    IrType free_type;
    CHECK(argc == 3 && irLoad(argv[1]) == 0 && irContextNew(&ctx) == 0);
    types(ctx);
    attributes(ctx);
    locations(ctx);
    structure(ctx);
    symbols(ctx);
    logs(ctx, argv[2]);
    CHECK(irTypeParse(ctx, "!no.such", &free_type) == -1 && raised("MLIRError", "no"));
    CHECK(irContextAllowUnregisteredDialects(ctx, true) == 0 && irTypeParse(ctx, "!no.such", &free_type) == 0);
    CHECK(irTypeIsAOpaque(free_type) && is(irGetText(free_type, "ir.OpaqueType", "data"), "such"));
    irObjectRelease(free_type);
    CHECK(irContextIsRegisteredOperation(ctx, "arith.addi") && !irContextIsRegisteredOperation(ctx, "arith.no"));
    CHECK(irContextLoadAllAvailableDialects(ctx) == 0);
    CHECK(irContextGetNumLoadedDialects(ctx, &loaded) == 0 && loaded > 10);
    irObjectRelease(ctx);
    puts("ok");
    return 0;
}
