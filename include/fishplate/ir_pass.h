/* Part of fishplate/ir.h: pass managers, passes in C, the log of passes, and diagnostics. */
#ifndef FISHPLATE_IR_PASS_H
#define FISHPLATE_IR_PASS_H

/* ---- Pass managers ---- */

/* An empty pipeline for operations of a name, such as `builtin.module`. */
static inline int irPassManagerNew(IrContext context, const char *anchor, IrPassManager *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irText_(anchor);
    args[1] = irObject_(context);
    return irMake_(&cell, "ir.PassManager", "", args, 2, out);
}

/* A pipeline from text: `builtin.module(cse)`. */
static inline int irPassManagerParse(IrContext context, const char *pipeline, IrPassManager *out) {
    static void *cell;
    TVMFFIAny args[2];
    args[0] = irText_(pipeline);
    args[1] = irObject_(context);
    return irMake_(&cell, "ir.PassManager", "parse", args, 2, out);
}

/* A pass in C: returns 0, or -1 with an error raised, which fails the pipeline. */
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

/* Adds a function as a pass; `release`, if given, is called with the data when it is no longer needed. */
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

/* Adds passes from text: `cse,func.func(canonicalize)`. */
static inline int irPassManagerAddPipeline(IrPassManager manager, const char *pipeline) {
    static void *cell;
    TVMFFIAny args[4], none;
    args[0] = irObject_(manager);
    args[1] = irText_(pipeline);
    args[2] = args[3] = irText_("");
    return irCall_(&cell, "ir.PassManager", "add", args, 4, &none);
}

/* Sets whether the IR is verified before the first and after each pass; on by default. */
static inline int irPassManagerEnableVerifier(IrPassManager manager, bool enable) {
    static void *cell;
    TVMFFIAny args[2], none;
    args[0] = irObject_(manager);
    args[1] = irBool_(enable);
    return irCall_(&cell, "ir.PassManager", "enable_verifier", args, 2, &none);
}

/* Reports how long each pass took on the standard error stream, when the manager is destroyed. */
IR_DO_(irPassManagerEnableTiming, IrPassManager, "ir.PassManager", "enable_timing")

/* The context of a pass manager. */
IR_GET_(irPassManagerGetContext, IrPassManager, "ir.PassManager", "context", IrContext)

/* Runs a pipeline on an operation; handles to its contents are invalid afterwards. */
static inline int irPassManagerRun(IrPassManager manager, IrOperation operation) {
    static void *cell;
    TVMFFIAny args[2], none;
    args[0] = irObject_(manager);
    args[1] = irObject_(operation);
    return irCall_(&cell, "ir.PassManager", "run", args, 2, &none);
}

/* ---- The log of passes ---- */

/* Options of a log. A zero field means the default. */
typedef struct IrLogOptions {
    /* Arguments or classes of passes; all if there are none. */
    const char *const *passes;
    size_t num_passes;
    /* `after`, `before` or `both`; null is `after`. */
    const char *when;
    /* `module` or `op`: print the manager's operation or the pass's operation. Null is `module`. */
    const char *scope;
    bool only_changed;
    bool debug_info;
} IrLogOptions;

/* A logger that is not attached yet. */
static inline int irModuleLoggerNew(IrModuleLogger *out) {
    static void *cell;
    return irMake_(&cell, "ir.ModuleLogger", "", NULL, 0, out);
}

/* Starts to record the passes that run in a context; `options` may be null. */
static inline int irModuleLoggerAttach(IrModuleLogger logger, IrContext context, const IrLogOptions *options) {
    static void *cell;
    TVMFFIAny args[8], none, *names;
    IrLogOptions own;
    size_t i;
    int status;
    memset(&own, 0, sizeof own);
    if (options) own = *options;
    args[0] = irObject_(logger);
    args[1] = irObject_(context);
    args[2] = irNone_();
    args[3] = irText_(own.when ? own.when : "after");
    args[4] = irText_(own.scope ? own.scope : "module");
    args[5] = irBool_(own.only_changed);
    args[6] = irNone_();
    args[7] = irBool_(own.debug_info);
    if (own.num_passes) {
        names = (TVMFFIAny *)calloc(own.num_passes, sizeof *names);
        if (!names) return irRaise("MemoryError", "no memory for the names of passes");
        for (i = 0; i < own.num_passes; i++) names[i] = irText_(own.passes[i]);
        status = irArray_(names, own.num_passes, &args[2]);
        free(names);
        if (status != 0) return -1;
    }
    status = irCall_(&cell, "ir.ModuleLogger", "attach", args, 8, &none);
    irAnyRelease_(&args[2]);
    return status;
}

/* Stops recording and keeps the entries; removes all entries; whether it is attached. */
IR_DO_(irModuleLoggerDetach, IrModuleLogger, "ir.ModuleLogger", "detach")
IR_DO_(irModuleLoggerClear, IrModuleLogger, "ir.ModuleLogger", "clear")
IR_GET_BOOL_(irModuleLoggerIsAttached, IrModuleLogger, "ir.ModuleLogger", "attached")

/* The entries in order, as an array for irHandlesRelease. */
static inline int irModuleLoggerGetEntries(IrModuleLogger logger, IrLogEntry **out, size_t *size) {
    TVMFFIAny all;
    int status;
    if (irRead_(logger, "ir.ModuleLogger", "entries", &all) != 0) return -1;
    status = irSplit_(&all, out, size);
    irAnyRelease_(&all);
    return status;
}

