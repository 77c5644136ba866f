import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { colorFault } from "@/lib/tools/qr-generator/color-faults";
import { channelsOf } from "@/lib/tools/qr-generator/colors";
import { type QrInput, qrContract } from "@/lib/tools/qr-generator/contract";
import { drawCode } from "@/lib/tools/qr-generator/draw-code";
import { QR_EYE_SHAPES, QR_MODULE_SHAPES } from "@/lib/tools/qr-generator/options";
import { modulesPath } from "@/lib/tools/qr-generator/shapes";
import { createSymbol } from "@/lib/tools/qr-generator/symbol";
import { readQrCode } from "@/tests/support/read-qr-code";

const TEXT = "https://example.com/menu?table=12";
const MODULE_SHAPES = QR_MODULE_SHAPES.map(({ value }) => value);
const EYE_SHAPES = QR_EYE_SHAPES.map(({ value }) => value);

function inputOf(fields: Record<string, unknown>): QrInput {
  return qrContract.input.parse({ text: TEXT, ...fields });
}

async function pixelAt(image: Buffer, size: number, { x, y }: { x: number; y: number }) {
  const { data, info } = await sharp(image)
    .resize(size, size)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  const [red = 0, green = red, blue = red] = data.subarray(at, at + info.channels);
  return [red, green, blue];
}

