import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { usageOf } from "@/lib/tools/qr-generator/capacity";
import { judgeColors } from "@/lib/tools/qr-generator/colors";
import { type QrInput, qrContract } from "@/lib/tools/qr-generator/contract";
import { drawCode } from "@/lib/tools/qr-generator/draw-code";
import { QR_LEVELS } from "@/lib/tools/qr-generator/options";
import { readQrCode } from "@/tests/support/read-qr-code";

function inputOf(fields: Record<string, unknown>): QrInput {
  return qrContract.input.parse(fields);
}

/** Realistic texts: any script, control characters, and text that resembles another encoding. */
const texts = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
    fc.string({ unit: "binary", minLength: 1, maxLength: 60 }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.stringMatching(/^\d{1,300}$/),
  )
  .filter((text) => text.trim() !== "" && !text.includes("\0"));

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((bits) => `#${bits.toString(16).padStart(6, "0")}`);

/** Two colors with enough contrast. */
const colors = fc
  .tuple(color, color)
  .map((pair) => (judgeColors(pair[0], pair[1]).verdict === "inverted" ? [pair[1], pair[0]] : pair))
  .filter(([dark = "", light = ""]) => ["good", "weak"].includes(judgeColors(dark, light).verdict));

const inputs = fc
  .record({
    text: texts,
    size: fc.integer({ min: 128, max: 1024 }),
    margin: fc.integer({ min: 0, max: 10 }),
    errorCorrectionLevel: fc.constantFrom("L", "M", "Q", "H"),
    format: fc.constantFrom("png", "svg"),
    colors,
  })
  .map(({ colors: [darkColor, lightColor], ...rest }) => ({ ...rest, darkColor, lightColor }));

