import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { flatBackground } from "@/lib/vision/flat-art";

/** A pair of rings before what is behind them, with a little grain, as a camera saves it. */
async function rings(behind: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="460"><defs><radialGradient id="light">
    <stop offset="0" stop-color="#dfe3e2"/><stop offset="1" stop-color="#b4bab8"/></radialGradient></defs>
    <rect width="600" height="460" fill="${behind}"/><g fill="none" stroke="#4a5a30" stroke-width="44">
    <circle cx="190" cy="230" r="80"/><circle cx="410" cy="230" r="80"/></g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .jpeg({ quality: 90 })
    .toBuffer()
    .then((jpeg) => sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true }));
  return { rgba: data, width: info.width, height: info.height };
}

describe("flatBackground", () => {
  it("knows a drawing on one color", async () => {
    expect(await rings("#c3ced6").then(flatBackground)).toHaveLength(3);
  });

  it("takes no thing before a softly lit wall for a drawing", async () => {
    expect(await rings("url(#light)").then(flatBackground)).toBeNull();
  });
});
