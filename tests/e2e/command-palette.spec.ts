import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { holdRequests } from "../support/hold-requests";
import { expect, test } from "../support/signed-in-test";
import { visit } from "../support/visit";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search and commands" });
const search = (page: Page) => palette(page).getByRole("combobox");

test.describe("a key that comes before the code for it", () => {
  test("opens the palette once that is there", async ({ page, user: _user }) => {
    await page.goto("/ai/qr-generator", { waitUntil: "networkidle" });
    const scripts = await holdRequests(page, "**/*.js");
    await page.keyboard.press("Control+k");
    await scripts.asked;
    await expect(palette(page)).toHaveCount(0);
    scripts.end("answer");
    await expect(search(page)).toBeFocused();
  });

  test("runs the tool, but not for who has typed on or left the field", async ({
    page,
    user: _user,
  }) => {
    for (const [next, runs] of [
      ["", true],
      ["x", false],
      ["Tab", false],
    ] as const) {
      await page.goto("/ai/qr-generator", { waitUntil: "networkidle" });
      const field = page.getByLabel("Text or URL");
      const scripts = await holdRequests(page, "**/*.js");
      await field.fill("https://example.com");
      await page.keyboard.press("Control+Enter");
      if (next) await page.keyboard.press(next);
      await scripts.asked;
      scripts.end("answer");
      await expect(page.locator("html")).toHaveAttribute("data-keys", "pc");
      const result = page.getByRole("img", { name: /QR code/ });
      if (runs) await expect(result).toBeVisible();
      else await expect(result).toHaveCount(0);
      await page.unroute("**/*.js");
    }
  });
});

test.describe("the palette", () => {
  test("opens by Ctrl K, also from a text field, and leads to a tool", async ({
    page,
    user: _user,
  }) => {
    await visit(page, "/ai/write-article");
    const topic = page.getByLabel("Article Topic");
    await topic.fill("Bees");
    await page.keyboard.press("Control+k");
    await expect(search(page)).toBeFocused();
    await expect(palette(page).getByRole("option").first()).toHaveAttribute("data-highlighted", "");
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(topic).toBeFocused();
    await expect(topic).toHaveValue("Bees");

    await page.keyboard.press("Control+k");
    await search(page).fill("qr");
    await expect(palette(page).getByRole("option").first()).toContainText("QR");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/ai\/qr-generator$/);
    await expect(palette(page)).toHaveCount(0);
  });

  test("finds a creation and opens it in its tool", async ({ page, user: _user }) => {
    const topic = `Lighthouses ${Date.now()}`;
    await visit(page, "/ai/blog-titles");
    await page.getByLabel("Keyword").fill(topic);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("button", { name: "Regenerate" })).toBeVisible();

    await visit(page, "/ai");
    await page.keyboard.press("Control+k");
    await search(page).fill(topic.toLowerCase());
    const found = palette(page).getByRole("option", { name: topic });
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page).toHaveURL(/\/ai\/blog-titles\?creation=/);
    await expect(page.getByLabel("Keyword")).toHaveValue(topic);
  });

  test("says when nothing is found, and changes the theme", async ({ page, user: _user }) => {
    await visit(page, "/ai");
    await page.keyboard.press("Control+k");
    await search(page).fill("no such thing");
    await expect(palette(page).getByText("Nothing found for “no such thing”.")).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await search(page).fill("dark");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);

    await page.keyboard.press("Control+k");
    await search(page).fill("profile");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Profile" })).toBeVisible();
  });

  test("fits a phone", async ({ page, user: _user }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, "/ai");
    await page.keyboard.press("Control+k");
    await expect(palette(page).getByRole("option").first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
});

test.describe("the keys of a page", () => {
  test("run a tool and stop it", async ({ page, user: _user }) => {
    await visit(page, "/ai/write-article");
    await page.getByLabel("Article Topic").fill("Slow bees [[fault:hang]]");
    await page.keyboard.press("Control+Enter");
    const stop = page.getByRole("button", { name: "Stop" });
    await expect(stop.first()).toBeVisible();
    // The first press only takes away the label that the keyboard brought up.
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Search and commands" }).focus();
    await page.keyboard.press("Tab");
    await expect(banner.getByRole("button", { name: "Theme" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(stop.first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(stop).toHaveCount(0);
  });

  test("are listed by ?, which text fields keep for themselves", async ({ page, user: _user }) => {
    await visit(page, "/ai/write-article");
    const topic = page.getByLabel("Article Topic");
    await topic.pressSequentially("Why bees?");
    await expect(topic).toHaveValue("Why bees?");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await topic.blur();
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(keys).toBeVisible();
    await expect(keys.getByText("Run the tool")).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    // What's open keeps the keys.
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
  });

  test("don't include ? for those who turn single keys off", async ({ page, user: _user }) => {
    await visit(page, "/ai");
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await keys.getByRole("switch", { name: "Single-key shortcuts" }).uncheck();
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);

    await page.keyboard.press("?");
    // The palette wouldn't open over the list of keys.
    await page.keyboard.press("Control+k");
    await search(page).fill("keyboard shortcuts");
    await page.keyboard.press("Enter");
    await expect(keys.getByRole("switch", { name: "Single-key shortcuts" })).not.toBeChecked();
  });
});
