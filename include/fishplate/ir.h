/* MLIR from C11 and C++17: contexts, types, attributes, modules, operations and passes, and the base of the headers
 * that `fishplate bindgen --c` writes. Everything goes through the C ABI (fishplate/c_api.h) to
 * libfishplate_compiler.so, which irLoad opens; link libtvm_ffi.so, and -ldl if the C library needs it.
 *
 * A function returns 0, or -1 with the error raised on the thread (TVMFFIErrorMoveFromRaised, or irErrorTake here).
 * One that returns a value returns -1, NULL, false or an empty string with the error raised. A null handle or
 * string means a value that is not given.
 *
 * A handle that a function returns belongs to the caller, who releases it with irObjectRelease; an array of handles
 * with irHandlesRelease. Arrays of numbers and strings belong to the context and stay as long as it does. */
#ifndef FISHPLATE_IR_H
#define FISHPLATE_IR_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <fishplate/c_api.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct IrContextObject *IrContext;
typedef struct IrTypeObject *IrType;
typedef struct IrAttributeObject *IrAttribute;
typedef struct IrAffineMapObject *IrAffineMap;
typedef struct IrIntegerSetObject *IrIntegerSet;
typedef struct IrLocationObject *IrLocation;
typedef struct IrModuleObject *IrModule;
typedef struct IrInsertionPointObject *IrInsertionPoint;
typedef struct IrValueObject *IrValue;
typedef struct IrOperationObject *IrOperation;
typedef struct IrRegionObject *IrRegion;
typedef struct IrBlockObject *IrBlock;
typedef struct IrOpOperandObject *IrOpOperand;
typedef struct IrSymbolTableObject *IrSymbolTable;
typedef struct IrPassManagerObject *IrPassManager;
typedef struct IrModuleLoggerObject *IrModuleLogger;
typedef struct IrLogEntryObject *IrLogEntry;
typedef struct IrDiagnosticObject *IrDiagnostic;
typedef struct IrDiagnosticHandlerObject *IrDiagnosticHandler;
typedef struct IrOpBuilderObject *IrOpBuilder;

/* Text with its length. */
typedef struct IrStringRef {
    const char *data;
    size_t size;
} IrStringRef;

/* ---- Objects and errors ---- */

/* Releases a reference; null is ignored. */
static inline void irObjectRelease(void *object) {
    if (object) TVMFFIObjectDecRef(object);
}

/* Takes another reference. */
static inline void irObjectRetain(void *object) {
    if (object) TVMFFIObjectIncRef(object);
}

/* Raises an error on the thread and returns -1. */
static inline int irRaise(const char *kind, const char *message) {
    TVMFFIErrorSetRaisedFromCStr(kind, message);
    return -1;
}

/* The text of a string as a C string that the caller frees; null if memory runs out. */
static inline char *irCopyText_(const char *data, size_t size) {
    char *copy = (char *)malloc(size + 1);
    if (copy) {
        if (size) memcpy(copy, data, size);
        copy[size] = '\0';
    }
    return copy;
}

/* Takes the error of the thread: kind and message as C strings that the caller frees. False if there is none. */
static inline bool irErrorTake(char **kind, char **message) {
    TVMFFIObjectHandle error = NULL;
    const TVMFFIErrorCell *cell;
    TVMFFIErrorMoveFromRaised(&error);
    if (!error) return false;
    cell = (const TVMFFIErrorCell *)(const void *)((const char *)error + sizeof(TVMFFIObject));
    if (kind) *kind = irCopyText_(cell->kind.data, cell->kind.size);
    if (message) *message = irCopyText_(cell->message.data, cell->message.size);
    irObjectRelease(error);
    return true;
}

/* Opens the compiler's library, by the path in FISHPLATE_COMPILER_LIBRARY or by the system's search when `path` is
 * null. Does nothing if the process has already loaded it. */
static inline int irLoad(const char *path) {
    const TVMFFIByteArray mark = {"fishplate.compiler.version", 26};
    TVMFFIObjectHandle found = NULL;
    if (!path) path = getenv("FISHPLATE_COMPILER_LIBRARY");
    if (!path) path = "libfishplate_compiler.so";
    if (TVMFFIFunctionGetGlobal(&mark, &found) != 0) return -1;
    if (!found && !dlopen(path, RTLD_NOW | RTLD_LOCAL)) return irRaise("ImportError", dlerror());
    if (!found && TVMFFIFunctionGetGlobal(&mark, &found) != 0) return -1;
    if (!found) return irRaise("ImportError", "the library did not register the compiler");
    irObjectRelease(found);
    return 0;
}

/* ---- Calls: by class and name, looked up once ---- */

