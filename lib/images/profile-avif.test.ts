import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";

import { profileOf } from "@/lib/images/named-colors";
import { openImage } from "@/lib/images/open-image";
import { colorProfile, namedColorsOf, withColors } from "@/lib/images/profile-avif";
import { nameColors } from "@/tests/support/avif-colors";
import { photo, uploaded } from "@/tests/support/test-images";

const P3 = { primaries: 12, transfer: 13 };
const LIMITS = { maxPixels: 1_000_000 };

const inP3 = (avif: Buffer) => nameColors(avif, P3.primaries, P3.transfer);

async function pixelsOf(image: Buffer): Promise<Buffer> {
  const { pipeline } = await openImage(uploaded(image).path, LIMITS);
  return pipeline().removeAlpha().raw({ depth: "uchar" }).toBuffer();
}

function meanDifference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length;
}

const wide = () => photo(64, 48).tint("#ff3010");

describe("an AVIF that names its colors without a profile", () => {
  it.each([
    ["with 8 bits", (image: Sharp) => image.avif({ quality: 100, chromaSubsampling: "4:4:4" })],
    [
      "with 10 bits and transparency",
      (image: Sharp) =>
        image.ensureAlpha(0.5).avif({ quality: 100, chromaSubsampling: "4:4:4", bitdepth: 10 }),
    ],
  ])("is read in them (%s)", async (_what, encode) => {
    // The same numbers, once named and once with the profile that everybody has.
    const numbers = await wide().withIccProfile("p3").png().toBuffer();
    const raw = () => sharp(numbers, { ignoreIcc: true });
    const named = inP3(await encode(raw()).toBuffer());

    const seen = await pixelsOf(named);

    expect(meanDifference(seen, await pixelsOf(numbers))).toBeLessThan(1.5);
    expect(meanDifference(seen, await raw().raw().toBuffer())).toBeGreaterThan(8);
  });

  it("is read as before where it has a profile, says nothing, or means sRGB", async () => {
    const plain = await wide().avif({ quality: 90 }).toBuffer();
    const profiled = await wide().withIccProfile("p3").avif({ quality: 90 }).toBuffer();

    expect(namedColorsOf(plain)).toBeNull();
    expect(namedColorsOf(inP3(profiled))).toBeNull();
    for (const [primaries, transfer] of [
      [1, 13],
      [1, 1],
      [2, 2],
    ] as const) {
      const named = nameColors(plain, primaries, transfer);
      expect(await pixelsOf(named)).toEqual(await pixelsOf(plain));
    }
  });

  it("shows what is as bright as paper where it has more light than that", async () => {
    const gray = (level: number) =>
      sharp({
        create: {
          width: 16,
          height: 16,
          channels: 3,
          background: { r: level, g: level, b: level },
        },
      });
    /** What becomes of a gray of an image in PQ. */
    const shown = async (level: number) => {
      const avif = await gray(level).avif({ quality: 100 }).toBuffer();
      return (await pixelsOf(nameColors(avif, 9, 16)))[0] ?? 0;
    };

    // 58% are paper.
    expect(await shown(148)).toBeGreaterThan(245);
    expect(await shown(220)).toBe(255);
    expect(await shown(100)).toBeLessThan(150);
  });

  it("is damaged by nothing that stands where its colors do", async () => {
    const named = inP3(await wide().avif().toBuffer());
    const profile = colorProfile(profileOf(P3) ?? Buffer.alloc(0));

    for (let end = 0; end < named.length; end += 1) {
      const cut = named.subarray(0, end);
      expect(() => [namedColorsOf(cut), withColors(cut, profile)]).not.toThrow();
    }
    for (let at = 0; at < named.length; at += 1) {
      for (const byte of [0, 1, 0x7f, 0xff]) {
        const odd = Buffer.from(named);
        odd[at] = byte;
        expect(() => [namedColorsOf(odd), withColors(odd, profile)]).not.toThrow();
      }
    }
  });
});
