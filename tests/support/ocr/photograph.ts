import sharp from "sharp";

import { type Corners, type Projection, project, squareTo } from "@/lib/ocr/pixels/projection";

/** How a sheet was photographed. */
export type Shot = {
  /** Where the corners of the sheet are in the photo, as fractions of it: clockwise from the top left. */
  corners: Corners;
  /** Size of the photo in pixels. */
  width: number;
  height: number;
  desk: readonly [number, number, number];
  /** Light from 0 to 1 at a place of the photo, given in fractions. */
  light: (x: number, y: number) => number;
  /** How far the paper bulges, as a fraction of its height; 0 for flat. */
  bulge?: number;
  /** Standard deviation of the noise, in gray levels. */
  noise?: number;
  seed?: number;
};

/** Photographs a drawn sheet: perspective, uneven light, blur, noise, and JPEG. */
export async function photograph(sheet: Buffer, shot: Shot): Promise<Buffer> {
  const { data, info } = await sharp(sheet)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, desk, light, bulge = 0, noise = 4, seed = 1 } = shot;
  const toSheet = inverse(squareTo(shot.corners));
  const random = generator(seed);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = project(toSheet, x / width, y / height);
      const bent = v + bulge * Math.sin(Math.PI * u);
      const isSheet = u >= 0 && u < 1 && bent >= 0 && bent < 1;
      const lit = light(x / width, y / height);
      const grain = noise * (random() + random() + random() - 1.5) * 2;
      for (let channel = 0; channel < 3; channel++) {
        const color = isSheet
          ? sample(data, info, u * info.width, bent * info.height, channel)
          : (desk[channel] ?? 0);
        out[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, color * lit + grain));
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .jpeg({ quality: 82 })
    .toBuffer();
}

type Raw = { width: number; height: number; channels: number };

function sample(data: Buffer, info: Raw, x: number, y: number, channel: number): number {
  const x0 = Math.min(info.width - 2, Math.floor(x));
  const y0 = Math.min(info.height - 2, Math.floor(y));
  const at = (i: number, j: number) =>
    data[((y0 + j) * info.width + x0 + i) * info.channels + channel] ?? 255;
  const [fx, fy] = [x - x0, y - y0];
  const top = at(0, 0) * (1 - fx) + at(1, 0) * fx;
  return top * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
}

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function inverse([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}
