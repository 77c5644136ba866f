import type { Page } from "playwright/test";

import { accessibilityFaults } from "@/tests/support/accessibility";
import { makeImages, widthOf } from "@/tests/support/make-creations";
import { expect, test } from "@/tests/support/signed-in-test";

/** Opens the dialog of the only creation on the dashboard. */
async function startSharing(page: Page) {
  await page.goto("/ai");
  await page.getByRole("main").locator("h3 > button").first().click();
  await page.getByRole("button", { name: /^More options for/ }).click();
  await page.getByRole("menuitem", { name: "Share link" }).click();
  return page.getByRole("dialog", { name: "Share" });
}

test("a link shows a creation to a visitor until it's ended", async ({ page, user, browser }) => {
  await makeImages(page, user, ["a stone wall"], false);
  const dialog = await startSharing(page);
  await dialog.getByLabel("Link expires").selectOption("In 7 days");
  await dialog.getByLabel("Show my name").check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create link" }).click();
  const address = await dialog.getByLabel("Link", { exact: true }).inputValue();
  expect(address).toMatch(/\/s\/[\w-]{43}$/);
  expect(await accessibilityFaults(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  const refused: string[] = [];
  visitor.on("response", (response) => {
    if (!response.ok()) refused.push(`${response.url()}: ${response.status()}`);
  });
  const answer = await visitor.goto(address, { waitUntil: "networkidle" });
  expect(answer?.status()).toBe(200);
  expect(refused).toEqual([]);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("a stone wall");
  await expect(visitor.getByText(`Shared by ${user.name}`)).toBeVisible();
  const image = visitor.getByRole("img", { name: "a stone wall" });
  await expect(image).toBeVisible();
  await expect.poll(() => widthOf(image)).toBeGreaterThan(0);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await accessibilityFaults(visitor)).toEqual([]);
  const file = await image.getAttribute("src");

  await dialog.getByRole("button", { name: "Done" }).click();
  await startSharing(page);
  await expect(dialog).toContainText("with your name");
  await dialog.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("The link no longer works")).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole("alert").filter({ hasText: "This link" })).toHaveText(
    "This link doesn't work. It may have expired or been turned off.",
  );
  expect((await visitor.request.get(file ?? "")).status()).toBe(404);
  expect(await accessibilityFaults(visitor)).toEqual([]);
  await visitor.context().close();
});

test("deleting a shared creation says that its link ends", async ({ page, user }) => {
  await makeImages(page, user, ["a stone wall"], false);
  const dialog = await startSharing(page);
  await expect(dialog.getByLabel("Link expires")).toHaveValue("");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByLabel("Link", { exact: true })).toHaveValue(/\/s\//);
  await dialog.getByRole("button", { name: "Done" }).click();
  await startSharing(page);
  await expect(dialog).toContainText("Deleting the creation turns it off for good.");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Delete / }).click();

  await expect(
    page.getByText("Creation deleted. Its share link was turned off, and restoring won't bring"),
  ).toBeVisible();
});
