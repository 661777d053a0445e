/* The bank: plain C11 on the C ABI, without knowing which languages will call it. */
#include "bank.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tvm/ffi/c_api.h>

typedef struct {
  TVMFFIObject header;
  TVMFFIAny owner;
  double balance;
} Account;

static int32_t account_type;

static TVMFFIByteArray bytes(const char* text) { return (TVMFFIByteArray){text, strlen(text)}; }

static int fail(const char* kind, const char* message) {
  TVMFFIErrorSetRaisedFromCStr(kind, message);
  return -1;
}

static void release(TVMFFIAny value) {
  if (value.type_index >= kTVMFFIStaticObjectBegin) TVMFFIObjectDecRef(value.v_obj);
}

/* Strong references gone: drop the content. Weak ones gone too: free the memory. */
static void delete_account(void* self, int flags) {
  Account* account = self;
  if (flags & kTVMFFIObjectDeleterFlagBitMaskStrong) release(account->owner);
  if (flags & kTVMFFIObjectDeleterFlagBitMaskWeak) free(account);
}

static int read_number(const TVMFFIAny* value, double* number) {
  if (value->type_index == kTVMFFIFloat) *number = value->v_float64;
  else if (value->type_index == kTVMFFIInt) *number = (double)value->v_int64;
  else return fail("TypeError", "expected a number");
  return 0;
}

static int get_owner(void* field, TVMFFIAny* result) { return TVMFFIAnyViewToOwnedAny(field, result); }

static int set_owner(void* field, const TVMFFIAny* value) {
  TVMFFIAny owned;
  if (TVMFFIAnyViewToOwnedAny(value, &owned) != 0) return -1;
  release(*(TVMFFIAny*)field);
  *(TVMFFIAny*)field = owned;
  return 0;
}

static int get_balance(void* field, TVMFFIAny* result) {
  *result = (TVMFFIAny){.type_index = kTVMFFIFloat, .v_float64 = *(double*)field};
  return 0;
}

static int set_balance(void* field, const TVMFFIAny* value) { return read_number(value, field); }

/* demo.open_account(owner, balance) -> Account */
static int open_account(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  if (count != 2) return fail("TypeError", "open_account takes an owner and a balance");
  double balance;
  TVMFFIAny owner;
  if (read_number(&args[1], &balance) != 0 || TVMFFIAnyViewToOwnedAny(&args[0], &owner) != 0) return -1;
  Account* account = malloc(sizeof *account);
  *account = (Account){
      .header = {.combined_ref_count = ((uint64_t)1 << 32) | 1, .type_index = account_type, .deleter = delete_account},
      .owner = owner,
      .balance = balance,
  };
  *result = (TVMFFIAny){.type_index = account_type, .v_obj = &account->header};
  return 0;
}

/* demo.withdraw(account, amount) -> new balance */
static int withdraw(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  double amount;
  if (count != 2 || args[0].type_index != account_type) return fail("TypeError", "withdraw takes an Account and an amount");
  if (read_number(&args[1], &amount) != 0) return -1;
  Account* account = (Account*)args[0].v_obj;
  if (amount > account->balance) {
    char message[96];
    snprintf(message, sizeof message, "cannot withdraw %.2f from a balance of %.2f", amount, account->balance);
    return fail("ValueError", message);
  }
  account->balance -= amount;
  return get_balance(&account->balance, result);
}

/* demo.for_each(callback, account...) -> number of accounts; stops at the first error of the callback. */
static int for_each(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  if (count < 1 || args[0].type_index != kTVMFFIFunction) return fail("TypeError", "for_each takes a function first");
  for (int32_t i = 1; i < count; ++i) {
    TVMFFIAny argument = args[i], ignored = {0};
    if (TVMFFIFunctionCall(args[0].v_obj, &argument, 1, &ignored) != 0) return -1;
    release(ignored);
  }
  *result = (TVMFFIAny){.type_index = kTVMFFIInt, .v_int64 = count - 1};
  return 0;
}

static int register_account(void) {
  TVMFFIByteArray key = bytes("demo.Account");
  account_type = TVMFFITypeGetOrAllocIndex(&key, -1, 1, 0, 0, kTVMFFIObject);
  const TVMFFIFieldInfo fields[] = {
      {.name = bytes("owner"), .doc = bytes("who it belongs to"), .metadata = bytes("{}"), .size = sizeof(TVMFFIAny),
       .alignment = 8, .offset = offsetof(Account, owner), .getter = get_owner, .setter = (void*)set_owner,
       .field_static_type_index = kTVMFFIAny},
      {.name = bytes("balance"), .doc = bytes("what is left"), .metadata = bytes("{}"),
       .flags = kTVMFFIFieldFlagBitMaskWritable, .size = sizeof(double), .alignment = 8,
       .offset = offsetof(Account, balance), .getter = get_balance, .setter = (void*)set_balance,
       .field_static_type_index = kTVMFFIFloat},
  };
  for (int i = 0; i < 2; ++i) {
    if (TVMFFITypeRegisterField(account_type, &fields[i]) != 0) return -1;
  }
  return 0;
}

static int register_function(const char* name, TVMFFISafeCallType call) {
  TVMFFIByteArray key = bytes(name);
  TVMFFIObjectHandle function;
  if (TVMFFIFunctionCreate(NULL, call, NULL, &function) != 0) return -1;
  int status = TVMFFIFunctionSetGlobal(&key, function, 0);
  TVMFFIObjectDecRef(function);
  return status;
}

int bank_register(void) {
  if (register_account() != 0) return -1;
  if (register_function("demo.open_account", open_account) != 0) return -1;
  if (register_function("demo.withdraw", withdraw) != 0) return -1;
  return register_function("demo.for_each", for_each);
}