describe("a styled code", () => {
  for (const format of ["png", "svg"]) {
    for (const moduleShape of MODULE_SHAPES) {
      it.each(EYE_SHAPES)(
        `of ${moduleShape} modules and %s eyes scans in every condition, as ${format}`,
        async (shape) => {
          const shapes = { moduleShape, eyeFrameShape: shape, eyeBallShape: shape };
          const colors = {
            darkColor: "#1d3b5c",
            eyeFrameColor: "#a01020",
            eyeBallColor: "#0a5c2f",
          };

          const code = await drawCode(inputOf({ format, ...shapes, ...colors }), null);

          expect(code.scan).toEqual({ plain: true, half: true, blurred: true, rotated: true });
          expect(await readQrCode(code.image, 512)).toBe(TEXT);
        },
      );
    }
  }

  it("decodes to its input for random styles, or is refused with what to change", async () => {
    const inputs = fc.record({
      text: fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }),
      size: fc.integer({ min: 128, max: 1024 }),
      margin: fc.integer({ min: 0, max: 10 }),
      errorCorrectionLevel: fc.constantFrom("L", "M", "Q", "H"),
      format: fc.constantFrom("png", "svg"),
      moduleShape: fc.constantFrom(...MODULE_SHAPES),
      eyeFrameShape: fc.constantFrom(...EYE_SHAPES),
      eyeBallShape: fc.constantFrom(...EYE_SHAPES),
      eyeFrameColor: fc.constantFrom("#000000", "#c02040", "#1050a0"),
      eyeBallColor: fc.constantFrom("#000000", "#c02040", "#1050a0"),
    });
    await fc.assert(
      fc.asyncProperty(inputs, async (fields) => {
        const parsed = qrContract.input.safeParse(fields);
        if (!parsed.success) return;
        const code = await drawCode(parsed.data, null).catch((error: Error) => error);
        if (code instanceof Error) {
          expect(code.message).toMatch(
            /^This code (needs at least \d+ px|doesn't scan reliably\. (It does with|Choose))/,
          );
          return;
        }
        expect(await readQrCode(code.image, parsed.data.size)).toBe(parsed.data.text);
        const { width, height } = await sharp(code.image).metadata();
        expect({ width, height }).toEqual({ width: fields.size, height: fields.size });
      }),
      { numRuns: 40 },
    );
  });

  it.each(["png", "svg"])("gives eyes their own colors, as %s", async (format) => {
    const colors = { eyeFrameColor: "#a01020", eyeBallColor: "#0a5c2f", darkColor: "#102040" };
    const { image, drawing } = await drawCode(inputOf({ format, margin: 2, ...colors }), null);

    const { count } = drawing.symbol;
    const inModules = (module: number) => Math.round(((2 + module) * 512) / (count + 4));
    const at = async (x: number, y: number) => {
      const { modulePixels, offset } = drawing.layout;
      const onPixels = (module: number) => Math.round(offset + module * modulePixels);
      const place = format === "png" ? onPixels : inModules;
      return pixelAt(image, 512, { x: place(x), y: place(y) });
    };
    for (const [x, y] of [
      [0, 0],
      [count - 7, 0],
      [0, count - 7],
    ] as const) {
      expect(await at(x + 0.5, y + 3.5)).toEqual(channelsOf(colors.eyeFrameColor));
      expect(await at(x + 3.5, y + 3.5)).toEqual(channelsOf(colors.eyeBallColor));
      expect(await at(x + 1.5, y + 3.5)).toEqual([255, 255, 255]);
    }
    // The timing pattern's first module after the eye's separator.
    expect(await at(8.5, 6.5)).toEqual(channelsOf(colors.darkColor));
  });

  it("rounds only corners without neighbors, and leaves room between dots", async () => {
    const pathOf = async (moduleShape: string) => {
      const { image } = await drawCode(inputOf({ moduleShape, format: "svg" }), null);
      return /<path fill="#000000" d="([^"]+)"/.exec(image.toString())?.[1] ?? "";
    };

    expect(await pathOf("square")).not.toContain("a");
    expect(await pathOf("rounded")).toContain("a0.3 0.3 0 0 1 0.3 0.3");
    expect(await pathOf("extra-rounded")).toContain("a0.5 0.5 0 0 1 0.5 0.5");
  });

  it.each([
    [14, 0, 1],
    [33, 1, 3],
    [120, 6, 7],
    [1_500, 33, 32],
    [2_331, 46, 40],
  ])(
    "keeps the alignment patterns of %d bytes whole among dots: %d in version %d",
    async (bytes, patterns, version) => {
      const symbol = createSymbol("x".repeat(bytes), "M");
      const path = modulesPath(symbol, "dots");

      const dot = /M[\d.]+ [\d.]+a0\.46 0\.46 0 0 1 0\.92 0a0\.46 0\.46 0 0 1 -0\.92 0z/g;
      const rest = path.replace(dot, "");
      expect(path.match(dot)?.length).toBeGreaterThan(100);
      expect(symbol.version).toBe(version);
      // The upper edge of a ring, and the module in its middle.
      expect(rest.match(/M\d+\.3 \d+h4\.4a/g)?.length ?? 0).toBe(patterns);
      expect(rest.match(/M\d+\.3 \d+h0\.4a[^M]*v0\.4a[^M]*v-0\.4a[^M]*z/g)?.length ?? 0).toBe(
        patterns,
      );
    },
  );

  it("keeps a logo readable among dots", async () => {
    const create = { width: 200, height: 200, channels: 3 as const, background: "#c00000" };
    const logo = await sharp({ create }).png().toBuffer();
    const round = { moduleShape: "dots", eyeFrameShape: "circle", eyeBallShape: "circle" };

    for (const format of ["png", "svg"]) {
      const code = await drawCode(inputOf({ ...round, format, size: 768 }), logo);

      expect(await readQrCode(code.image, 768)).toBe(TEXT);
      expect(await pixelAt(code.image, 768, { x: 384, y: 384 })).toEqual([0xc0, 0, 0]);
    }
  });

  it("that can't be read is refused with changes that help", async () => {
    // Modules of two pixels.
    const tiny = {
      text: "x".repeat(800),
      size: 256,
      moduleShape: "extra-rounded",
      eyeFrameShape: "circle",
      eyeBallShape: "circle",
    };

    await expect(drawCode(inputOf(tiny), null)).rejects.toMatchObject({
      code: "unusable",
      message: "This code doesn't scan reliably. It does with a size of 512 px or square eyes.",
    });

    for (const change of [{ size: 512 }, { eyeFrameShape: "square", eyeBallShape: "square" }]) {
      const code = await drawCode(inputOf({ ...tiny, ...change }), null);
      expect(await readQrCode(code.image, change.size ?? tiny.size)).toBe(tiny.text);
    }
  });
});

describe("colorFault", () => {
  it.each([
    [{ eyeFrameColor: "#eeeeee" }, /^Scanners can't tell the eye frames from the background/],
    [{ eyeBallColor: "#dddddd" }, /^Scanners can't tell the eye balls from the background/],
    [
      { lightColor: "#808080", eyeBallColor: "#ffffff" },
      /^Many scanners can't read eyes that are lighter/,
    ],
    [{ eyeFrameColor: "#b02020", eyeBallColor: "#203080" }, null],
  ])("of %j is %s", (colors, expected) => {
    const fault = colorFault({ darkColor: "#000000", lightColor: "#ffffff", ...colors });
    if (expected === null) expect(fault).toBeNull();
    else expect(fault).toMatch(expected);
  });
});
