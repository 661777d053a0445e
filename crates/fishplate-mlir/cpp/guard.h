// Leaves the guard of `shim.cc` during a callback, because a fatal error in code of another language must not jump over
// its frames.
#pragma once

extern "C" void *fishplateLeaveGuard();
extern "C" void fishplateEnterGuard(void *landing);
