// Leaving the guard of `shim.cc` for the time of a callback: a fatal error in code of another language
// must not jump over its frames.
#pragma once

extern "C" void *fishplateLeaveGuard();
extern "C" void fishplateEnterGuard(void *landing);
