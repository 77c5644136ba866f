import { describe, expect, it } from "vitest";

import { withReadableColors } from "@/lib/tools/qr-generator/color-faults";
import { DEFAULT_STYLE } from "@/lib/tools/qr-generator/options";

describe("withReadableColors", () => {
  it.each([
    ["light on dark", { darkColor: "#ffffff", lightColor: "#000000" }],
    ["hardly any contrast", { darkColor: "#cccccc", lightColor: "#ffffff" }],
    ["eyes that can't be read", { eyeFrameColor: "#ffffee" }],
  ])("forgets %s, and nothing else", (_what, colors) => {
    const look = { ...DEFAULT_STYLE, size: 640, ...colors };

    const remembered = withReadableColors(look);

    expect(remembered).toMatchObject({ size: 640, darkColor: "#000000", lightColor: "#ffffff" });
    expect(remembered.eyeFrameColor).toBeUndefined();
  });

  it("remembers colors that scan", () => {
    const look = { ...DEFAULT_STYLE, darkColor: "#123456", eyeBallColor: "#660000" };

    expect(withReadableColors(look)).toEqual(look);
  });
});
