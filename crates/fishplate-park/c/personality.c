// The personality function of all Rust frames in one shared library: a forced unwind parks its thread, and
// everything else goes to Rust's own.
//
// Frames name their personality function by the variable DW.ref.rust_eh_personality, which every object file of
// Rust's has, weak and hidden. The one here is strong, so the linker takes it.
#include <stdint.h>
#include <unistd.h>
#include <unwind.h>

_Unwind_Reason_Code rust_eh_personality(int version, _Unwind_Action actions, _Unwind_Exception_Class class,
                                        struct _Unwind_Exception *exception, struct _Unwind_Context *context);

// The stack stays untouched: nothing was cleaned up yet, and code that borrowed something on it may continue. Only
// pthread_exit and pthread_cancel force an unwind.
static _Unwind_Reason_Code personality(int version, _Unwind_Action actions, _Unwind_Exception_Class class,
                                       struct _Unwind_Exception *exception, struct _Unwind_Context *context) {
  if (actions & _UA_FORCE_UNWIND) {
    for (;;) pause();
  }
  return rust_eh_personality(version, actions, class, exception, context);
}

extern _Unwind_Personality_Fn const reference __asm__("DW.ref.rust_eh_personality") __attribute__((visibility("hidden")));
_Unwind_Personality_Fn const reference = personality;
