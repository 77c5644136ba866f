import { TOOLS, toolPath } from "@/lib/registry/tools";
import { MAX_LAYOUT_SHIFT, MAX_SCRIPT, weigh } from "@/tests/support/page-weight";
import { expect, test } from "@/tests/support/signed-in-test";

/** As the scripts' bounds. */
const MAX_LANDING_FONTS = 40 * 1024;

test("the landing page is light", async ({ page }) => {
  const { script, fonts, shift } = await weigh(page, "/");
  expect(script).toBeGreaterThan(50_000);
  expect.soft(script).toBeLessThan(MAX_SCRIPT.landing);
  expect.soft(fonts).toBeLessThan(MAX_LANDING_FONTS);
  expect.soft(shift).toBeLessThan(MAX_LAYOUT_SHIFT);
});

const CHAINS = ["/ai/chains", "/ai/chains/build"] as const;

for (const path of ["/ai" as const, ...CHAINS, ...TOOLS.map(({ slug }) => toolPath(slug))]) {
  test(`${path} is light`, async ({ page, user: _user }) => {
    const { script, shift } = await weigh(page, path);
    expect(script).toBeGreaterThan(50_000);
    expect.soft(script).toBeLessThan(MAX_SCRIPT.signedIn);
    expect.soft(shift).toBeLessThan(MAX_LAYOUT_SHIFT);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 900 } });

  for (const path of ["/", "/contact", "/ai", "/ai/settings/engines"]) {
    test(`nothing on ${path} is pushed around`, async ({ page, user: _user }) => {
      expect((await weigh(page, path)).shift).toBeLessThan(MAX_LAYOUT_SHIFT);
    });
  }
});
