"use client";

import { useCallback, useState } from "react";

import { loadPart } from "@/lib/client/load-part";
import { reportFailure } from "@/lib/client/report-failure";

/**
 * Code that a component needs only once it is used, such as a dialog.
 *
 * @param fetchPart a dynamic import, the same function on every render
 * @returns the part, once it is there; `load` fetches it and returns it, or undefined with a toast if that didn't work;
 *   `preload` fetches it without a word, when it is likely to be needed soon
 */
export function usePart<Part>(fetchPart: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();

  const load = useCallback(async (): Promise<Part | undefined> => {
    try {
      const loaded = await loadPart(fetchPart);
      setPart(() => loaded);
      return loaded;
    } catch (error) {
      if (error instanceof Error) reportFailure(error);
      return undefined;
    }
  }, [fetchPart]);

  const preload = useCallback(() => void fetchPart().catch(() => {}), [fetchPart]);

  return { part, load, preload };
}
