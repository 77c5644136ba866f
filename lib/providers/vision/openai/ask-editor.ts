import "server-only";

import { writeFile } from "node:fs/promises";
import { toFile } from "openai";
import sharp from "sharp";
import { z } from "zod";

import { timed } from "@/lib/core/call-timing";
import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import { fetchImage } from "@/lib/providers/image-generation/openai/fetch-image";
import type { ImageProcessor } from "@/lib/providers/image-processing/port";
import { boundedFetch, boundedFetchPublic } from "@/lib/providers/openai/bounded-fetch";
import {
  createOpenAiClient,
  type EngineNaming,
  hostedEngine,
  type OpenAiServer,
  untilAborted,
} from "@/lib/providers/openai/openai-client";
import { type Canvas, canvasFor } from "@/lib/providers/vision/openai/canvas";
import { toImageEditError } from "@/lib/providers/vision/openai/image-edit-error";
import type { VisionRequest } from "@/lib/providers/vision/port";

/** Supports transparent backgrounds, unlike gpt-image-2. */
const DEFAULT_MODEL = "gpt-image-1.5";

/** A server and its image editing model. */
export type OpenAiEditorOptions = OpenAiServer &
  EngineNaming & {
    model: string | undefined;
    /** Decodes the model's answer, which is as untrusted as an upload. */
    imageProcessor: ImageProcessor;
    /** Set when the person who runs it brought the key. */
    isOwnKey?: boolean;
    /** Set when only public addresses may be reached: somebody typed this one in. */
    publicOnly?: boolean;
  };

/** What to change about an image. */
type Edit = {
  prompt: string;
  background: "transparent" | "auto";
  /** Path of an image of the same view: only its white parts are to change. */
  hole?: string;
  /** Path of the PNG to write, cropped to the original view. */
  target: string;
};

const answerSchema = z.object({
  data: z
    .array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() }))
    .default([]),
});

/** A server with OpenAI's `images.edit`: sends an image with an instruction, and writes the answer. */
export function createAskEditor(options: OpenAiEditorOptions) {
  const { imageProcessor, publicOnly = false, isOwnKey = false } = options;
  const fetch = publicOnly ? boundedFetchPublic : boundedFetch;
  const { client, baseUrl } = createOpenAiClient(options, fetch);
  const model = options.model ?? DEFAULT_MODEL;
  const engine = hostedEngine(model, baseUrl, options);

  async function send(image: string, canvas: Canvas, edit: Edit, signal: AbortSignal) {
    const call = client.images.edit(
      {
        model,
        image: await pngFile(await padTo(canvas, image), "picture.png"),
        ...(edit.hole && { mask: await pngFile(await maskOn(canvas, edit.hole), "mask.png") }),
        prompt: edit.prompt,
        background: edit.background,
        size: `${canvas.width}x${canvas.height}`,
        output_format: "png",
        n: 1,
      },
      { signal },
    );
    const answer = answerSchema.parse(
      await timed("engine", engine.id, () => untilAborted(call, signal)),
    );
    const { b64_json: base64, url } = answer.data[0] ?? {};
    if (base64) return Buffer.from(base64, "base64");
    if (url) return fetchImage(url, { engineUrl: baseUrl, publicOnly, signal });
    throw new AppError("provider_failed", "The AI service didn't return an image. Try again.");
  }

  return {
    engine,
    model,
    /** @returns whether the answer has no transparent pixel */
    async ask(request: VisionRequest, edit: Edit): Promise<{ opaque: boolean }> {
      const { image, userId, signal, onStep } = request;
      onStep?.(`Waiting for ${model}`);
      const canvas = canvasFor(await sharp(image).metadata());
      const timeout = AbortSignal.timeout(options.timeoutMs);
      const source = `${edit.target}.answer`;
      try {
        const bytes = await send(image, canvas, edit, AbortSignal.any([signal, timeout]));
        await writeFile(source, bytes, { mode: 0o600 });
      } catch (error) {
        throw toImageEditError(error, { timedOut: timeout.aborted && !signal.aborted, isOwnKey });
      }
      const resize = { width: canvas.width, height: canvas.height, fit: "fill" as const };
      const size = { resize, crop: canvas.inset };
      return readAnswer(
        imageProcessor,
        { source, target: edit.target, ...size },
        { userId, signal },
      );
    },
  };
}

/**
 * Decodes what an engine sent, in the image worker.
 *
 * @throws AppError `provider_failed` when it's no image
 */
export async function readAnswer(
  imageProcessor: ImageProcessor,
  job: Omit<Parameters<ImageProcessor["toPng"]>[0], "limits">,
  turn: Parameters<ImageProcessor["toPng"]>[1],
) {
  const limits = { maxPixels: LIMITS.imagePixels };
  return imageProcessor.toPng({ ...job, limits }, turn).catch((cause: unknown) => {
    if (cause instanceof AppError && cause.code === "aborted") throw cause;
    const message = "The AI service didn't return a readable image. Try again.";
    throw new AppError("provider_failed", message, { cause });
  });
}

/** Our already decoded image, centered on the model's canvas. */
async function padTo(canvas: Canvas, image: string): Promise<Buffer> {
  return sharp(image)
    .resize(canvas.width, canvas.height, { fit: "contain", background: "#ffffff00" })
    .png()
    .toBuffer();
}

/** A mask as the API wants it: transparent where the model may draw. */
async function maskOn(canvas: Canvas, hole: string): Promise<Buffer> {
  const alpha = await sharp(hole)
    .resize(canvas.width, canvas.height, { fit: "contain", background: "#000" })
    .extractChannel(0)
    .negate()
    .threshold(128)
    .raw()
    .toBuffer();
  const raw = { width: canvas.width, height: canvas.height, channels: 1 } as const;
  const black = { width: raw.width, height: raw.height, channels: 3, background: "#000" } as const;
  const base = await sharp({ create: black }).raw().toBuffer();
  return sharp(base, { raw: { ...raw, channels: 3 } })
    .joinChannel(alpha, { raw })
    .png()
    .toBuffer();
}

function pngFile(bytes: Buffer, name: string) {
  return toFile(bytes, name, { type: "image/png" });
}
