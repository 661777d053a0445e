/* The bank used from C, with no Python in the process: functions are looked up by name in the global table, an
 * account is read through its reflected fields, and an error comes with its backtrace. */
#include <stdio.h>
#include <string.h>
#include <tvm/ffi/c_api.h>

#include "bank.h"

static TVMFFIObjectHandle find(const char* name) {
  TVMFFIByteArray key = {name, strlen(name)};
  TVMFFIObjectHandle function = NULL;
  TVMFFIFunctionGetGlobal(&key, &function);
  return function;
}

static void print_fields(TVMFFIObject* object) {
  const TVMFFITypeInfo* type = TVMFFIGetTypeInfo(object->type_index);
  printf("  %.*s, type index %d\n", (int)type->type_key.size, type->type_key.data, type->type_index);
  for (int32_t i = 0; i < type->num_fields; ++i) {
    const TVMFFIFieldInfo* field = &type->fields[i];
    TVMFFIAny value = {0};
    field->getter((char*)object + field->offset, &value);
    printf("    .%.*s = ", (int)field->name.size, field->name.data);
    if (value.type_index == kTVMFFIFloat) printf("%.2f\n", value.v_float64);
    else printf("%.*s\n", (int)value.small_str_len, value.v_bytes); /* up to 7 bytes sit in the value itself */
  }
}

static void print_raised_error(void) {
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  const TVMFFIErrorCell* cell = (TVMFFIErrorCell*)((char*)error + sizeof(TVMFFIObject));
  printf("  %.*s: %.*s\n%.*s", (int)cell->kind.size, cell->kind.data, (int)cell->message.size, cell->message.data,
         (int)cell->backtrace.size, cell->backtrace.data);
  TVMFFIObjectDecRef(error);
}

int main(void) {
  if (bank_register() != 0) {
    print_raised_error();
    return 1;
  }
  TVMFFIObjectHandle open_account = find("demo.open_account"), withdraw = find("demo.withdraw");
  TVMFFIAny account = {0}, left = {0};
  TVMFFIAny owner_and_balance[] = {{.type_index = kTVMFFIRawStr, .v_c_str = "Ada"},
                                   {.type_index = kTVMFFIFloat, .v_float64 = 100}};
  if (TVMFFIFunctionCall(open_account, owner_and_balance, 2, &account) != 0) return 1;
  print_fields(account.v_obj);

  TVMFFIAny account_and_amount[] = {account, {.type_index = kTVMFFIFloat, .v_float64 = 70}};
  if (TVMFFIFunctionCall(withdraw, account_and_amount, 2, &left) != 0) return 1;
  printf("  after withdrawing 70: %.2f; once more:\n", left.v_float64);
  if (TVMFFIFunctionCall(withdraw, account_and_amount, 2, &left) != 0) print_raised_error();

  TVMFFIObjectDecRef(account.v_obj);
  TVMFFIObjectDecRef(open_account);
  TVMFFIObjectDecRef(withdraw);
  return 0;
}
