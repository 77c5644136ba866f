import { expect, type Page } from "playwright/test";

/** Goes to a page, and touches it: its keys come with that. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A page notices its first touch once it's hydrated.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(page.locator("html")).toHaveAttribute("data-keys", "pc", { timeout: 1_000 });
  }).toPass();
}
