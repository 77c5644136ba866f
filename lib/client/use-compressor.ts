"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { choiceName, type ImageChoice, toFormPart } from "@/lib/client/image-choice";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { sendRun } from "@/lib/client/send-run";
import { uploadLargeFiles } from "@/lib/client/upload-large-files";
import { useRun } from "@/lib/client/use-run";
import { validateInput } from "@/lib/client/validate-input";
import {
  type CompressedImage,
  imageCompressorContract,
} from "@/lib/tools/image-compressor/contract";

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
  const { start, ...call } = useRun<void>({
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.creations() }),
  });

  function run(
    images: readonly ImageChoice[],
    fields: z.input<typeof imageCompressorContract.input>,
  ): void {
    const choices = images.length > 0 ? images : [null];
    const checks = choices.map((image) =>
      validateInput(imageCompressorContract, fields, image ? { image: toFormPart(image) } : {}),
    );
    const faults = Object.assign({}, ...checks.map((check) => check.errors));
    setFieldErrors(faults);
    if (Object.keys(faults).length > 0) return;
    setEntries([]);
    start(async ({ signal, onStep }) => {
      const total = images.length;
      for (const [done, image] of images.entries()) {
        // A single image gets no progress bar.
        onStep({ label: "Compressing", ...(total > 1 && { done, total }) });
        const entry = await compressOne(image, checks[0]?.input, signal);
        signal.throwIfAborted();
        setEntries((before) => [...before, entry]);
      }
    });
  }

  return { ...call, run, entries, fieldErrors };
}

async function compressOne(
  image: ImageChoice,
  input: unknown,
  signal: AbortSignal,
): Promise<CompressorEntry> {
  try {
    const files = await uploadLargeFiles({ image: toFormPart(image) }, { signal });
    const result = await sendRun(imageCompressorContract, input, { files, signal });
    return { image, result, failure: null };
  } catch (error) {
    signal.throwIfAborted();
    const fault = error instanceof Error ? error : new Error(String(error));
    reportFailure(fault, { thrown: "Error processing image" });
    return { image, result: null, failure: `${choiceName(image)}: ${fault.message}` };
  }
}
