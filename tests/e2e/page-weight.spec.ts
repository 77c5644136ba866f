import type { Page } from "playwright/test";

import { TOOLS, toolPath } from "@/lib/registry/tools";
import { layoutShift, watchLayoutShift } from "@/tests/support/layout-shift";
import { expect, test } from "@/tests/support/signed-in-test";

/** Bytes of script and fonts, as sent, that a first visit fetches before anyone touches the page (decision 0130). */
const MAX_SCRIPT = { landing: 165 * 1024, signedIn: 185 * 1024 };
const MAX_LANDING_FONTS = 85 * 1024;
const MAX_LAYOUT_SHIFT = 0.02;

type Visit = { script: number; fonts: number; shift: number };

/** Loads a page, waits until it has nothing more to fetch, and adds up what it fetched. */
async function visit(page: Page, path: string): Promise<Visit> {
  await watchLayoutShift(page);
  await page.goto(path, { waitUntil: "networkidle" });
  const shift = await layoutShift(page);
  const sizes = await page.evaluate(() => {
    const sum = (ending: RegExp) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((bytes, entry) => bytes + Number(Object(entry).encodedBodySize), 0);
    return { script: sum(/\.m?js$/), fonts: sum(/\.woff2$/) };
  });
  return { ...sizes, shift };
}

test("the landing page is light", async ({ page }) => {
  const { script, fonts, shift } = await visit(page, "/");
  expect(script).toBeGreaterThan(50_000);
  expect.soft(script).toBeLessThan(MAX_SCRIPT.landing);
  expect.soft(fonts).toBeLessThan(MAX_LANDING_FONTS);
  expect.soft(shift).toBeLessThan(MAX_LAYOUT_SHIFT);
});

const CHAINS = ["/ai/chains", "/ai/chains/build"] as const;

for (const path of ["/ai" as const, ...CHAINS, ...TOOLS.map(({ slug }) => toolPath(slug))]) {
  test(`${path} is light`, async ({ page, user: _user }) => {
    const { script, shift } = await visit(page, path);
    expect(script).toBeGreaterThan(50_000);
    expect.soft(script).toBeLessThan(MAX_SCRIPT.signedIn);
    expect.soft(shift).toBeLessThan(MAX_LAYOUT_SHIFT);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 900 } });

  for (const path of ["/", "/ai", "/ai/settings/engines"]) {
    test(`nothing on ${path} is pushed around`, async ({ page, user: _user }) => {
      expect((await visit(page, path)).shift).toBeLessThan(MAX_LAYOUT_SHIFT);
    });
  }
});
