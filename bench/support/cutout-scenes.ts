import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

import type { Raster } from "@/lib/vision/raster";
import { SHAPES, type Shape } from "./cutout-shapes";
import { behindStamp, stampFiles } from "./cutout-stamps";

/** An image whose cutout is known exactly: `truth` has the subject's own colors and its alpha. */
export type Scene = { name: string; jpeg: Buffer; truth: Raster };

const SIZE = { width: 900, height: 700 };
const IMAGES = "tests/fixtures/images";
const PHOTOGRAPHS = ["coffee", "chelsea", "astronaut"] as const;
type Backdrop = "wall" | "blurred" | "wood";
const BACKDROPS: readonly Backdrop[] = ["wall", "blurred", "wood"];
/** Lens blur at the edge of the subject, in pixels. */
const EDGE_BLUR = 0.9;

/** Things with gaps and with marks of the background's color, in photographic textures, before each kind of background. */
export async function drawnScenes(): Promise<Scene[]> {
  return Promise.all(
    SHAPES.flatMap((shape, index) =>
      BACKDROPS.map((backdrop, turn) => drawScene(shape, backdrop, index + turn)),
    ),
  );
}

/** Images with an alpha channel in a folder, before the same backgrounds in turn. */
export async function foundScenes(folder: string): Promise<Scene[]> {
  const files = readdirSync(folder).filter((name) => /\.(png|webp)$/.test(name));
  return Promise.all(
    files.toSorted().map(async (file, index) => {
      const backdrop = BACKDROPS[index % BACKDROPS.length] ?? "wall";
      const subject = await place(path.join(folder, file), 560);
      return compose(
        `${path.parse(file).name}, ${backdrop}`,
        subject,
        await paint(backdrop, index),
      );
    }),
  );
}

/** Photographic stamps, at most twice as large as they are, before the same backgrounds and sharp photographs in turn. */
export async function stampScenes(folder: string): Promise<Scene[]> {
  return Promise.all(
    stampFiles(folder).map(async (file, index) => {
      const { width, height } = await sharp(file).metadata();
      const subject = await place(file, Math.min(560, 2 * Math.max(width, height)));
      const backdrop = BACKDROPS[index % (BACKDROPS.length + 1)] ?? "photograph";
      const behind =
        backdrop === "photograph"
          ? await cover(behindStamp(folder, index))
          : await paint(backdrop, index);
      return compose(`${path.parse(file).name}, ${backdrop}`, subject, behind);
    }),
  );
}

/** An image in the middle of the scene, fitted into a square. */
async function place(file: string, side: number): Promise<Buffer> {
  const [beside, above] = [(SIZE.width - side) / 2, (SIZE.height - side) / 2];
  return sharp(file)
    .resize(side, side, { fit: "contain", background: "#0000" })
    .extend({
      top: Math.floor(above),
      bottom: Math.ceil(above),
      left: Math.floor(beside),
      right: Math.ceil(beside),
      background: "#0000",
    })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

async function cover(file: string): Promise<Buffer> {
  return sharp(file)
    .resize(SIZE.width, SIZE.height, { fit: "cover" })
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function drawScene(shape: Shape, backdrop: Backdrop, seed: number): Promise<Scene> {
  const behind = await paint(backdrop, seed);
  const alpha = await drawMask(shape.body);
  const decoys = await drawMask(shape.decoys ?? "");
  const texture = await textureOf(seed);
  const subject = Buffer.alloc(alpha.length * 4);
  for (const [at, share] of alpha.entries()) {
    const light = 1.15 - (0.5 * (at % SIZE.width)) / SIZE.width;
    const mark = (decoys[at] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = (texture[at * 3 + channel] ?? 0) * light;
      const marked = mark * (behind[at * 3 + channel] ?? 0) + (1 - mark) * own;
      subject[at * 4 + channel] = Math.min(255, Math.round(marked));
    }
    subject[at * 4 + 3] = share;
  }
  return compose(`${shape.name}, ${backdrop}`, subject, behind);
}

async function compose(name: string, subject: Buffer, behind: Buffer): Promise<Scene> {
  const random = randomNumbers(name.length);
  const mixed = Buffer.alloc(SIZE.width * SIZE.height * 3);
  for (let at = 0; at < SIZE.width * SIZE.height; at += 1) {
    const share = (subject[at * 4 + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = subject[at * 4 + channel] ?? 0;
      const other = behind[at * 3 + channel] ?? 0;
      const grain = (random() + random() - 1) * 6;
      const value = Math.round(own * share + other * (1 - share) + grain);
      mixed[at * 3 + channel] = Math.max(0, Math.min(255, value));
    }
  }
  const jpeg = await sharp(mixed, { raw: { ...SIZE, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, jpeg, truth: { rgba: subject, ...SIZE } };
}

async function drawMask(shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).blur(EDGE_BLUR).extractChannel(0).raw().toBuffer();
}

/** A darkened or tinted piece of a photograph, RGB. */
async function textureOf(seed: number): Promise<Buffer> {
  const name = PHOTOGRAPHS[(seed + 1) % PHOTOGRAPHS.length];
  const tint = [
    [0.55, 0.16, 0.14],
    [0.16, 0.3, 0.5],
    [0.14, 0.14, 0.15],
    [0.2, 0.4, 0.2],
  ][seed % 4] as number[];
  return sharp(`${IMAGES}/${name}.jpg`)
    .resize(SIZE.width, SIZE.height, { fit: "cover" })
    .removeAlpha()
    .linear(
      [0.5, 0.5, 0.5],
      tint.map((share) => share * 110),
    )
    .raw()
    .toBuffer();
}

async function paint(backdrop: Backdrop, seed: number): Promise<Buffer> {
  if (backdrop === "wall") {
    const hue = ["#d9d4c8", "#c3ced6", "#e4e4e2", "#b9c2ae"][seed % 4];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><defs><radialGradient id="g"><stop offset="0" stop-color="${hue}"/><stop offset="1" stop-color="#8f8f8f"/></radialGradient></defs><rect width="900" height="700" fill="${hue}"/><rect x="-300" y="-300" width="1500" height="1300" fill="url(#g)"/></svg>`;
    return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  }
  const name = backdrop === "wood" ? "coffee" : PHOTOGRAPHS[seed % PHOTOGRAPHS.length];
  const photograph = sharp(`${IMAGES}/${name}.jpg`).removeAlpha();
  if (backdrop === "wood") {
    // The table beside the cup.
    const { width, height } = await photograph.metadata();
    const piece = {
      left: 0,
      top: 0,
      width: Math.round(width * 0.24),
      height: Math.round(height * 0.6),
    };
    const wood = photograph.extract(piece).resize(SIZE.width, SIZE.height, { fit: "fill" });
    return wood.linear(1.2, 60).blur(1.5).raw().toBuffer();
  }
  const blurred = photograph.resize(SIZE.width, SIZE.height, { fit: "cover" }).blur(25);
  return blurred.linear(0.75, 60).raw().toBuffer();
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
