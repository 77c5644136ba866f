import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { fileIdOf } from "@/lib/files/file-path";
import { fileKey } from "@/lib/files/storage-keys";
import type { RunContext } from "@/lib/providers/context";
import { placeCutout } from "@/lib/tools/remove-background/place-cutout";
import { placeCutoutContract } from "@/lib/tools/remove-background/place-cutout-contract";
import { asUpload } from "@/tests/support/scene-images";
import { createTestContext } from "@/tests/support/test-context";

/** A red square on nothing, 80 by 60 pixels. */
function cutout() {
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  const square = { create: { width: 20, height: 20, channels: 4 as const, background: "#ff0000" } };
  return sharp({ create: { width: 80, height: 60, channels: 4, background: nothing } })
    .composite([{ input: square, left: 30, top: 20 }])
    .png()
    .toBuffer();
}

async function pixelsOf(ctx: RunContext, address: string) {
  const stored = await ctx.storage.open(fileKey(fileIdOf(address) ?? ""));
  const bytes = Buffer.from(await new Response(stored?.body).arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray(
      (y * info.width + x) * info.channels,
      (y * info.width + x) * info.channels + 3,
    ),
  ];
  return { info, corner: at(2, 2), center: at(40, 30) };
}

const PLAIN = { size: "image" as const, margin: 0, shadow: 0 };

describe("placeCutout", () => {
  it("puts a cutout on a color, with its size", async () => {
    const ctx = await createTestContext();
    const image = await asUpload(await cutout(), "fox.png");
    const files = { image, original: undefined };

    const made = await placeCutout(ctx, { ...PLAIN, background: "#0000ff", files });

    expect(placeCutoutContract.output.safeParse(made).success).toBe(true);
    const { info, corner, center } = await pixelsOf(ctx, made.content);
    expect(info).toMatchObject({ width: 80, height: 60, channels: 3 });
    expect([corner, center]).toEqual([
      [0, 0, 255],
      [255, 0, 0],
    ]);
  });

  it("puts it on its original, blurred", async () => {
    const ctx = await createTestContext();
    const green = sharp({
      create: { width: 160, height: 120, channels: 3, background: "#00ff00" },
    });
    const original = await asUpload(await green.png().toBuffer());
    const image = await asUpload(await cutout());

    const made = await placeCutout(ctx, {
      ...PLAIN,
      background: "blur",
      files: { image, original },
    });

    const { info, corner, center } = await pixelsOf(ctx, made.content);
    expect(info).toMatchObject({ width: 80, height: 60 });
    expect(center).toEqual([255, 0, 0]);
    // Blurring rounds.
    expect(corner[1]).toBeGreaterThan(245);
    expect([corner[0], corner[2]]).toEqual([0, 0]);
  });

  it("frames it for a shop, on white, or on nothing", async () => {
    const ctx = await createTestContext();
    const parsed = (fields: Record<string, string>) => placeCutoutContract.input.parse(fields);
    const files = { image: await asUpload(await cutout(), "fox.png"), original: undefined };
    const shop = { background: "#ffffff", size: "100x100", margin: "10" };

    const made = await placeCutout(ctx, { ...parsed(shop), files });
    const bare = await placeCutout(ctx, {
      ...parsed({ background: "none", size: "subject", margin: "0" }),
      files,
    });

    const { info, corner, center } = await pixelsOf(ctx, made.content);
    expect(info).toMatchObject({ width: 100, height: 100, channels: 3 });
    expect([corner, center]).toEqual([
      [255, 255, 255],
      [255, 0, 0],
    ]);
    expect(made.meta).toMatchObject({ width: 100, height: 100 });
    expect((await pixelsOf(ctx, bare.content)).info).toMatchObject({ width: 20, channels: 4 });
  });

  it.each([
    { size: "9x9" },
    { size: "90000x9" },
    { size: "1600" },
    { margin: "50" },
    { shadow: "-1" },
  ])("refuses %o", (wrong) => {
    const fields = { background: "#ffffff", ...wrong };
    expect(placeCutoutContract.input.safeParse(fields).success).toBe(false);
  });

  it("refuses a blur without the original, and what isn't an image", async () => {
    const ctx = await createTestContext();
    const image = await asUpload(await cutout());
    const alone = { image, original: undefined };
    await expect(
      placeCutout(ctx, { ...PLAIN, background: "blur", files: alone }),
    ).rejects.toMatchObject({
      code: "invalid_input",
    });
    const text = { ...image, path: import.meta.filename };
    expect((await readFile(text.path)).byteLength).toBeGreaterThan(0);
    const files = { image: text, original: undefined };
    await expect(
      placeCutout(ctx, { ...PLAIN, background: "#ffffff", files }),
    ).rejects.toMatchObject({
      code: "unsupported_media",
    });
    expect(placeCutoutContract.input.safeParse({ background: "red" }).success).toBe(false);
  });
});
