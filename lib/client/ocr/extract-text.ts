"use client";

import { ImageError } from "@/lib/client/ocr/load-image";
import { encodeJpeg } from "@/lib/client/ocr/prepare-image";
import { recognizeImage } from "@/lib/client/ocr/recognize-image";
import { createTwoWayRecognizer, type TwoWayRecognizer } from "@/lib/client/ocr/two-way-recognizer";
import type { Step } from "@/lib/core/progress";
import {
  isVerticalLanguage,
  missingWay,
  type OcrLanguage,
  ocrLanguage,
  otherWayOf,
} from "@/lib/ocr/languages";
import { type PageText, pictureText } from "@/lib/ocr/page-text";
import type { Corners } from "@/lib/ocr/pixels/projection";
import type { ReadPicture } from "@/lib/ocr/read-picture";
import { pageConfidence, pageWords, type RecognizedWord } from "@/lib/ocr/recognized-page";
import { isSmallPrint } from "@/lib/ocr/small-print";

export type ExtractedPage = PageText & {
  /** File name of the image. */
  name: string;
  words: RecognizedWord[];
  /** The image as the engine saw it; the words' boxes are in its pixels. */
  jpeg: Blob;
  width: number;
  height: number;
  confidence: number;
  /** What it was read in, where its lines run another way than those of the language that was chosen. */
  otherWay?: OcrLanguage | undefined;
  /** Whether some letters may be mistaken without a sign; absent for what was read before this was told. */
  isSmall?: boolean;
} & Pick<ReadPicture, "unread" | "prices" | "preparation">;

/** An image to read, and the corners of the page in it if a person set them. */
export type ChosenImage = { file: File; corners?: Corners | undefined };

export type ExtractedText = {
  pages: ExtractedPage[];
  /** Images that gave no text, each with the reason as a sentence. */
  skipped: { name: string; reason: string }[];
  seconds: number;
  /** What was read, to be read again. */
  chosen: { images: readonly ChosenImage[]; language: OcrLanguage };
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
  images: readonly ChosenImage[],
  language: OcrLanguage,
  signal: AbortSignal,
  onStep: OnStep,
): Promise<ExtractedText> {
  const startedAt = performance.now();
  const recognizer = await startRecognizer(language, signal, onStep);
  const pages: ExtractedPage[] = [];
  const skipped: ExtractedText["skipped"] = [];
  try {
    for (const [index, image] of images.entries()) {
      const { file } = image;
      const label = images.length > 1 ? `image ${index + 1} of ${images.length}` : file.name;
      const onPass = (pass: number, share: number) =>
        onStep({
          label: pass === 0 ? `Reading ${label}` : `Trying another way to read ${label}`,
          done: START_SHARE + ((1 - START_SHARE) * (index + share)) / images.length,
          total: 1,
        });
      try {
        const page = await unlessAborted(
          readPage(recognizer, image, { language, signal, onPass }),
          signal,
        );
        if (page) pages.push(page);
        else skipped.push({ name: file.name, reason: NO_TEXT });
      } catch (error) {
        if (!(error instanceof ImageError) || images.length === 1) throw error;
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
  const seconds = (performance.now() - startedAt) / 1000;
  return { pages, skipped, seconds, chosen: { images, language } };
}

async function startRecognizer(
  language: OcrLanguage,
  signal: AbortSignal,
  onStep: OnStep,
): Promise<TwoWayRecognizer> {
  const tell = (code: OcrLanguage, share: number) => {
    const isOwn = code === language;
    const label = isOwn ? "Loading the OCR engine" : `Loading ${ocrLanguage(code)?.label}`;
    onStep({ label, done: (isOwn ? share : 1) * START_SHARE, total: 1 });
  };
  signal.throwIfAborted();
  tell(language, 0);
  try {
    return await unlessAborted(createTwoWayRecognizer(language, tell, signal), signal);
  } catch (cause) {
    signal.throwIfAborted();
    const name = ocrLanguage(language)?.label;
    const what = language === "eng" ? "the OCR engine" : `the data for ${name}`;
    throw new Error(`Couldn't load ${what}. Check your connection and try again.`, { cause });
  }
}

async function readPage(
  recognizer: TwoWayRecognizer,
  { file, corners }: ChosenImage,
  {
    language,
    ...options
  }: {
    language: OcrLanguage;
    signal: AbortSignal;
    onPass: (pass: number, share: number) => void;
  },
): Promise<ExtractedPage | undefined> {
  const other = otherWayOf(language);
  const { canvas, growth, ...found } = await recognizeImage(recognizer, file, {
    corners,
    isVertical: isVerticalLanguage(language),
    ...options,
  });
  if (found.lacksOtherWay && other)
    throw new ImageError(missingWay(other, "Check your connection and try again."));
  const words = [...pageWords(found.across), ...pageWords(found.page)];
  if (words.length === 0 && found.unread.length === 0) return undefined;
  return {
    name: file.name,
    ...pictureText(found),
    words,
    jpeg: await encodeJpeg(canvas),
    width: canvas.width,
    height: canvas.height,
    unread: found.unread,
    prices: found.prices,
    preparation: found.preparation,
    confidence: pageConfidence(found.page),
    otherWay: found.isVertical === isVerticalLanguage(language) ? undefined : other,
    isSmall: isSmallPrint(words, growth),
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
