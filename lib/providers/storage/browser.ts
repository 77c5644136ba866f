"use client";

import { put } from "@vercel/blob/client";

/**
 * The browser's half of the store: puts one object where `direct.allow` of the storage port said it may.
 *
 * @throws Error when the store does not take it; an AbortError when `signal` fires
 */
export async function putObject(
  place: { key: string; token: string },
  file: File,
  signal: AbortSignal,
): Promise<void> {
  await put(place.key, file, {
    access: "private",
    token: place.token,
    // What it is, its bytes tell.
    contentType: "application/octet-stream",
    abortSignal: signal,
  });
}
