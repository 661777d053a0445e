/* Uses the generated C bindings. The arguments are the library and the table of casts. Ends with `ok`, or at the first
 * check that fails. Valid as C11 and as C++17. */
#include "tk.h"

#include "check.h"

static bool prints(const void *object, const char *expected) { return is(irToString(object), expected); }

static void types(IrContext ctx) {
    int64_t shape[] = {32, 32};
    IrType t, again, cb, wrong = NULL;
    size_t n;
    const int64_t *s;
    CHECK(tkTileTypeGet(ctx, shape, 2, TK_DATA_TYPE_BFLOAT16, &t) == 0);
    CHECK(prints(t, "!tk.tile<[32, 32], bf16>"));
    CHECK(tkTypeIsATile(t) && !tkTypeIsACb(t));
    s = tkTileTypeGetShape(t, &n);
    CHECK(s && n == 2 && s[0] == 32 && s[1] == 32 && s == tkTileTypeGetShape(t, &n));
    CHECK(tkTileTypeGetDataType(t) == TK_DATA_TYPE_BFLOAT16);
    CHECK(tkTileTypeGet(ctx, shape, 2, TK_DATA_TYPE_BFLOAT16, &again) == 0 && again == t);
    irObjectRelease(again);
    /* A number that is not a case (9), a missing context, a missing parameter, a handle of another class. */
    CHECK(tkTileTypeGet(ctx, shape, 2, (TkDataType)3, &wrong) == -1 && !wrong);
    CHECK(raised("ValueError", "f32 (0), bf16 (2), bfp8 (5)"));
    CHECK(tkTileTypeGet(NULL, shape, 2, TK_DATA_TYPE_FLOAT32, &wrong) == -1 && raised("TypeError", "context"));
    CHECK(tkCbTypeGet(ctx, NULL, 2, &cb) == -1 && raised("TypeError", "underlying"));
    CHECK(tkCbTypeGet(ctx, (IrType)(void *)ctx, 2, &cb) == -1 && raised("TypeError", "underlying"));
    CHECK(tkTileTypeGetShape((IrType)(void *)ctx, &n) == NULL && n == 0 && raised("TypeError", "ir.Context"));
    CHECK(irTypeGetInt(NULL, 0) == -1 && raised("TypeError", "None"));
    CHECK(irTypeGetInt(t, 9) == -1 && raised("TypeError", "9"));
    CHECK(!tkTypeIsATile(NULL) && raised("TypeError", "None"));
    CHECK(irTypeParse(ctx, "!tk.tile<[32", &wrong) == -1 && raised("MLIRError", "tk.tile"));
    irObjectRelease(t);
}

static void attributes(IrContext ctx) {
    IrStringRef label = {"a name", 6}, text;
    int64_t shape[] = {2, 4};
    IrAttribute arg, grid, flags;
    size_t n;
    CHECK(tkArgAttrGet(ctx, -7, true, label, &arg) == 0);
    CHECK(tkArgAttrGetIndex(arg) == -7 && tkArgAttrGetUniform(arg));
    text = tkArgAttrGetLabel(arg);
    CHECK(text.size == 6 && memcmp(text.data, "a name", 6) == 0);
    CHECK(tkGridAttrGet(ctx, shape, 2, NULL, &grid) == 0 && tkGridAttrGetMap(grid) == NULL);
    CHECK(tkGridAttrGetShape(grid, &n)[1] == 4 && n == 2);
    CHECK(tkAccessAttrGet(ctx, TK_ACCESS_READ | TK_ACCESS_WRITE, &flags) == 0);
    CHECK(prints(flags, "#tk.access<read, write>") && tkAccessAttrGetValue(flags) == 3);
    irObjectRelease(arg), irObjectRelease(grid), irObjectRelease(flags);
    /* The same numbers as in Python and Rust (7). */
    CHECK(TK_DATA_TYPE_FLOAT32 == 0 && TK_DATA_TYPE_BFLOAT16 == 2 && TK_DATA_TYPE_BFP8 == 5);
    CHECK(TK_ACCESS_NONE == 0 && TK_ACCESS_READ == 1 && TK_ACCESS_WRITE == 2);
}

