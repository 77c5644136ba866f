import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, type Worker } from "tesseract.js";

import { joinLines } from "@/lib/documents/read-pdf/blocks";
import type { PdfBlock } from "@/lib/documents/read-pdf/pdf";

export type Recogniser = {
  /** Paragraphs of a picture of a page, in reading order; empty when there is no text in it. */
  read(png: Buffer): Promise<PdfBlock[]>;
  close(): Promise<void>;
};

/** Of 100: what is recognised with less is dirt or a drawing. */
const MIN_CONFIDENCE = 45;

/** Recognises English print, with data from the npm package and nothing from a network. */
export function createRecogniser(): Recogniser {
  let starting: Promise<Worker> | undefined;
  const start = () => {
    const data = createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json");
    return createWorker("eng", OEM.LSTM_ONLY, {
      langPath: join(dirname(data), "4.0.0_best_int"),
      gzip: true,
      cacheMethod: "none",
    });
  };
  return {
    async read(png) {
      starting ??= start();
      const worker = await starting;
      const { data } = await worker.recognize(png);
      return data.confidence < MIN_CONFIDENCE ? [] : toBlocks(data.text);
    },
    async close() {
      await (await starting)?.terminate();
    },
  };
}

function toBlocks(text: string): PdfBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .map((lines, index) => ({
      kind: "paragraph",
      text: lines.reduce(joinLines),
      size: 0,
      x: 0,
      y: index,
    }));
}
