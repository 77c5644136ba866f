import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

import { sendError, sendJson } from "./openai-double-responses";

/** An `images.edit` call the double received: the fields of its form, and its files. */
export type EditCall = { fields: Record<string, string>; image: Buffer; mask?: Buffer };

/**
 * Answers `POST /v1/images/edits` as OpenAI's models do, in the size that is asked for and with every pixel another than
 * before: orange, and with a transparent background, orange in the middle only. The model `gpt-image-2` refuses
 * transparency, `broken-image-edit` every call.
 */
export async function respondWithEdit(
  request: IncomingMessage,
  response: ServerResponse,
  calls: EditCall[],
): Promise<void> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(await buffer(request), { headers }).formData();
  const fields: Record<string, string> = {};
  const files: Record<string, Buffer> = {};
  for (const [name, part] of form) {
    if (typeof part === "string") fields[name] = part;
    else files[name] = Buffer.from(await part.arrayBuffer());
  }
  const { image, mask } = files;
  if (!image) return sendError(response, 400, "Missing required parameter: 'image'.");
  calls.push({ fields, image, ...(mask && { mask }) });
  const transparent = fields.background === "transparent";
  if (fields.model?.startsWith("broken")) return sendError(response, 500, "Out of order.");
  if (transparent && fields.model === "gpt-image-2")
    return sendError(response, 400, "Transparent background is not supported for this model.");
  const png = await edited(fields.size ?? "1024x1024", transparent);
  sendJson(response, 200, { created: 1_767_225_600, data: [{ b64_json: png.toString("base64") }] });
}

async function edited(size: string, transparent: boolean): Promise<Buffer> {
  const [width = 1024, height = 1024] = size.split("x").map(Number);
  const orange = { r: 240, g: 120, b: 20 };
  if (!transparent)
    return sharp({ create: { width, height, channels: 3, background: orange } })
      .png()
      .toBuffer();
  const middle = {
    create: {
      width: Math.round(width / 2),
      height: Math.round(height / 2),
      channels: 4,
      background: { ...orange, alpha: 1 },
    },
  } as const;
  return sharp({ create: { width, height, channels: 4, background: "#0000" } })
    .composite([{ input: middle, gravity: "center" }])
    .png()
    .toBuffer();
}
