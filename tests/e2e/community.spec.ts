import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { expect, type TestUser, test } from "../support/browser";

const LIST = "**/api/user/get-published-creations**";

let subjects = 0;

/** A word that only this test's pictures have: the gallery is everybody's. */
function uniqueWord(): string {
  subjects += 1;
  return `subject${process.pid}x${Date.now()}x${subjects}`;
}

/** Makes pictures as the tool's page would, in turn square, landscape and portrait. */
async function makePictures(
  page: Page,
  user: TestUser,
  descriptions: readonly string[],
  publish = true,
): Promise<void> {
  for (const [index, description] of descriptions.entries()) {
    const answer = await page.request.post("/api/ai/generate-image", {
      headers: { authorization: `Bearer ${await user.token()}` },
      data: {
        prompt: `Generate an image of ${description} in the style Realistic`,
        shape: ["square", "landscape", "portrait"][index % 3],
        publish,
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

function tiles(page: Page, word: string) {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img", { name: new RegExp(word) }) });
}

test("shows published pictures only, each with its prompt on hover, focus and tap [CG-01, CG-02, CG-04, R-14]", async ({
  page,
  user,
}) => {
  const word = uniqueWord();
  await makePictures(page, user, [`a red boat ${word}`, `a blue boat ${word}`]);
  await makePictures(page, user, [`a secret boat ${word}`], false);

  await page.goto(`/ai/community?q=${word}`);

  await expect(tiles(page, word)).toHaveCount(2);
  const tile = tiles(page, word).first();
  await expect
    .poll(() => tile.getByRole("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  const prompt = tile.locator("p");
  await expect(prompt).toHaveCSS("opacity", "0");
  await tile.hover();
  await expect(prompt).toHaveCSS("opacity", "1");
  await expect(prompt).toHaveText(
    `Generate an image of a blue boat ${word} in the style Realistic`,
  );
  // What eyes get is what was described, and the style as a label.
  await expect(prompt.getByText("Generate an image of")).toHaveCSS("width", "1px");
  await page.mouse.move(0, 0);
  await expect(prompt).toHaveCSS("opacity", "0");
  await tile.getByRole("button", { name: /^Prompt: / }).focus();
  await expect(prompt).toHaveCSS("opacity", "1");
});

test("likes at once, says so, fetches again and stays where it is [CG-03, CG-05, ST-07, X-11, C-03]", async ({
  page,
  user,
}) => {
  const word = uniqueWord();
  await makePictures(page, user, [`a tall tower ${word}`]);
  await page.setViewportSize({ width: 400, height: 420 });
  await page.goto(`/ai/community?q=${word}`);
  const heart = tiles(page, word).getByRole("button", { name: /^Like, / });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const refetch = page.waitForResponse(LIST);

  await heart.click();

  await expect(heart).toHaveAccessibleName("Like, 1 like");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Creation liked")).toBeVisible();
  const { creations } = await (await refetch).json();
  expect(creations[0].likes).toHaveLength(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await heart.click();
  await expect(page.getByText("Creation unliked")).toBeVisible();
  await expect(heart).toHaveAccessibleName("Like, 0 likes");
  await page.reload();
  await expect(heart).toHaveAccessibleName("Like, 0 likes");
});

test("takes a like back that did not reach the server, and says why [X-03]", async ({
  page,
  user,
}) => {
  const word = uniqueWord();
  await makePictures(page, user, [`a small bridge ${word}`]);
  await page.goto(`/ai/community?q=${word}`);
  await page.route("**/api/user/toggle-like-creation", (route) => route.abort());
  const heart = tiles(page, word).getByRole("button", { name: /^Like, / });

  await heart.click();

  await expect(page.getByText(/Check your connection/)).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("knows the size of every picture before it loads", async ({ page, user }) => {
  const word = uniqueWord();
  await makePictures(page, user, [`a ${word}`, `b ${word}`, `c ${word}`]);
  await page.route("**/api/files/**", (route) => route.abort());
  const answer = page.waitForResponse(LIST);
  await page.goto(`/ai/community?q=${word}`);
  await expect(tiles(page, word)).toHaveCount(3);

  const boxes = await tiles(page, word).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().toJSON()),
  );

  const { creations } = await (await answer).json();
  for (const [index, { meta }] of creations.entries()) {
    expect(boxes[index].height).toBeGreaterThan(100);
    expect(boxes[index].width / boxes[index].height).toBeCloseTo(meta.width / meta.height, 1);
  }
});

test("orders by likes, and hands a prompt to the generator", async ({ page, user }) => {
  const word = uniqueWord();
  await makePictures(page, user, [`first ${word}`, `second ${word}`]);
  await page.goto(`/ai/community?q=${word}`);
  await tiles(page, word)
    .nth(1)
    .getByRole("button", { name: /^Like, / })
    .click();
  await expect(page.getByText("Creation liked")).toBeVisible();
  await expect(tiles(page, word).first().getByRole("img")).toHaveAccessibleName(/second/);

  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Most liked");

  await expect(tiles(page, word).first().getByRole("img")).toHaveAccessibleName(/first/);
  await expect(page).toHaveURL(/order=most-liked/);
  await tiles(page, word)
    .first()
    .getByRole("button", { name: /^More options for/ })
    .click();
  await page.getByRole("menuitem", { name: "Use this prompt" }).click();
  await expect(page.getByLabel("Describe Your Image")).toHaveValue(`first ${word}`);
});

test("publishes from the dashboard, and unpublishes in the gallery", async ({ page, user }) => {
  const word = uniqueWord();
  await makePictures(page, user, [`a quiet pond ${word}`], false);
  await page.goto("/ai");
  await page.getByRole("button", { name: new RegExp(word) }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Creation published")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();

  await page.goto(`/ai/community?q=${word}`);
  await tiles(page, word)
    .getByRole("button", { name: /^More options for/ })
    .click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();

  await expect(page.getByText("Creation unpublished")).toBeVisible();
  await expect(page.getByText("No matching prompts.")).toBeVisible();
});

test("hides a picture from whoever reports it", async ({ page, user, browser }) => {
  const word = uniqueWord();
  await makePictures(page, user, [`a broken sign ${word}`]);
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? "" });
  const other = await context.newPage();
  const signUp = await other.request.post("/api/auth/sign-up/email", {
    data: { name: "Bob Other", email: `${word}@example.com`, password: "correct horse battery" },
    headers: { origin: test.info().project.use.baseURL ?? "" },
  });
  expect(signUp.ok()).toBe(true);
  await other.goto(`/ai/community?q=${word}`);
  await tiles(other, word)
    .getByRole("button", { name: /^More options for/ })
    .click();
  await other.getByRole("menuitem", { name: "Report" }).click();
  await other.getByLabel("What’s wrong with it?").selectOption("It is spam or misleading");
  await other.getByRole("button", { name: "Send report" }).click();

  await expect(other.getByText(/Thanks for your report/)).toBeVisible();
  await expect(tiles(other, word)).toHaveCount(0);
  await page.goto(`/ai/community?q=${word}`);
  await expect(tiles(page, word)).toHaveCount(1);
  await context.close();
});

test("shows a spinner until the first answer, and a failure that can be tried again [CG-06, ST-06, X-01]", async ({
  page,
  user: _user,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LIST, async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: { success: false, message: "Our side failed." } });
  });
  await page.goto("/ai/community");
  const spinner = page.getByRole("status").filter({ hasText: "Loading the gallery" });
  await expect(spinner).toBeVisible();

  answer();

  await expect(page.getByRole("main").getByText("Our side failed.")).toBeVisible();
  await expect(spinner).toBeHidden();
  await page.unroute(LIST);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByText("Our side failed.")).toBeHidden();
});

test("has no accessibility fault", async ({ page, user }) => {
  const word = uniqueWord();
  await makePictures(page, user, [`a plain room ${word}`]);
  await page.goto(`/ai/community?q=${word}`);
  await expect(tiles(page, word)).toHaveCount(1);

  expect(await accessibilityFaults(page)).toEqual([]);
});
