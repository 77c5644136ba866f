import { expect, test } from "playwright/test";

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
