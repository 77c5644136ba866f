"use client";

import { callApi } from "@/lib/client/call-api";
import { canvasToBlob, createLayer, decodeBitmap, fitWithin } from "@/lib/client/canvas/layers";
import type { OutlinePoint } from "@/lib/client/canvas/marks";
import { loadPart } from "@/lib/client/load-part";

/** The engine works at this resolution, so sending more would be wasted. */
const MAX_SENT_SIDE = 1_024;
const SENT_QUALITY = 0.9;

/**
 * Asks for the outline of the object under the included points of an image, leaving out what is
 * under the excluded ones: a mask, white on black.
 *
 * @throws ApiError
 */
export async function fetchOutline(
  image: ImageBitmap,
  points: readonly OutlinePoint[],
): Promise<ImageBitmap> {
  const size = fitWithin(image, MAX_SENT_SIDE);
  const { canvas, context } = createLayer(size);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  const body = new FormData();
  body.append("image", await canvasToBlob(canvas, "image/jpeg", SENT_QUALITY), "picture.jpg");
  body.append("points", JSON.stringify(points));
  const { outlineObjectContract } = await loadPart(
    () => import("@/lib/tools/remove-object/contract"),
  );
  const path = `/api/ai/${outlineObjectContract.endpoint}`;
  const { mask } = await callApi(path, outlineObjectContract.output, { method: "POST", body });
  return decodeBitmap(bytesOf(mask));
}

/** The bytes of a data URL, which the content policy doesn't let a page fetch. */
function bytesOf(address: string): Blob {
  const [, base64 = ""] = address.split(",", 2);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: "image/png" });
}
