import type { GrammarIssue, MarkdownIssue } from "@/lib/providers/grammar/port";

/** Jobs of the grammar worker. */
export type GrammarJobs = {
  check: { input: { lines: readonly string[] }; event: never; output: GrammarIssue[] };
  checkMarkdown: { input: { markdown: string }; event: never; output: MarkdownIssue[] };
  unknownWords: { input: { lines: readonly string[] }; event: never; output: string[][] };
};
