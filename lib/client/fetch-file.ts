"use client";

import { fetchWithToken } from "@/lib/client/call-api";
import { createLayer, readBitmap, toBlob } from "@/lib/client/canvas/pictures";
import { saveFile } from "@/lib/client/save-file";

/**
 * Fetches a stored file of the caller's.
 *
 * @param url `/api/files/…`, or a `data:` or `blob:` address
 * @throws Error when it does not come whole
 */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await (url.startsWith("/") ? fetchWithToken(url) : fetch(url));
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return response.blob();
}

/** Fetches a file and hands it to the browser's downloads. Throws as `fetchFile`. */
export async function downloadFile(url: string, name: string): Promise<void> {
  saveFile(await fetchFile(url), name);
}

/**
 * A picture as PNG, which every clipboard takes.
 *
 * @throws Error as `fetchFile`, and when the browser cannot read the picture
 */
export async function fetchAsPng(url: string): Promise<Blob> {
  const blob = await fetchFile(url);
  if (blob.type === "image/png") return blob;
  const bitmap = await readBitmap(blob);
  const { canvas, context } = createLayer(bitmap);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return toBlob(canvas, "image/png");
}
