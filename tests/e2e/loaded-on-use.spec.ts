import type { Page } from "playwright/test";

import { holdRequests } from "@/tests/support/hold-requests";
import { expect, test } from "@/tests/support/signed-in-test";

const SCRIPTS = "**/_next/static/**/*.js";

function themeMenu(page: Page) {
  const button = page.getByRole("button", { name: "Theme" });
  const item = (name: string) => page.getByRole("menuitemradio", { name });
  return { button, item, list: page.getByRole("menu") };
}

test.describe("a menu", () => {
  test("opens by keyboard on its first item and gives the focus back", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    const { button, item, list } = themeMenu(page);

    for (const key of ["Enter", "Space", "ArrowDown"]) {
      await button.focus();
      await page.keyboard.press(key);
      await expect(item("System"), key).toBeFocused();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("ArrowDown");
      await expect(item("Light")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(list).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute("aria-expanded", "false");
    }
    await page.keyboard.press("ArrowUp");
    await expect(item("Dark")).toBeFocused();
  });

  test("is named after its button, and a click on that closes it", async ({ page }) => {
    await page.goto("/");
    const { button, list } = themeMenu(page);
    await button.click();
    await expect(page.getByRole("menu", { name: "Theme" })).toBeVisible();
    await button.click();
    await expect(list).toBeHidden();

    await button.click();
    await expect(list).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(list).toBeHidden();

    await button.click();
    await expect(list).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(list).toBeHidden();
    await expect(page.getByRole("button", { name: "Get started" })).toBeFocused();
  });

  test("opens after one click, however long its list takes", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    const scripts = await holdRequests(page, SCRIPTS);
    const { button, item } = themeMenu(page);
    await button.click();
    await scripts.asked;
    await expect(button).toHaveAttribute("aria-expanded", "false");

    scripts.end("answer");

    await expect(item("System")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(item("System")).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test("a menu that couldn't be loaded says so and loads once there's a connection", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/blog-titles", { waitUntil: "networkidle" });
  await page.mouse.move(5, 5);
  await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
  await page.route(SCRIPTS, (route) => route.abort());
  const { button, list } = themeMenu(page);
  await button.click();
  await expect(page.getByText(/Couldn't reach the server/).first()).toBeVisible();
  await expect(list).toBeHidden();

  await page.unroute(SCRIPTS);

  // The toast may lie over the button, and stays while the pointer is on it.
  await button.press("Enter");
  await expect(list).toBeVisible();
});

test("a run whose parts couldn't be loaded says so and works once there's a connection", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/blog-titles", { waitUntil: "networkidle" });
  // Before the page is touched, which fetches them.
  await page.route(SCRIPTS, (route) => route.abort());
  const generate = page.getByRole("button", { name: "Generate title" });
  const failure = page.getByRole("main").getByText(/Couldn't reach the server/);
  await page.getByLabel("Keyword").fill("sourdough");
  await generate.click();
  await expect(failure).toBeVisible();

  await page.unroute(SCRIPTS);

  await generate.click();
  await expect(failure).toBeHidden();
});