/* Writes a page that shows the passes into a folder; returns its path, a C string that the caller frees. */
static inline char *irModuleLoggerSave(IrModuleLogger logger, const char *directory, const char *title) {
    static void *cell;
    TVMFFIAny args[3], path;
    args[0] = irObject_(logger);
    args[1] = irText_(directory);
    args[2] = irText_(title);
    if (irCall_(&cell, "ir.ModuleLogger", "save", args, 3, &path) != 0) return NULL;
    return irTakeText_(&path);
}

/* Parts of an entry: its position and run, operation and pass, time, and effect. */
IR_GET_INT_(irLogEntryGetIndex, IrLogEntry, "ir.LogEntry", "index")
IR_GET_INT_(irLogEntryGetRun, IrLogEntry, "ir.LogEntry", "run")
IR_GET_TEXT_(irLogEntryGetPipeline, IrLogEntry, "ir.LogEntry", "pipeline")
IR_GET_TEXT_(irLogEntryGetPassArgument, IrLogEntry, "ir.LogEntry", "pass_argument")
IR_GET_TEXT_(irLogEntryGetPassClass, IrLogEntry, "ir.LogEntry", "pass_class")
IR_GET_TEXT_(irLogEntryGetAnchor, IrLogEntry, "ir.LogEntry", "anchor")
IR_GET_TEXT_(irLogEntryGetWhen, IrLogEntry, "ir.LogEntry", "when")
IR_GET_TEXT_(irLogEntryGetBefore, IrLogEntry, "ir.LogEntry", "before")
IR_GET_TEXT_(irLogEntryGetIr, IrLogEntry, "ir.LogEntry", "ir")
IR_GET_BOOL_(irLogEntryIsChanged, IrLogEntry, "ir.LogEntry", "changed")
IR_GET_BOOL_(irLogEntryIsFailed, IrLogEntry, "ir.LogEntry", "failed")
static inline int irLogEntryGetMilliseconds(IrLogEntry entry, double *out) {
    return irGetFloat(entry, "ir.LogEntry", "ms", out);
}

/* ---- Diagnostics ---- */

/* Receives a borrowed diagnostic; returns whether it has handled it. */
typedef bool (*IrDiagnosticCallback)(void *data, IrDiagnostic diagnostic);

/* Severity of a diagnostic. */
enum { IR_SEVERITY_ERROR = 0, IR_SEVERITY_WARNING = 1, IR_SEVERITY_NOTE = 2, IR_SEVERITY_REMARK = 3 };

typedef struct IrDiagnosticCell_ {
    IrDiagnosticCallback callback;
    void *data;
    void (*release)(void *data);
} IrDiagnosticCell_;

static inline int irDiagnosticEntry_(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
    const IrDiagnosticCell_ *cell = (const IrDiagnosticCell_ *)self;
    if (count < 1 || args[0].type_index < kTVMFFIStaticObjectBegin)
        return irRaise("TypeError", "a handler expects a diagnostic");
    *result = irBool_(cell->callback(cell->data, (IrDiagnostic)(void *)args[0].v_obj));
    return 0;
}

static inline void irDiagnosticDelete_(void *self) {
    IrDiagnosticCell_ *cell = (IrDiagnosticCell_ *)self;
    if (cell->release) cell->release(cell->data);
    free(cell);
}

/* Attaches a function that receives the diagnostics of a context that are not part of an error, until it is detached.
 * `release`, if given, is called with the data when it is no longer needed. */
static inline int irDiagnosticHandlerAttach(IrContext context, IrDiagnosticCallback callback, void *data,
                                            void (*release)(void *data), IrDiagnosticHandler *out) {
    static void *cell;
    IrDiagnosticCell_ *own = (IrDiagnosticCell_ *)malloc(sizeof *own);
    TVMFFIObjectHandle function = NULL;
    TVMFFIAny args[2];
    int status;
    if (!own) return irRaise("MemoryError", "no memory for a handler");
    own->callback = callback;
    own->data = data;
    own->release = release;
    if (TVMFFIFunctionCreate(own, irDiagnosticEntry_, irDiagnosticDelete_, &function) != 0) return free(own), -1;
    args[0] = irObject_(context);
    args[1] = irObject_(function);
    status = irMake_(&cell, "ir.DiagnosticHandler", "attach", args, 2, out);
    irObjectRelease(function);
    return status;
}

/* Detaches a handler; whether it is attached. */
IR_DO_(irDiagnosticHandlerDetach, IrDiagnosticHandler, "ir.DiagnosticHandler", "detach")
IR_GET_BOOL_(irDiagnosticHandlerIsAttached, IrDiagnosticHandler, "ir.DiagnosticHandler", "attached")

/* Parts of a diagnostic; its notes are an array for irHandlesRelease. */
IR_GET_INT_(irDiagnosticGetSeverity, IrDiagnostic, "ir.Diagnostic", "severity")
IR_GET_TEXT_(irDiagnosticGetMessage, IrDiagnostic, "ir.Diagnostic", "message")
IR_GET_(irDiagnosticGetLocation, IrDiagnostic, "ir.Diagnostic", "location", IrLocation)
static inline int irDiagnosticGetNotes(IrDiagnostic diagnostic, IrDiagnostic **out, size_t *size) {
    TVMFFIAny all;
    int status;
    if (irRead_(diagnostic, "ir.Diagnostic", "notes", &all) != 0) return -1;
    status = irSplit_(&all, out, size);
    irAnyRelease_(&all);
    return status;
}

#endif /* FISHPLATE_IR_PASS_H */
