"use client";

import { useEffect, useRef, useState } from "react";

import { fetchSample } from "@/lib/client/fetch-sample";
import { createLatestShrink, type ShrinkState } from "@/lib/client/latest-shrink";
import { loadPart } from "@/lib/client/load-part";
import { useObjectUrl } from "@/lib/client/use-object-url";

const fetchShrink = () => import("@/lib/client/shrink-here");

/**
 * Compresses an image as often as its quality changes. Only the last one asked for is shown.
 *
 * @param sample the image to begin with, fetched when it's first needed
 */
export function useLiveCompressor(sample: { name: string; url: string }) {
  const [state, setState] = useState<ShrinkState>({
    shrunk: null,
    fault: undefined,
    pending: false,
  });
  const work = useRef<ReturnType<typeof createLatestShrink> | null>(null);
  const url = useObjectUrl(state.shrunk?.file ?? null);

  useEffect(
    () => () => {
      work.current?.close();
      work.current = null;
    },
    [],
  );

  function shrinker(): ReturnType<typeof createLatestShrink> {
    work.current ??= createLatestShrink({
      open: async (file) => (await loadPart(fetchShrink)).openHere(file),
      fetchFirst: async () => ({ name: sample.name, file: await fetchSample(sample.url) }),
      onChange: setState,
    });
    return work.current;
  }

  return {
    ...state,
    url,
    /** @param file a new image; null for the one that was chosen last, or the sample */
    shrink: (file: File | null, quality: number) =>
      shrinker().shrink(file && { name: file.name, file }, quality),
    /** See `createLatestShrink`. */
    settle: () => shrinker().settle(),
    preload: () => void fetchShrink().catch(() => {}),
  };
}
