import type { GrammarIssue } from "@/lib/providers/grammar/port";

/** Jobs of the grammar worker. */
export type GrammarJobs = {
  check: { input: { lines: readonly string[] }; event: never; output: GrammarIssue[] };
  unknownWords: { input: { lines: readonly string[] }; event: never; output: string[][] };
};
