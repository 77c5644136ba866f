"use client";

import { useEffect, useEffectEvent, useState } from "react";

import type { OpenedParts } from "@/lib/client/image-choice";
import { loadPart } from "@/lib/client/load-part";
import { reportFailure } from "@/lib/client/report-failure";

const fetchCalls = () => import("@/lib/client/run-calls");

/**
 * Puts the PDF that an opened creation was made from into the form, as if it had been chosen there.
 *
 * @param chosen what the form has: a file that the person chose meanwhile stays
 * @param prefix what the tool puts before the file's name in its titles
 * @returns that PDF once it's there; null where it wasn't kept
 */
export function useOpenedPdf(
  opened: OpenedParts | null,
  chosen: File | null,
  choose: (file: File) => unknown,
  prefix?: string,
): File | null {
  const [loaded, setLoaded] = useState<{ url: string; file: File } | null>(null);
  // Only images come as files.
  const source = opened?.source instanceof File ? null : opened?.source;
  const url = source?.url;
  const load = useEffectEvent(async (isThere: () => boolean) => {
    const { loadOpenedPdf } = await loadPart(fetchCalls);
    const file = source && (await loadOpenedPdf(source, prefix));
    if (file && isThere()) put(source.url, file);
  });
  const put = useEffectEvent((from: string, file: File) => {
    setLoaded({ url: from, file });
    if (!chosen || chosen === loaded?.file) choose(file);
  });
  useEffect(() => {
    if (!url) return;
    let isThere = true;
    load(() => isThere).catch(reportFailure);
    return () => {
      isThere = false;
    };
  }, [url]);
  return loaded && loaded.url === url ? loaded.file : null;
}
