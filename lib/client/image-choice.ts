"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

import { queryKeys } from "@/lib/client/query-keys";

/** An image that is already on the server: one of the caller's creations. */
export type StoredImage = { url: string; title: string };

/** What an opened creation was made from: its image, and the URL of the mask of what was removed; null where it wasn't kept. */
export type OpenedParts = { source: StoredImage | null; mask: string | null };

/** What an image tool works on. */
export type ImageChoice = File | StoredImage;

type Use = (image: ImageChoice | null) => void;

/** The part of the call that stands for a choice; see `useTool().run`. */
export function toFormPart(choice: ImageChoice): File | string {
  return choice instanceof File ? choice : choice.url;
}

export function choiceName(choice: ImageChoice): string {
  return choice instanceof File ? choice.name : choice.title;
}

/**
 * The one image in a tool's form. It starts as the creation named in the page's URL, if another
 * tool sent it here.
 *
 * @param source what comes before that: what an opened creation was made from, or the result to go on with
 */
export function useImageChoice(source: ImageChoice | null = null) {
  const from = useSearchParams().get("from");
  const [chosen, choose] = useState<ImageChoice | null>();
  const sent = useQuery({
    queryKey: [...queryKeys.creation(from ?? ""), "image"],
    enabled: from !== null,
    retry: false,
    meta: { toastFailure: true },
    // Most pages are opened with nothing sent to them.
    queryFn: async ({ signal }) =>
      (await import("@/lib/client/sent-image")).fetchSentImage(from ?? "", signal),
  });
  const stored = from === null ? null : (sent.data ?? null);
  /** undefined: whatever was sent here; null: removed by hand. */
  const image = chosen === undefined ? (source ?? stored) : chosen;
  const isLoading = image === null && chosen === undefined && sent.isLoading;

  const [waiting, setWaiting] = useState<Use | null>(null);
  useEffect(() => {
    if (!waiting || isLoading) return;
    setWaiting(null);
    waiting(image);
  }, [waiting, isLoading, image]);

  return {
    image,
    /** The file that was chosen here: none or one. */
    files: chosen instanceof File ? [chosen] : [],
    choose,
    isLoading,
    /** Calls `use` with the image: at once, or when the one that was sent here has come. */
    withImage: (use: Use) => (isLoading ? setWaiting(() => use) : use(image)),
    /** Whether `withImage` waits. */
    isAwaited: waiting !== null,
  };
}