/* Builds a module with a kernel that adds an argument to itself, and writes the addition to `add`. */
static IrModule kernel(IrContext ctx, IrOperation *add) {
    IrStringRef name = {"main", 4};
    IrLocation loc;
    IrModule module;
    IrBlock body, block;
    IrInsertionPoint ip, inner;
    IrOperation op, load;
    IrRegion region;
    IrType types[2], tile;
    IrValue c, i, a, lhs;
    IrAttribute acc;
    const IrValue *inputs;
    size_t n;
    TkDataType wanted = TK_DATA_TYPE_BFP8;
    CHECK(irTypeParse(ctx, "!tk.cb<tensor<2x!tk.tile<[4], f32>>>", &types[0]) == 0);
    CHECK(irTypeParse(ctx, "index", &types[1]) == 0 && irTypeParse(ctx, "!tk.tile<[4], f32>", &tile) == 0);
    CHECK(irLocationFile(ctx, "here.c", 3, 4, &loc) == 0 && irModuleCreate(loc, &module) == 0);
    CHECK(irModuleGetBody(module, &body) == 0 && irInsertionPointAtEnd(body, &ip) == 0);
    CHECK(tkKernelOpCreate(ip, loc, NULL, 0, NULL, name, NULL, 0, NULL, false, &op) == 0);
    CHECK(tkKernelOpGetInputs(op, &inputs, &n) == 0 && n == 0);
    irHandlesRelease(inputs, n);
    CHECK(tkKernelOpGetCount(op, &a) == 0 && a == NULL);
    CHECK(tkKernelOpGetArgs(op, &acc) == 0 && acc == NULL);
    CHECK(tkKernelOpGetBody(op, &region) == 0 && irRegionAddBlock(region, types, 2, &block) == 0);
    CHECK(irBlockGetArgument(block, 0, &c) == 0 && irBlockGetArgument(block, 1, &i) == 0);
    CHECK(irInsertionPointAtEnd(block, &inner) == 0);
    CHECK(tkLoadOpCreate(inner, loc, &tile, 1, c, i, &load) == 0 && tkLoadOpGetTile(load, &a) == 0);
    CHECK(tkAddOpCreate(inner, loc, NULL, 0, a, a, &wanted, add) == 0);
    CHECK(tkOperationIsAAdd(*add) && !tkOperationIsALoad(*add));
    CHECK(tkAddOpGetLhs(*add, &lhs) == 0 && lhs == a);
    CHECK(tkAddOpGetAcc(*add, &acc) == 0 && prints(acc, "#tk.data_type<bfp8>"));
    /* Invalid arguments: no operand, an operand of another class, no location. */
    CHECK(tkAddOpCreate(inner, loc, NULL, 0, NULL, a, NULL, &load) == -1 && raised("TypeError", "lhs"));
    CHECK(tkAddOpCreate(inner, loc, NULL, 0, (IrValue)(void *)loc, a, NULL, &load) == -1);
    CHECK(raised("TypeError", "lhs"));
    CHECK(tkAddOpCreate(inner, NULL, NULL, 0, a, a, NULL, &load) == -1 && raised("ValueError", "requires a Location"));
    irObjectRelease(load), irObjectRelease(op), irObjectRelease(region), irObjectRelease(lhs), irObjectRelease(acc);
    irObjectRelease(a), irObjectRelease(c), irObjectRelease(i), irObjectRelease(ip), irObjectRelease(inner);
    irObjectRelease(body), irObjectRelease(block), irObjectRelease(loc), irObjectRelease(tile);
    irObjectRelease(types[0]), irObjectRelease(types[1]);
    return module;
}

static int count(void *data, IrOperation operation) {
    char *name = irOperationGetName(operation);
    if (name && strcmp(name, "builtin.module") == 0) ++*(int *)data;
    free(name);
    return 0;
}

static int fail(void *data, IrOperation operation) {
    (void)data, (void)operation;
    return irRaise("ValueError", "not today");
}

