import sharp, { type Color, type Sharp } from "sharp";
import { describe, expect, it } from "vitest";

import { readLogo } from "@/lib/tools/qr-generator/logo";
import { boxInsideMargin } from "@/lib/tools/qr-generator/trim-margin";
import { createTestContext } from "@/tests/support/test-context";

const RED = { r: 200, g: 20, b: 30, alpha: 1 };

/** A mark of 60 × 40 on a ground of 200 × 100. */
function logo(background: Color, mark: Color = RED) {
  const input = { create: { width: 60, height: 40, channels: 4 as const, background: mark } };
  const ground = { create: { width: 200, height: 100, channels: 4 as const, background } };
  return sharp(ground).composite([{ input, left: 30, top: 20 }]);
}

async function boxOf(image: Sharp) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return boxInsideMargin({ data, width: info.width, height: info.height });
}

const MARK = { left: 30, top: 20, width: 60, height: 40 };
const WHOLE = { left: 0, top: 0, width: 200, height: 100 };

describe("boxInsideMargin", () => {
  it.each([
    ["a white margin", "#ffffff", undefined, MARK],
    ["a transparent margin", { r: 0, g: 0, b: 0, alpha: 0 }, undefined, MARK],
    ["white on nothing", { r: 255, g: 255, b: 255, alpha: 0 }, "#ffffff", MARK],
    ["a badge of one color", "#1040a0", "#ffffff", WHOLE],
    ["nothing but white", "#ffffff", "#ffffff", WHOLE],
  ] as const)("finds what is inside of %s", async (_what, ground, mark, box) => {
    expect(await boxOf(logo(ground, mark))).toEqual(box);
  });

  it("leaves alone what reaches into a corner", async () => {
    const input = { create: { width: 9, height: 9, channels: 4 as const, background: RED } };
    const image = logo("#ffffff").composite([{ input, left: 0, top: 0 }]);

    expect(await boxOf(image)).toEqual(WHOLE);
  });
});

it("a logo is drawn without its margin, also one of a JPEG", async () => {
  const ctx = await createTestContext();
  for (const [type, bytes] of [
    ["png", await logo("#ffffff").png().toBuffer()],
    ["jpeg", await logo("#ffffff").jpeg({ quality: 60 }).toBuffer()],
  ] as const) {
    const read = await readLogo(ctx, `data:image/${type};base64,${bytes.toString("base64")}`);
    const { width = 0, height = 0 } = await sharp(read).metadata();

    expect(width).toBeLessThan(85);
    expect(height).toBeLessThan(65);
  }
});
