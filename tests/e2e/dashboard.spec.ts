import type { Locator, Page } from "playwright/test";

import { accessibilityFaults } from "@/tests/support/accessibility";
import { expect, type TestUser, test } from "@/tests/support/browser";

const LIST = "**/api/user/get-user-creations**";
const PAGE_OF_CREATIONS = 30;

/** Makes ten blog titles about each keyword, as the tool's page would. */
async function makeTitles(page: Page, user: TestUser, keywords: string[]): Promise<void> {
  const headers = { authorization: `Bearer ${await user.token()}` };
  for (const keyword of keywords) {
    const prompt = `Generate a blog title for the keyword ${keyword} in the category General`;
    const answer = await page.request.post("/api/ai/generate-blog-title", {
      headers,
      data: { prompt },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

function cards(page: Page) {
  return page.getByRole("main").getByRole("heading", { level: 3 });
}

function summary(page: Page, term: string) {
  return page.getByRole("term").filter({ hasText: term }).locator("xpath=following-sibling::dd");
}

test("a newcomer sees three things to make first [D-01, D-02]", async ({ page, user: _user }) => {
  await page.goto("/ai");

  await expect(summary(page, "Total Creations")).toHaveText("0");
  await expect(summary(page, "Active Plan")).toHaveText("Free");
  await expect(page.getByRole("heading", { name: "Recent Creations" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
});

test.describe("the history card", () => {
  test("has the prompt as title, type and local date, and a badge [D-03, D-05, D-06, PR-06, E-03]", async ({
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

  test("starts collapsed, toggles on each click and shows markdown [D-07, D-08, ST-14]", async ({
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

  test("goes when it is deleted and comes back with Undo", async ({ page, user }) => {
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

test("searches and filters on the server, and keeps both in the address", async ({
  page,
  user,
}) => {
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

test("counts all, and loads the next page at the end of the list [D-01]", async ({
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

test("shows a spinner until the first answer [D-04, ST-06]", async ({ page, user: _user }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LIST, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/ai");
  const spinner = page.getByRole("status").filter({ hasText: "Loading your creations" });
  await expect(spinner).toBeVisible();

  answer();

  await expect(page.getByText("Everything you make is saved here")).toBeVisible();
  await expect(spinner).toBeHidden();
});

test("a failure is said in a toast and in the page, once, and can be tried again [D-09, X-01, X-03, X-12]", async ({
  page,
  user,
}) => {
  await makeTitles(page, user, ["sourdough"]);
  let calls = 0;
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
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
  expect(logged.some((text) => text.includes("Our side failed."))).toBe(true);

  await page.unroute(LIST);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(1);
});

test("toasts go after 2 s for a success and after 4 s for an error [K-05]", async ({
  page,
  user,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await makeTitles(page, user, ["sourdough"]);
  await page.clock.install();
  await page.goto("/ai");
  await page.getByRole("button", { name: /keyword sourdough/ }).click();
  const copy = page.getByRole("button", { name: "Copy" });
  await expect(copy).toBeVisible();
  // From here on the page's time moves only as told, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);

  await copy.click();
  const success = page.getByText("Copied to clipboard!");
  await appears(page, success);
  await page.clock.runFor(1_500);
  await expect(success).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(success).toBeHidden();

  await page.route("**/api/user/delete-creation", (route) => route.abort());
  await page.getByRole("button", { name: "Delete" }).click();
  const failure = page.getByText(/Check your connection/);
  await appears(page, failure);
  await page.clock.runFor(3_500);
  await expect(failure).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(failure).toBeHidden();
});

/** Lets the page's time pass in small steps until something is there: 400 ms at most. */
async function appears(page: Page, shown: Locator): Promise<void> {
  for (let step = 0; step < 20 && !(await shown.isVisible()); step += 1) {
    await page.clock.runFor(20);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await expect(shown).toBeVisible();
}

test("has no accessibility fault with an open card", async ({ page, user }) => {
  await makeTitles(page, user, ["sourdough"]);
  await page.goto("/ai");
  await page.getByRole("button", { name: /keyword sourdough/ }).click();
  await expect(page.getByRole("main").locator("ol > li")).toHaveCount(10);

  expect(await accessibilityFaults(page)).toEqual([]);
});
