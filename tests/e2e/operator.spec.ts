import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { newPerson } from "../support/person";
import { expect, test } from "../support/signed-in-test";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";

const PORT = 4373;
const URL = `http://localhost:${PORT}`;
const folder = mkdtempSync(path.join(tmpdir(), "atelier-operator-"));
const PAGES = ["people", "reports", "messages", "newsletter", "health"] as const;
/** What a page shows once it has loaded. */
const LOADED = {
  people: "Ada Tester",
  reports: "No open reports.",
  messages: "Ada",
  newsletter: "1 subscriber",
  health: "Disk",
};

let server: TestServer;

test.use({ baseURL: URL });
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  server = startTestServer(PORT, {
    DATA_DIR: path.join(folder, "data"),
    MODELS_DIR: path.join(folder, "models"),
    MODELS_FETCH: "off",
    DATABASE_URL: "",
    APP_URL: URL,
    OPENAI_BASE_URL: "",
    AI_TEXT_MODEL: "",
    SIGN_UPS_PER_HOUR: "1000",
  });
  await untilReady(server);
});
test.afterAll(async () => {
  await server.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Settings pages" }).getByRole("link", { name });

/** Publishes an image as somebody, and reports it as somebody else. */
async function reportAnImage(playwright: Parameters<typeof newPerson>[0]): Promise<void> {
  const [owner, reader] = [await newPerson(playwright, URL), await newPerson(playwright, URL)];
  const data = { prompt: "Generate an image of a red kite in the style Realistic", publish: true };
  const made = await owner.call(`${URL}/api/ai/generate-image`, { data });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  const report = { id, reason: "spam", note: "The same one again." };
  const sent = await reader.call(`${URL}/api/user/report-creation`, { data: report });
  expect(sent.ok(), await sent.text()).toBe(true);
  await Promise.all([owner.dispose(), reader.dispose()]);
}

test("whoever signed up first sees people, reports, and health, and can change them", async ({
  page,
  playwright,
  user,
}) => {
  await reportAnImage(playwright);
  await page.goto("/ai/settings/engines");

  // By keyboard, like every link.
  await tab(page, "People").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "People", level: 1 })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search people" }).fill(user.email);
  await expect(page.getByRole("listitem").filter({ hasText: "this hour" })).toHaveCount(1);
  await page.getByRole("combobox", { name: `Plan for ${user.email}` }).selectOption("premium");
  await expect(page.getByText(`${user.email} is now on Premium.`)).toBeVisible();

  await tab(page, "Reports").click();
  await expect(page.getByText("The same one again.")).toBeVisible();
  await expect(page.getByText(/^1 report: It's spam or misleading\./)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: /^Unpublish / }).click();
  await expect(page.getByText("No open reports.")).toBeVisible();

  const written = { name: "Ada", email: "ada@example.com", message: "Is <b>Premium</b> free?" };
  const sent = await page.request.post(`${URL}/api/contact`, { data: written });
  expect(sent.ok(), await sent.text()).toBe(true);
  await tab(page, "Messages").click();
  await expect(page.getByText(written.message)).toBeVisible();
  await page.getByRole("button", { name: "Mark as done: message from Ada" }).click();
  await expect(page.getByText("Done", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open again: message from Ada" })).toBeVisible();
  const flood = { name: "Bob", email: "bob@example.com", message: "Buy my wonderful watches." };
  expect((await page.request.post(`${URL}/api/contact`, { data: flood })).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText("1 open message", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Mark all as done" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark all as done" }).click();
  await expect(page.getByText("No open messages")).toBeVisible();
  await page.getByRole("button", { name: "Delete: message from Bob" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(flood.message)).toHaveCount(0);

  for (const email of ["reader@example.com", "gone@example.com"]) {
    const subscribed = await page.request.post(`${URL}/api/newsletter`, { data: { email } });
    expect(subscribed.ok(), await subscribed.text()).toBe(true);
  }
  await tab(page, "Newsletter").click();
  await page.getByRole("button", { name: "Delete gone@example.com" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 subscriber", { exact: true })).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const saved = readFileSync(await (await saving).path(), "utf8");
  expect(saved).toMatch(/^email,subscribed\r\nreader@example\.com,\d{4}-[^,]+Z\r\n$/);

  await tab(page, "Health").click();
  await expect(page.getByText(/^Embedded Postgres \d/)).toBeVisible();
  await expect(page.getByText(/^Atelier \d.*, Node \d/)).toBeVisible();
  await expectPagesToFit(page);
});

/** Looks at each page on small and large screens, light and dark. */
async function expectPagesToFit(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    // A screen of 1,280 px at 400%.
    [320, "light"],
    [360, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const name of PAGES) {
      await page.goto(`/ai/settings/${name}`);
      const loaded = page.getByRole("main").getByText(LOADED[name], { exact: true });
      await expect(loaded.first()).toBeVisible();
      // The bar shows where one is, however narrow the screen.
      const bar = page.getByRole("navigation", { name: "Settings pages" });
      await expect(bar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
      expect(await accessibilityFaults(page), `${name} at ${width} px`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${name} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
}

test("another account finds none of it", async ({ page, user }) => {
  await page.goto("/ai/settings/engines");
  await expect(tab(page, "Usage")).toBeVisible();
  await expect(tab(page, "People")).toHaveCount(0);

  const authorization = `Bearer ${await user.token()}`;
  for (const name of PAGES) {
    // Its status is sent before the page knows; see `app/ai/loading.tsx`.
    await page.goto(`/ai/settings/${name}`);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    const answer = await page.request.get(`/api/operator/${name}`, { headers: { authorization } });
    expect(answer.status()).toBe(404);
  }
});
