import { AppError } from "@/lib/core/errors";
import { estimateTokens } from "@/lib/documents/token-budget";
import type { TextPort } from "@/lib/providers/text/port";

/** Of a model's context; the rest is for the article. */
const NOTES_SHARE = 0.5;

/**
 * Refuses notes that a model with a small context couldn't hold beside the article: some servers cut off what doesn't
 * fit without a word.
 *
 * @throws AppError `unusable`, with the number of characters that fit
 */
export async function checkRoomForNotes(text: TextPort, notes: string): Promise<void> {
  if (!notes) return;
  const context = await text.contextTokens?.();
  if (context === undefined) return;
  const tokens = estimateTokens(notes);
  const room = context * NOTES_SHARE;
  if (tokens <= room) return;
  const fitting = Math.floor((notes.length * room) / tokens / 100) * 100;
  throw new AppError(
    "unusable",
    `Your notes are too long for ${text.engine.name}. Shorten them to about ${fitting.toLocaleString("en-US")} characters.`,
  );
}