static inline TVMFFIAny irAny_(int32_t type_index) {
    TVMFFIAny any;
    memset(&any, 0, sizeof any);
    any.type_index = type_index;
    return any;
}

static inline TVMFFIAny irNone_(void) {
    return irAny_(kTVMFFINone);
}

static inline TVMFFIAny irInt_(int64_t value) {
    TVMFFIAny any = irAny_(kTVMFFIInt);
    any.v_int64 = value;
    return any;
}

static inline TVMFFIAny irBool_(bool value) {
    TVMFFIAny any = irAny_(kTVMFFIBool);
    any.v_int64 = value ? 1 : 0;
    return any;
}

static inline TVMFFIAny irFloat_(double value) {
    TVMFFIAny any = irAny_(kTVMFFIFloat);
    any.v_float64 = value;
    return any;
}

static inline TVMFFIAny irText_(const char *text) {
    TVMFFIAny any = irAny_(kTVMFFIRawStr);
    any.v_c_str = text;
    return text ? any : irNone_();
}

/* A borrowed object; None for null. */
static inline TVMFFIAny irObject_(const void *object) {
    TVMFFIAny any;
    if (!object) return irNone_();
    any = irAny_(((const TVMFFIObject *)object)->type_index);
    any.v_obj = (TVMFFIObject *)(uintptr_t)object;
    return any;
}

static inline void irAnyRelease_(TVMFFIAny *any) {
    if (any->type_index >= kTVMFFIStaticObjectBegin) TVMFFIObjectDecRef(any->v_obj);
    *any = irNone_();
}

static inline bool irSame_(TVMFFIByteArray a, const char *b) {
    return a.size == strlen(b) && memcmp(a.data, b, a.size) == 0;
}

/* The type of a key; null with the error raised. */
static inline const TVMFFITypeInfo *irClass_(const char *key) {
    TVMFFIByteArray name;
    int32_t index = 0;
    name.data = key;
    name.size = strlen(key);
    if (TVMFFITypeKeyToIndex(&name, &index) != 0) return NULL;
    return TVMFFIGetTypeInfo(index);
}

/* A method of a class, its own or inherited, or with "" its constructor; without a class, a global function. */
static inline TVMFFIObjectHandle irLookUp_(const char *key, const char *name) {
    const TVMFFITypeInfo *info, *each;
    TVMFFIObjectHandle found = NULL;
    int32_t above, i;
    if (!key) {
        TVMFFIByteArray global;
        global.data = name;
        global.size = strlen(name);
        if (TVMFFIFunctionGetGlobal(&global, &found) != 0) return NULL;
        if (!found) irRaise("RuntimeError", "the compiler's library is not loaded: call irLoad first");
        return found;
    }
    info = irClass_(key);
    if (!info) return NULL;
    if (!*name) {
        const TVMFFIByteArray init = {"__ffi_init__", 12};
        const TVMFFITypeAttrColumn *column = TVMFFIGetTypeAttrColumn(&init);
        int32_t at = column ? info->type_index - column->begin_index : -1;
        if (at >= 0 && at < column->size && column->data[at].type_index == kTVMFFIFunction)
            return column->data[at].v_obj;
    }
    for (above = info->type_depth; above >= 0; above--) {
        each = above == info->type_depth ? info : info->type_ancestors[above];
        for (i = 0; i < each->num_methods; i++)
            if (irSame_(each->methods[i].name, name)) return each->methods[i].method.v_obj;
    }
    irRaise("AttributeError", "the compiler's library has no such method: is it of another version?");
    return NULL;
}

/* Calls the function that `irLookUp_` finds; `cell` caches it. The result is owned. */
static inline int irCall_(void **cell, const char *key, const char *name, const TVMFFIAny *args, int32_t count,
                          TVMFFIAny *result) {
    TVMFFIObjectHandle function = __atomic_load_n(cell, __ATOMIC_ACQUIRE);
    *result = irNone_();
    if (!function) {
        function = irLookUp_(key, name);
        if (!function) return -1;
        __atomic_store_n(cell, function, __ATOMIC_RELEASE);
    }
    return TVMFFIFunctionCall(function, (TVMFFIAny *)(uintptr_t)args, count, result);
}

/* Calls and stores the returned object; None becomes null. */
static inline int irMake_(void **cell, const char *key, const char *name, const TVMFFIAny *args, int32_t count,
                          void *out) {
    TVMFFIAny result;
    void *object = NULL;
    if (irCall_(cell, key, name, args, count, &result) != 0) return -1;
    if (result.type_index >= kTVMFFIStaticObjectBegin) object = result.v_obj;
    memcpy(out, &object, sizeof object);
    return 0;
}

