import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";

import { cutByColor } from "@/lib/vision/cut-by-color";
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

const LOGO = `<defs><linearGradient id="fade"><stop offset="0" stop-color="#ff5040"/><stop offset="1" stop-color="#70b840"/>
  </linearGradient></defs><rect x="150" y="60" width="300" height="240" fill="url(#fade)"/>
  <circle cx="300" cy="180" r="110" fill="none" stroke="#333" stroke-width="8"/>`;
const HUES = ["#f00", "#ff0", "#0f0", "#0ff", "#00f", "#f0f"];
const RAINBOW = `<defs><linearGradient id="fade">${HUES.map((color, at) => `<stop offset="${at / 5}" stop-color="${color}"/>`).join("")}
  </linearGradient></defs><circle cx="300" cy="230" r="170" fill="url(#fade)"/>`;
const LETTERS = `<g fill="none" stroke="#333" stroke-width="7">${Array.from(
  { length: 9 },
  (_, at) =>
    `<path d="M${50 + at * 55} 290l22-90l22 90m-36-30h28"/><circle cx="${70 + at * 55}" cy="350" r="17"/>`,
).join("")}</g>`;

const GRADES: Record<string, (photo: Sharp) => Sharp> = {
  dark: (photo) => photo.linear(0.5, -10),
  "black and white": (photo) => photo.grayscale(),
  "pale and gray": (photo) => photo.grayscale().linear(1.3, 0),
  blue: (photo) => photo.grayscale().toColorspace("srgb").tint("#3050c0"),
  "less colored": (photo) => photo.modulate({ saturation: 0.5 }).linear(0.6, 0),
};
const BAG = `<path d="M120 200h360l40 300h-440zM200 200v-80a100 80 0 0 1 200 0v80h-30v-80a70 50 0 0 0-140 0v80z"/>`;

/** A photograph in the shape of a bag on pure white, as a shop shows its goods. */
async function cutOutPhoto(name: string, grade: string) {
  const size = { width: 600, height: 600 };
  const photo = sharp(`tests/fixtures/images/${name}.jpg`).resize({ ...size, fit: "cover" });
  const graded = await (GRADES[grade]?.(photo) ?? photo).toColorspace("srgb").png().toBuffer();
  const rgb = await sharp(graded).removeAlpha().raw().toBuffer();
  const bag = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${BAG}</svg>`,
  );
  const shape = await sharp(bag).ensureAlpha().extractChannel(3).raw().toBuffer();
  const cut = rgb.map(
    (value, at) => 255 + ((value - 255) * (shape[Math.floor(at / 3)] ?? 0)) / 255,
  );
  const jpeg = await sharp(cut, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { ...size, rgba: await sharp(jpeg).ensureAlpha().raw().toBuffer() };
}

/** A drawing on white, saved as a JPEG, or as a PNG without a quality. */
async function saved(drawing: string, quality: number | null) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="460">${drawing}</svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten({ background: "#fff" });
  const file = await (quality === null ? drawn.png() : drawn.jpeg({ quality })).toBuffer();
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

describe("flatBackground", () => {
  it("knows a drawing on one color", async () => {
    expect(await rings("#c3ced6").then(flatBackground)).toHaveLength(3);
  });

  it("takes no thing before a softly lit wall for a drawing", async () => {
    expect(await rings("url(#light)").then(flatBackground)).toBeNull();
  });

  it.each([
    ["a gradient", 90, LOGO],
    ["a gradient", 60, LOGO],
    ["all colors of the rainbow", null, RAINBOW],
    ["thin letters", 60, LETTERS],
  ])("knows a drawing with %s, at a quality of %s", async (_, quality, drawing) => {
    expect(await saved(drawing, quality).then(flatBackground)).toHaveLength(3);
  });

  it.each(
    ["astronaut", "chelsea", "coffee"].flatMap((name) =>
      Object.keys(GRADES).map((grade): [string, string] => [grade, name]),
    ),
  )("takes no %s photograph cut out on white for a drawing: %s", async (grade, name) => {
    expect(await cutOutPhoto(name, grade).then(flatBackground)).toBeNull();
  });

  it("takes no sharp thing with a grain for a drawing", async () => {
    const image = await saved(LOGO, 90);
    for (let at = 0; at < image.rgba.length; at += 1)
      if (at % 4 < 3 && (image.rgba[at] ?? 0) < 240)
        image.rgba[at] = (image.rgba[at] ?? 0) * (0.5 + ((at * 7_919) % 101) / 202);

    expect(flatBackground(image)).toBeNull();
  });
});

describe("cutByColor", () => {
  it("tells how much of the image was open inside a shape", async () => {
    const ring = '<circle cx="300" cy="230" r="130" fill="none" stroke="#333" stroke-width="60"/>';
    const image = await saved(ring, 90);

    expect(cutByColor(image, [255, 255, 255])).toBeCloseTo((Math.PI * 100 * 100) / (600 * 460), 2);
    expect(cutByColor(await saved(LETTERS, 90), [255, 255, 255])).toBeLessThan(0.005);
  });

  it("leaves none of the specks that a JPEG has beside letters", async () => {
    const image = await saved(LETTERS, 50);

    cutByColor(image, [255, 255, 255]);

    const pale = Array.from({ length: image.width * image.height }, (_, at) => at * 4).filter(
      (at) => (image.rgba[at + 3] ?? 0) > 128 && (image.rgba[at] ?? 0) > 200,
    );
    expect(pale).toHaveLength(0);
    expect(image.rgba.filter((value, at) => at % 4 === 3 && value === 255).length).toBeGreaterThan(
      2_000,
    );
  });

  it("keeps pale dots that are drawn beside something dark", async () => {
    const dots = Array.from({ length: 20 }, (_, at) => 60 + at * 24);
    const drawing = `<rect x="40" y="230" width="520" height="60"/><g fill="#c8c8c8">${dots
      .map((x) => `<circle cx="${x}" cy="226" r="2"/>`)
      .join("")}</g>`;
    const image = await saved(drawing, null);

    cutByColor(image, [255, 255, 255]);

    const alphas = dots.map((x) => image.rgba[(225 * 600 + x) * 4 + 3]);
    expect(alphas).not.toContain(0);
  });
});
