"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { z } from "zod";

import { nameOf, type PictureChoice, partOf } from "@/lib/client/picture-choice";
import { queryKeys } from "@/lib/client/query-keys";
import { isAbort, reportFailure } from "@/lib/client/report-failure";
import { fileFaults, firstErrorByField, sendRun } from "@/lib/client/send-run";
import {
  type CompressedImage,
  imageCompressorContract,
} from "@/lib/tools/image-compressor/contract";

/** One image of a run: what was sent, and the result. */
export type CompressorEntry = {
  picture: PictureChoice;
  result: CompressedImage | null;
  /** One sentence; null while it waits and when it worked. */
  failure: string | null;
};

type Progress = { done: number; total: number };

/**
 * Compresses images one after the other, each in its own call; a failure doesn't stop the others.
 */
export function useCompressor() {
  const queries = useQueryClient();
  const abort = useRef<AbortController>(null);
  const [entries, setEntries] = useState<readonly CompressorEntry[]>([]);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});

  /** @returns false when a field is invalid and nothing was sent */
  function run(
    pictures: readonly PictureChoice[],
    input: z.input<typeof imageCompressorContract.input>,
  ): boolean {
    const parsed = imageCompressorContract.input.safeParse(input);
    const faults = {
      ...(parsed.success ? {} : firstErrorByField(parsed.error)),
      ...Object.assign({}, ...pictures.map(faultsOf), pictures.length === 0 ? faultsOf(null) : {}),
    };
    setFieldErrors(faults);
    if (!parsed.success || Object.keys(faults).length > 0) return false;
    void compressAll(pictures, parsed.data);
    return true;
  }

  async function compressAll(pictures: readonly PictureChoice[], input: unknown): Promise<void> {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const done: CompressorEntry[] = [];
    setEntries([]);
    for (const picture of pictures) {
      setProgress({ done: done.length, total: pictures.length });
      const entry = await compressOne(picture, input, signal);
      if (signal.aborted) return;
      done.push(entry);
      setEntries([...done]);
    }
    setProgress(null);
    await queries.invalidateQueries({ queryKey: queryKeys.creations() });
  }

  return {
    run,
    stop(): void {
      abort.current?.abort();
      setProgress(null);
    },
    entries,
    /** null while nothing is running. */
    progress,
    fieldErrors,
  };
}

function faultsOf(picture: PictureChoice | null): Record<string, string> {
  return fileFaults(imageCompressorContract.files, picture ? { image: partOf(picture) } : {});
}

async function compressOne(
  picture: PictureChoice,
  input: unknown,
  signal: AbortSignal,
): Promise<CompressorEntry> {
  try {
    const files = { image: partOf(picture) };
    const quiet = { stream: false, signal, onText: () => {}, onStep: () => {} };
    const result = await sendRun(imageCompressorContract, input, files, quiet);
    return { picture, result, failure: null };
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    reportFailure(failure, { thrown: "Error processing image", empty: "Failed" });
    const name = nameOf(picture);
    return {
      picture,
      result: null,
      failure: isAbort(failure) ? null : `${name}: ${failure.message}`,
    };
  }
}
