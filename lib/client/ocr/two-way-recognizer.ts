"use client";

import { createTextRecognizer, type TextRecognizer } from "@/lib/client/ocr/text-recognizer";
import { type OcrLanguage, otherWayOf } from "@/lib/ocr/languages";

export type TwoWayRecognizer = TextRecognizer & {
  /**
   * An engine for lines that run the other way, started once it's needed; null when its files can't be loaded. Absent for
   * languages that are read in one way only.
   */
  otherWay?: (() => Promise<TextRecognizer | null>) | undefined;
};

/**
 * Starts an OCR engine in a browser worker; see `createTextRecognizer`.
 *
 * @param onShare called with the language whose engine is started, and the fraction of that which is done
 */
export async function createTwoWayRecognizer(
  language: OcrLanguage,
  onShare: (language: OcrLanguage, share: number) => void,
  signal: AbortSignal,
): Promise<TwoWayRecognizer> {
  const start = (code: OcrLanguage) =>
    createTextRecognizer(code, (share) => onShare(code, share), signal);
  const own = await start(language);
  const other = otherWayOf(language);
  let starting: Promise<TextRecognizer | null> | undefined;
  return {
    read: own.read,
    otherWay:
      other &&
      (() => {
        starting ??= start(other).catch(() => null);
        return starting;
      }),
    async close() {
      await Promise.all([own.close(), starting?.then((engine) => engine?.close())]);
    },
  };
}
