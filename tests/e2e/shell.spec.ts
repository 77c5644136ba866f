import type { Page } from "playwright/test";

import { accessibilityFaults } from "@/tests/support/accessibility";
import { expect, test } from "@/tests/support/signed-in-test";
import { photo } from "@/tests/support/test-images";

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

/** What each of these pages is called at its head. */
const HEADINGS = [
  "Dashboard",
  "Article writer",
  "Blog title generator",
  "QR generator",
  "Image to text",
  "Image generation",
  "Image compressor",
  "Background removal",
  "Object removal",
  "Résumé reviewer",
  "PDF summarizer",
  "YouTube summarizer",
  "Community",
];

const PUBLIC_ADDRESSES = ["/", "/about", "/contact", "/privacy", "/developers"];
const SIGNED_OUT_ADDRESSES = ["/sign-in", "/sign-up", "/ai", "/ai/community", "/no-such-page"];

const PHONE = { width: 360, height: 740 };

/** The element that all pages share: along the upper edge, with the logo that leads home. */
async function expectTopBar(page: Page, address: string): Promise<void> {
  const banner = page.getByRole("banner");
  await expect(banner, address).toHaveCount(1);
  await expect(banner.getByRole("link", { name: "Atelier" }), address).toHaveAttribute("href", "/");
  await expect(banner.getByText("Atelier", { exact: true }), address).toBeVisible();
  await expect(banner.getByRole("button", { name: "Theme" }), address).toBeVisible();
  const box = await banner.boundingBox();
  expect(box, address).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
}

test.describe("without a user", () => {
  test("every page has the same top bar [R-15]", async ({ page }) => {
    for (const address of [...PUBLIC_ADDRESSES, ...SIGNED_OUT_ADDRESSES]) {
      await page.goto(address);
      await expectTopBar(page, address);
    }
  });

  test("the requested page shows sign-in in place, then the page itself [S-10, R-16]", async ({
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

  test("a missing page says so under the top bar", async ({ page }) => {
    const answer = await page.goto("/no-such-page");

    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /Atelier/ })).toBeVisible();
  });
});

test.describe("the sidebar", () => {
  test("lists the tools in order [S-05, R-02, PR-05]", async ({ page, user: _user }) => {
    await page.goto("/ai");
    const links = page.getByRole("navigation", { name: "Tools" }).getByRole("link");

    await expect(links).toHaveText(LABELS);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(addresses).toEqual(ADDRESSES);
  });

  test("shows all tools on a small laptop's screen", async ({ page, user: _user }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/ai");
    const links = page.getByRole("navigation", { name: "Tools" }).getByRole("link");

    await expect(links.last()).toHaveText("Community");
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  });

  test("opens at the current page on a phone", async ({ page, user: _user }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/ai/pdf-summarizer");
    await page.getByRole("button", { name: "Menu", exact: true }).click();

    const current = page.getByRole("dialog", { name: "Menu" }).locator('[aria-current="page"]');
    await expect(current).toHaveText("DocuSense");
    await expect(current).toBeInViewport({ ratio: 1 });
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

  test("shows who is signed in with which plan, and opens the profile [S-07, S-08, P-03]", async ({
    page,
    user,
  }) => {
    await page.goto("/ai");
    const sidebar = page.getByRole("complementary");
    const profile = sidebar.getByRole("button", { name: "Open your profile: Ada Tester" });
    await expect(profile.getByText("AT", { exact: true })).toBeVisible();
    await expect(profile.getByText("Free plan", { exact: true })).toBeVisible();

    await profile.click();

    await expect(page.getByRole("dialog")).toContainText(user.email);
  });

  test("shows the full name and the avatar: initials, then the user's photo [S-04, S-07]", async ({
    page,
    user,
  }) => {
    await page.goto("/ai");
    const sidebar = page.getByRole("complementary");
    const head = sidebar.locator("nav").locator("xpath=preceding-sibling::*");
    await expect(head.getByText("Ada Tester", { exact: true })).toBeVisible();
    await expect(head.getByText("AT", { exact: true })).toBeVisible();
    const portrait = await photo(120, 120).png().toBuffer();
    const saved = await page.request.post("/api/account/picture", {
      headers: { authorization: `Bearer ${await user.token()}` },
      data: { picture: `data:image/png;base64,${portrait.toString("base64")}` },
    });
    expect(saved.status(), await saved.text()).toBe(200);

    await page.reload();

    for (const place of [head, sidebar.getByRole("button", { name: "Open your profile" })]) {
      await expect(place.locator("img")).toHaveJSProperty("naturalWidth", 120);
      await expect(place.getByText("AT", { exact: true })).toHaveCount(0);
    }
  });

  test("signs out by its icon [S-09]", async ({ page, user: _user }) => {
    await page.goto("/ai");
    await page.getByRole("button", { name: "Sign out" }).click();

    await expect(page).toHaveURL(/\/$/);
    await page.goto("/ai");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });
});

test("every tool has its own address, under the top bar [S-01, R-03, R-04, R-05, R-06, R-07, R-08, R-09, R-10, R-11, R-12, R-13, R-14, R-15]", async ({
  page,
  user: _user,
}) => {
  for (const [index, address] of ADDRESSES.entries()) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(
      HEADINGS[index] ?? "",
    );
    await expectTopBar(page, address);
  }
  for (const address of PUBLIC_ADDRESSES) {
    await page.goto(address);
    await expectTopBar(page, address);
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

  test("Back closes the menu, and goes back to where it was opened once a link was followed", async ({
    page,
    user: _user,
  }) => {
    await page.goto("/ai");
    const toggle = page.getByRole("button", { name: "Menu", exact: true });
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await toggle.click();
    await expect(sheet).toBeVisible();

    await page.goBack();

    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/ai$/);

    await toggle.click();
    await sheet.getByRole("button", { name: "Close menu" }).click();
    await expect(sheet).toBeHidden();
    await toggle.click();
    await sheet.getByRole("link", { name: "QR generator" }).click();
    await expect(page).toHaveURL(/\/ai\/qr-generator$/);
    await page.goBack();

    await expect(page).toHaveURL(/\/ai$/);
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
  test("follows the system, then the user's choice, across reloads and without a flash", async ({
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

  test("is there before the first paint of a page rendered at build time, in every tab", async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/about");
    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await expect(other.locator("html")).not.toHaveClass(/\bdark\b/);

    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name: "System" }).click();
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "commit" });
    await page.locator("body").waitFor({ state: "attached" });
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`has no accessibility violation in ${colorScheme}`, async ({ page, user: _user }) => {
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

test("a page's first calls share one token [P-02]", async ({ page, user: _user }) => {
  const asked: string[] = [];
  const carried = new Set<string | undefined>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/auth/token") asked.push(pathname);
    const isCall = pathname === "/api/runs" || pathname.startsWith("/api/user/");
    if (isCall) carried.add(request.headers().authorization);
  });

  await page.goto("/ai");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");

  expect(carried.size).toBe(1);
  expect([...carried][0]).toMatch(/^Bearer ./);
  expect(asked).toHaveLength(1);
});
