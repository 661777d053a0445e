/* Functions in C on attributes of the toy dialect, by its generated header, for test_languages.py. */
#include "tk.h"

#include <stdio.h>

/* The parameters of a `#tk.arg` as text. */
TVM_FFI_DLL int __tvm_ffi_parameters_of(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result);

int __tvm_ffi_parameters_of(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
    char text[100];
    IrAttribute arg;
    IrStringRef label;
    TVMFFIByteArray bytes;
    (void)self;
    if (count != 1 || args[0].type_index < kTVMFFIStaticObjectBegin)
        return irRaise("TypeError", "parameters_of: expected an attribute");
    arg = (IrAttribute)(void *)args[0].v_obj;
    if (!tkAttributeIsAArg(arg)) {
        irErrorTake(NULL, NULL);
        return irRaise("TypeError", "parameters_of: expected a tk.arg");
    }
    label = tkArgAttrGetLabel(arg);
    bytes.data = text;
    bytes.size = (size_t)snprintf(text, sizeof text, "%d %d %.*s", (int)tkArgAttrGetIndex(arg),
                                  tkArgAttrGetUniform(arg), (int)label.size, label.data);
    return TVMFFIStringFromByteArray(&bytes, result);
}

/* A `#tk.arg` of a context with an index. */
TVM_FFI_DLL int __tvm_ffi_make_arg(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result);

int __tvm_ffi_make_arg(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
    IrStringRef label = {"made in C", 9};
    IrAttribute made;
    (void)self;
    if (count != 2 || args[0].type_index < kTVMFFIStaticObjectBegin)
        return irRaise("TypeError", "make_arg: expected a context and an index");
    if (tkArgAttrGet((IrContext)(void *)args[0].v_obj, args[1].v_int64, true, label, &made) != 0) return -1;
    *result = irObject_(made);
    return 0;
}
