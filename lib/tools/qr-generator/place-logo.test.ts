import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { qrContract } from "@/lib/tools/qr-generator/contract";
import { drawCode, scanWarning } from "@/lib/tools/qr-generator/draw-code";
import { LOGO_PADDING, logoSpaces } from "@/lib/tools/qr-generator/logo-spaces";
import { placesOf } from "@/lib/tools/qr-generator/place-logo";
import { createSymbol } from "@/lib/tools/qr-generator/symbol";

const circle = (radius: number, fill: string) =>
  `<circle cx="50" cy="50" r="${radius}" fill="${fill}"/>`;
const square = (side: number, fill: string) =>
  `<rect x="${50 - side / 2}" y="${50 - side / 2}" width="${side}" height="${side}" fill="${fill}"/>`;
const LOGOS = {
  ring: circle(50, "#000") + circle(35.7, "#fff") + circle(21.4, "#000"),
  badge: circle(50, "#0b3d91") + circle(40, "#fff") + circle(28, "#0b3d91"),
  camera: square(100, "#333") + circle(38, "#fff") + circle(24, "#333"),
  "framed square": square(100, "#000") + square(71.4, "#fff") + square(42.8, "#000"),
};

/** The lengths, in modules, of what looks like an eye along the middle row, but for the code's own at its edges. */
async function eyesAcross({ image, drawing }: Awaited<ReturnType<typeof drawCode>>) {
  const { size, modulePixels, offset } = drawing.layout;
  const pixels = await sharp(image).resize(size, size).grayscale().raw().toBuffer();
  const row = pixels.subarray((size >> 1) * size, ((size >> 1) + 1) * size);
  const isDark = (x: number) => (row[x] ?? 255) < 128;
  const edges = [...row.keys()].filter((x) => isDark(x - 1) !== isDark(x));
  return edges.flatMap((start, at) => {
    const runs = [1, 2, 3, 4, 5].map(
      (next) => (edges[at + next] ?? 0) - (edges[at + next - 1] ?? 0),
    );
    const whole = runs.reduce((sum, run) => sum + run, 0);
    const isEye =
      isDark(start) &&
      [1, 1, 3, 1, 1].every(
        (parts, run) => Math.abs((runs[run] ?? 0) - (parts * whole) / 7) < (parts * whole) / 14,
      );
    const middle = (start + whole / 2 - offset) / modulePixels - drawing.symbol.count / 2;
    return isEye && Math.abs(middle) < 1 ? [whole / modulePixels] : [];
  });
}

describe("a logo with rings", () => {
  for (const [name, body] of Object.entries(LOGOS)) {
    it.each([
      ["https://example.com/menu?table=12", "png", "square"],
      ["https://harbor-lane.example/spring?utm=flyer&c=april", "png", "dots"],
      ["https://example.com/menu?table=12", "svg", "square"],
    ])(
      `(${name}) is drawn so that no reader takes it for an eye: %s, %s, %s`,
      async (...fields) => {
        const [text, format, moduleShape] = fields;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384" viewBox="0 0 100 100">${body}</svg>`;
        const logo = await sharp(Buffer.from(svg)).png().toBuffer();

        const code = await drawCode(qrContract.input.parse({ text, format, moduleShape }), logo);

        expect(code.scan).toEqual({ plain: true, half: true, blurred: true, rotated: true });
        expect(code.drawing.logo?.isMistakable).toBe(false);
        // ZXing drops one of four eyes only when its modules differ by more than two fifths.
        for (const length of await eyesAcross(code)) {
          expect(Math.abs(Math.log(length / 7))).toBeGreaterThan(Math.log(1.4));
        }
      },
    );
  }

  it("stays as large as it was where its rings are much larger than an eye", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384" viewBox="0 0 100 100">${LOGOS.ring}</svg>`;
    const logo = await sharp(Buffer.from(svg)).png().toBuffer();
    const text =
      "https://www.harbor-lane-bakery.example/spring-menu?utm_source=flyer&utm_campaign=april";

    const { drawing } = await drawCode(qrContract.input.parse({ text }), logo);

    expect(drawing.logo).toMatchObject({ space: { width: 13, height: 13 }, scale: 1 });
  });
});

describe("a logo that hides the alignment pattern in the middle", () => {
  const eight = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="384" viewBox="0 0 62 100"><g fill="none" stroke="#000" stroke-width="16"><circle cx="31" cy="28" r="20"/><circle cx="31" cy="69" r="23"/></g></svg>`;

  it.each([
    [45, true],
    [60, true],
    [70, false],
    [100, false],
  ])(
    "loses no more than a quarter of its size for that (%i more characters)",
    async (length, isMistakable) => {
      const png = await sharp(Buffer.from(eight)).png().toBuffer();
      const text = `https://example.com/${"abcdefghij".repeat(10).slice(0, length)}`;
      const symbol = createSymbol(text, "H");

      const places = await placesOf(png, symbol, {
        lightColor: "#ffffff",
        pause: () => undefined,
      });

      const [first] = places;
      const [largest] = logoSpaces(symbol.count, 240 / 384);
      const height = (space = largest) => (space?.height ?? 0) - 2 * LOGO_PADDING;
      const drawn = (first?.scale ?? 0) * height(first?.space);
      expect(drawn).toBeGreaterThanOrEqual(0.75 * height());
      expect(first?.isMistakable).toBe(isMistakable);
    },
  );

  it("is told of after what was measured", async () => {
    const png = await sharp(Buffer.from(eight)).png().toBuffer();
    const text = `https://example.com/${"abcdefghij".repeat(10).slice(0, 45)}`;
    const code = await drawCode(qrContract.input.parse({ text, moduleShape: "dots" }), png);
    const blurry = { ...code, scan: { ...code.scan, blurred: false } };

    expect(code.drawing.logo?.isMistakable).toBe(true);
    expect(scanWarning(code)).toMatch(/^This code scans, but some scanners may take a part/);
    expect(scanWarning(blurry)).toMatch(
      /^This code scans, but couldn't be read blurred\. .{1,80} Also, some scanners may take a part/,
    );
  });
});
