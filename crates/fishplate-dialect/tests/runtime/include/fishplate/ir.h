/* What generated headers expect of the runtime's C header. Functions return 0, or -1 with the error set; a null handle
 * or string stands for a value that is not given. */
#ifndef FISHPLATE_IR_H
#define FISHPLATE_IR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct IrContextObject *IrContext;
typedef struct IrTypeObject *IrType;
typedef struct IrAttributeObject *IrAttribute;
typedef struct IrAffineMapObject *IrAffineMap;
typedef struct IrIntegerSetObject *IrIntegerSet;
typedef struct IrLocationObject *IrLocation;
typedef struct IrInsertionPointObject *IrInsertionPoint;
typedef struct IrValueObject *IrValue;
typedef struct IrOperationObject *IrOperation;
typedef struct IrRegionObject *IrRegion;
typedef struct IrBlockObject *IrBlock;
typedef struct IrOpBuilderObject *IrOpBuilder;

typedef struct IrStringRef {
    const char *data;
    size_t size;
} IrStringRef;

typedef struct IrParameter {
    int32_t kind;
    size_t size;
    union {
        int64_t integer;
        double number;
        const void *data;
    } value;
} IrParameter;

int irDialectRegister(IrContext context, const char *name, const char *const *model, int load);

IrParameter irParameterNone(void);
IrParameter irParameterInt(int64_t value);
IrParameter irParameterBool(bool value);
IrParameter irParameterFloat(double value);
IrParameter irParameterString(IrStringRef value);
IrParameter irParameterAttribute(IrAttribute value);
IrParameter irParameterType(IrType value);
IrParameter irParameterAffineMap(IrAffineMap value);
IrParameter irParameterIntegerSet(IrIntegerSet value);
IrParameter irParameterLocation(IrLocation value);

#define IR_ARRAY(name, element)                                           \
    IrParameter irParameter##name(const element *data, size_t size);      \
    const element *irTypeGet##name(IrType value, int position, size_t *size); \
    const element *irAttributeGet##name(IrAttribute value, int position, size_t *size);
IR_ARRAY(Int8s, int8_t)
IR_ARRAY(Int16s, int16_t)
IR_ARRAY(Int32s, int32_t)
IR_ARRAY(Int64s, int64_t)
IR_ARRAY(Uint8s, uint8_t)
IR_ARRAY(Uint16s, uint16_t)
IR_ARRAY(Uint32s, uint32_t)
IR_ARRAY(Uint64s, uint64_t)
IR_ARRAY(Bools, bool)
IR_ARRAY(Floats, float)
IR_ARRAY(Doubles, double)
IR_ARRAY(Strings, IrStringRef)
IR_ARRAY(Types, IrType)
IR_ARRAY(Attributes, IrAttribute)
IR_ARRAY(AffineMaps, IrAffineMap)
#undef IR_ARRAY

#define IR_READ(Of)                                                            \
    bool ir##Of##IsA(Ir##Of value, const char *name);                          \
    int ir##Of##Get(IrContext context, const char *name, const IrParameter *parameters, size_t size, Ir##Of *out); \
    int64_t ir##Of##GetInt(Ir##Of value, int position);                        \
    bool ir##Of##GetBool(Ir##Of value, int position);                          \
    double ir##Of##GetFloat(Ir##Of value, int position);                       \
    IrStringRef ir##Of##GetString(Ir##Of value, int position);                 \
    IrAttribute ir##Of##GetAttribute(Ir##Of value, int position);              \
    IrType ir##Of##GetType(Ir##Of value, int position);                        \
    IrAffineMap ir##Of##GetAffineMap(Ir##Of value, int position);              \
    IrIntegerSet ir##Of##GetIntegerSet(Ir##Of value, int position);            \
    IrLocation ir##Of##GetLocation(Ir##Of value, int position);                \
    bool ir##Of##GetOptionalInt(Ir##Of value, int position, int64_t *out);     \
    bool ir##Of##GetOptionalBool(Ir##Of value, int position, bool *out);       \
    bool ir##Of##GetOptionalFloat(Ir##Of value, int position, double *out);
IR_READ(Type)
IR_READ(Attribute)
#undef IR_READ

bool irOperationIsA(IrOperation operation, const char *name);
int irOperationGetOperand(IrOperation operation, int position, IrValue *out);
int irOperationGetOperandGroup(IrOperation operation, int position, const IrValue **out, size_t *size);
int irOperationGetResult(IrOperation operation, int position, IrValue *out);
int irOperationGetResultGroup(IrOperation operation, int position, const IrValue **out, size_t *size);
int irOperationGetAttributeSlot(IrOperation operation, int position, IrAttribute *out);
int irOperationGetRegion(IrOperation operation, int position, IrRegion *out);
int irOperationGetRegionGroup(IrOperation operation, int position, const IrRegion **out, size_t *size);
int irOperationGetSuccessor(IrOperation operation, int position, IrBlock *out);
int irOperationGetSuccessorGroup(IrOperation operation, int position, const IrBlock **out, size_t *size);

/* A builder remembers the first error; `Insert` reports it and frees the builder. */
IrOpBuilder irOpBuilderNew(const char *name, IrLocation location);
void irOpBuilderResults(IrOpBuilder builder, const IrType *types, size_t size);
void irOpBuilderOperands(IrOpBuilder builder, int position, const IrValue *values, size_t size);
void irOpBuilderOperandGroups(IrOpBuilder builder, int position, const IrValue *values, const size_t *sizes, size_t groups);
void irOpBuilderAttribute(IrOpBuilder builder, int position, IrParameter value);
void irOpBuilderSuccessors(IrOpBuilder builder, int position, const IrBlock *blocks, size_t size);
void irOpBuilderRegions(IrOpBuilder builder, int position, size_t count);
int irOpBuilderInsert(IrOpBuilder builder, IrInsertionPoint ip, IrOperation *out);

#ifdef __cplusplus
}
#endif

#endif
