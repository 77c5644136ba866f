import { expect, test } from "playwright/test";

for (const { path, title } of [
  { path: "/", title: "Atelier: AI tools for writing, images, PDFs, and video" },
  { path: "/about", title: "About us · Atelier" },
  { path: "/contact", title: "Contact us · Atelier" },
  { path: "/privacy", title: "Privacy policy · Atelier" },
  { path: "/developers", title: "Developers · Atelier" },
]) {
  test(`${path} has a title, a description and one main heading [R-01, L-20]`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute("content", /\S{2,}.{30,}/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
  });

  test(`${path} has a picture for link previews`, async ({ page, request }) => {
    await page.goto(path);
    const card = page.locator('meta[name="twitter:card"]');
    await expect(card).toHaveAttribute("content", "summary_large_image");
    const address = await page.locator('meta[property="og:image"]').getAttribute("content");
    const picture = await request.get(new URL(address ?? "").pathname);
    expect(picture.ok()).toBe(true);
    expect(picture.headers()["content-type"]).toBe("image/png");
  });
}

test("keeps search engines out of the tools and the calls", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /ai");
  expect(robots).toContain("Disallow: /api");
});

test("lists the public pages for search engines and nothing else", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );
  expect(paths).toEqual(["/", "/about", "/contact", "/privacy", "/developers"]);
});
