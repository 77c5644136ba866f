"use client";

import { callApi } from "@/lib/client/call-api";
import { canvasToBlob, createLayer, decodeBitmap } from "@/lib/client/canvas/layers";
import { toForm } from "@/lib/client/upload-large-files";
import { LIMITS } from "@/lib/core/limits";
import { editedCopySchema } from "@/lib/tools/remove-background/cutout-edits-contract";

/** How well a WebP keeps what is too large as a PNG. */
const QUALITY = 0.95;

/**
 * Saves a cutout with its edits as a creation of its own, which other tools can start from.
 *
 * @returns its id; the same one for the same image
 * @throws ApiError
 */
export async function keepEditedCopy(
  creationId: string,
  png: Blob,
  { hasBackdrop, isFramed, title }: { hasBackdrop: boolean; isFramed: boolean; title: string },
): Promise<string> {
  const image = png.size > LIMITS.imageBytes ? await smaller(png) : png;
  const files = { image: new File([image], title, { type: image.type }) };
  const yesOrNo = (is: boolean) => (is ? "yes" : "no");
  const fields = { background: yesOrNo(hasBackdrop), framed: yesOrNo(isFramed) };
  const body = await toForm(files, { id: creationId, ...fields });
  const call = { method: "POST", body };
  return (await callApi("/api/user/keep-edited-copy", editedCopySchema, call)).id;
}

async function smaller(png: Blob): Promise<Blob> {
  const bitmap = await decodeBitmap(png);
  const { canvas, context } = createLayer(bitmap);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvasToBlob(canvas, "image/webp", QUALITY);
}