const REFUSED = /^This code needs at least \d+ px\./;
/** Modules of about a pixel blend with their neighbors, which weak contrast doesn't survive. */
const REFUSED_IF_WEAK = /^This code (needs at least \d+ px|doesn't scan reliably)\./;

describe("drawCode", () => {
  it("decodes to its input for random texts, sizes, levels, and colors [QR-01, QR-05, QR-06, QR-07, K-02]", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, async (fields) => {
        const input = inputOf(fields);
        const code = await drawCode(input, null).catch((error: Error) => error);
        if (code instanceof Error) {
          const { verdict } = judgeColors(input.darkColor, input.lightColor);
          expect(code.message).toMatch(verdict === "weak" ? REFUSED_IF_WEAK : REFUSED);
          return;
        }
        expect(await readQrCode(code.image, input.size)).toBe(input.text);
        const { format, width, height } = await sharp(code.image).metadata();
        expect({ format, width, height }).toEqual({
          format: input.format,
          width: input.size,
          height: input.size,
        });
      }),
      { numRuns: 60 },
    );
  });

  it.each(["png", "svg"])(
    "draws every pair of colors it accepts, as %s [QR-07]",
    async (format) => {
      // Red on blue differs more in the contrast ratio than in the gray that readers see.
      expect(judgeColors("#3f1dad", "#ee0200").verdict).toBe("unreadable");
      for (const [darkColor, lightColor] of [
        ["#3f1dad", "#ff3a00"],
        ["#0000ff", "#ff1010"],
      ] as const) {
        expect(judgeColors(darkColor, lightColor).verdict).toBe("weak");
        const input = inputOf({ text: "https://example.com", format, darkColor, lightColor });
        expect((await drawCode(input, null)).scan.plain).toBe(true);
      }
    },
  );

  for (const { value: level } of QR_LEVELS) {
    it.each(["Ab-3, cd 12345 a", "CAPITALS ONLY:", "0123456789"])(
      `fills a code of level ${level} with "%s"`,
      async (pattern) => {
        const { room } = usageOf(pattern, level);
        const text = pattern.repeat(1 + room / pattern.length).slice(0, room);
        // Runs of digits leave bytes over.
        const input = inputOf({ text, size: 1024, errorCorrectionLevel: level });

        const code = await drawCode(input, null);

        expect(code.drawing.symbol.version).toBeGreaterThanOrEqual(39);
        expect(await readQrCode(code.image, 1024)).toBe(text);
      },
    );
  }

  it("draws whole modules at exactly the requested size [QR-04]", async () => {
    const input = inputOf({ text: "https://example.com/whole", size: 500, margin: 3 });

    const { image, drawing } = await drawCode(input, null);

    const { modulePixels, offset } = drawing.layout;
    const { data, info } = await sharp(image)
      .grayscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 500, height: 500 });
    const row = [...data.subarray((offset + 1) * 500, (offset + 2) * 500)];
    const edges = row.flatMap((level, x) => (x > 0 && level !== row[x - 1] ? [x - offset] : []));
    expect(edges.length).toBeGreaterThan(4);
    expect(edges.every((x) => x % modulePixels === 0)).toBe(true);
  });

  it("leaves no margin when none is requested [QR-05]", async () => {
    const fields = { text: "https://example.com", size: 25 * 8, margin: 0 };

    const png = await drawCode(inputOf(fields), null);
    const svg = await drawCode(inputOf({ ...fields, format: "svg" }), null);

    const corner = { left: 0, top: 0, width: 8, height: 8 };
    expect(Math.max(...(await sharp(png.image).extract(corner).raw().toBuffer()))).toBe(0);
    expect(svg.image.toString()).toContain('viewBox="0 0 25 25"');
    expect(svg.image.toString()).toContain('d="M0 0h7v1h-7z');
  });

  it("says how many pixels a code needs when it doesn't fit", async () => {
    const input = inputOf({ text: "x".repeat(2_000), size: 128, margin: 10 });

    await expect(drawCode(input, null)).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringMatching(/^This code needs at least 1[89]\d px\./),
    });
  });

  it("rejects a code that can't be read back", async () => {
    // The contrast check would refuse this before drawing.
    const gray = { darkColor: "#808080", lightColor: "#808080" };

    for (const format of ["png", "svg"]) {
      const drawing = drawCode(inputOf({ text: "https://example.com", format, ...gray }), null);

      await expect(drawing).rejects.toMatchObject({
        code: "unusable",
        message: expect.stringMatching(/^This code doesn't scan reliably\./),
      });
    }
  });

  it("keeps a code with a logo scannable, at level H", async () => {
    const logo = await sharp({
      create: { width: 200, height: 100, channels: 3, background: "#c00000" },
    })
      .png()
      .toBuffer();

    for (const text of ["x", "https://example.com/a/longer/address", "y".repeat(900)]) {
      for (const format of ["png", "svg"]) {
        const input = inputOf({ text, format, errorCorrectionLevel: "L", size: 768 });
        const code = await drawCode(input, logo);

        expect(code.scan).toEqual({ plain: true, half: true, blurred: true, rotated: true });
        expect(await readQrCode(code.image, 768)).toBe(text);
        const middle = await sharp(code.image).resize(768).raw().toBuffer();
        const center = (384 * 768 + 384) * (middle.length / 768 / 768);
        expect([...middle.subarray(center, center + 3)]).toEqual([0xc0, 0, 0]);
      }
    }
  });

  it("makes room in the shape of a wide logo", async () => {
    const wide = { width: 900, height: 300, channels: 3, background: "#c00000" } as const;
    const logo = await sharp({ create: wide }).png().toBuffer();
    const input = inputOf({ text: "https://example.com/a/longer/address", size: 768 });

    const { drawing, scan } = await drawCode(input, logo);

    expect(scan).toEqual({ plain: true, half: true, blurred: true, rotated: true });
    const { width = 0, height = 0 } = drawing.logo?.space ?? {};
    expect(width / height).toBeGreaterThan(2);
  });

  it("begins a list's next code with the logo that the one before needed", async () => {
    const logo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c00" } })
      .png()
      .toBuffer();
    const input = inputOf({ text: "https://example.com/a/longer/address" });
    const pace = { pause: () => undefined, list: { firstLogo: 2, isSettled: true } };

    const largest = await drawCode(input, logo);
    const next = await drawCode(input, logo, pace);

    const widthOf = ({ drawing }: typeof next) => drawing.logo?.space.width ?? 0;
    expect(widthOf(next)).toBeLessThan(widthOf(largest));
    expect(pace.list.firstLogo).toBe(2);
  });

  it("pauses between encoding, drawing, and reading a code, and between the tries for advice", async () => {
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };

    await drawCode(inputOf({ text: "bees" }), null, { pause });
    expect(pauses).toBe(2);

    pauses = 0;
    const round = { moduleShape: "dots", eyeFrameShape: "circle", eyeBallShape: "circle" };
    const tiny = { ...round, text: "x".repeat(2_900), size: 200, errorCorrectionLevel: "L" };
    await expect(drawCode(inputOf(tiny), null, { pause })).rejects.toThrow("It does with");
    expect(pauses).toBeGreaterThan(10);
  });
});
