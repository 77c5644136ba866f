import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, type Worker } from "tesseract.js";
import type { OcrLanguage } from "@/lib/ocr/languages";
import { legibleLetters, pageConfidence, toRecognizedPage } from "@/lib/ocr/recognized-page";
import { reflowText } from "@/lib/ocr/reflow-text";
import { joinPieces } from "@/lib/ocr/text-pieces";
import type { RecognizedImageText } from "@/lib/pdf/jobs";
import type { PdfBlock } from "@/lib/pdf/pdf";

/** The text of an image. */
export type RecognizedText = Omit<RecognizedImageText, "page"> & {
  /** Letters and digits of words that are surely ones: few where an image isn't upright. */
  legibleLetters: number;
};

/** An OCR engine for one language. The caller closes it. */
export type PageRecognizer = {
  /** Recognizes the text in an image of a page, in any common format. */
  read(image: Buffer): Promise<RecognizedText>;
  close(): Promise<void>;
};

/** Of 100: anything below is dirt, a drawing or another script. */
const MIN_CONFIDENCE = 45;

/**
 * Creates an OCR engine for one language from data on this machine.
 *
 * @param folder holds the language's data; English comes with an npm package
 */
export async function createPageRecognizer(
  language: OcrLanguage,
  folder = englishFolder(),
): Promise<PageRecognizer> {
  const worker = await startTesseract(language, folder);
  return {
    async read(image) {
      const { data } = await worker.recognize(image, {}, { text: false, blocks: true });
      const page = toRecognizedPage(data.blocks ?? []);
      const text = joinPieces(reflowText(page, false));
      const confidence = pageConfidence(page);
      return {
        blocks: confidence < MIN_CONFIDENCE ? [] : toBlocks(text),
        confidence,
        letters: text.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
        legibleLetters: legibleLetters(page),
      };
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** Starts Tesseract for one language from data on this machine; see `createPageRecognizer`. The caller ends it. */
export function startTesseract(language: OcrLanguage, folder = englishFolder()): Promise<Worker> {
  return createWorker(language, OEM.LSTM_ONLY, {
    langPath: folder,
    gzip: true,
    cacheMethod: "none",
  });
}

function englishFolder(): string {
  const data = createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json");
  return join(dirname(data), "4.0.0_best_int");
}

/** A line that ends early, as in a list or table, becomes its own block. */
function toBlocks(text: string): PdfBlock[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map((line, index) => ({ kind: "paragraph", text: line, size: 0, x: 0, y: index }));
}
