import { expect, type Locator, type Page } from "playwright/test";

import type { TestUser } from "./signed-in-test";

const SHAPES = ["square", "landscape", "portrait"] as const;

/** Generates ten blog titles for each keyword, as the tool's page would. */
export async function makeTitles(
  page: Page,
  user: TestUser,
  keywords: readonly string[],
): Promise<void> {
  for (const keyword of keywords) {
    const prompt = `Generate a blog title for the keyword ${keyword} in the category General`;
    await call(page, user, "generate-blog-title", { prompt });
  }
}

/** Generates images as the tool's page would: square, landscape and portrait in turn. */
export async function makeImages(
  page: Page,
  user: TestUser,
  descriptions: readonly string[],
  publish = true,
): Promise<void> {
  for (const [index, description] of descriptions.entries()) {
    const prompt = `Generate an image of ${description} in the style Realistic`;
    await call(page, user, "generate-image", { prompt, shape: SHAPES[index % 3], publish });
  }
}

async function call(page: Page, user: TestUser, endpoint: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${await user.token()}` };
  const answer = await page.request.post(`/api/ai/${endpoint}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

let subjects = 0;

/** A word unique to this test's creations, because all tests share one gallery. */
export function uniqueWord(): string {
  subjects += 1;
  return `subject${process.pid}x${Date.now()}x${subjects}`;
}

/** Gallery tiles whose prompt contains a word. */
export function galleryTiles(page: Page, word: string): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img", { name: new RegExp(word) }) });
}

/** Natural width in pixels; 0 for an image that is missing or can't be decoded. */
export function widthOf(image: Locator): Promise<number> {
  return image.evaluate((image: HTMLImageElement) => image.naturalWidth);
}
