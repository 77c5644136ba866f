"use client";

import { fetchWithToken } from "@/lib/client/call-api";
import { canvasToBlob, createLayer, decodeBitmap } from "@/lib/client/canvas/layers";
import { saveBlob } from "@/lib/client/save-blob";

/**
 * Fetches one of the caller's stored files.
 *
 * @param url `/api/files/…`, or a `data:` or `blob:` URL
 * @throws Error when the download fails, caused by the response's status where there is one
 */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await (url.startsWith("/") ? fetchWithToken(url) : fetch(url));
  const { ok, status } = response;
  if (!ok) throw new Error(`Couldn't load the file (status ${status}).`, { cause: status });
  return response.blob();
}

/** Fetches a file and saves it through the browser. Throws like `fetchFile`. */
export async function downloadFile(url: string, name: string): Promise<void> {
  saveBlob(await fetchFile(url), name);
}

/**
 * An image as PNG, the one format every clipboard takes.
 *
 * @throws Error like `fetchFile`, and when the browser can't decode the image
 */
export async function fetchAsPng(url: string): Promise<Blob> {
  const blob = await fetchFile(url);
  if (blob.type === "image/png") return blob;
  const bitmap = await decodeBitmap(blob);
  const { canvas, context } = createLayer(bitmap);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvasToBlob(canvas, "image/png");
}
