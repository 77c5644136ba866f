import { citationMark } from "@/lib/documents/citation";
import type { RunContext } from "@/lib/providers/context";

/** Without timestamps every part is at 0, which isn't worth showing. */
const NO_TIME = citationMark("youtube", 0);

/** A run that shows no citation marks while it goes on. */
export function withoutTimestamps(ctx: RunContext): RunContext {
  const { onText, onReplace } = ctx.progress;
  const progress = {
    ...ctx.progress,
    onText: (text: string) => onText(removeTimestamps(text)),
    onReplace: (text: string) => onReplace(removeTimestamps(text)),
  };
  return { ...ctx, progress };
}

/** Removes the citation marks from a text about a transcript without timestamps. */
export function removeTimestamps(markdown: string): string {
  return markdown.replaceAll(` ${NO_TIME}`, "").replaceAll(NO_TIME, "");
}
