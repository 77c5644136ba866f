import type { GrammarFault } from "@/lib/providers/grammar/port";

/** What the grammar worker does. */
export type GrammarJobs = {
  check: { input: { lines: readonly string[] }; event: never; output: GrammarFault[] };
};