/* Reads a property of an object, which must be an instance of a class. The result is owned. */
static inline int irRead_(const void *object, const char *key, const char *name, TVMFFIAny *result) {
    const TVMFFITypeInfo *info = irClass_(key), *own, *each;
    int32_t above, i;
    *result = irNone_();
    if (!info) return -1;
    if (!object) return irRaise("TypeError", "expected an object of the IR, got a null handle");
    own = TVMFFIGetTypeInfo(((const TVMFFIObject *)object)->type_index);
    if (!own || (own != info && (own->type_depth <= info->type_depth ||
                                 own->type_ancestors[info->type_depth] != info)))
        return irRaise("TypeError", "the handle is of another class than the function expects");
    for (above = info->type_depth; above >= 0; above--) {
        each = above == info->type_depth ? info : info->type_ancestors[above];
        for (i = 0; i < each->num_fields; i++)
            if (irSame_(each->fields[i].name, name))
                return each->fields[i].getter((char *)(uintptr_t)object + each->fields[i].offset, result);
    }
    return irRaise("AttributeError", "the compiler's library has no such property: is it of another version?");
}

/* Reads a property that is an object; None becomes null. */
static inline int irReadObject_(const void *object, const char *key, const char *name, void *out) {
    TVMFFIAny result;
    void *found = NULL;
    if (irRead_(object, key, name, &result) != 0) return -1;
    if (result.type_index >= kTVMFFIStaticObjectBegin) found = result.v_obj;
    memcpy(out, &found, sizeof found);
    return 0;
}

/* An array of values; takes ownership of them. */
static inline int irArray_(TVMFFIAny *values, size_t size, TVMFFIAny *out) {
    static void *cell;
    int status = irCall_(&cell, NULL, "ffi.Array", values, (int32_t)size, out);
    size_t i;
    for (i = 0; i < size; i++) irAnyRelease_(&values[i]);
    return status;
}

/* An array of handles; the caller keeps its references. */
static inline int irHandles_(const void *handles, size_t size, TVMFFIAny *out) {
    TVMFFIAny *values = (TVMFFIAny *)calloc(size ? size : 1, sizeof *values);
    int status;
    size_t i;
    if (!values) return irRaise("MemoryError", "no memory for a list of handles");
    for (i = 0; i < size; i++) {
        void *handle;
        memcpy(&handle, (const char *)handles + i * sizeof handle, sizeof handle);
        values[i] = irObject_(handle);
        irObjectRetain(handle);
    }
    status = irArray_(values, size, out);
    free(values);
    return status;
}

/* The objects of an array, which the caller releases with irHandlesRelease. */
static inline int irSplit_(TVMFFIAny *array, void *out, size_t *size) {
    const TVMFFISeqCell *cell;
    void **handles;
    int64_t i;
    *size = 0;
    if (array->type_index != kTVMFFIArray) return irRaise("TypeError", "expected an array");
    cell = (const TVMFFISeqCell *)(const void *)((const char *)(const void *)array->v_obj + sizeof(TVMFFIObject));
    handles = (void **)calloc(cell->size ? (size_t)cell->size : 1, sizeof *handles);
    if (!handles) return irRaise("MemoryError", "no memory for a list of handles");
    for (i = 0; i < cell->size; i++) {
        const TVMFFIAny *value = (const TVMFFIAny *)cell->data + i;
        if (value->type_index >= kTVMFFIStaticObjectBegin) handles[i] = value->v_obj;
        irObjectRetain(handles[i]);
    }
    *size = (size_t)cell->size;
    memcpy(out, &handles, sizeof handles);
    return 0;
}

/* Releases an array of handles and its memory. */
static inline void irHandlesRelease(const void *handles, size_t size) {
    size_t i;
    for (i = 0; handles && i < size; i++) {
        void *handle;
        memcpy(&handle, (const char *)handles + i * sizeof handle, sizeof handle);
        irObjectRelease(handle);
    }
    free((void *)(uintptr_t)handles);
}

#include <fishplate/ir_core.h>
#include <fishplate/ir_builtin.h>
#include <fishplate/ir_structure.h>
#include <fishplate/ir_operation.h>
#include <fishplate/ir_pass.h>
#include <fishplate/ir_dialect.h>

#undef IR_GET_
#undef IR_GET_INT_
#undef IR_GET_BOOL_
#undef IR_GET_TEXT_
#undef IR_DO_
#undef IR_DO_WITH_
#undef IR_ASK_
#undef IR_MAKE_FROM_

#ifdef __cplusplus
}
#endif

#endif /* FISHPLATE_IR_H */
