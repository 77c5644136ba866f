import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { VisionPort } from "@/lib/providers/vision/port";
import type { MaskImage } from "@/lib/vision/regions";
import {
  blankPng,
  SCENE,
  scenePixels,
  scenePng,
  squareMaskPng,
} from "@/tests/support/scene-images";
import { CAT_BOX, createTinyVision, FILL } from "@/tests/support/tiny-vision";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-local-vision-"));
const image = path.join(folder, "scene.png");
/** Noise amplitude of the scene's background, which filled areas imitate. */
const SCENE_GRAIN = 23;
const turn = { image, userId: "user", signal: new AbortController().signal };

let vision: VisionPort;
beforeAll(async () => {
  writeFileSync(image, await scenePng());
  vision = createTinyVision();
});
afterAll(() => vision.close());

function output(name: string): string {
  return path.join(folder, name);
}

function rawOf(file: string, channels: 3 | 4): Promise<Buffer> {
  const image = sharp(file);
  return (channels === 4 ? image.ensureAlpha() : image.removeAlpha()).raw().toBuffer();
}

function isInSquare(at: number, margin: number): boolean {
  const [x, y] = [at % SCENE.width, Math.floor(at / SCENE.width)];
  const near = (place: number, start: number) =>
    place >= start - margin && place < start + SCENE.side + margin;
  return near(x, SCENE.left) && near(y, SCENE.top);
}

describe("cutOut", () => {
  it("keeps the size and the subject's pixels, and clears the rest", async () => {
    const made = await vision.cutOut({ ...turn, output: output("cut.png") });

    expect(made).toMatchObject({ width: SCENE.width, height: SCENE.height });
    expect(made.engine.id).toBe("local/u2net");
    const pixels = await rawOf(output("cut.png"), 4);
    const original = scenePixels();
    for (let at = 0; at < SCENE.width * SCENE.height; at += 1) {
      if (isInSquare(at, -8)) {
        expect(pixels[at * 4 + 3]).toBe(255);
        expect(pixels[at * 4]).toBe(original[at * 3]);
      } else if (!isInSquare(at, 12)) {
        expect(pixels[at * 4 + 3]).toBe(0);
      }
    }
  });

  it("tells whoever waits their place in line", async () => {
    const steps: [string, string | undefined][] = [];
    const onStep = (label: string, waitsFor?: string) => steps.push([label, waitsFor]);
    const waiting = { ...turn, onStep };

    await Promise.all([
      vision.cutOut({ ...turn, output: output("first.png") }),
      vision.cutOut({ ...waiting, output: output("second.png") }),
    ]);

    expect(steps[0]).toEqual([
      expect.stringMatching(/^1st in line, about \d+ seconds?$/),
      "vision",
    ]);
    expect(steps[1]).toEqual(["Starting", undefined]);
  });

  it("keeps the transparency of what was cut out before, bit for bit", async () => {
    const [before, after] = [output("before.png"), output("kept.png")];
    const { width, height } = SCENE;
    // The subject is dark, which the network would take for background.
    const disc = Buffer.from(
      `<svg width="${width}" height="${height}"><circle cx="120" cy="80" r="50" fill="#123"/></svg>`,
    );
    await sharp(disc).png().toFile(before);

    const { engine } = await vision.cutOut({ ...turn, image: before, output: after });

    expect(engine.id).toBe("local/kept-transparency");
    expect((await rawOf(after, 4)).equals(await rawOf(before, 4))).toBe(true);
  });

  it("cuts a logo out by its color, with whole letters, open counters, and no halo", async () => {
    const [before, after] = [output("logo.png"), output("logo-cut.png")];
    const { width, height } = SCENE;
    const logo = `<svg width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#fff"/>
      <circle cx="60" cy="80" r="32" fill="none" stroke="#c8102e" stroke-width="14"/>
      <rect x="120" y="40" width="100" height="80" rx="8" fill="#1d4ed8"/>
      <rect x="165" y="74" width="20" height="6" fill="#fff"/>
    </svg>`;
    await sharp(Buffer.from(logo)).png().toFile(before);

    const { engine } = await vision.cutOut({ ...turn, image: before, output: after });

    expect(engine.id).toBe("local/by-color");
    const pixels = await rawOf(after, 4);
    const at = (x: number, y: number) => [
      ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
    ];
    expect([at(3, 3)[3], at(60, 80)[3]]).toEqual([0, 0]);
    expect(at(28, 80)).toEqual([200, 16, 46, 255]);
    // White on the badge is drawn there.
    expect(at(175, 77)).toEqual([255, 255, 255, 255]);
    // A smoothed edge has the ring's color alone.
    for (let x = 15; x < 30; x += 1) {
      const [red = 0, green = 0, , alpha = 0] = at(x, 80);
      if (alpha > 40) expect(Math.abs(red - 200) + Math.abs(green - 16)).toBeLessThan(24);
    }
  });

  it("refuses an image without a clear subject", async () => {
    const blank = output("blank.png");
    writeFileSync(blank, await blankPng());

    const cut = vision.cutOut({ ...turn, image: blank, output: output("none.png") });

    await expect(cut).rejects.toMatchObject({ code: "unusable" });
  });

  it("uses the small model until the large one has been downloaded", async () => {
    const early = createTinyVision({ missing: ["subject", "portrait"] });

    const made = await early.cutOut({ ...turn, output: output("early.png") });

    expect(made.engine.id).toBe("local/u2netp");
    expect(early.status("cutOut")).toEqual({ state: "ready" });
    await early.close();
  });
});

