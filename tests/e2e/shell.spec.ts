import { accessibilityFaults } from "@/tests/support/accessibility";
import { expect, test } from "@/tests/support/browser";

const LABELS = [
  "Dashboard",
  "Write article",
  "Blog titles",
  "QR generator",
  "Image to Text",
  "Generate images",
  "Compress Resize",
  "Remove background",
  "Remove object",
  "Review resume",
  "DocuSense",
  "YouTube summarizer",
  "Community",
];

const ADDRESSES = [
  "/ai",
  "/ai/write-article",
  "/ai/blog-titles",
  "/ai/qr-generator",
  "/ai/extract-text",
  "/ai/generate-images",
  "/ai/image-compressor",
  "/ai/remove-background",
  "/ai/remove-object",
  "/ai/review-resume",
  "/ai/pdf-summarizer",
  "/ai/youtube-summarizer",
  "/ai/community",
];

const PHONE = { width: 360, height: 740 };

test.describe("without a user", () => {
  test("the asked page signs in in place and then stands there [S-10, R-16]", async ({
    page,
    user,
  }) => {
    await page.context().clearCookies();
    await page.goto("/ai/qr-generator?from=mail");

    await expect(page).toHaveURL(/\/ai\/qr-generator\?from=mail$/);
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Tools" })).toBeHidden();

    await page.getByLabel("Email address").fill(user.email);
    await page.getByLabel("Password", { exact: true }).fill(user.password);
    await page.getByRole("button", { name: "Sign in" }).click();

    await expect(page.getByRole("heading", { name: "QR generator", level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/ai\/qr-generator\?from=mail$/);
  });

  test("a page that does not exist says so under the top bar [R-15]", async ({ page }) => {
    const answer = await page.goto("/no-such-page");

    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /Atelier/ })).toBeVisible();
  });
});

test.describe("the sidebar", () => {
  test("lists the tools in order [S-05, R-02]", async ({ page, user: _user }) => {
    await page.goto("/ai");
    const links = page.getByRole("navigation", { name: "Tools" }).getByRole("link");

    await expect(links).toHaveText(LABELS);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(addresses).toEqual(ADDRESSES);
  });

  test("marks Dashboard on its own address only [S-06]", async ({ page, user: _user }) => {
    await page.goto("/ai");
    const links = page.getByRole("navigation", { name: "Tools" });
    const current = links.locator('[aria-current="page"]');
    await expect(current).toHaveText(["Dashboard"]);

    await links.getByRole("link", { name: "Community" }).click();

    await expect(page).toHaveURL(/\/ai\/community$/);
    await expect(current).toHaveText(["Community"]);
  });

  test("shows who is signed in with which plan, and opens the profile [S-04, S-07, S-08, P-03]", async ({
    page,
    user,
  }) => {
    await page.goto("/ai");
    const sidebar = page.getByRole("complementary");
    await expect(sidebar.getByText(user.name).first()).toBeVisible();
    const profile = sidebar.getByRole("button", { name: `Open profile of ${user.name}` });
    await expect(profile).toContainText("Free plan");

    await profile.click();

    await expect(page.getByRole("dialog")).toContainText(user.email);
  });

  test("signs out by its icon [S-09]", async ({ page, user: _user }) => {
    await page.goto("/ai");
    await page.getByRole("button", { name: "Sign out" }).click();

    await expect(page).toHaveURL(/\/$/);
    await page.goto("/ai");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });
});

test("every tool stands at its address, under the logo [S-01, R-03, R-04, R-05, R-06, R-07, R-08, R-09, R-10, R-11, R-12, R-13, R-14, R-15]", async ({
  page,
  user: _user,
}) => {
  for (const address of ADDRESSES) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    const logo = page.getByRole("banner").getByRole("link", { name: /Atelier/ });
    await expect(logo).toHaveAttribute("href", "/");
  }
});

test.describe("on a small screen", () => {
  test.use({ viewport: PHONE });

  test("the menu opens, holds the focus and closes on Escape [S-02, ST-03]", async ({
    page,
    user: _user,
  }) => {
    await page.goto("/ai");
    const toggle = page.getByRole("button", { name: "Menu", exact: true });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await toggle.click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet.getByRole("link", { name: "Dashboard" })).toBeVisible();

    for (let presses = 0; presses < 25; presses += 1) await page.keyboard.press("Tab");
    await expect(sheet.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");

    await expect(sheet).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test("the menu closes after a link is clicked [S-03]", async ({ page, user: _user }) => {
    await page.goto("/ai");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Menu" });

    await sheet.getByRole("link", { name: "QR generator" }).click();

    await expect(page).toHaveURL(/\/ai\/qr-generator$/);
    await expect(sheet).toBeHidden();
  });

  test("no page is wider than the screen", async ({ page, user: _user }) => {
    for (const address of ADDRESSES) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(excess, address).toBeLessThanOrEqual(0);
    }
  });
});

test.describe("the theme", () => {
  test("follows the system, then the reader, over a reload and without a flash", async ({
    page,
    user: _user,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/ai");
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);

    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);

    // Before any script of the page has run but the one that sets the theme.
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "commit" });
    await page.locator("body").waitFor({ state: "attached" });
    await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`has no accessibility fault in ${colorScheme}`, async ({ page, user: _user }) => {
      await page.emulateMedia({ colorScheme });
      for (const address of ADDRESSES) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await accessibilityFaults(page), address).toEqual([]);
      }
    });
  }
});

test("a keyboard reaches the content past the sidebar", async ({ page, user: _user }) => {
  await page.goto("/ai");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("main")).toBeFocused();
});
