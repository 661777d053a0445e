#pragma once

namespace fishplate {
// Registers the guards. Call it before MLIR registers its own passes.
void registerGuardedPasses();
} // namespace fishplate
