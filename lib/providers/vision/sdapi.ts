import "server-only";

import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

import { timed } from "@/lib/core/call-timing";
import type { ImageProcessor } from "@/lib/providers/image-processing/port";
import { type SdapiServer, sdapiEngine } from "@/lib/providers/model-servers/find-painters";
import { askSdapi, isLargeModel, toSdapiError } from "@/lib/providers/model-servers/sdapi";
import type { ImageEditor } from "@/lib/providers/vision/editor";
import { readAnswer } from "@/lib/providers/vision/openai/ask-editor";

const STEPS = 25;
const SIDE = 512;
const LARGE_SIDE = 1_024;
/** Such models take sides that are multiples of this. */
const SIDE_STEP = 8;
/** Starts the hole from the colors around it, not from what is to go. */
const FILL_FROM_SURROUNDINGS = 0;
const PROMPT = "empty background, seamless continuation of the surroundings";
const NEGATIVE_PROMPT = "object, person, animal, text, watermark, frame";

/** Creates an editor on a server with AUTOMATIC1111's protocol. It fills holes; it can't give transparency. */
export function createSdapiEditor(
  options: SdapiServer & { timeoutMs: number; imageProcessor: ImageProcessor },
): ImageEditor {
  const engine = sdapiEngine(options);
  return {
    engine,
    async fill({ image, hole, output, userId, signal, onStep }) {
      onStep?.(`Waiting for ${options.model}`);
      const timeout = AbortSignal.timeout(options.timeoutMs);
      const within = AbortSignal.any([signal, timeout]);
      const source = `${output}.answer`;
      try {
        const body = await toBody(options.model, image, hole);
        const ask = () => askSdapi(options, "img2img", body, within);
        await writeFile(source, await timed("engine", engine.id, ask), { mode: 0o600 });
      } catch (error) {
        throw toSdapiError(error, { isAborted: signal.aborted, timedOut: timeout.aborted });
      }
      await readAnswer(options.imageProcessor, { source, target: output }, { userId, signal });
    },
  };
}

async function toBody(model: string, image: string, hole: string) {
  const { width, height } = await sharp(image).metadata();
  const side = isLargeModel(model) ? LARGE_SIDE : SIDE;
  const scale = side / Math.max(width, height);
  const whole = (length: number) =>
    Math.max(SIDE_STEP * 8, Math.round((length * scale) / SIDE_STEP) * SIDE_STEP);
  const size = { width: whole(width), height: whole(height) };
  return {
    init_images: [await base64Of(image)],
    mask: await base64Of(hole),
    inpainting_fill: FILL_FROM_SURROUNDINGS,
    inpainting_mask_invert: 0,
    mask_blur: 4,
    denoising_strength: 0.9,
    prompt: PROMPT,
    negative_prompt: NEGATIVE_PROMPT,
    steps: STEPS,
    ...size,
  };
}

async function base64Of(file: string): Promise<string> {
  return (await readFile(file)).toString("base64");
}
