import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { doubleCallsAbout, uniqueTopic } from "../support/double-calls";
import { expect, test } from "../support/signed-in-test";

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Generated titles" });
  return {
    panel,
    titles: panel.getByRole("listitem"),
    keyword: page.getByLabel("Keyword"),
    generate: page.getByRole("button", { name: "Generate title" }),
    toast: (text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text }),
  };
}

async function generate(page: Page, keyword: string): Promise<void> {
  await parts(page).keyword.fill(keyword);
  await parts(page).generate.click();
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/blog-titles");
});

test("focuses an empty keyword and sends nothing [BT-01, V-02]", async ({ page }) => {
  const { keyword, generate: button } = parts(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });

  await button.click();

  await expect(keyword).toHaveAccessibleDescription("Enter at least 2 characters.");
  await expect(keyword).toBeFocused();
  await expect(keyword).toHaveAttribute("required");
  expect(calls).toBe(0);
});

test("sends the keyword with the chosen category [BT-02, BT-05, C-05]", async ({ page }) => {
  const categories = page.getByRole("group", { name: "Category" });
  await expect(categories.locator("label")).toHaveText([
    "General",
    "Technology",
    "Business",
    "Health",
    "Lifestyle",
    "Education",
    "Travel",
    "Food",
  ]);
  await expect(categories.getByLabel("General")).toBeChecked();
  await categories.getByLabel("Travel").check();
  const keyword = uniqueTopic("night trains");
  const request = page.waitForRequest("**/api/ai/generate-blog-title");

  await generate(page, keyword);

  const sent = await request;
  expect(sent.postDataJSON()).toEqual({
    prompt: `Generate a blog title for the keyword ${keyword} in the category Travel`,
  });
  expect(await sent.headerValue("authorization")).toMatch(/^Bearer \S+$/);
});

test("lists ten titles and the engine that wrote them [BT-03, BT-04, ST-04, ST-05]", async ({
  page,
}) => {
  const { panel, titles, generate: button } = parts(page);
  await expect(panel).toContainText("Enter a keyword and click Generate title to get started.");

  await generate(page, uniqueTopic("sour bread", "[[fault:slow:1200]]"));

  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(titles).toHaveCount(10);
  await expect(button).toBeEnabled();
  await expect(panel).toContainText("10 titles");
  await expect(panel).toContainText(/double/);
});

test("lists no title twice, and asks once more for missing ones", async ({ page }) => {
  const { generate: button, titles } = parts(page);
  const keyword = uniqueTopic("garden tools", "[[duplicates]]");

  await generate(page, keyword);

  await expect(titles.first()).toBeVisible();
  // The list is there before the second call has ended.
  await expect(button).toBeEnabled();
  const texts = (await titles.locator("p").allTextContents()).map((text) =>
    text.replace(/^\d+\./, "").toLowerCase(),
  );
  expect(new Set(texts).size).toBe(texts.length);
  expect(await doubleCallsAbout(keyword)).toHaveLength(2);
});

test("passes a title to the article writer", async ({ page }) => {
  const { titles } = parts(page);
  await generate(page, uniqueTopic("wild rice"));
  const title = (await titles.nth(1).locator("p").innerText()).replace(/^\d+\.\s*/, "");

  await titles.nth(1).getByRole("link", { name: "Write this article" }).click();

  await expect(page).toHaveURL(/\/ai\/write-article\?topic=/);
  await expect(page.getByLabel("Article Topic")).toHaveValue(title);
});

test("copies one title, copies all, and saves them as Markdown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { panel, titles, toast } = parts(page);
  await generate(page, uniqueTopic("tin roofs"));
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await titles.first().getByRole("button", { name: "Copy" }).click();
  await expect(toast("Copied to clipboard!").first()).toBeVisible();
  expect(await clipboard()).toMatch(/^Why tin roofs .* matters more than you think$/);

  await panel.getByRole("button", { name: "Copy all" }).click();
  await expect.poll(clipboard).toMatch(/^1\. Why tin roofs[\s\S]*^10\. /m);

  const download = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Titles for tin roofs .*\.md$/);
  const saved = await readFile(await file.path(), "utf8");
  expect(saved).toMatch(/^1\. Why tin roofs[\s\S]*\n\n<!-- Written with .*double.* -->\n$/);
});

test("writes different titles for the same keyword", async ({ page }) => {
  const { panel, titles } = parts(page);
  const keyword = uniqueTopic("old doors");
  await generate(page, keyword);
  await expect(titles).toHaveCount(10);

  await panel.getByRole("button", { name: "Regenerate" }).click();

  await expect.poll(async () => (await doubleCallsAbout(keyword)).length).toBe(2);
  await expect(titles).toHaveCount(10);
});

test("says what went wrong and re-enables the button [X-01, X-03, ST-04]", async ({ page }) => {
  const { toast, generate: button } = parts(page);

  await generate(page, uniqueTopic("loose wires", "[[fault:500]]"));

  const message = toast("The AI service ran into a problem. Try again.").first();
  await expect(message).toBeVisible();
  await expect(button).toBeEnabled();
});

test("is accessible before and after it lists titles", async ({ page }) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  await generate(page, uniqueTopic("clear skies"));
  await expect(parts(page).titles).toHaveCount(10);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("works by keyboard alone", async ({ page }) => {
  const { keyword, titles } = parts(page);
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    if (await keyword.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.type(uniqueTopic("plain keys"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("Technology")).toBeChecked();
  await page.keyboard.press("Tab");

  await page.keyboard.press("Enter");

  await expect(titles).toHaveCount(10);
});

test("says so at once when there is no network, and works again with one [X-03, ST-04]", async ({
  page,
  context,
}) => {
  const { titles, generate: button, toast } = parts(page);
  const topic = uniqueTopic("bread");
  await context.setOffline(true);

  await generate(page, topic);

  await expect(toast(/Check your connection/)).toBeVisible();
  await expect(button).toBeEnabled();
  await context.setOffline(false);
  await button.click();
  await expect(titles).toHaveCount(10);
  // Nothing waited for the network.
  expect(await doubleCallsAbout(topic)).toHaveLength(1);
});
