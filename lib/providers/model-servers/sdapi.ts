import "server-only";

import { z } from "zod";

import { AppError } from "@/lib/core/errors";
import type { SdapiServer } from "@/lib/providers/model-servers/find-painters";
import { fetchStreamed, jsonOf } from "@/lib/providers/openai/streamed-response";

/** One image as large as such servers make them, in base64. */
const MAX_ANSWER = { bytes: 48 * 1024 * 1024, values: 10_000 };

const answerSchema = z.object({ images: z.array(z.string().min(1)).min(1) });

/**
 * Makes one image on a server with AUTOMATIC1111's protocol.
 *
 * @param body besides the checkpoint, which is added
 * @returns the file: untrusted
 * @throws AppError `provider_failed`, and what the connection throws; see `toSdapiError`
 */
export async function askSdapi(
  { origin, model }: SdapiServer,
  call: "txt2img" | "img2img",
  body: object,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const response = await fetchStreamed(`${origin}/sdapi/v1/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...body,
      batch_size: 1,
      override_settings: { sd_model_checkpoint: model },
    }),
    signal,
  });
  if (!response.ok) throw failed(new Error(`${response.status} of ${origin}`));
  const answer = answerSchema.safeParse(await jsonOf(response, MAX_ANSWER));
  const [image] = answer.data?.images ?? [];
  if (!image) throw failed(answer.error);
  // Some send data URLs.
  return Buffer.from(image.replace(/^data:[^,]{0,100},/, ""), "base64");
}

/** Converts whatever such a call threw. Only `cause` keeps the server's own message. */
export function toSdapiError(
  cause: unknown,
  { isAborted, timedOut }: { isAborted: boolean; timedOut: boolean },
): AppError {
  if (isAborted) return new AppError("aborted", "The request was canceled.", { cause });
  if (timedOut)
    return new AppError("provider_timeout", "The image server took too long. Try again.", {
      cause,
    });
  if (cause instanceof AppError) return cause;
  if (cause instanceof SyntaxError) return failed(cause);
  return new AppError(
    "provider_unavailable",
    "We can't reach the image server. Start it and try again.",
    { cause, retryAfterSeconds: 30 },
  );
}

function failed(cause: unknown): AppError {
  return new AppError("provider_failed", "The image server ran into a problem. Try again.", {
    cause,
  });
}

/** Whether a checkpoint learned from images of about a megapixel, told by its name. */
export function isLargeModel(model: string): boolean {
  return /xl|sd_?3|flux|qwen|z-image|chroma|hidream/i.test(model);
}
