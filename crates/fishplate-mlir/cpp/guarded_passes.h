#pragma once

namespace fishplate {
// Registers what stands in for passes of MLIR that can leave broken IR behind. Call it before MLIR registers its passes.
void registerGuardedPasses();
} // namespace fishplate
