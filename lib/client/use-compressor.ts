"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import type { CompressorFields } from "@/lib/client/compress-image";
import { choiceName, type ImageChoice } from "@/lib/client/image-choice";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { type RunProgress, useRun } from "@/lib/client/use-run";
import { useRunParts } from "@/lib/client/use-run-parts";
import type { CompressedImage } from "@/lib/tools/image-compressor/contract";

const FAILED = "Error processing image";
const fetchCompress = () => import("@/lib/client/compress-image");

/** One image of a run: what was sent, and the result. */
export type CompressorEntry = {
  image: ImageChoice;
  result: CompressedImage | null;
  /** One sentence; null on success. */
  failure: string | null;
};

/**
 * Compresses images one after the other, each in its own call; a failure doesn't stop the others.
 */
export function useCompressor() {
  const queries = useQueryClient();
  const [entries, setEntries] = useState<readonly CompressorEntry[]>([]);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const { start, stop, ...call } = useRun<void>({
    thrown: FAILED,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.creations() }),
  });

  const { withParts, waiting, cancel } = useRunParts(fetchCompress);

  function run(images: readonly ImageChoice[], fields: CompressorFields): void {
    withParts(
      ({ checkImages, compressImage }) => {
        const { errors, input } = checkImages(images, fields);
        setFieldErrors(errors);
        if (Object.keys(errors).length > 0 || !input) return;
        setEntries([]);
        start(compressAll(images, (image, signal) => compressImage(image, input, signal)));
      },
      (error) => start(() => Promise.reject(error)),
    );
  }

  function compressAll(
    images: readonly ImageChoice[],
    compress: (image: ImageChoice, signal: AbortSignal) => Promise<CompressedImage>,
  ) {
    return async ({ signal, onStep }: RunProgress): Promise<void> => {
      const total = images.length;
      for (const [done, image] of images.entries()) {
        // A single image gets no progress bar.
        onStep({ label: "Compressing", ...(total > 1 && { done, total }) });
        const entry = await compressOne(image, () => compress(image, signal), signal);
        signal.throwIfAborted();
        setEntries((before) => [...before, entry]);
      }
    };
  }

  function stopAll(): void {
    cancel();
    stop();
  }

  const status = waiting ? ("pending" as const) : call.status;
  return { ...call, status, run, stop: stopAll, entries, fieldErrors };
}

async function compressOne(
  image: ImageChoice,
  compress: () => Promise<CompressedImage>,
  signal: AbortSignal,
): Promise<CompressorEntry> {
  try {
    return { image, result: await compress(), failure: null };
  } catch (error) {
    signal.throwIfAborted();
    const fault = error instanceof Error ? error : new Error(String(error));
    reportFailure(fault, { thrown: FAILED });
    return { image, result: null, failure: `${choiceName(image)}: ${fault.message}` };
  }
}
