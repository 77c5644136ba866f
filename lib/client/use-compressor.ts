"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";

import { sendRun } from "@/lib/client/call-api";
import { nameOf, type PictureChoice, partOf } from "@/lib/client/image-choice";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { sendLargeFilesAhead } from "@/lib/client/upload-large-files";
import { useRun } from "@/lib/client/use-run";
import { checkInput } from "@/lib/client/validate-input";
import {
  type CompressedImage,
  imageCompressorContract,
} from "@/lib/tools/image-compressor/contract";

/** One image of a run: what was sent, and the result. */
export type CompressorEntry = {
  picture: PictureChoice;
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
    pictures: readonly PictureChoice[],
    fields: z.input<typeof imageCompressorContract.input>,
  ): void {
    const choices = pictures.length > 0 ? pictures : [null];
    const checks = choices.map((picture) =>
      checkInput(imageCompressorContract, fields, picture ? { image: partOf(picture) } : {}),
    );
    const faults = Object.assign({}, ...checks.map((check) => check.faults));
    setFieldErrors(faults);
    if (Object.keys(faults).length > 0) return;
    setEntries([]);
    start(async ({ signal, onStep }) => {
      const total = pictures.length;
      for (const [done, picture] of pictures.entries()) {
        // A single image gets no progress bar.
        onStep({ label: "Compressing", ...(total > 1 && { done, total }) });
        const entry = await compressOne(picture, checks[0]?.input, signal);
        signal.throwIfAborted();
        setEntries((before) => [...before, entry]);
      }
    });
  }

  return { ...call, run, entries, fieldErrors };
}

async function compressOne(
  picture: PictureChoice,
  input: unknown,
  signal: AbortSignal,
): Promise<CompressorEntry> {
  try {
    const files = await sendLargeFilesAhead({ image: partOf(picture) }, { signal });
    const result = await sendRun(imageCompressorContract, input, { files, signal });
    return { picture, result, failure: null };
  } catch (error) {
    signal.throwIfAborted();
    const fault = error instanceof Error ? error : new Error(String(error));
    reportFailure(fault, { thrown: "Error processing image" });
    return { picture, result: null, failure: `${nameOf(picture)}: ${fault.message}` };
  }
}
