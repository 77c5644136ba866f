import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { nameEngine } from "@/lib/images/name-engine";
import { rebuildRgbProfile } from "@/lib/images/rgb-profile";

const folder = mkdtempSync(join(tmpdir(), "atelier-rgb-profile-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function profileOf(name: string): Promise<Buffer> {
  const pixels = { width: 2, height: 2, channels: 3 as const, background: "#a32" };
  const jpeg = await sharp({ create: pixels }).withIccProfile(name).jpeg().toBuffer();
  return (await sharp(jpeg).metadata()).icc ?? Buffer.alloc(0);
}

let wide: Buffer;
beforeAll(async () => {
  wide = await profileOf("p3");
});

/** All corners of the color cube and steps between, in the numbers of a profile, as a viewer shows them. */
async function shown(icc: Buffer): Promise<Buffer> {
  const steps = Array.from({ length: 9 }, (_, at) => Math.min(255, at * 32));
  const colors = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => [red, green, blue])),
  );
  const raw = { width: colors.length, height: 1, channels: 3 } as const;
  const [png, profile] = [join(folder, "colors.png"), join(folder, "colors.icc")];
  await sharp(Buffer.from(colors.flat()), { raw }).png().toFile(png);
  writeFileSync(profile, icc);
  const engine = { id: "any", name: "Any", builtIn: true };
  return sharp(await nameEngine(png, engine, profile))
    .toColorspace("srgb")
    .raw()
    .toBuffer();
}

describe("rebuildRgbProfile", () => {
  it.each(["p3", "srgb"])("shows the colors of %s as they were", async (name) => {
    const icc = await profileOf(name);

    const rebuilt = rebuildRgbProfile(icc) ?? Buffer.alloc(0);

    expect((await shown(rebuilt)).equals(await shown(icc))).toBe(true);
    expect((await shown(rebuilt)).equals(await shown(wide))).toBe(name === "p3");
    expect(rebuildRgbProfile(rebuilt)?.equals(rebuilt)).toBe(true);
  });

  it("takes no text along", () => {
    const note = Buffer.from("Ada's monitor, serial 12345");
    const icc = withTag(wide, "dmdd", note);

    const rebuilt = rebuildRgbProfile(icc);

    expect(icc.includes("serial")).toBe(true);
    expect(rebuilt?.includes("serial")).toBe(false);
    expect(rebuilt?.equals(rebuildRgbProfile(wide) ?? note)).toBe(true);
  });

  it("refuses what converts by tables, other colors than RGB, and what is damaged", async () => {
    expect(rebuildRgbProfile(withTag(wide, "A2B0", Buffer.from("mft2")))).toBeNull();
    expect(rebuildRgbProfile(await profileOf("cmyk"))).toBeNull();
    expect(rebuildRgbProfile(Buffer.from("no profile"))).toBeNull();
  });

  it("answers for any bytes", () => {
    const changes = fc.array(fc.tuple(fc.nat({ max: wide.length - 1 }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(changes, fc.nat({ max: wide.length }), (bytes, end) => {
        const icc = Buffer.from(wide);
        for (const [at, byte] of bytes) icc[at] = byte;
        for (const one of [icc, icc.subarray(0, end)]) {
          const rebuilt = rebuildRgbProfile(one);
          if (rebuilt) expect(rebuilt.readUInt32BE(0)).toBe(rebuilt.length);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

/** A profile with one more tag at its end. */
function withTag(icc: Buffer, name: string, data: Buffer): Buffer {
  const tags = 128;
  const first = tags + 4;
  const count = icc.readUInt32BE(tags);
  const table = Buffer.from(icc.subarray(first, first + count * 12));
  // Everything behind the table moves by one entry.
  for (let at = 4; at < table.length; at += 12)
    table.writeUInt32BE(table.readUInt32BE(at) + 12, at);
  const entry = Buffer.alloc(12);
  entry.write(name, 0, "latin1");
  entry.writeUInt32BE(icc.length + 12, 4);
  entry.writeUInt32BE(data.length, 8);
  const head = Buffer.from(icc.subarray(0, first));
  head.writeUInt32BE(count + 1, tags);
  return Buffer.concat([head, table, entry, icc.subarray(first + count * 12), data]);
}
