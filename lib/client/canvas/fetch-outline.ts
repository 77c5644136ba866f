"use client";

import { callApi } from "@/lib/client/call-api";
import { canvasToBlob, createLayer, decodeBitmap, fitWithin } from "@/lib/client/canvas/layers";
import type { OutlinePoint } from "@/lib/client/canvas/marks";
import { loadPart } from "@/lib/client/load-part";
import type { BoundingBox } from "@/lib/vision/regions";

/** The engine works at this resolution, so sending more would be wasted. */
const MAX_SENT_SIDE = 1_024;
const SENT_QUALITY = 0.9;

/**
 * Asks for the outline of the object under the included points of an image, leaving out what is
 * under the excluded ones: a mask, white on black.
 *
 * @param box where the object is known to be
 * @throws ApiError
 */
export async function fetchOutline(
  image: ImageBitmap,
  points: readonly OutlinePoint[],
  box?: BoundingBox,
): Promise<ImageBitmap> {
  const { mask } = await ask(image, {
    points: JSON.stringify(points),
    ...(box && { box: JSON.stringify(box) }),
  });
  return decodeBitmap(bytesOf(mask));
}

/**
 * Asks what a name stands for in an image.
 *
 * @returns each object with its own mask, white on black, most confident first; never empty
 * @throws ApiError `unusable` when there is no such object
 */
export async function fetchNamedOutlines(
  image: ImageBitmap,
  object: string,
): Promise<{ box: BoundingBox; mask: ImageBitmap }[]> {
  const { objects } = await ask(image, { object });
  return Promise.all(
    objects.map(async ({ box, mask }) => ({ box, mask: await decodeBitmap(bytesOf(mask)) })),
  );
}

async function ask(image: ImageBitmap, fields: Record<string, string>) {
  const body = new FormData();
  body.append("image", await smallCopy(image), "picture.jpg");
  for (const [name, text] of Object.entries(fields)) body.append(name, text);
  const { outlineObjectContract } = await loadPart(
    () => import("@/lib/tools/remove-object/outline-object-contract"),
  );
  const path = `/api/ai/${outlineObjectContract.endpoint}`;
  return callApi(path, outlineObjectContract.output, { method: "POST", body });
}

function smallCopy(image: ImageBitmap): Promise<Blob> {
  const size = fitWithin(image, MAX_SENT_SIDE);
  const { canvas, context } = createLayer(size);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  return canvasToBlob(canvas, "image/jpeg", SENT_QUALITY);
}

/** The bytes of a data URL, which the content policy doesn't let a page fetch. */
export function bytesOf(address: string): Blob {
  const [, base64 = ""] = address.split(",", 2);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: "image/png" });
}
