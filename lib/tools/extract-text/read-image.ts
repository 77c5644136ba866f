import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { formatCount, secondsBetween } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { countReadWordsInTurns } from "@/lib/ocr/count-read-words-in-turns";
import { isVerticalLanguage, type OcrLanguage, readOtherWay } from "@/lib/ocr/languages";
import type { RunContext } from "@/lib/providers/context";
import { SERVER_OCR_ENGINE } from "@/lib/tools/extract-text/ocr-engine";
import type { ReadImage } from "@/lib/tools/extract-text/read-image-contract";

type Input = { language: OcrLanguage; files: { image: UploadedFile } };

/**
 * Reads the text of an image on the server, by the rules of the page that does it in the browser, and saves it to the user's
 * history.
 *
 * @throws AppError `unusable` when no text can be read, `payload_too_large` when it's too long to be saved, what the image
 *   processor says of an image that can't be read, and whatever `readPicture` throws
 */
export async function readImage(
  ctx: RunContext,
  { language, files: { image } }: Input,
): Promise<ReadImage> {
  const startedAt = ctx.now();
  ctx.progress.onStep({ label: "Recognizing text" });
  const turn = { userId: ctx.user.id, signal: ctx.signal };
  // Next to the upload, so that it is deleted along with it.
  const target = `${image.path}.pgm`;
  const limits = { maxPixels: LIMITS.imagePixels };
  const isVertical = isVerticalLanguage(language);
  await ctx.imageProcessor.toGray({ source: image.path, target, limits, isVertical }, turn);
  const { text, unread, ...read } = await ctx.pdfReader.readPicture(
    { path: target },
    { ...turn, language },
  );
  if (text.trim() === "") throw new AppError("unusable", "No text could be read in this image.");
  if (text.length > LIMITS.ocrTextCharacters) throw tooLong(text.length);
  const words = await countReadWordsInTurns(text, ctx.signal);
  const seconds = secondsBetween(startedAt, ctx.now());
  const meta = { engine: SERVER_OCR_ENGINE, words, seconds };
  const row = await keepCreation(ctx, {
    tool: "extract-text",
    type: "text",
    prompt: `Text from ${image.name || "an image"}`,
    content: text,
    meta,
    parentId: image.creationId,
  });
  const message = [
    ...(read.language === language ? [] : [readOtherWay(read.language)]),
    ...(unread > 0
      ? [`${formatCount(unread, "line")} looked like text and couldn't be read.`]
      : []),
  ].join(" ");
  return { id: row.id, content: text, meta, ...(message && { message }) };
}

function tooLong(characters: number): AppError {
  const [length, limit] = [characters, LIMITS.ocrTextCharacters].map((n) => n.toLocaleString("en"));
  const message = `The text has ${length} characters. The limit is ${limit}.`;
  return new AppError("payload_too_large", message);
}
