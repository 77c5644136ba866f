"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { CompressorFields } from "@/lib/client/compress-image";
import { showCreationInAddress } from "@/lib/client/creation-address";
import { choiceName, type ImageChoice, type StoredImage } from "@/lib/client/image-choice";
import { loadPart } from "@/lib/client/load-part";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { type RunProgress, useRun } from "@/lib/client/use-run";
import { useRunParts } from "@/lib/client/use-run-parts";
import { useUnshownErrors } from "@/lib/client/use-unshown-errors";
import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import type { CompressedImage, CompressorInput } from "@/lib/tools/image-compressor/contract";

const FAILED = "Error processing image";
const fetchCompress = () => import("@/lib/client/compress-image");

/** One image of a run: what was sent, and the result. */
export type CompressorEntry = {
  image: ImageChoice;
  result: CompressedImage | null;
  /** One sentence; null on success. */
  failure: string | null;
  /** The image was uploaded and isn't kept, so `image` is the result. */
  sourceGone?: true;
};

/** A creation that the page's address names: its id, and what it was made with. */
type Opened = { id: string; fields: Partial<CompressorInput>; source: StoredImage | null };

/**
 * Compresses images one after the other, each in its own call; a failure doesn't stop the others.
 */
export function useCompressor() {
  const queries = useQueryClient();
  const [entries, setEntries] = useState<readonly CompressorEntry[]>([]);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [opened, setOpened] = useState<Opened | null>(null);
  /** The creation that the address names and the page shows. */
  const shown = useRef<string>(null);
  useUnshownErrors(fieldErrors);
  const { start, stop, ...call } = useRun<void>({
    thrown: FAILED,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.creations() }),
  });

  const { withParts, waiting, cancel } = useRunParts(fetchCompress);

  /** Shows a creation with the fields that it was made with. */
  function open(id: string): void {
    setEntries([]);
    start(async ({ signal }) => {
      const { openCompressed } = await loadPart(fetchCompress);
      const { input, result, source } = await openCompressed(id, signal);
      setOpened({ id, fields: input, source });
      const image = source ?? { url: result.content, title: "image" };
      setEntries([{ image, result, failure: null, ...(!source && { sourceGone: true }) }]);
    });
  }
  const openFrom = useEffectEvent(open);
  const creationId = useSearchParams().get(CREATION_PARAMETER);
  useEffect(() => {
    if (!creationId || creationId === shown.current) return;
    shown.current = creationId;
    openFrom(creationId);
  }, [creationId]);

  function run(images: readonly ImageChoice[], fields: CompressorFields): void {
    withParts(
      ({ checkImages, compressImage }) => {
        const { errors, input } = checkImages(images, fields);
        setFieldErrors(errors);
        if (Object.keys(errors).length > 0 || !input) return;
        setEntries([]);
        const path = location.pathname;
        start(compressAll(images, (image, signal) => compressImage(image, input, signal), path));
      },
      (error) => start(() => Promise.reject(error)),
    );
  }

  function compressAll(
    images: readonly ImageChoice[],
    compress: (image: ImageChoice, signal: AbortSignal) => Promise<CompressedImage>,
    path: string,
  ) {
    return async ({ signal, onStep }: RunProgress): Promise<void> => {
      const total = images.length;
      for (const [done, image] of images.entries()) {
        // A single image gets no progress bar.
        onStep({ label: "Compressing", ...(total > 1 && { done, total }) });
        const entry = await compressOne(image, () => compress(image, signal), signal);
        signal.throwIfAborted();
        setEntries((before) => [...before, entry]);
        if (entry.result) {
          shown.current = entry.result.id;
          showCreationInAddress(entry.result.id, path);
        }
      }
    };
  }

  function stopAll(): void {
    cancel();
    stop();
  }

  const status = waiting ? ("pending" as const) : call.status;
  return { ...call, status, run, stop: stopAll, entries, fieldErrors, opened };
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
