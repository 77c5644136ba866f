import "server-only";

import type { Engine, EngineStatus } from "@/lib/core/engine";
import type { EngineKind } from "@/lib/engines/row";
import type { UserContext } from "@/lib/providers/context";

type Engines = Pick<UserContext, "text" | "imageGenerator" | "vision">;

/** What this server's process does it with: what the operator set, or else what comes with the product. */
export function processEngineOf(
  { text, imageGenerator, vision }: Engines,
  kind: EngineKind,
): { engine: Engine; status: () => EngineStatus } {
  if (kind === "writes") return text;
  if (kind === "paints") return imageGenerator;
  const capability = kind === "erases" ? "erase" : "cutOut";
  return { engine: vision.engines[capability], status: () => vision.status(capability) };
}
