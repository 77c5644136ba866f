import "server-only";

import { writeFile } from "node:fs/promises";
import { type OpenAI, toFile } from "openai";
import sharp from "sharp";
import { timed } from "@/lib/core/call-timing";
import type { Engine } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import type { ImageProcessor } from "@/lib/providers/image-processing/port";
import {
  createOpenAiClient,
  type EngineNaming,
  hostedEngine,
  type OpenAiServer,
  untilAborted,
} from "@/lib/providers/openai/openai-client";
import type { LocalVision } from "@/lib/providers/vision/local";
import { type Canvas, canvasFor } from "@/lib/providers/vision/openai/canvas";
import { toImageEditError } from "@/lib/providers/vision/openai/image-edit-error";
import type { VisionPort, VisionRequest } from "@/lib/providers/vision/port";

/** Supports transparent backgrounds, unlike gpt-image-2. */
const DEFAULT_MODEL = "gpt-image-1.5";

const CUT_OUT_PROMPT =
  "Remove the background completely. Keep the main subject exactly as it is: same place, same size, same shape. Do not add, move, or redraw anything.";

/** A server, its image editing model, and what it is used for. */
export type HostedVisionOptions = OpenAiServer &
  EngineNaming & {
    model: string | undefined;
    /** Whether it replaces the local engine for background removal. `redrawWithout` always uses it. */
    cutsOut: boolean;
    /** Decodes the model's answer, which is as untrusted as an upload. */
    imageProcessor: ImageProcessor;
  };

/**
 * Adds a hosted image model, OpenAI's or any server with its `images.edit` API, to the local engine.
 *
 * Background removal only takes the alpha channel from the answer; the pixels stay the original ones.
 */
export function withHostedVision(local: LocalVision, options: HostedVisionOptions): VisionPort {
  const { client, baseUrl } = createOpenAiClient(options);
  const model = options.model ?? DEFAULT_MODEL;
  const engine: Engine = hostedEngine(model, baseUrl, options);
  const ask = createEditor(client, model, options);

  async function cutOut(request: VisionRequest & { output: string }) {
    const matte = `${request.output}.matte.png`;
    const { opaque } = await ask(request, CUT_OUT_PROMPT, "transparent", matte);
    if (opaque) {
      throw new AppError(
        "provider_failed",
        "The AI service didn't remove the background. Try again.",
      );
    }
    const size = await local.applyMatte({ ...request, matte });
    return { ...size, engine };
  }

  return {
    ...local,
    engines: options.cutsOut ? { ...local.engines, cutOut: engine } : local.engines,
    status: (capability) =>
      capability === "cutOut" && options.cutsOut ? { state: "ready" } : local.status(capability),
    cutOut: options.cutsOut ? cutOut : local.cutOut,
    async redrawWithout({ object, output, ...request }) {
      const prompt = `Remove this from the image and fill the gap with what is behind it: ${object}. Leave everything else exactly as it is.`;
      const edited = `${output}.edited.png`;
      await ask(request, prompt, "auto", edited);
      const { width, height } = await sharp(request.image).metadata();
      await sharp(edited).resize(width, height, { fit: "fill" }).png().toFile(output);
      return { width, height, engine };
    },
  };
}

/** Sends an image with an instruction, and writes the answer to `target` as a PNG cropped to the original view. */
function createEditor(client: OpenAI, model: string, options: HostedVisionOptions) {
  return async (
    request: VisionRequest,
    prompt: string,
    background: "transparent" | "auto",
    target: string,
  ): Promise<{ opaque: boolean }> => {
    const { image, userId, signal, onStep } = request;
    onStep?.(`Waiting for ${model}`);
    const canvas = canvasFor(await sharp(image).metadata());
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const source = `${target}.answer`;
    try {
      const within = AbortSignal.any([signal, timeout]);
      const call = client.images.edit(
        {
          model,
          image: await toFile(await padTo(canvas, image), "picture.png", { type: "image/png" }),
          prompt,
          background,
          size: `${canvas.width}x${canvas.height}`,
          output_format: "png",
          n: 1,
        },
        { signal: within },
      );
      const answer = await timed("engine", `openai/${model}`, () => untilAborted(call, within));
      const base64 = answer.data?.[0]?.b64_json;
      if (!base64) {
        throw new AppError("provider_failed", "The AI service didn't return an image. Try again.");
      }
      await writeFile(source, Buffer.from(base64, "base64"), { mode: 0o600 });
    } catch (error) {
      throw toImageEditError(error, { timedOut: timeout.aborted && !signal.aborted });
    }
    const limits = { maxPixels: LIMITS.imagePixels };
    const resize = { width: canvas.width, height: canvas.height, fit: "fill" as const };
    return options.imageProcessor
      .toPng({ source, target, limits, resize, crop: canvas.inset }, { userId, signal })
      .catch((cause: unknown) => {
        if (cause instanceof AppError && cause.code === "aborted") throw cause;
        throw new AppError(
          "provider_failed",
          "The AI service didn't return a readable image. Try again.",
          { cause },
        );
      });
  };
}

/** Our already decoded image, centered on the model's canvas. */
async function padTo(canvas: Canvas, image: string): Promise<Buffer> {
  return sharp(image)
    .resize(canvas.width, canvas.height, { fit: "contain", background: "#ffffff00" })
    .png()
    .toBuffer();
}
