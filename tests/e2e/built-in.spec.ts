import { expect, test } from "../support/signed-in-test";

const WEIGHTS_MS = 15 * 60_000;

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
  const goOn = panel.getByRole("button", { name: "Continue" });
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

test("writes ten distinct titles with the built-in model [BT-03, BT-04]", async ({
  page,
  user,
}) => {
  await page.goto("/ai/blog-titles");
  await page.getByLabel("Keyword").fill("sourdough bread");
  await page.getByRole("button", { name: "Generate title" }).click();

  const panel = page.getByRole("region", { name: "Generated titles" });
  await expect(panel.getByRole("listitem")).toHaveCount(10, { timeout: 120_000 });
  const answer = await page.request.get("/api/user/get-user-creations", {
    headers: { authorization: `Bearer ${await user.token()}` },
  });
  const [creation] = (await answer.json()).creations;
  expect(new Set(creation.meta.titles).size).toBe(10);
  for (const title of creation.meta.titles) expect(title).toMatch(/sourdough|bread/i);
});
