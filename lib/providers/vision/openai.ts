import "server-only";

import sharp from "sharp";

import { AppError } from "@/lib/core/errors";
import type { ImageEditor } from "@/lib/providers/vision/editor";
import {
  createAskEditor,
  type OpenAiEditorOptions,
} from "@/lib/providers/vision/openai/ask-editor";
import type { VisionPort } from "@/lib/providers/vision/port";

const CUT_OUT_PROMPT =
  "Remove the background completely. Keep the main subject exactly as it is: same place, same size, same shape. Do not add, move, or redraw anything.";
const FILL_PROMPT =
  "Remove what is in the masked area and fill it with the background around it, so that nothing shows that anything was there. Leave everything else exactly as it is.";

/** Creates an editor on any server with OpenAI's `images.edit`. */
export function createOpenAiEditor(options: OpenAiEditorOptions): ImageEditor & {
  matte: NonNullable<ImageEditor["matte"]>;
  redrawWithout: NonNullable<ImageEditor["redrawWithout"]>;
} {
  const { engine, ask } = createAskEditor(options);
  return {
    engine,
    async fill({ hole, output, ...request }) {
      await ask(request, { prompt: FILL_PROMPT, background: "auto", hole, target: output });
    },
    async matte({ output, ...request }) {
      const edit = { prompt: CUT_OUT_PROMPT, background: "transparent", target: output } as const;
      const { opaque } = await ask(request, edit);
      if (!opaque) return;
      const message = "The AI service didn't remove the background. Try again.";
      throw new AppError("provider_failed", message);
    },
    async redrawWithout({ object, output, ...request }) {
      const prompt = `Remove this from the image and fill the gap with what is behind it: ${object}. Leave everything else exactly as it is.`;
      const edited = `${output}.edited.png`;
      await ask(request, { prompt, background: "auto", target: edited });
      const { width, height } = await sharp(request.image).metadata();
      await sharp(edited).resize(width, height, { fit: "fill" }).png().toFile(output);
      return { width, height, engine };
    },
  };
}

/** The operator's model, and what it is used for. */
export type HostedVisionOptions = OpenAiEditorOptions & {
  /** Whether it replaces the local engine for background removal. `redrawWithout` always uses it. */
  cutsOut: boolean;
};

/**
 * Adds a hosted image model, OpenAI's or any server with its `images.edit` API, to the local engine.
 *
 * Background removal only takes the alpha channel from the answer; the pixels stay the original ones.
 */
export function withHostedVision(local: VisionPort, options: HostedVisionOptions): VisionPort {
  const { engine, matte, redrawWithout } = createOpenAiEditor(options);
  if (!options.cutsOut) return { ...local, redrawWithout };
  return {
    ...local,
    engines: { ...local.engines, cutOut: engine },
    status: (capability) =>
      capability === "cutOut" ? { state: "ready" } : local.status(capability),
    async cutOut(request) {
      const cut = `${request.output}.matte.png`;
      await matte({ ...request, output: cut });
      return { ...(await local.steps.applyMatte({ ...request, matte: cut })), engine };
    },
    redrawWithout,
  };
}
