import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";

import { sendError, sendJson } from "./openai-double-responses";

/** An `images.generate` call the double received. */
export type ImageCall = {
  authorization: string | undefined;
  body: { model?: string; prompt?: string; n?: number; size?: string; response_format?: string };
};

const SLOW_MS = 5_000;
/** Base64 of HTML instead of an image. */
const NO_IMAGE = Buffer.from("<html>not a picture</html>").toString("base64");

/**
 * Answers `POST /v1/images/generations` with plain images of the requested size. Markers in the prompt:
 * `[[fault:429]]`, `[[fault:500-once]]` to the first call with this prompt; `[[fault:401]]`, `[[fault:429-always]]`,
 * `[[fault:500]]` always; `[[fault:hang]]`, `[[fault:slow]]`, `[[fault:json]]`, `[[fault:empty]]`,
 * `[[fault:refused]]`, `[[fault:no-picture]]`; `[[one]]` returns one image per call, however many are requested;
 * `[[url]]` returns URLs instead of bytes, `[[url:https://…]]` that URL.
 */
export async function respondWithImages(
  request: IncomingMessage,
  response: ServerResponse,
  call: ImageCall,
  earlier: readonly ImageCall[],
): Promise<void> {
  const { prompt = "", n = 1, size = "1024x1024" } = call.body;
  const fault = /\[\[fault:([a-z0-9-]+)\]\]/.exec(prompt)?.[1] ?? "";
  const first = !earlier.some(({ body }) => body.prompt === prompt);
  const [status, when] = fault.split("-");
  if (
    /^\d{3}$/.test(status ?? "") &&
    (first || when === "always" || fault === "500" || fault === "401")
  ) {
    const headers = status === "429" ? { "retry-after": "1" } : undefined;
    return sendError(
      response,
      Number(status),
      `Scripted ${status}: secret-of-the-provider.`,
      headers,
    );
  }
  if (fault === "hang") return;
  if (fault === "slow") await wait(SLOW_MS);
  if (fault === "json") {
    response.writeHead(200, { "content-type": "application/json" });
    response.end('{"created": 17');
    return;
  }
  if (fault === "refused") {
    const error = {
      message: "secret-of-the-provider",
      code: "moderation_blocked",
      type: "user_error",
    };
    return sendJson(response, 400, { error });
  }
  const count = fault === "empty" ? 0 : prompt.includes("[[one]]") ? 1 : n;
  const bytes = fault === "no-picture" ? NO_IMAGE : (await plainImage(size)).toString("base64");
  const address = /\[\[url(?::(.+?))?\]\]/.exec(prompt);
  const url = address?.[1] ?? `http://${request.headers.host}/pictures/${size}.png`;
  const data = Array.from({ length: count }, () => (address ? { url } : { b64_json: bytes }));
  sendJson(response, 200, { created: 1_767_225_600, data });
}

/** Answers `/pictures/<size>.png`; `/pictures/elsewhere.png` redirects. */
export async function respondWithImage(response: ServerResponse, name: string): Promise<void> {
  if (name === "elsewhere.png") {
    response.writeHead(302, { location: "http://127.0.0.1:9/secret" });
    response.end();
    return;
  }
  response.writeHead(200, { "content-type": "image/png" });
  response.end(await plainImage(name.replace(/\.png$/, "")));
}

async function plainImage(size: string): Promise<Buffer> {
  const [width = 64, height = 64] = size.split("x").map(Number);
  return sharp({ create: { width, height, channels: 3, background: "#3d8fdd" } })
    .png()
    .toBuffer();
}