describe("findObjects", () => {
  it("returns labels and boxes, in fractions of the image", async () => {
    const [found, ...rest] = await vision.findObjects(turn);

    expect(rest).toEqual([]);
    expect(found).toMatchObject({ label: "cat" });
    expect(found?.score).toBeCloseTo(0.9);
    for (const side of ["left", "top", "right", "bottom"] as const) {
      expect(found?.box[side]).toBeCloseTo(CAT_BOX[side]);
    }
  });

  it("searches image tiles for a label it didn't find at first", async () => {
    const found = await vision.findObjects({ ...turn, wanted: "dog" });

    // The tiny detector sees a cat in every tile too, each at a different place.
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ box }) => box.right <= 1 && box.bottom <= 1)).toBe(true);
  });
});

describe("outline", () => {
  it("segments what was clicked", async () => {
    const points = [{ x: 0.3, y: 0.4, inside: true }];

    const mask = await vision.outline({ ...turn, target: { points } });

    const { data } = await readMask(mask);
    expect(mask).toMatchObject({ width: SCENE.width, height: SCENE.height });
    const wrong = data.filter((byte, at) => byte > 0 !== isInSquare(at, 0)).length;
    expect(wrong).toBeLessThan(SCENE.side * 4);
  });
});

describe("outline of a box", () => {
  const other = { left: 150, top: 40, side: 60 };
  const file = output("two-squares.png");
  const boxOf = ({ left, top, side }: typeof other) => ({
    left: left / SCENE.width,
    top: top / SCENE.height,
    right: (left + side) / SCENE.width,
    bottom: (top + side) / SCENE.height,
  });

  it("takes nothing outside the box, not even what looks the same", async () => {
    const { width, height, left, top, side } = SCENE;
    const square = {
      create: { width: side, height: side, channels: 3, background: "#fff" },
    } as const;
    await sharp(scenePixels(), { raw: { width, height, channels: 3 } })
      .composite([{ input: square, left: other.left, top: other.top }])
      .png()
      .toFile(file);

    const boxes = [boxOf({ left, top, side })];
    const mask = await vision.outline({ ...turn, image: file, target: { boxes } });

    const { data } = await readMask(mask);
    const taken = (x: number, y: number) => data[y * width + x];
    expect(taken(left + 30, top + 30)).toBe(255);
    expect(taken(other.left + 30, top + 30)).toBe(0);
  });
});

