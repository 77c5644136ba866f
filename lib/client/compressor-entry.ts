"use client";

import { choiceName, type ImageChoice } from "@/lib/client/image-choice";
import { reportFailure } from "@/lib/client/report-failure";
import type { CompressedImage, CompressorInput } from "@/lib/tools/image-compressor/contract";

/** Exact text of requirement X-07. */
export const FAILED = "Error processing image";

/** One image of a run: what was sent, and the result. */
export type CompressorEntry = {
  image: ImageChoice;
  /** What was asked for. */
  input: CompressorInput;
  result: CompressedImage | null;
  /** One sentence; null on success. */
  failure: string | null;
  /** What failed; absent on success. */
  error?: Error;
  /** The image was uploaded and isn't kept, so `image` is the result. */
  sourceGone?: true;
};

/** One image to compress. */
export type CompressorTask = {
  image: ImageChoice;
  input: CompressorInput;
  compress: (
    image: ImageChoice,
    input: CompressorInput,
    signal: AbortSignal,
  ) => Promise<CompressedImage>;
  /** The entry whose place a success takes. */
  replaces?: CompressorEntry;
};

/** Compresses one image. A failure is reported and becomes part of the entry; only an abort is thrown. */
export async function compressOne(
  { image, input, compress }: CompressorTask,
  signal: AbortSignal,
): Promise<CompressorEntry> {
  try {
    return { image, input, result: await compress(image, input, signal), failure: null };
  } catch (error) {
    signal.throwIfAborted();
    const fault = error instanceof Error ? error : new Error(String(error));
    reportFailure(fault, { thrown: FAILED });
    const failure = `${choiceName(image)}: ${fault.message}`;
    return { image, input, result: null, failure, error: fault };
  }
}

/** Whether an image would meet the target size that it missed at a lower quality. */
export function fitsPoorer({ result, sourceGone }: CompressorEntry): boolean {
  return !sourceGone && typeof result?.meta.target?.similarityThatFits === "number";
}

/** The width in pixels at which an image would meet the target size that it missed; null when there's none. */
export function fittingWidth({ result, sourceGone }: CompressorEntry): number | null {
  return (!sourceGone && result?.meta.target?.widthThatFits) || null;
}
