import { describe, expect, it } from "vitest";

import { STEP_KINDS } from "@/lib/chains/kinds";
import { SETTINGS } from "@/lib/chains/settings";
import { newStep } from "@/lib/chains/steps";
import { STYLE_CHOICES } from "@/lib/tools/generate-images/options";

/** Formats whose files keep what is transparent. */
const TRANSPARENT = /^(?:webp|png|avif|original)$/;

describe("the settings of a step", () => {
  it("keep what a step before has cut out", () => {
    const takeCutouts = STEP_KINDS.filter(({ takes }) =>
      takes.some((material) => material === "cutout"),
    );
    for (const { id } of takeCutouts) {
      const { format } = newStep(id).settings;
      if (format !== undefined) expect(format, id).toMatch(TRANSPARENT);
    }
    expect(newStep("compress-image").settings.format).toBeDefined();
  });

  it("call the styles of images as the tool's page does", () => {
    expect(SETTINGS.style.options.map(({ label }) => label)).toEqual(
      STYLE_CHOICES.map(({ label }) => label),
    );
  });
});
