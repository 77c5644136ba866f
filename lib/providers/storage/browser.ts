"use client";

import { put } from "@vercel/blob/client";

/**
 * Uploads a file from the browser with the key and token from the storage port's `direct.allow`.
 *
 * @throws Error when the store rejects it; an AbortError when `signal` fires
 */
export async function putObject(
  place: { key: string; token: string },
  file: File,
  signal: AbortSignal,
): Promise<void> {
  await put(place.key, file, {
    access: "private",
    token: place.token,
    // The server detects the real type from the bytes.
    contentType: "application/octet-stream",
    abortSignal: signal,
  });
}
