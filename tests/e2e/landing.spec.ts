import { expect, test } from "playwright/test";

import { TOOLS } from "@/lib/registry/tools";

test.describe("for a visitor", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("opens with logo, headline, tagline, buttons and claim [R-01, L-01, L-04, L-07, PR-01, PR-02, K-07]", async ({
    page,
  }) => {
    await expect(page.getByRole("banner").getByRole("link", { name: "Atelier" })).toBeVisible();
    await expect(
      page.getByRole("heading", { level: 1, name: "Create amazing content with AI tools" }),
    ).toBeVisible();
    await expect(page.getByText("discover, compare, build", { exact: true })).toBeVisible();
    await expect(page.getByText("Trusted by 10K+ people")).toBeVisible();
  });

  test("starts creating at /ai [L-05]", async ({ page }) => {
    await page.getByRole("link", { name: "Start creating now" }).click();
    await expect(page).toHaveURL(/\/ai$/);
  });

  test("shows all twelve tools with title, description, icon and gradient [L-08, L-10, L-11, L-12, L-13, L-14, L-15, L-16, PR-05, E-04]", async ({
    page,
  }) => {
    const cards = page.getByRole("region", { name: "12 tools in one place" }).getByRole("link");
    await expect(cards).toHaveCount(12);
    for (const [index, tool] of TOOLS.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading", { name: tool.title })).toBeVisible();
      await expect(card.getByText(tool.description)).toBeVisible();
      await expect(card).toHaveAttribute("href", `/ai/${tool.slug}`);
      await expect(card.locator("svg").first()).toBeVisible();
    }
  });

  test("shows marked samples with image, name, title, words and stars [L-17, L-18, E-05, K-07]", async ({
    page,
  }) => {
    const samples = page
      .getByRole("region", { name: "What people might say" })
      .getByRole("listitem");
    await expect(samples).toHaveCount(3);
    for (const sample of await samples.all()) {
      await expect(sample.getByText("Sample", { exact: true })).toBeVisible();
      await expect(sample.getByRole("img", { name: /^[1-5] out of 5 stars$/ })).toBeVisible();
      await expect(sample.locator("img")).toHaveAttribute("src", /^\/samples\//);
    }
  });

  test("lists both plans under Choose Your Plan [L-19, PR-04]", async ({ page }) => {
    const pricing = page.getByRole("region", { name: "Choose Your Plan" });
    await expect(pricing.getByText("Free", { exact: true }).first()).toBeVisible();
    await expect(pricing.getByText("Premium", { exact: true }).first()).toBeVisible();
  });

  test("leads from the footer to real pages and names the year [L-20, L-22]", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(/2025/)).toBeVisible();
    await expect(footer.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    for (const name of ["About us", "Contact us", "Privacy policy"]) {
      await footer.getByRole("link", { name }).click();
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
    }
  });

  test("fits a phone 360 pixels wide without scrolling sideways [R-15]", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ["/", "/about", "/contact", "/privacy"]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
});

test.describe("Watch demo", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Watch demo" }).click();
  });

  test("walks through pictures of the product with buttons, dots and arrow keys [L-06]", async ({
    page,
  }) => {
    const tour = page.getByRole("dialog");
    await expect(tour.getByText("Step 1 of 5")).toBeAttached();
    await tour.getByRole("button", { name: "Next step" }).click();
    await expect(tour.getByText("Step 2 of 5")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(tour.getByText("Step 3 of 5")).toBeAttached();
    await tour.getByRole("button", { name: /^Step 5/ }).click();
    await expect(tour.getByRole("button", { name: /^Step 5/ })).toHaveAttribute(
      "aria-current",
      "step",
    );
    await expect(tour.getByRole("button", { name: "Next step" })).toBeDisabled();
    const picture = tour.getByRole("img").first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test("closes with Escape and gives the focus back [L-06]", async ({ page }) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Watch demo" })).toBeFocused();
  });
});
