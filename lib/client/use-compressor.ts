"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { CompressorFields } from "@/lib/client/compress-image";
import {
  type CompressorEntry,
  type CompressorTask,
  compressOne,
  FAILED,
  fitsPoorer,
  fittingWidth,
} from "@/lib/client/compressor-entry";
import { batchInAddress, showCreationInAddress } from "@/lib/client/creation-address";
import type { ImageChoice, StoredImage } from "@/lib/client/image-choice";
import { loadPart } from "@/lib/client/load-part";
import { queryKeys } from "@/lib/client/query-keys";
import { useIsThere } from "@/lib/client/use-is-there";
import { type RunProgress, useRun } from "@/lib/client/use-run";
import { useRunParts } from "@/lib/client/use-run-parts";
import { useUnshownErrors } from "@/lib/client/use-unshown-errors";
import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import type { CompressorInput } from "@/lib/tools/image-compressor/contract";
import { ORIGINAL_FORMAT } from "@/lib/tools/image-compressor/options";

const fetchCompress = () => import("@/lib/client/compress-image");

/** The creation that the page's address names: its id, what it was made with, and what it and its batch were made from. */
type Opened = { id: string; fields: Partial<CompressorInput>; sources: readonly StoredImage[] };

/**
 * Compresses images one after the other, each in its own call; a failure doesn't stop the others.
 */
export function useCompressor() {
  const queries = useQueryClient();
  const [entries, setEntries] = useState<readonly CompressorEntry[]>([]);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [opened, setOpened] = useState<Opened | null>(null);
  const [sent, setSent] = useState<readonly File[] | null>(null);
  /** The creation that the address names and the page shows. */
  const shown = useRef<string>(null);
  /** What runs on this page made. */
  const made = useRef(new Set<string>());
  const isThere = useIsThere();
  useUnshownErrors(fieldErrors);
  const { start, stop, ...call } = useRun<void>({
    thrown: FAILED,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.runs() });
      return queries.invalidateQueries({ queryKey: queryKeys.creations() });
    },
  });

  const { withParts, waiting, cancel } = useRunParts(fetchCompress);

  /** Shows a creation and its batch with the fields that they were made with. */
  function open(id: string): void {
    setEntries([]);
    setSent(null);
    start(async ({ signal }) => {
      const { openCompressed } = await loadPart(fetchCompress);
      const found = await openCompressed(batchInAddress(id), signal);
      const fields = found[0]?.entry.input ?? {};
      setOpened({ id, fields, sources: found.flatMap(({ source }) => source ?? []) });
      setEntries(found.map(({ entry }) => entry));
    });
  }
  const openFrom = useEffectEvent((id: string) => {
    // The address may tell of one image of a run when the next one is done.
    const isOurs = made.current.has(id);
    if (isOurs && (call.isRunning() || entries.some(({ result }) => result?.id === id))) return;
    shown.current = id;
    open(id);
  });
  const creationId = useSearchParams().get(CREATION_PARAMETER);
  useEffect(() => {
    if (creationId && creationId !== shown.current) openFrom(creationId);
  }, [creationId]);

  /** @param moving those that stay animated, which takes WebP */
  function run(
    images: readonly ImageChoice[],
    fields: CompressorFields,
    moving: ReadonlySet<ImageChoice>,
  ): void {
    withParts(
      ({ checkImages, compressImage }) => {
        const { errors, input } = checkImages(images, fields);
        setFieldErrors(errors);
        if (Object.keys(errors).length > 0 || !input) return;
        setEntries([]);
        setSent(images.filter((image) => image instanceof File));
        const inputOf = (image: ImageChoice) =>
          moving.has(image) && input.format !== ORIGINAL_FORMAT.value
            ? { ...input, format: "webp" as const }
            : input;
        const compress = compressImage;
        const tasks = images.map((image) => ({ image, input: inputOf(image), compress }));
        start(compressAll(tasks, []));
      },
      (error) => start(() => Promise.reject(error)),
    );
  }

  /** Compresses images of a finished run again, each at the width at which its target size is met. */
  function shrink(missed: readonly CompressorEntry[]): void {
    again(missed, (entry) => {
      const width = fittingWidth(entry);
      return width === null ? null : { ...entry.input, width, height: undefined };
    });
  }

  /** Compresses images of a finished run again, each at whatever quality its target size takes. */
  function lowerQuality(missed: readonly CompressorEntry[]): void {
    again(missed, (entry) => (fitsPoorer(entry) ? { ...entry.input, anySimilarity: true } : null));
  }

  /** @param inputOf null for those that stay as they are */
  function again(
    missed: readonly CompressorEntry[],
    inputOf: (entry: CompressorEntry) => CompressorInput | null,
  ): void {
    withParts(
      ({ compressImage }) => {
        const tasks = missed.flatMap((entry): CompressorTask[] => {
          const input = inputOf(entry);
          const { image } = entry;
          return input ? [{ image, input, compress: compressImage, replaces: entry }] : [];
        });
        setSent(null);
        start(compressAll(tasks, entries));
      },
      (error) => start(() => Promise.reject(error)),
    );
  }

  /** @param before what the page shows by then */
  function compressAll(tasks: readonly CompressorTask[], before: readonly CompressorEntry[]) {
    const path = location.pathname;
    return async ({ signal, onStep }: RunProgress): Promise<void> => {
      const total = tasks.length;
      let all = before;
      for (const [done, task] of tasks.entries()) {
        // A single image gets no progress bar.
        onStep({ label: "Compressing", ...(total > 1 && { done, total }) });
        const entry = await compressOne(task, signal);
        signal.throwIfAborted();
        all = withEntry(all, entry, task.replaces);
        setEntries(all);
        if (entry.result) {
          made.current.add(entry.result.id);
          shown.current = entry.result.id;
          const batch = all.flatMap(({ result }) => result?.id ?? []);
          if (isThere.current) showCreationInAddress(entry.result.id, path, batch);
        }
      }
    };
  }

  function stopAll(): void {
    cancel();
    stop();
  }

  const status = waiting ? ("pending" as const) : call.status;
  return {
    ...call,
    status,
    sent,
    run,
    shrink,
    lowerQuality,
    stop: stopAll,
    entries,
    fieldErrors,
    opened,
  };
}

/** Adds an entry, or puts it in the place of one; a failed one replaces nothing. */
function withEntry(
  before: readonly CompressorEntry[],
  entry: CompressorEntry,
  replaced: CompressorEntry | undefined,
): readonly CompressorEntry[] {
  if (!replaced) return [...before, entry];
  return before.map((one) => (one === replaced && entry.result ? entry : one));
}
