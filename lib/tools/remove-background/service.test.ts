import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { countCreations, listCreations } from "@/db/queries/creations";
import type { VisionPort } from "@/lib/providers/vision/port";
import { removeBackground } from "@/lib/tools/remove-background/service";
import { asUpload, blankPng, SCENE, scenePng } from "@/tests/support/scene-images";
import { createTestContext } from "@/tests/support/test-context";
import { uploaded } from "@/tests/support/test-images";
import { createTinyVision } from "@/tests/support/tiny-vision";

let vision: VisionPort;
beforeAll(() => {
  vision = createTinyVision();
});
afterAll(() => vision.close());

describe("removeBackground", () => {
  it("saves the cutout with its size and engine [BG-04, C-07]", async () => {
    const ctx = await createTestContext({ vision });
    const image = await asUpload(await scenePng(), "holiday.final.png");

    const answer = await removeBackground(ctx, { files: { image } });

    expect(answer.meta).toMatchObject({ width: SCENE.width, height: SCENE.height });
    expect(answer.meta.engine.id).toBe("local/u2net");
    const {
      rows: [row],
    } = await listCreations(ctx.db, { userId: ctx.user.id, limit: 10 });
    expect(row).toMatchObject({
      id: answer.id,
      tool: "remove-background",
      type: "image",
      content: answer.content,
      prompt: "Background removed: holiday.final",
    });
  });

  it("links to the creation it was made from", async () => {
    const ctx = await createTestContext({ vision });
    const first = await removeBackground(ctx, {
      files: { image: await asUpload(await scenePng()) },
    });
    const image = { ...(await asUpload(await scenePng())), creationId: first.id };

    await removeBackground(ctx, { files: { image } });

    const {
      rows: [row],
    } = await listCreations(ctx.db, { userId: ctx.user.id, limit: 1 });
    expect(row?.parentId).toBe(first.id);
  });

  it("says that an animation was cut down to its first frame", async () => {
    const ctx = await createTestContext({ vision });
    const scene = await scenePng();
    const frames = [scene, await sharp(scene).flop().png().toBuffer()];
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();

    const { message } = await removeBackground(ctx, {
      files: { image: await uploaded(animation) },
    });

    expect(message).toMatch(/^Only the first of the image's 2 frames was used\.( |$)/);
  });

  it("says that the subject wasn't clear where the network wavers", async () => {
    const ctx = await createTestContext({ vision });
    const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240">
      <linearGradient id="g"><stop offset="0.05" stop-color="#000" /><stop offset="1" stop-color="#fff" /></linearGradient>
      <rect width="320" height="240" fill="url(#g)" />
    </svg>`;
    const image = await uploaded(await sharp(Buffer.from(gradient)).jpeg().toBuffer());

    const { message } = await removeBackground(ctx, { files: { image } });

    expect(message).toMatch(/^It wasn't clear what the subject of this image is/);
  });

  it("says that an area inside a drawing became transparent", async () => {
    const ctx = await createTestContext({ vision });
    const disk = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#fff"/>
      <rect x="60" y="20" width="200" height="200" fill="#b03060"/><circle cx="160" cy="120" r="50" fill="#fff"/></svg>`;
    const image = await uploaded(await sharp(Buffer.from(disk)).jpeg().toBuffer());

    const { message } = await removeBackground(ctx, { files: { image } });

    expect(message).toMatch(/^An area inside the drawing has the background's color/);
  });

  it("stores nothing when nothing stands out", async () => {
    const ctx = await createTestContext({ vision });
    const image = await asUpload(await blankPng());

    await expect(removeBackground(ctx, { files: { image } })).rejects.toMatchObject({
      code: "unusable",
    });

    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
    expect(ctx.storedFileIds).toEqual([]);
  });
});
