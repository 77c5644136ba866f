"use client";

import { ImageError } from "@/lib/client/ocr/load-image";
import { encodeCanvas } from "@/lib/client/ocr/prepare-image";
import { recognizeImage } from "@/lib/client/ocr/recognize-image";
import { createTextRecognizer, type TextRecognizer } from "@/lib/client/ocr/text-recognizer";
import type { Step } from "@/lib/core/progress";
import { type OcrLanguage, ocrLanguage } from "@/lib/ocr/languages";
import { pageConfidence, pageWords, type RecognizedWord } from "@/lib/ocr/recognized-page";
import { reflowText } from "@/lib/ocr/reflow-text";
import type { TextPiece } from "@/lib/ocr/text-pieces";

export type ExtractedPage = {
  /** File name of the image. */
  name: string;
  /** With lines joined into paragraphs, and with the image's own line breaks. */
  flowing: TextPiece[];
  lines: TextPiece[];
  words: RecognizedWord[];
  /** The image as the engine saw it; the words' boxes are in its pixels. */
  jpeg: Blob;
  width: number;
  height: number;
  confidence: number;
};

export type ExtractedText = {
  pages: ExtractedPage[];
  /** Images that gave no text, each with the reason as a sentence. */
  skipped: { name: string; reason: string }[];
  seconds: number;
};

type OnStep = (step: Step) => void;

/** How much of the whole run starting the engine takes. */
const START_SHARE = 0.15;
const NO_TEXT = "No text found.";

/**
 * Reads images one after the other.
 *
 * @throws ImageError when no image can be opened; Error when the engine fails
 */
export async function extractText(
  files: readonly File[],
  language: OcrLanguage,
  signal: AbortSignal,
  onStep: OnStep,
): Promise<ExtractedText> {
  const startedAt = performance.now();
  const recognizer = await startRecognizer(language, signal, onStep);
  const pages: ExtractedPage[] = [];
  const skipped: ExtractedText["skipped"] = [];
  try {
    for (const [index, file] of files.entries()) {
      const label = files.length > 1 ? `image ${index + 1} of ${files.length}` : file.name;
      const onPass = (pass: number, share: number) =>
        onStep({
          label: pass === 0 ? `Reading ${label}` : `Trying another way to read ${label}`,
          done: START_SHARE + ((1 - START_SHARE) * (index + share)) / files.length,
          total: 1,
        });
      try {
        const page = await unlessAborted(readPage(recognizer, file, onPass), signal);
        if (page) pages.push(page);
        else skipped.push({ name: file.name, reason: NO_TEXT });
      } catch (error) {
        if (!(error instanceof ImageError) || files.length === 1) throw error;
        skipped.push({ name: file.name, reason: error.message });
      }
    }
  } finally {
    void recognizer.close();
  }
  const faults = skipped.filter(({ reason }) => reason !== NO_TEXT);
  if (pages.length === 0 && faults.length > 0) {
    throw new ImageError(faults.map(({ name, reason }) => `${name}: ${reason}`).join(" "));
  }
  return { pages, skipped, seconds: (performance.now() - startedAt) / 1000 };
}

async function startRecognizer(
  language: OcrLanguage,
  signal: AbortSignal,
  onStep: OnStep,
): Promise<TextRecognizer> {
  const label = "Loading the OCR engine";
  const tell = (share: number) => onStep({ label, done: share * START_SHARE, total: 1 });
  tell(0);
  const opening = createTextRecognizer(language, tell);
  // An engine that finishes loading after its run was stopped must not linger.
  signal.addEventListener("abort", () => void opening.then((late) => late.close()).catch(() => {}));
  try {
    return await unlessAborted(opening, signal);
  } catch (cause) {
    signal.throwIfAborted();
    const name = ocrLanguage(language)?.label;
    const what = language === "eng" ? "the OCR engine" : `the data for ${name}`;
    throw new Error(`Couldn't load ${what}. Check your connection and try again.`, { cause });
  }
}

async function readPage(
  recognizer: TextRecognizer,
  file: File,
  onPass: (pass: number, share: number) => void,
): Promise<ExtractedPage | undefined> {
  const { page, image } = await recognizeImage(recognizer, file, onPass);
  const words = pageWords(page);
  if (words.length === 0) return undefined;
  return {
    name: file.name,
    flowing: reflowText(page, false),
    lines: reflowText(page, true),
    words,
    jpeg: await encodeCanvas(image, "image/jpeg"),
    width: image.width,
    height: image.height,
    confidence: pageConfidence(page),
  };
}

/** A terminated engine never responds. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
    work.then(resolve, reject);
  });
}
