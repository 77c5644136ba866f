"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

import type { MaskChoice } from "@/lib/client/canvas/open-mask";
import { queryKeys } from "@/lib/client/query-keys";

/** An image that is already on the server: one of the caller's creations. */
export type StoredImage = { url: string; title: string };

/** What an image tool works on. */
export type ImageChoice = File | StoredImage;

/**
 * What an opened creation was made from, or a run works on: its image, and the mask of what was removed; null where it wasn't
 * kept. What a run works on comes as files.
 */
export type OpenedParts = {
  source: ImageChoice | null;
  mask: MaskChoice | null;
  /** They are on their way, for as long as the run goes on. */
  isComing?: true;
};

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
 * @param isComing whether that is on its way
 */
export function useImageChoice(source: ImageChoice | null = null, isComing = false) {
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
  const isLoading = image === null && chosen === undefined && (isComing || sent.isLoading);

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
