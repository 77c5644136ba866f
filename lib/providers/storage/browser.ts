"use client";

import { put } from "@vercel/blob/client";
import type { UploadGrant } from "@/lib/providers/storage/port";

/**
 * Uploads a file from the browser with what the storage port's `direct.allow` granted.
 *
 * @throws Error when the store rejects it; an AbortError when `signal` fires
 */
export async function putObject(
  grant: UploadGrant,
  file: File,
  signal: AbortSignal,
): Promise<void> {
  if (grant.via === "signed-address") {
    const { url, headers } = grant;
    // A slice has no type: a header for it would need the bucket's leave, and the server looks at the bytes.
    const response = await fetch(url, { method: "PUT", headers, body: file.slice(), signal });
    if (!response.ok) throw new Error(`the store responded with status ${response.status}`);
    return;
  }
  await put(grant.key, file, {
    access: "private",
    token: grant.token,
    // The server detects the real type from the bytes.
    contentType: "application/octet-stream",
    abortSignal: signal,
  });
}
