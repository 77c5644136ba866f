import type { EngineChoices } from "@/db/queries/engines";
import type { EngineKind } from "@/lib/engines/row";

/** Where a person's choice for each kind is kept. */
export const CHOICE_COLUMNS = {
  writes: "ref",
  paints: "painterRef",
  erases: "eraserRef",
  cutsOut: "cutterRef",
} as const satisfies Record<EngineKind, keyof EngineChoices>;
