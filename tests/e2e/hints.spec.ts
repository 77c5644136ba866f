import type { Locator, Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { makeTitles } from "../support/make-creations";
import { expect, test } from "../support/signed-in-test";
import { visit } from "../support/visit";

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/148.0 Safari/537.36";

/** The label that appears with a button, which repeats its name. */
const tipOf = (page: Page, words: string) =>
  page.locator("[data-tip] > [aria-hidden]").filter({ hasText: words });

/** What a pseudo-element adds to a button. */
const added = (button: Locator, pseudo: "::before" | "::after") =>
  button.evaluate((element, where) => getComputedStyle(element, where).content, pseudo);

test.beforeEach(({ user: _user }) => {});

test("the buttons at the top of a page say what they are, under the pointer and by keyboard", async ({
  page,
}) => {
  await visit(page, "/ai");
  const top = page.getByRole("banner");
  for (const name of ["Search and commands", "Theme"]) {
    const tip = tipOf(page, name);
    await expect(tip).toBeHidden();
    await top.getByRole("button", { name }).hover();
    await expect(tip).toBeVisible();
    await expect(tip).toBeInViewport({ ratio: 1 });
    expect(await accessibilityFaults(page)).toEqual([]);

    // Onto it, as somebody does who reads it enlarged.
    await tip.hover();
    await page.waitForTimeout(300);
    await expect(tip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await page.mouse.move(10, 400);
  }

  await top.getByRole("button", { name: "Search and commands" }).focus();
  await page.keyboard.press("Tab");
  const theme = top.getByRole("button", { name: "Theme" });
  await expect(theme).toBeFocused();
  const tip = tipOf(page, "Theme");
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await expect(theme).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tip).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(tip).toBeHidden();
});

test("buttons name their keys", async ({ page, user }) => {
  await makeTitles(page, user, ["rye"]);
  await visit(page, "/ai/blog-titles");
  expect(await added(page.getByRole("button", { name: "Generate title" }), "::before")).toContain(
    "Ctrl ↵",
  );
  expect(
    await added(page.getByRole("button", { name: "Search and commands" }), "::after"),
  ).toContain("Ctrl K");

  await visit(page, "/ai");
  await page.getByRole("button", { name: /keyword rye/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeVisible();
  expect(await added(undo, "::before")).toContain("Alt T");
});

test("all keys are listed, by where they work", async ({ page }) => {
  await visit(page, "/ai");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const [where, does] of [
    ["On every page", "Go to messages, to undo for example"],
    ["In the editor", /Go to the formatting buttons/],
    ["On an image", /Move the crosshair or a corner/],
  ] as const)
    await expect(keys.getByRole("region", { name: where })).toContainText(does);
  await expect(keys.getByRole("region", { name: "In the editor" })).toContainText("F10");
  expect(await accessibilityFaults(page)).toEqual([]);
});

for (const [machine, userAgent, title, aria] of [
  ["elsewhere", undefined, "Bold (Ctrl+B)", "Control+B"],
  ["on a Mac", MAC, "Bold (⌘B)", "Meta+B"],
] as const) {
  test.describe(machine, () => {
    test.use(userAgent ? { userAgent } : {});

    test("the editor's buttons name their keys as this machine's keyboard does", async ({
      page,
      user,
    }) => {
      const headers = { authorization: `Bearer ${await user.token()}` };
      const data = { prompt: "roof gardens [[words:120]]", length: 800 };
      const made = await page.request.post("/api/ai/generate-article", { headers, data });
      const { id } = await made.json();
      await page.goto(`/ai/write-article?continue=${id}`);
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      const bold = page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", {
        name: "Bold",
        exact: true,
      });
      await expect(bold).toHaveAttribute("title", title);
      await expect(bold).toHaveAttribute("aria-keyshortcuts", aria);
      await expect(page.getByRole("textbox", { name: "Article text" })).toHaveAttribute(
        "aria-keyshortcuts",
        "Alt+F10",
      );
    });
  });
}
