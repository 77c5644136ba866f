import { readFile } from "node:fs/promises";

import { expect, test } from "../support/signed-in-test";

const WEIGHTS_MS = 15 * 60_000;
const NOTICE = "Practice draft. Unchecked: may be wrong.";

/** Waits until the built-in model has its weights, which the first run on a machine fetches. */
test.beforeEach(async ({ request }) => {
  test.setTimeout(WEIGHTS_MS + 25 * 60_000);
  const state = async () => {
    const health = await (await request.get("/api/health")).json();
    return health.engines.text.status.state;
  };
  await expect.poll(state, { timeout: WEIGHTS_MS, intervals: [2_000] }).toBe("ready");
});

test("writes a short article with the built-in model, within its range, and names the engine [WA-02, WA-03, WA-04]", async ({
  page,
  user,
}) => {
  await page.goto("/ai/write-article");
  await page.getByLabel("Article Topic").fill("urban beekeeping");
  await page.getByRole("button", { name: "Generate Article" }).click();

  const panel = page.getByRole("region", { name: "Generated article" });
  // Text stands there while the model still writes.
  await expect(panel.getByRole("heading", { level: 2 }).first()).toBeVisible({ timeout: 90_000 });
  await expect(panel.getByRole("button", { name: "Stop" })).toBeVisible();
  const regenerate = panel.getByRole("button", { name: "Regenerate" });
  await expect(regenerate).toBeVisible({ timeout: 620_000 });
  // A machine too slow for the time a call may take stores a cut article, and Continue brings it home.
  const goOn = panel.getByRole("button", { name: "Continue", exact: true });
  for (let time = 0; time < 3 && (await goOn.isVisible()); time += 1) {
    await goOn.click();
    await expect(panel.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(regenerate).toBeVisible({ timeout: 620_000 });
  }
  await expect(panel).toContainText("Built-in draft model (TinyLlama 1.1B)");

  const answer = await page.request.get("/api/user/get-user-creations", {
    headers: { authorization: `Bearer ${await user.token()}` },
  });
  const [article] = (await answer.json()).creations;
  expect(article.truncated).toBe(false);
  expect(article.meta.words).toBeGreaterThanOrEqual(500);
  expect(article.meta.words).toBeLessThanOrEqual(800);
  expect(article.content).toMatch(/[.!?]$/);
  expect(article.content.toLowerCase()).toContain("beekeep");

  await page.goto("/ai");
  await expect(page.getByRole("button", { name: /urban beekeeping/ })).toBeVisible();
});

test("says that a draft is one while it's written, when it's stopped, and wherever it's read", async ({
  page,
  user,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto("/ai/write-article");
  await page.getByLabel("Article Topic").fill("garden ponds");
  await page.getByRole("button", { name: "Generate Article" }).click();
  const panel = page.getByRole("region", { name: "Generated article" });
  // Enough to be kept.
  const words = async () => (await panel.innerText()).split(/\s+/).length;
  await expect.poll(words, { timeout: 300_000 }).toBeGreaterThan(150);
  await expect(panel.getByText(NOTICE)).toBeVisible();
  await panel.getByRole("button", { name: "Stop" }).click();
  // Stop keeps its place for as long as the pointer is on it.
  await page.mouse.move(0, 0);
  await expect(panel.getByText("is saved to your dashboard")).toBeVisible();
  await expect(panel.getByText(NOTICE)).toBeVisible();
  await expect(panel).toContainText("Built-in draft model (TinyLlama 1.1B)");
  await panel.getByRole("button", { name: "Copy" }).click();
  await expect.poll(clipboard).toMatch(/^\*Practice draft\. Unchecked: may be wrong\.\*\n\n/);
  const saving = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: "Markdown (.md)" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  expect(file).toMatch(/^\*Practice draft\. Unchecked: may be wrong\.\*\n\n/);
  expect(file).toContain("<!-- Written with Built-in draft model (TinyLlama 1.1B) -->");

  await page.goto("/ai");
  await page.getByRole("button", { name: /garden ponds/ }).click();
  const main = page.getByRole("main");
  await expect(main.getByText(NOTICE)).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await main.getByRole("button", { name: "Copy" }).click();
  await expect.poll(clipboard).toMatch(/^\*Practice draft\. Unchecked: may be wrong\.\*\n\n/);

  const headers = { authorization: `Bearer ${await user.token()}` };
  const listed = await page.request.get("/api/user/get-user-creations", { headers });
  const [{ id }] = (await listed.json()).creations;
  const data = { id, expiresInDays: null, showName: false };
  const shared = await page.request.post("/api/user/share-creation", { headers, data });
  await page.goto((await shared.json()).path);
  await expect(page.getByText(NOTICE)).toBeVisible();
});

test("makes ten distinct titles at once, which are no draft and say where they're from [BT-03, BT-04]", async ({
  page,
  user,
  context,
}) => {
  await page.goto("/ai/blog-titles");
  await page.getByLabel("Keyword").fill("sourdough bread");
  await page.getByRole("button", { name: "Generate title" }).click();

  const panel = page.getByRole("region", { name: "Generated titles" });
  await expect(panel.getByRole("listitem")).toHaveCount(10);
  const answer = await page.request.get("/api/user/get-user-creations", {
    headers: { authorization: `Bearer ${await user.token()}` },
  });
  const [creation] = (await answer.json()).creations;
  expect(new Set(creation.meta.titles).size).toBe(10);
  for (const title of creation.meta.titles) expect(title).toMatch(/sourdough|bread/i);
  expect(creation.meta).toMatchObject({ templates: 10, engine: { name: "Our title templates" } });
  await expect(panel.getByText("From our title templates", { exact: true })).toHaveCount(10);
  await expect(panel.getByText(/^Our title templates/)).toBeVisible();

  await expect(panel.getByText(NOTICE)).toHaveCount(0);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await panel.getByRole("button", { name: "Copy all" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^1\. /);
  const saving = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  expect(file).toMatch(/^1\. /);
  expect(file).toContain("<!-- Written with Our title templates -->");
});
