"use client";

import type { ExtractedText } from "@/lib/client/ocr/extract-text";
import { keepReading } from "@/lib/client/ocr/kept-readings";
import { sendRun } from "@/lib/client/send-run";
import { formatCount } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import { joinPages } from "@/lib/ocr/join-pages";
import { joinPieces } from "@/lib/ocr/text-pieces";
import { extractTextContract } from "@/lib/tools/extract-text/contract";

/** Whether the text has been saved to the dashboard. */
export type SaveState =
  | { state: "keeping" }
  | { state: "kept"; id: string; language?: string | undefined }
  | { state: "failed"; message: string };

/**
 * Saves the text of images to the dashboard, unless it is too long. The images stay in this browser.
 *
 * @throws ApiError
 */
export async function saveText(
  read: ExtractedText,
  userId: string | undefined,
): Promise<SaveState> {
  const { pages } = read;
  const text = joinPieces(joinPages(pages, null));
  if (text.length > LIMITS.ocrTextCharacters) {
    const message = `The text has ${text.length.toLocaleString("en")} characters. The limit is ${LIMITS.ocrTextCharacters.toLocaleString("en")}.`;
    return { state: "failed", message };
  }
  const source = pages.map(({ name }) => name).join(", ");
  const input = { text, source: source.length > 300 ? formatCount(pages.length, "image") : source };
  const { id, language } = await sendRun(extractTextContract, input);
  if (userId !== undefined) await keepReading(userId, id, read);
  return { state: "kept", id, language };
}
