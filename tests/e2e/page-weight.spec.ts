import { TOOLS, toolPath } from "@/lib/registry/tools";
import { expectStill } from "@/tests/support/layout-shift";
import { MAX_SCRIPT, weigh } from "@/tests/support/page-weight";
import { expect, test } from "@/tests/support/signed-in-test";
import { SYSTEM_FONTS } from "@/tests/support/system-fonts";

test.use({ launchOptions: SYSTEM_FONTS });

/** As the scripts' bounds. */
const MAX_LANDING_FONTS = 40 * 1024;

test("the landing page is light", async ({ page }) => {
  const { script, fonts } = await weigh(page, "/");
  expect(script).toBeGreaterThan(50_000);
  expect.soft(script).toBeLessThan(MAX_SCRIPT.landing);
  expect.soft(fonts).toBeLessThan(MAX_LANDING_FONTS);
  await expectStill(page);
});

test("the headline of the landing page stays where it is while the panel beside it arrives", async ({
  page,
}) => {
  await page.goto("/");
  const headline = page.getByRole("heading", { level: 1 });
  const panel = page.getByRole("region", { name: "Try it: make an image smaller" });
  await expect(panel.getByRole("button", { name: "Download" })).toBeVisible();
  const before = await headline.boundingBox();

  // As much of it as has been parsed when a slow machine paints first.
  await panel.evaluate((parsed) => parsed.lastElementChild?.remove());

  expect(await headline.boundingBox()).toEqual(before);
});

const CHAINS = ["/ai/chains", "/ai/chains/build"] as const;

for (const path of ["/ai" as const, ...CHAINS, ...TOOLS.map(({ slug }) => toolPath(slug))]) {
  test(`${path} is light`, async ({ page, user: _user }) => {
    const { script } = await weigh(page, path);
    expect(script).toBeGreaterThan(50_000);
    expect.soft(script).toBeLessThan(MAX_SCRIPT.signedIn);
    await expectStill(page);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 900 } });

  for (const path of ["/", "/contact", "/ai", "/ai/settings/engines"]) {
    test(`nothing on ${path} is pushed around`, async ({ page, user: _user }) => {
      await weigh(page, path);
      await expectStill(page);
    });
  }
});
