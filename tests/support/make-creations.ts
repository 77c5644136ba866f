import { expect, type Locator, type Page } from "playwright/test";

import type { TestUser } from "./browser";

const SHAPES = ["square", "landscape", "portrait"] as const;

/** Makes ten blog titles about each keyword, as the tool's page would. */
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

/** Makes pictures as the tool's page would, in turn square, landscape and portrait. */
export async function makePictures(
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

/** A word that only this test's creations have: the gallery is everybody's. */
export function uniqueWord(): string {
  subjects += 1;
  return `subject${process.pid}x${Date.now()}x${subjects}`;
}

/** The pictures of the gallery whose prompt has a word. */
export function galleryTiles(page: Page, word: string): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img", { name: new RegExp(word) }) });
}

/** In pixels of the file; zero for a picture that is not there or does not open. */
export function widthOf(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
}
