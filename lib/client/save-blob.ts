"use client";

/** How long the browser may take to start saving before the URL is revoked. */
const REVOKE_AFTER_MS = 30_000;

/** Saves a file through the browser's downloads. */
export function saveBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