static void released(void *data) {
    *(int *)data += 10;
}

/* Passes in C (47), and handles whose operation is gone (54). */
static void passes(IrContext ctx) {
    IrOperation add, other, top;
    IrModule module = kernel(ctx, &add), second = kernel(ctx, &other);
    IrPassManager manager;
    IrValue value;
    int met = 0;
    CHECK(irModuleGetOperation(module, &top) == 0 && irOperationVerify(top) == 0);
    CHECK(irPassManagerParse(ctx, "builtin.module(canonicalize)", &manager) == 0);
    CHECK(irPassManagerAdd(manager, "count", count, &met, released) == 0);
    CHECK(irPassManagerRun(manager, top) == 0 && met == 1);
    CHECK(tkAddOpGetLhs(add, &value) == -1 && raised("InvalidHandleError", "tk.add"));
    CHECK(irPassManagerAdd(manager, "fail", fail, NULL, NULL) == 0);
    CHECK(irPassManagerRun(manager, top) == -1 && raised("ValueError", "not today"));
    irObjectRelease(manager);
    CHECK(met == 12);
    CHECK(irOperationErase(other) == 0);
    CHECK(irOperationErase(other) == -1 && raised("InvalidHandleError", "was erased"));
    CHECK(irOperationVerify(NULL) == -1 && raised("TypeError", "None"));
    CHECK(irOperationGetRegionAt((IrOperation)(void *)ctx, 0, NULL) == -1 && raised("TypeError", "class"));
    irObjectRelease(add), irObjectRelease(other), irObjectRelease(top);
    irObjectRelease(module), irObjectRelease(second);
}

/* The same answers as in Rust and Python (26). */
static void casts(IrContext ctx, const char *path) {
    char line[200], *text, *name;
    int lines = 0;
    FILE *file = fopen(path, "r");
    CHECK(file != NULL);
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        text = strchr(line, ' ');
        for (name = text; strstr(name + 1, " = "); name = strstr(name + 1, " = ")) {}
        *text++ = '\0';
        *name = '\0';
        name += 3;
        if (strcmp(line, "type") == 0) {
            IrType type;
            CHECK(irTypeParse(ctx, text, &type) == 0 && irTypeIsA(type, name));
            CHECK(tkTypeIsATile(type) == (strcmp(name, "tk.tile") == 0));
            CHECK(tkTypeIsACb(type) == (strcmp(name, "tk.cb") == 0));
            irObjectRelease(type);
        } else {
            IrAttribute value;
            CHECK(irAttributeParse(ctx, text, &value) == 0 && irAttributeIsA(value, name));
            CHECK(tkAttributeIsAGrid(value) == (strcmp(name, "tk.grid") == 0));
            CHECK(tkAttributeIsAArg(value) == (strcmp(name, "tk.arg") == 0));
            CHECK(tkAttributeIsADataType(value) == (strcmp(name, "tk.data_type") == 0));
            CHECK(tkAttributeIsAAccess(value) == (strcmp(name, "tk.access") == 0));
            irObjectRelease(value);
        }
        lines++;
    }
    fclose(file);
    CHECK(lines >= 50);
}

int main(int argc, char **argv) {
    IrContext ctx = NULL;
    CHECK(argc == 3);
    CHECK(irContextNew(&ctx) == -1 && !ctx && irErrorTake(NULL, NULL));
    CHECK(irLoad("no-such-library.so") == -1 && raised("ImportError", "no-such-library.so"));
    CHECK(irLoad(argv[1]) == 0 && irLoad(argv[1]) == 0);
    CHECK(irContextNew(&ctx) == 0);
    CHECK(tk_register(NULL, 1) == -1 && raised("TypeError", "context"));
    CHECK(tk_register(ctx, /*load=*/1) == 0 && tk_register(ctx, 0) == 0);
    types(ctx);
    attributes(ctx);
    passes(ctx);
    casts(ctx, argv[2]);
    irObjectRelease(ctx);
    puts("ok");
    return 0;
}
