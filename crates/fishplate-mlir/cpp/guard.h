// The guard of `shim.cc` for other files.
#pragma once

// Runs code in the guard, and returns the message of the fatal error that ended it, to be freed with free(), or null.
extern "C" char *fishplateGuarded(void (*body)(void *), void *data);

template <typename Body> char *runGuarded(Body body) {
  return fishplateGuarded([](void *data) { (*static_cast<Body *>(data))(); }, &body);
}

// Leaves the guard during a callback, because a fatal error in code of another language must not jump over its frames.
extern "C" void *fishplateLeaveGuard();
extern "C" void fishplateEnterGuard(void *landing);