describe("erase", () => {
  it("changes no pixel outside the soft mask, and every one inside [C-08]", async () => {
    const mask = output("mask.png");
    writeFileSync(mask, await squareMaskPng());

    const made = await vision.erase({ ...turn, output: output("erased.png"), target: { mask } });

    const soft = (await readMask(made.mask)).data;
    const erased = await rawOf(output("erased.png"), 3);
    const original = scenePixels();
    let untouched = 0;
    for (const [at, weight] of soft.entries()) {
      for (const channel of [0, 1, 2]) {
        const [now, before] = [erased[at * 3 + channel], original[at * 3 + channel]];
        if (weight === 0) expect(now).toBe(before);
        if (isInSquare(at, 0)) expect(Math.abs((now ?? 0) - FILL)).toBeLessThan(SCENE_GRAIN);
      }
      if (weight === 0) untouched += 1;
    }
    expect(untouched).toBeGreaterThan((SCENE.width * SCENE.height) / 3);
  });

  it("changes none either when inpainting a downscaled copy [C-08]", async () => {
    const [width, height] = [SCENE.width * 10, SCENE.height * 10];
    const large = output("large.png");
    const mask = output("large-mask.png");
    await sharp(await scenePng())
      .resize(width, height, { kernel: "nearest" })
      .toFile(large);
    writeFileSync(mask, await squareMaskPng());

    const made = await vision.erase({
      ...turn,
      image: large,
      output: output("large-erased.png"),
      target: { mask },
    });

    const soft = await sharp(Buffer.from(made.mask.png))
      .resize(width, height, { kernel: "linear", fit: "fill" })
      .extractChannel(0)
      .raw()
      .toBuffer();
    const [erased, before] = [await rawOf(output("large-erased.png"), 3), await rawOf(large, 3)];
    let changed = 0;
    for (let at = 0; at < width * height; at += 1) {
      const same = [0, 1, 2].every((one) => erased[at * 3 + one] === before[at * 3 + one]);
      if (!same && soft[at] === 0 && isFar(soft, at, width)) changed += 1;
    }
    expect(changed).toBe(0);
  });

  it("erases what is inside a box", async () => {
    const made = await vision.erase({
      ...turn,
      output: output("boxed.png"),
      target: { boxes: [CAT_BOX] },
    });

    const erased = await rawOf(output("boxed.png"), 3);
    const middle = (SCENE.top + 30) * SCENE.width + SCENE.left + 30;
    expect(Math.abs((erased[middle * 3] ?? 0) - FILL)).toBeLessThan(SCENE_GRAIN);
    expect(made.engine.builtIn).toBe(true);
  });

  it.each([
    ["nothing", "#000", /^There's nothing to outline there\./],
    ["everything", "#fff", /^That would erase the whole image\./],
  ])("refuses a mask that marks %s", async (what, background, message) => {
    const mask = output(`${what}.png`);
    await sharp({ create: { width: 10, height: 10, channels: 3, background } }).toFile(mask);

    const erased = vision.erase({ ...turn, output: output("not.png"), target: { mask } });

    await expect(erased).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringMatching(message),
    });
  });
});

describe("without weights", () => {
  it("fails right away, and names no time when they won't come", async () => {
    const bare = createTinyVision({
      missing: ["subjectSmall", "subject", "portrait", "detector", "segmenter", "inpainter"],
    });

    const cut = bare.cutOut({ ...turn, output: output("bare.png") });

    await expect(cut).rejects.toMatchObject({
      code: "provider_unavailable",
      message: expect.stringMatching(/aren't installed/),
      retryAfterSeconds: undefined,
      // Unlike a full queue: another engine may do it.
      byEngine: true,
    });
    await expect(bare.findObjects(turn)).rejects.toMatchObject({ code: "provider_unavailable" });
    // The last model that would be downloaded.
    const target = { points: [{ x: 1, y: 1, inside: true }] };
    await expect(bare.outline({ ...turn, target })).rejects.toMatchObject({
      code: "provider_unavailable",
      retryAfterSeconds: undefined,
    });
    await bare.close();
  });

  it("erases a painted mask even without the segmentation model", async () => {
    const partly = createTinyVision({ missing: ["segmenter", "detector"] });
    const mask = output("painted.png");
    writeFileSync(mask, await squareMaskPng());

    const made = await partly.erase({ ...turn, output: output("filled.png"), target: { mask } });

    expect(made.width).toBe(SCENE.width);
    await partly.close();
  });
});

/** Whether the mask is empty within two pixels, where two upscaling methods may differ. */
function isFar(soft: Uint8Array, at: number, width: number): boolean {
  return [-2, 2, -2 * width, 2 * width].every((step) => !soft[at + step]);
}

async function readMask({ png, width, height }: MaskImage) {
  const { data, info } = await sharp(png)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  return { data };
}
