import type { Page } from "playwright/test";

import { uniqueTopic } from "../support/double-calls";
import { expect, type TestUser, test } from "../support/signed-in-test";

const TEXT = `# Bees

They sleep.[^1] Read [how](/privacy) in [p. 3](#page=3).

- [x] read
- [ ] write

| a | b |
|:--|--:|
| 1 | 2 |

![A hive](https://pictures.example/hive.png)

[^1]: At *night*.`;

const parts = (page: Page) => {
  const panel = page.getByRole("region", { name: "Generated article" });
  return {
    panel,
    button: (name: string) => panel.getByRole("button", { name, exact: true }),
    editor: panel.getByRole("textbox", { name: "Article text" }),
  };
};

/** Opens an article with this text. */
async function openArticle(page: Page, user: TestUser, content: string): Promise<void> {
  const headers = { authorization: `Bearer ${await user.token()}` };
  const prompt = uniqueTopic("bees", "[[words:60]]");
  const written = await page.request.post("/api/ai/generate-article", {
    headers,
    data: { prompt, length: 800 },
  });
  const { id } = (await written.json()) as { id: string };
  const saved = await page.request.post("/api/user/save-creation", {
    headers,
    data: { id, content, revision: 0 },
  });
  expect(saved.ok(), `saving answered ${saved.status()}`).toBe(true);
  await page.goto(`/ai/write-article?continue=${id}`);
}

/** What the Copy button puts on the clipboard for editors that know formatting, without white space between blocks. */
async function copiedHtml(page: Page): Promise<string> {
  await parts(page).button("Copy").click();
  await expect(page.getByText("Copied to clipboard!").last()).toBeVisible();
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType("text/html"))?.text();
  });
  return (html ?? "").replace(/>\s+</g, "><");
}

test("copies what works on the page only as words: footnotes, tasks, images", async ({
  page,
  user,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openArticle(page, user, TEXT);
  await expect(parts(page).panel.getByRole("heading", { name: "Bees" })).toBeVisible();

  const html = await copiedHtml(page);

  expect(html).toContain(`They sleep.<sup>1</sup> Read <a href="${baseURL}/privacy">how</a> in`);
  expect(html).toMatch(/<li>☑\s*read<\/li><li>☐\s*write<\/li>/);
  expect(html).toContain('<th align="left">a</th><th align="right">b</th>');
  expect(html).toContain('<td align="left">1</td><td align="right">2</td>');
  expect(html).toMatch(/<p>At <em>night<\/em>\.\s*<\/p>/);
  expect(html).not.toMatch(/<input|<img|<button|href="#|↩/);
});

test("copies tasks and citations from the editor as words, too", async ({
  page,
  user,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openArticle(page, user, TEXT);
  await parts(page).button("Edit").click();
  await expect(parts(page).editor).toBeFocused();

  const html = await copiedHtml(page);

  expect(html).toContain("in [p. 3].");
  expect(html).toMatch(/<li><p>☑ read<\/p><\/li><li><p>☐ write<\/p><\/li>/);
  expect(html).not.toMatch(/<img|<button|href="#/);
});

test("goes to a footnote and back, without a step in the history", async ({ page, user }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openArticle(
    page,
    user,
    TEXT.replace("- [x]", `${"A long line of text. ".repeat(200)}\n\n- [x]`),
  );
  const { panel } = parts(page);
  const mark = panel.getByRole("link", { name: "1", exact: true });
  const address = page.url();
  const steps = await page.evaluate(() => history.length);

  await mark.click();
  const note = panel.getByRole("listitem").filter({ hasText: "At night." });
  await expect(note).toBeInViewport();
  await expect(note).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(mark).toBeFocused();
  await expect(mark).toBeInViewport();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});
