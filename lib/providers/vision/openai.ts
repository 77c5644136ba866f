import "server-only";

import { readFile, writeFile } from "node:fs/promises";
import { type OpenAI, toFile } from "openai";
import sharp from "sharp";

import { AppError } from "@/lib/core/errors";
import { connectOpenAi, hostedEngine, type OpenAiServer } from "@/lib/providers/openai/connect";
import type { LocalVision } from "@/lib/providers/vision/local";
import { canvasFor } from "@/lib/providers/vision/openai/canvas";
import { toAppError } from "@/lib/providers/vision/openai/errors";
import type { VisionEngine, VisionPort, VisionRequest } from "@/lib/providers/vision/port";

/** It can answer with a transparent background; gpt-image-2 refuses that. */
const DEFAULT_MODEL = "gpt-image-1.5";

const CUT_OUT_PROMPT =
  "Remove the background completely. Keep the main subject exactly as it is: same place, same size, same shape. Do not add, move or redraw anything.";

export type HostedVisionOptions = OpenAiServer & {
  model: string | undefined;
  /** Whether it cuts out in place of the engine on this machine; it always redraws. */
  cutsOut: boolean;
};

/**
 * OpenAI's image model, or a server that speaks its `images.edit`, beside the engine on this machine.
 *
 * Of a cut-out only the answer's alpha is used: the pixels stay those of the picture.
 */
export function withHostedVision(local: LocalVision, options: HostedVisionOptions): VisionPort {
  const { client, baseUrl } = connectOpenAi(options);
  const model = options.model ?? DEFAULT_MODEL;
  const engine: VisionEngine = hostedEngine(model, baseUrl);
  const ask = createEditor(client, model, options.timeoutMs);

  async function cutOut(request: VisionRequest & { output: string }) {
    const matte = `${request.output}.matte.png`;
    await writeFile(matte, await ask(request, CUT_OUT_PROMPT, "transparent"));
    const { isOpaque } = await sharp(matte).stats();
    if (isOpaque) {
      throw new AppError("provider_failed", "The AI service left the background in. Try again.");
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
      const prompt = `Remove this from the picture, and fill the gap with what is behind it: ${object}. Leave everything else exactly as it is.`;
      const answer = await ask(request, prompt, "auto");
      const { width, height } = await sharp(request.picture).metadata();
      await sharp(answer).resize(width, height, { fit: "fill" }).png().toFile(output);
      return { width, height, engine };
    },
  };
}

/** Sends a picture with an instruction, and answers with a PNG of the same view in the model's size. */
function createEditor(client: OpenAI, model: string, timeoutMs: number) {
  return async (
    { picture, signal, onStep }: VisionRequest,
    prompt: string,
    background: "transparent" | "auto",
  ): Promise<Buffer> => {
    onStep?.(`Waiting for ${model}`);
    const { width, height } = await sharp(picture).metadata();
    const canvas = canvasFor({ width, height });
    const padded = await sharp(await readFile(picture))
      .resize(canvas.width, canvas.height, { fit: "contain", background: "#ffffff00" })
      .png()
      .toBuffer();
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await client.images.edit(
        {
          model,
          image: await toFile(padded, "picture.png", { type: "image/png" }),
          prompt,
          background,
          size: `${canvas.width}x${canvas.height}`,
          output_format: "png",
          n: 1,
        },
        { signal: AbortSignal.any([signal, timeout]) },
      );
      const base64 = answer.data?.[0]?.b64_json;
      if (!base64) {
        throw new AppError("provider_failed", "The AI service gave no picture. Try again.");
      }
      return await sharp(Buffer.from(base64, "base64"))
        .resize(canvas.width, canvas.height, { fit: "fill" })
        .extract(canvas.inset)
        .png()
        .toBuffer();
    } catch (error) {
      throw toAppError(error, { timedOut: timeout.aborted && !signal.aborted });
    }
  };
}
