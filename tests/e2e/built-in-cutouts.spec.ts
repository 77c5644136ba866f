import type { Page } from "playwright/test";
import sharp from "sharp";

import { untilImageModelsReady } from "../support/image-models";
import { expect, type TestUser, test } from "../support/signed-in-test";

const PORTRAIT = "tests/fixtures/images/astronaut.jpg";
/** Where the face is, in pixels, and the hair above it. */
const FACE = { left: 172, top: 66, width: 104, height: 130 };
const HAIR = { left: 182, top: 24, width: 90, height: 40 };
/** What each image should reach on its own. */
const LEAST = 0.95;

test.beforeEach(({ request }) => untilImageModelsReady(request));

/** Which pixels of an image the product takes for its subject. */
async function subjectOf(page: Page, user: TestUser, jpeg: Buffer): Promise<boolean[]> {
  const headers = { authorization: `Bearer ${await user.token()}` };
  const image = { name: "portrait.jpg", mimeType: "image/jpeg", buffer: jpeg };
  const answer = await page.request.post("/api/ai/remove-image-background", {
    headers,
    multipart: { image },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { content, message } = await answer.json();
  expect(message).toBeUndefined();
  const file = await page.request.get(content, { headers });
  const alpha = await sharp(await file.body())
    .extractChannel("alpha")
    .raw()
    .toBuffer();
  return Array.from(alpha, (share) => share > 127);
}

function overlap(one: readonly boolean[], other: readonly boolean[]): number {
  expect(one.length).toBe(other.length);
  const both = one.filter((is, at) => is && other[at]).length;
  return both / one.filter((is, at) => is || other[at]).length;
}

/** A soft oval of hair, as of somebody who looks away, or of one color, as of a mask. */
async function over(face: "hair" | string): Promise<Buffer> {
  const { left, top, width, height } = FACE;
  const oval = Buffer.from(
    `<svg width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="47%" ry="48%"/></svg>`,
  );
  const plain = { create: { width, height, channels: 3 as const, background: face } };
  const fill = face === "hair" ? sharp(PORTRAIT).extract(HAIR) : sharp(plain);
  const input = await sharp(await fill.png().toBuffer())
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .composite([{ input: await sharp(oval).blur(2).png().toBuffer(), blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(PORTRAIT).composite([{ input, left, top }]).jpeg({ quality: 95 }).toBuffer();
}

test("a person without a visible face and CMYK files are cut out as well as the RGB portrait", async ({
  page,
  user,
}) => {
  const rgb = await subjectOf(page, user, await sharp(PORTRAIT).jpeg({ quality: 95 }).toBuffer());
  const twins = {
    "CMYK without a profile": sharp(PORTRAIT).toColorspace("cmyk").jpeg({ quality: 95 }).toBuffer(),
    "CMYK with a profile": sharp(PORTRAIT).withIccProfile("cmyk").jpeg({ quality: 95 }).toBuffer(),
    "from behind": over("hair"),
    "behind a mask": over("#16181c"),
  };
  for (const [what, twin] of Object.entries(twins)) {
    const cutOut = await subjectOf(page, user, await twin);
    expect.soft(overlap(rgb, cutOut), what).toBeGreaterThan(LEAST);
  }
});
