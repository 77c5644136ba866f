import type { Page } from "playwright/test";

/** Opens the newest creation on the dashboard in its tool. */
export async function openNewest(page: Page): Promise<void> {
  await page.goto("/ai");
  await page.getByRole("main").locator("h3 > button").first().click();
  await page.getByRole("link", { name: /^Open / }).click();
}
