/* The dialect `tk` of Toy.td from C: build with the folder of tk.h, which `fishplate bindgen Toy.td --c folder` writes,
 * and run it with the path of libfishplate_compiler.so. */
#include "tk.h"

#include <stdio.h>

static int report(void) {
    char *kind = NULL, *message = NULL;
    if (irErrorTake(&kind, &message)) fprintf(stderr, "%s: %s\n", kind, message);
    free(kind);
    free(message);
    return 1;
}

static void show(const void *object, const char *end) {
    char *text = irToString(object);
    printf("%s%s", text ? text : "?", end);
    free(text);
}

/* A buffer of tensors of tiles, with four pages. */
static int buffer(IrContext ctx, IrType *out) {
    IrType tensor;
    int status;
    if (irTypeParse(ctx, "tensor<2x4x!tk.tile<[32, 32], bf16>>", &tensor) != 0) return -1;
    status = tkCbTypeGet(ctx, tensor, 4, out);
    irObjectRelease(tensor);
    return status;
}

/* A kernel that loads a tile and adds it to itself. */
static int kernel(IrContext ctx, IrLocation loc, IrModule module, IrType tile, IrType cb) {
    IrStringRef main_name = {"main", 4}, label = {"x", 1};
    IrType types[2];
    IrAttribute arg = NULL;
    IrBlock body = NULL, block = NULL;
    IrRegion region = NULL;
    IrInsertionPoint ip = NULL, inner = NULL;
    IrOperation op = NULL, load = NULL, add = NULL;
    IrValue c = NULL, i = NULL, a = NULL;
    int status = 0;
    types[0] = cb;
    status |= irTypeParse(ctx, "index", &types[1]);
    status |= irModuleGetBody(module, &body) || irInsertionPointAtEnd(body, &ip);
    status |= tkArgAttrGet(ctx, 0, true, label, &arg);
    status |= tkKernelOpCreate(ip, loc, NULL, 0, NULL, main_name, &arg, 1, NULL, false, &op);
    status |= tkKernelOpGetBody(op, &region) || irRegionAddBlock(region, types, 2, &block);
    status |= irBlockGetArgument(block, 0, &c) || irBlockGetArgument(block, 1, &i);
    status |= irInsertionPointAtEnd(block, &inner);
    status |= tkLoadOpCreate(inner, loc, &tile, 1, c, i, &load) || tkLoadOpGetTile(load, &a);
    status |= tkAddOpCreate(inner, loc, NULL, 0, a, a, NULL, &add);
    irObjectRelease(types[1]);
    irObjectRelease(arg), irObjectRelease(body), irObjectRelease(block), irObjectRelease(region);
    irObjectRelease(ip), irObjectRelease(inner), irObjectRelease(op), irObjectRelease(load);
    irObjectRelease(add), irObjectRelease(c), irObjectRelease(i), irObjectRelease(a);
    return status;
}

int main(int argc, char **argv) {
    IrContext ctx;
    IrLocation loc;
    IrModule module;
    IrOperation top;
    IrPassManager passes;
    IrType cb;
    int64_t shape[] = {32, 32};
    IrType t;
    if (irLoad(argc > 1 ? argv[1] : NULL) != 0 || irContextNew(&ctx) != 0) return report();
    if (tk_register(ctx, /*load=*/1) != 0 || irLocationUnknown(ctx, &loc) != 0) return report();
    if (tkTileTypeGet(ctx, shape, 2, TK_DATA_TYPE_BFLOAT16, &t) != 0) return report();
    if (tkTypeIsATile(t)) {
        size_t n;
        const int64_t *s = tkTileTypeGetShape(t, &n);
        show(t, " ");
        printf("%d: %d x %d, %d\n", (int)n, (int)s[0], (int)s[1], (int)tkTileTypeGetDataType(t));
    }
    if (buffer(ctx, &cb) != 0) return report();
    show(cb, " ");
    printf("%u %s\n", tkCbTypeGetPages(cb), tkTypeIsATile(cb) ? "a tile" : "no tile");

    if (irModuleCreate(loc, &module) != 0 || kernel(ctx, loc, module, t, cb) != 0) return report();
    if (irModuleGetOperation(module, &top) != 0 || irOperationVerify(top) != 0) return report();
    show(top, "");
    if (irPassManagerParse(ctx, "builtin.module(canonicalize)", &passes) != 0) return report();
    if (irPassManagerRun(passes, top) != 0) return report();
    show(top, "");
    irObjectRelease(t), irObjectRelease(cb), irObjectRelease(passes), irObjectRelease(top);
    irObjectRelease(module), irObjectRelease(loc), irObjectRelease(ctx);
    return 0;
}
