import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { beginningOf } from "@/lib/core/text";
import { foreignLanguage } from "@/lib/drafting/foreign-language";
import { countReadWordsInTurns } from "@/lib/ocr/count-read-words-in-turns";
import type { RunContext } from "@/lib/providers/context";
import type { ExtractTextInput } from "@/lib/tools/extract-text/contract";
import { OCR_ENGINE } from "@/lib/tools/extract-text/ocr-engine";

/** Enough to tell a language by, however long the text is. */
const LANGUAGE_CHARACTERS = 2_000;

/**
 * Saves text that the browser recognized in images to the user's history. `content` is plain text,
 * not Markdown.
 */
export async function saveExtractedText(
  ctx: RunContext,
  input: ExtractTextInput,
): Promise<{ id: string; language?: string }> {
  const row = await keepCreation(ctx, {
    tool: "extract-text",
    type: "text",
    prompt: input.source ? `Text from ${input.source}` : "Text from an image",
    content: input.text,
    meta: { engine: OCR_ENGINE, words: await countReadWordsInTurns(input.text, ctx.signal) },
  });
  const language = foreignLanguage(beginningOf(input.text, LANGUAGE_CHARACTERS));
  return { id: row.id, ...(language && { language }) };
}
