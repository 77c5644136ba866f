import "server-only";

import { writeFile } from "node:fs/promises";
import type { Engine } from "@/lib/core/engine";
import type { VisionPort, VisionRequest } from "@/lib/providers/vision/port";

/** An engine elsewhere that changes images. Methods only throw AppError, as those of `VisionPort`. */
export type ImageEditor = {
  engine: Engine;
  /** Writes `image` to `output` with its hole filled: `hole` is white where that is, black elsewhere. */
  fill(request: VisionRequest & { hole: string; output: string }): Promise<void>;
  /** Writes `image` to `output`, transparent around its subject. Only of engines that can give transparency. */
  matte?(request: VisionRequest & { output: string }): Promise<void>;
  /** See `VisionPort`. Only of engines that follow instructions. */
  redrawWithout?: NonNullable<VisionPort["redrawWithout"]>;
};

/**
 * Edits with an engine elsewhere, on top of the local one, which finds and outlines objects. Of the engine's answer, only what
 * is inside the mask is taken, and of a cutout only the transparency: every other pixel stays the original's.
 */
export function withEditor(vision: VisionPort, editor: ImageEditor): VisionPort {
  const { steps, redrawWithout: _, ...local } = vision;
  const { engine, matte, redrawWithout } = editor;
  return {
    ...local,
    steps,
    engines: { cutOut: matte ? engine : local.engines.cutOut, erase: engine },
    status: (capability) =>
      capability === "cutOut" && matte ? { state: "ready" } : local.status(capability),
    async cutOut(request) {
      if (!matte) return local.cutOut(request);
      const cut = `${request.output}.matte.png`;
      await matte({ ...request, output: cut });
      return { ...(await steps.applyMatte({ ...request, matte: cut })), engine };
    },
    async erase({ target, output, ...request }) {
      const [part, hole, mask, filling] = ["part", "hole", "mask", "filling"].map(
        (name) => `${output}.${name}.png`,
      ) as [string, string, string, string]; // Safe: four names.
      const framed = await steps.frameHole({ ...request, target, part, hole });
      await writeFile(mask, framed.mask.png, { mode: 0o600 });
      await editor.fill({ ...request, image: part, hole, output: filling });
      request.onStep?.("Saving the image");
      const { area } = framed;
      const size = await steps.fillHole({ ...request, mask, area, filling, output });
      return { ...size, engine, mask: framed.mask };
    },
    ...(redrawWithout && { redrawWithout }),
  };
}
