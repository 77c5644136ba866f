import { expect, test } from "playwright/test";

import { consoleErrors } from "../support/console-errors";

const CALL = "**/api/newsletter";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("stores an address and answers the same for a known one [L-21]", async ({ page }) => {
  const email = `reader-${crypto.randomUUID()}@example.com`;
  const box = page.getByRole("textbox", { name: "Email address" });
  const footer = page.getByRole("contentinfo");

  await box.fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("status")).toHaveText(/on the list/);
  const first = await footer.getByRole("status").textContent();

  await page.reload();
  await box.fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("status")).toHaveText(first ?? "");
});

test("is an email-type input and sends nothing for an invalid address [V-17]", async ({ page }) => {
  let calls = 0;
  await page.route(CALL, (route) => {
    calls += 1;
    return route.continue();
  });
  const box = page.getByRole("textbox", { name: "Email address" });

  await expect(box).toHaveAttribute("type", "email");
  await box.fill("not an address");
  await page.getByRole("button", { name: "Subscribe" }).click();

  await expect(box).toHaveAccessibleDescription(/valid email address/);
  await expect(box).toHaveAttribute("aria-invalid", "true");
  expect(calls).toBe(0);
});

test("says in its own words that a limit is reached, without an error in the console [V-17]", async ({
  page,
}) => {
  const errors = consoleErrors(page);
  const words = "This address was entered several times this hour. Try again in 12 min.";
  await page.route(CALL, async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ fromPage: true });
    await route.fulfill({ json: { success: true, accepted: false, message: words } });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const box = page.getByRole("textbox", { name: "Email address" });
  const button = page.getByRole("button", { name: "Subscribe" });
  await box.fill("reader@example.com");
  const before = await button.boundingBox();
  await button.click();
  await expect(box).toHaveAccessibleDescription(words);
  expect((await button.boundingBox())?.height).toBe(before?.height);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
  expect(errors).toEqual([]);
});

test("shows the server's message when it refuses [V-17]", async ({ page }) => {
  await page.route(CALL, (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, message: "Too many requests. Wait a moment.", code: "rate_limited" },
    }),
  );
  const box = page.getByRole("textbox", { name: "Email address" });

  await box.fill("reader@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();

  await expect(box).toHaveAccessibleDescription("Too many requests. Wait a moment.");
});
