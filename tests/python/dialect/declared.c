/* Functions in C on a dialect that exists at run time only: its definitions are found by name in the registry, for
 * test_declare.py. */
#include <fishplate/ir.h>

static int global(const char *name, TVMFFIObjectHandle *out) {
    TVMFFIByteArray key = {name, strlen(name)};
    if (TVMFFIFunctionGetGlobal(&key, out) != 0) return -1;
    return *out ? 0 : irRaise("RuntimeError", "the compiler's library is not loaded");
}

/* An attribute `arg` of a dialect, in a context: made by the function that the registry has for it. */
TVM_FFI_DLL int __tvm_ffi_make(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result);

int __tvm_ffi_make(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
    TVMFFIObjectHandle find = NULL;
    TVMFFIAny get = irNone_(), definition[2], values[4];
    int failed;
    (void)self;
    if (count != 3) return irRaise("TypeError", "make: expected a dialect, a context and an index");
    definition[0] = args[0];
    definition[1] = irText_("ArgAttr");
    values[0] = args[2];
    values[1] = irBool_(true);
    values[2] = irText_("made in C");
    values[3] = args[1];
    if (global("ir.dialect.get", &find) != 0) return -1;
    failed = TVMFFIFunctionCall(find, definition, 2, &get);
    irObjectRelease(find);
    if (failed) return -1;
    failed = TVMFFIFunctionCall(get.v_obj, values, 4, result);
    irAnyRelease_(&get);
    return failed;
}

/* A parameter of an attribute, by the key of its class and the parameter's name. */
TVM_FFI_DLL int __tvm_ffi_read(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result);

int __tvm_ffi_read(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
    (void)self;
    if (count != 1 || args[0].type_index < kTVMFFIStaticObjectBegin)
        return irRaise("TypeError", "read: expected an attribute");
    return irRead_(args[0].v_obj, "pk.ArgAttr", "label", result);
}
