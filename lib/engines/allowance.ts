import "server-only";

import { isEmbedded } from "@/lib/core/env";
import type { RunAllowance } from "@/lib/core/run-allowance";
import { processEngineOf } from "@/lib/engines/process-engine";
import { parseRef } from "@/lib/engines/refs";
import type { EngineKind } from "@/lib/engines/row";
import type { UserContext } from "@/lib/providers/context";

type Engines = Pick<UserContext, "text" | "imageGenerator" | "vision">;

/** What a run with this engine counts toward. A reference that names nothing fails before it's charged. */
export function allowanceOf(ctx: Engines, kind: EngineKind, ref: string): RunAllowance {
  switch (parseRef(ref)?.names) {
    case "process":
      // What the detector doesn't find, the operator's image model redraws, with their key.
      if (kind === "erases" && ctx.vision.redrawWithout) return "plan";
      return processEngineOf(ctx, kind).engine.builtIn ? "built-in" : "plan";
    case "downloaded":
      return "built-in";
    case "browser":
    case "connection":
      return "own-engine";
    case "near":
      // Elsewhere, the servers beside this one are the operator's.
      return isEmbedded() ? "own-engine" : "plan";
    default:
      return "plan";
  }
}
