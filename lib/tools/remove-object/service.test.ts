import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { countCreations, listCreations } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { fileIdOf } from "@/lib/files/file-path";
import { fileKey } from "@/lib/files/storage-keys";
import type { RunContext } from "@/lib/providers/context";
import type { VisionPort } from "@/lib/providers/vision/port";
import { foundIn } from "@/lib/tools/remove-object/object-name";
import { outlineObject } from "@/lib/tools/remove-object/outline-object";
import { removeObject } from "@/lib/tools/remove-object/service";
import type { FoundObject, MaskTarget } from "@/lib/vision/regions";
import { nameColors } from "@/tests/support/avif-colors";
import { asUpload, SCENE, scenePng, squareMaskPng } from "@/tests/support/scene-images";
import { createTestContext } from "@/tests/support/test-context";
import { uploaded } from "@/tests/support/test-images";
import { createTinyVision } from "@/tests/support/tiny-vision";

let vision: VisionPort;
beforeAll(() => {
  vision = createTinyVision();
});
afterAll(() => vision.close());

async function upload(mask?: Buffer) {
  return {
    image: await asUpload(await scenePng(), "my street.png"),
    mask: mask && (await asUpload(mask)),
  };
}

describe("removeObject", () => {
  it("erases the named object and saves the image to the history [OR-04, C-08]", async () => {
    const ctx = await createTestContext({ vision });
    const steps: string[] = [];
    ctx.progress.onStep = ({ label }) => steps.push(label);

    const answer = await removeObject(ctx, { object: "kitten", files: await upload() });

    expect(answer.content).toMatch(/^\/api\/files\//);
    expect(answer.mask).toMatch(/^data:image\/png;base64,/);
    expect(answer.meta).toMatchObject({
      width: SCENE.width,
      height: SCENE.height,
      objects: ["cat"],
      redrawn: false,
    });
    const {
      rows: [row],
    } = await listCreations(ctx.db, { userId: ctx.user.id, limit: 10 });
    expect(row).toMatchObject({ id: answer.id, type: "image", content: answer.content });
    expect(row?.prompt).toBe("Removed kitten: my street");
    expect(steps).toContain("Filling the gap");
  });

  it("erases every confident match and says how many [OR-04]", async () => {
    const box = (left: number) => ({ left, top: 0.1, right: left + 0.1, bottom: 0.3 });
    const found: FoundObject[] = [
      { label: "cat", score: 0.9, box: box(0.1) },
      { label: "dog", score: 0.8, box: box(0.3) },
      { label: "cat", score: 0.6, box: box(0.5) },
      { label: "cat", score: 0.35, box: box(0.7) },
    ];
    const erased: MaskTarget[] = [];
    const street: VisionPort = {
      ...vision,
      findObjects: async () => found,
      erase: (request) => {
        erased.push(request.target);
        return vision.erase(request);
      },
    };
    const ctx = await createTestContext({ vision: street });

    const answer = await removeObject(ctx, { object: "cats", files: await upload() });

    expect(erased).toEqual([{ boxes: [box(0.1), box(0.5)] }]);
    expect(answer.meta.objects).toEqual(["cat", "cat"]);
    expect(answer.message).toMatch(/^Removed 2 matching objects\./);
  });

  it("erases a marked area without a name", async () => {
    const ctx = await createTestContext({ vision });

    const answer = await removeObject(ctx, { files: await upload(await squareMaskPng()) });

    expect(answer.meta.objects).toEqual([]);
  });

  it("lists what it found when the named object isn't there [OR-02]", async () => {
    const ctx = await createTestContext({ vision });

    const answer = removeObject(ctx, { object: "lamp", files: await upload() });

    await expect(answer).rejects.toMatchObject({ code: "unusable" });
    await expect(answer).rejects.toThrow(
      "Couldn't find “lamp” in this image, because the built-in detector doesn't know that word (found: cat). Click the object or paint over it instead.",
    );
    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
    expect(ctx.storedFileIds).toEqual([]);
  });

  it("erases nothing that was looked for and not seen, even where it's found then", async () => {
    const ctx = await createTestContext({ vision });

    const answer = removeObject(ctx, { object: "cat", unseen: "true", files: await upload() });

    await expect(answer).rejects.toMatchObject({ code: "unusable" });
    await expect(answer).rejects.toThrow(/^Couldn't find “cat” in this image[ .](?!because)/);
    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });

  it("asks a hosted model for unknown objects, and reports the redraw", async () => {
    const engine = { id: "test/edit", name: "Editor", builtIn: false };
    const asked: string[] = [];
    const hosted = {
      ...vision,
      redrawWithout: async ({ output, object }: { output: string; object: string }) => {
        asked.push(object);
        await sharp(await scenePng()).toFile(output);
        return { width: SCENE.width, height: SCENE.height, engine };
      },
    };
    const ctx = await createTestContext({ vision: hosted });

    const answer = await removeObject(ctx, { object: "lamp", files: await upload() });

    expect(asked).toEqual(["lamp"]);
    expect(answer.meta).toMatchObject({ engine, redrawn: true });
    expect(answer.mask).toBeUndefined();
  });

  it("requires a name or a marked area", async () => {
    const ctx = await createTestContext({ vision });

    const answer = removeObject(ctx, { files: await upload() });

    await expect(answer).rejects.toMatchObject({ code: "invalid_input" });
  });

  it("stores nothing when the engine fails", async () => {
    const failure = new AppError("provider_failed", "The picture worker failed.");
    const broken = { ...vision, erase: () => Promise.reject(failure) };
    const ctx = await createTestContext({ vision: broken });

    const answer = removeObject(ctx, { object: "cat", files: await upload() });

    await expect(answer).rejects.toBe(failure);
    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });
});

describe("outlineObject", () => {
  it("returns a mask and stores nothing", async () => {
    const ctx = await createTestContext({ vision });
    const { image } = await upload();

    const answer = await outlineObject(ctx, {
      points: [{ x: 0.3, y: 0.4, inside: true }],
      files: { image },
    });

    expect(answer).toMatchObject({ width: SCENE.width, height: SCENE.height });
    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });
});

describe("outlineObject, of a name", () => {
  const box = (left: number) => ({ left, top: 0.1, right: left + 0.2, bottom: 0.3 });
  const found: FoundObject[] = [
    { label: "cat", score: 0.9, box: box(0.1) },
    { label: "cat", score: 0.8, box: box(0.2) },
    { label: "dog", score: 0.7, box: box(0.35) },
  ];

  it("outlines each object by itself, without its neighbors, and all of them together", async () => {
    const outlined: MaskTarget[] = [];
    const street: VisionPort = {
      ...vision,
      findObjects: async () => found,
      outline: (request) => {
        outlined.push(request.target);
        return vision.outline({
          ...request,
          target: { points: [{ x: 0.3, y: 0.4, inside: true }] },
        });
      },
    };
    const ctx = await createTestContext({ vision: street });
    const { image } = await upload();

    const { objects } = await outlineObject(ctx, { object: "kitten", files: { image } });

    expect(objects.map((one) => [one.label, one.box])).toEqual([
      ["cat", box(0.1)],
      ["cat", box(0.2)],
    ]);
    expect(objects.every(({ mask }) => mask.startsWith("data:image/png;base64,"))).toBe(true);
    expect(outlined).toEqual([
      { boxes: [box(0.1)], avoid: [box(0.2)] },
      { boxes: [box(0.2)], avoid: [box(0.1), box(0.35)] },
      { boxes: [box(0.1), box(0.2)], avoid: [box(0.35)] },
    ]);
  });

  it("lists what it found instead", async () => {
    const ctx = await createTestContext({ vision });
    const { image } = await upload();

    const answer = outlineObject(ctx, { object: "lamp", files: { image } });

    await expect(answer).rejects.toThrow("doesn't know that word (found: cat).");
    expect(foundIn(await answer.catch((error: Error) => error.message).then(String))).toEqual([
      "cat",
    ]);
  });
});

describe("the stored file", () => {
  it("is a PNG of the image's size, and names the engine", async () => {
    const ctx = await createTestContext({ vision });
    const { content, meta } = await removeObject(ctx, { object: "cat", files: await upload() });

    const { format, width, comments } = await sharp(await stored(ctx, content)).metadata();
    expect([format, width]).toEqual(["png", SCENE.width]);
    expect(comments).toEqual([{ keyword: "Software", text: `Atelier: ${meta.engine.name}` }]);
  });

  it("has the colors of a photograph with a wide gamut, and all of its pixels outside the mask", async () => {
    const ctx = await createTestContext({ vision });
    const jpeg = await sharp(await scenePng())
      .tint("#ff3010")
      .withIccProfile("p3")
      .jpeg({ quality: 95 })
      .toBuffer();
    const image = uploaded(jpeg);

    const { content, mask, meta } = await removeObject(ctx, {
      object: "cat",
      files: { image, mask: undefined },
    });

    expect(meta.converted).toBeUndefined();
    const png = await stored(ctx, content);
    const own = (bytes: Uint8Array) => sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
    expect(await differsOutside(mask, await own(jpeg), await own(png))).toBe(0);
    // A viewer shows the same colors, too.
    const seen = (bytes: Uint8Array) => sharp(bytes).toColorspace("srgb").raw().toBuffer();
    expect(await differsOutside(mask, await seen(jpeg), await seen(png))).toBe(0);
    expect((await own(png)).equals(await seen(png))).toBe(false);

    // And so has what is removed from the result.
    const again = await removeObject(ctx, {
      files: { image: uploaded(png), mask: await asUpload(await squareMaskPng()) },
    });
    const next = await own(await stored(ctx, again.content));
    expect(await differsOutside(again.mask, await own(png), next)).toBe(0);
  });

  it("has the colors of an AVIF that names a wide gamut without a profile", async () => {
    const ctx = await createTestContext({ vision });
    const avif = await sharp(await scenePng())
      .avif({ quality: 90 })
      .toBuffer();
    const files = {
      image: uploaded(nameColors(avif, 12, 13)),
      mask: await asUpload(await squareMaskPng()),
    };

    const { content, mask, meta } = await removeObject(ctx, { files });

    expect(meta.converted).toBeUndefined();
    const png = await stored(ctx, content);
    const own = (bytes: Uint8Array) => sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
    expect(await differsOutside(mask, await own(avif), await own(png))).toBe(0);
    expect((await sharp(png).metadata()).icc).toBeDefined();
  });

  it.each([
    ["cmyk", (image: Sharp) => image.toColorspace("cmyk").jpeg()],
    ["depth", (image: Sharp) => image.toColorspace("rgb16").png()],
    ["depth", (image: Sharp) => image.avif({ bitdepth: 10 })],
    ["hdr", (image: Sharp) => image.avif({ bitdepth: 10 }), inPq],
    [undefined, (image: Sharp) => image.webp({ lossless: true })],
  ] as const)("says what was converted (%s)", async (converted, encode, name = same) => {
    const ctx = await createTestContext({ vision });
    const image = uploaded(name(await encode(sharp(await scenePng())).toBuffer()));
    const files = { image, mask: await asUpload(await squareMaskPng()) };

    expect((await removeObject(ctx, { files })).meta.converted).toBe(converted);
  });
});

const same = (image: Buffer) => image;
const inPq = (avif: Buffer) => nameColors(avif, 9, 16);

async function stored(ctx: RunContext, url: string): Promise<Uint8Array> {
  const file = await ctx.storage.open(fileKey(fileIdOf(url) ?? ""));
  return new Uint8Array(await new Response(file?.body).arrayBuffer());
}

/** How many bytes of RGB pixels differ where a mask of the same size is black. */
async function differsOutside(
  mask: string | undefined,
  before: Buffer,
  after: Buffer,
): Promise<number> {
  const png = Buffer.from(mask?.split(",")[1] ?? "", "base64");
  const plane = await sharp(png).extractChannel(0).raw().toBuffer();
  expect(before.length).toBe(plane.length * 3);
  expect(plane.some((byte) => byte > 0)).toBe(true);
  return before.filter((byte, at) => !plane[Math.floor(at / 3)] && byte !== after[at]).length;
}
