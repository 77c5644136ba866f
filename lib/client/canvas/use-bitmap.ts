"use client";

import { useEffect, useState } from "react";

import { decodeBitmap } from "@/lib/client/canvas/layers";
import { fetchFile } from "@/lib/client/fetch-file";

export type BitmapState = ImageBitmap | "loading" | "failed";

/** A decoded image, from a file or from one of our own URLs. */
export function useBitmap(source: Blob | string | null): BitmapState {
  const [state, setState] = useState<{ source: Blob | string | null; bitmap: BitmapState }>({
    source: null,
    bitmap: "loading",
  });
  useEffect(() => {
    if (source === null) return;
    let current = true;
    let decoded: ImageBitmap | undefined;
    const keep = (bitmap: BitmapState) => current && setState({ source, bitmap });
    openBitmap(source).then(
      (bitmap) => {
        decoded = bitmap;
        if (current) keep(bitmap);
        else bitmap.close();
      },
      () => keep("failed"),
    );
    return () => {
      current = false;
      decoded?.close();
    };
  }, [source]);
  return state.source === source ? state.bitmap : "loading";
}

/** @throws Error when it can't be fetched, or the browser can't decode its format */
export async function openBitmap(source: Blob | string): Promise<ImageBitmap> {
  return decodeBitmap(typeof source === "string" ? await fetchFile(source) : source);
}
