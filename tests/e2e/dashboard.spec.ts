import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "@/tests/support/accessibility";
import { consoleErrors } from "@/tests/support/console-errors";
import { holdRequests } from "@/tests/support/hold-requests";
import { makeImages, makeTitles } from "@/tests/support/make-creations";
import { expect, test } from "@/tests/support/signed-in-test";
import { unzip } from "@/tests/support/unzip";

const LIST = "**/api/user/get-user-creations**";
const PAGE_OF_CREATIONS = 30;

function cards(page: Page) {
  return page.getByRole("main").getByRole("heading", { level: 3 });
}

function summary(page: Page, term: string) {
  return page.getByRole("term").filter({ hasText: term }).locator("xpath=following-sibling::dd");
}

test("a new user sees six things to make first [D-01, D-02]", async ({ page, user: _user }) => {
  await page.goto("/ai");

  await expect(summary(page, "Total Creations")).toHaveText("0");
  await expect(summary(page, "Active Plan")).toHaveText("Free");
  await expect(page.getByRole("heading", { name: "Recent Creations" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(6);
});

test.describe("the history card", () => {
  test("shows the prompt as its title, the type, the local date, and a badge [D-03, D-05, D-06, PR-06, E-03]", async ({
    page,
    user,
  }) => {
    await makeTitles(page, user, ["sourdough"]);
    await page.goto("/ai");
    const card = page.getByRole("button", { name: /keyword sourdough/ });

    const today = await page.evaluate(() =>
      new Date().toLocaleDateString(undefined, { dateStyle: "medium" }),
    );
    await expect(card).toContainText(`blog-title · ${today}`);
    await expect(card.getByText("blog-title", { exact: true })).toBeVisible();
  });

  test("has its buttons once its text keeps its place", async ({ page, user }) => {
    await makeTitles(page, user, ["sourdough"]);
    await page.goto("/ai");
    const header = page.getByRole("button", { name: /keyword sourdough/ });
    await expect(header).toBeVisible();
    const scripts = await holdRequests(page, "**/_next/static/**/*.js");

    await header.click();

    await expect(page.getByText("Seven lessons sourdough taught us")).toBeVisible();
    await expect(page.getByRole("button", { name: "Delete sourdough" })).toBeHidden();
    scripts.end("answer");
    await page.getByRole("button", { name: "Delete sourdough" }).click();
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  });

  test("starts collapsed, toggles on each click, and shows Markdown [D-07, D-08, ST-14]", async ({
    page,
    user,
  }) => {
    await makeTitles(page, user, ["sourdough"]);
    await page.goto("/ai");
    const header = page.getByRole("button", { name: /keyword sourdough/ });
    const titles = page.getByRole("main").locator("ol > li");
    await expect(header).toHaveAttribute("aria-expanded", "false");
    await expect(titles).toHaveCount(0);

    await header.click();
    await expect(header).toHaveAttribute("aria-expanded", "true");
    await expect(titles).toHaveCount(10);

    await header.click();
    await expect(header).toHaveAttribute("aria-expanded", "false");
    await expect(titles).toHaveCount(0);
  });

  test("shows an image as an image, and an article with its headings [D-07, D-08]", async ({
    page,
    user,
  }) => {
    await makeImages(page, user, ["a green hill", "a wide field"]);
    const headers = { authorization: `Bearer ${await user.token()}` };
    const article = await page.request.post("/api/ai/generate-article", {
      headers,
      data: { prompt: "Write an article about owls in Short (500-800 words)", length: 800 },
    });
    expect(article.ok(), await article.text()).toBe(true);
    await page.goto("/ai");
    const main = page.getByRole("main");

    await main.getByRole("button", { name: /a wide field/ }).click();
    const image = main.getByRole("img", { name: "a wide field" });
    await expect(image).toBeVisible();
    await expect(image).toHaveJSProperty("naturalWidth", 1536);
    await expect(image).toHaveJSProperty("naturalHeight", 1024);

    await main.getByRole("button", { name: /about owls/ }).click();
    await expect(main.getByRole("heading", { level: 1, name: "owls" })).toBeVisible();
    await expect(main.getByRole("heading", { level: 2, name: "Where it began" })).toBeVisible();
    await expect(main.getByText("## Where it began")).toHaveCount(0);
  });

  test("names the engine and copies the content", async ({ page, user, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await makeTitles(page, user, ["sourdough"]);
    await page.goto("/ai");
    await page.getByRole("button", { name: /keyword sourdough/ }).click();
    await expect(page.locator("main footer")).toContainText("double");

    await page.getByRole("button", { name: "Copy" }).click();

    await expect(page.getByText("Copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^1\. /);
  });

  test("copies the content where the clipboard never answers", async ({ page, user, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await makeTitles(page, user, ["sourdough"]);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => new Promise(() => {});
    });
    await page.goto("/ai");
    await page.getByRole("button", { name: /keyword sourdough/ }).click();

    await page.getByRole("button", { name: "Copy" }).click();

    await expect(page.getByText("Copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^1\. /);
  });

  test("disappears when deleted and comes back with Undo", async ({ page, user }) => {
    await makeTitles(page, user, ["sourdough", "rye"]);
    await page.goto("/ai");
    await page.getByRole("button", { name: /keyword rye/ }).click();
    await page.getByRole("button", { name: "Delete" }).click();

    await expect(cards(page)).toHaveCount(1);
    await expect(summary(page, "Total Creations")).toHaveText("1");

    await page.getByRole("button", { name: "Undo" }).click();

    await expect(cards(page)).toHaveCount(2);
    await expect(summary(page, "Total Creations")).toHaveText("2");
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
  });
});

test("a creation is deleted with Undo after other pages have listed creations in their own way", async ({
  page,
  user,
}) => {
  const headers = { authorization: `Bearer ${await user.token()}` };
  await page.request.post("/api/ai/extract-text", {
    headers,
    data: { text: "The well was drilled in 1991.", source: "letter.png" },
  });
  await page.goto("/ai/write-article");
  await page.getByRole("button", { name: "Use my document" }).click();
  const dialog = page.getByRole("dialog", { name: "Write from a document" });
  await expect(dialog.getByRole("button", { name: /Text from letter\.png/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByRole("button", { name: /Text from letter\.png/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();

  await expect(cards(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page)).toHaveCount(1);
});

test("a creation is renamed and pinned to the top, and stays so", async ({ page, user }) => {
  await makeTitles(page, user, ["sourdough", "rye"]);
  await page.goto("/ai");
  await page.getByRole("button", { name: /keyword sourdough/ }).click();
  const more = page.getByRole("button", { name: /^More options for/ });

  await more.click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  const dialog = page.getByRole("dialog", { name: "Rename" });
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel("Name").fill("Bread ideas");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect(cards(page).nth(1)).toContainText("Bread ideas");
  await expect(page.locator("main footer")).toContainText("for the keyword sourdough");

  await more.click();
  await page.getByRole("menuitem", { name: "Pin to the top" }).click();
  await expect(cards(page).first()).toContainText("Bread ideas");
  await page.reload();
  await expect(cards(page).first()).toContainText("Bread ideas");
  await expect(cards(page).first()).toContainText("Pinned");
  await expect(cards(page).nth(1)).toContainText("rye");
});

test("several creations are selected by keyboard, downloaded as a ZIP, deleted, and brought back", async ({
  page,
  user,
}) => {
  await makeTitles(page, user, ["sourdough", "rye", "spelt"]);
  await page.goto("/ai");
  await page.getByRole("button", { name: "Select", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Select rye" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("checkbox", { name: "Select spelt" }).focus();
  await page.keyboard.press("Space");
  const bar = page.getByRole("region", { name: "Selected creations" });
  await expect(bar).toContainText("2 selected");
  expect(await accessibilityFaults(page)).toEqual([]);

  const saved = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Download ZIP" }).click();
  const file = await (await saved).path();
  expect([...unzip(readFileSync(file)).keys()].sort()).toEqual(["rye.md", "spelt.md"]);

  await page.keyboard.press("Delete");
  await expect(cards(page)).toHaveCount(1);
  await expect(bar).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page)).toHaveCount(3);

  await page.getByRole("button", { name: "Select", exact: true }).click();
  await bar.getByRole("button", { name: "Select all" }).click();
  await expect(bar).toContainText("3 selected");
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
});

test("searches and filters on the server, and keeps both in the URL", async ({ page, user }) => {
  await makeTitles(page, user, ["sourdough", "rye"]);
  await page.goto("/ai");
  await expect(cards(page)).toHaveCount(2);

  await page.getByRole("searchbox", { name: "Search your creations" }).fill("sourdough");
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=sourdough$/);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(summary(page, "Total Creations")).toHaveText("2");

  await page.getByRole("combobox", { name: "Tool" }).selectOption("Write article");
  await expect(page.getByText("No matches.")).toBeVisible();

  await page.getByRole("button", { name: "Show all creations" }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/ai$/);
});

test("counts everything, and loads the next page at the end of the list [D-01]", async ({
  page,
  user,
}) => {
  const total = PAGE_OF_CREATIONS + 3;
  await makeTitles(
    page,
    user,
    Array.from({ length: total }, (_, index) => `loaf ${index}`),
  );
  await page.goto("/ai");
  await expect(summary(page, "Total Creations")).toHaveText(String(total));
  await expect(cards(page)).toHaveCount(PAGE_OF_CREATIONS);

  await page.getByRole("button", { name: "Load more" }).scrollIntoViewIfNeeded();

  await expect(cards(page)).toHaveCount(total);
  await expect(page.getByRole("button", { name: "Load more" })).toBeHidden();
});

test("shows a spinner until the first response [D-04, ST-06]", async ({ page, user: _user }) => {
  const list = await holdRequests(page, LIST);
  await page.goto("/ai");
  const spinner = page.getByRole("status").filter({ hasText: "Loading your creations" });
  await expect(spinner).toBeVisible();

  list.end("answer");

  await expect(page.getByText("Your results are saved here")).toBeVisible();
  await expect(spinner).toBeHidden();
});

test("a failure is shown once in a toast and on the page, and can be retried [D-09, X-01, X-03, X-12]", async ({
  page,
  user,
}) => {
  await makeTitles(page, user, ["sourdough"]);
  let calls = 0;
  const logged = consoleErrors(page);
  await page.route(LIST, (route) => {
    calls += 1;
    return route.fulfill({
      status: 500,
      json: { success: false, message: "Our side failed.", code: "internal" },
    });
  });
  await page.goto("/ai");

  await expect(page.getByRole("main").getByText("Our side failed.")).toBeVisible();
  const toasts = page.getByRole("region", { name: /Notifications/ });
  await expect(toasts.getByText("Our side failed.")).toHaveCount(1);
  await expect(summary(page, "Total Creations")).toHaveText("–");
  expect(calls).toBe(1);
  expect(logged).toEqual([expect.stringContaining("Our side failed.")]);

  await page.unroute(LIST);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(1);
});

test("a creation that couldn't be deleted or published stays as it was, and the console says why [X-01, X-03, X-12]", async ({
  page,
  user,
}) => {
  await makeImages(page, user, ["a stone wall"], false);
  await page.goto("/ai");
  await page.getByRole("button", { name: /a stone wall/ }).click();
  const logged = consoleErrors(page);
  const failure = { success: false, code: "internal" };

  for (const [call, button, message] of [
    ["delete-creation", "Delete", "Deleting failed on our side."],
    ["publish-creation", "Publish", "Publishing failed on our side."],
  ] as const) {
    const json = { ...failure, message };
    await page.route(`**/api/user/${call}`, (route) => route.fulfill({ status: 500, json }));
    await page.getByRole("button", { name: new RegExp(`^${button} `) }).click();
    const toast = page.getByRole("listitem").filter({ hasText: message });
    await expect(toast).toHaveAttribute("data-type", "error");
    expect(logged.at(-1)).toContain(message);
  }
  expect(logged).toHaveLength(2);
  await expect(cards(page)).toHaveCount(1);
});

test("has no accessibility violation with an open card", async ({ page, user }) => {
  await makeTitles(page, user, ["sourdough"]);
  await page.goto("/ai");
  await page.getByRole("button", { name: /keyword sourdough/ }).click();
  await expect(page.getByRole("main").locator("ol > li")).toHaveCount(10);

  expect(await accessibilityFaults(page)).toEqual([]);
});
