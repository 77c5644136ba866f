import sharp from "sharp";
import { expect, it } from "vitest";

import { withDensity } from "@/lib/client/png-density";

it("says at which size a PNG is to be printed, and leaves its pixels alone", async () => {
  const image = sharp({ create: { width: 8, height: 6, channels: 4, background: "#12345678" } });
  const png = new Uint8Array(await image.png().toBuffer());

  const dense = await withDensity(new Blob([png], { type: "image/png" }), 600);

  const bytes = Buffer.from(await dense.arrayBuffer());
  expect(await sharp(bytes, { failOn: "warning" }).metadata()).toMatchObject({ density: 600 });
  const pixelsOf = (file: Buffer | Uint8Array) => sharp(file).raw().toBuffer();
  expect(await pixelsOf(bytes)).toEqual(await pixelsOf(png));
});
