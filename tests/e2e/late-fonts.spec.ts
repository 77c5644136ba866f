import { expect, type Page, test } from "playwright/test";

import { holdRequests } from "../support/hold-requests";
import { expectStill, watchLayoutShift } from "../support/layout-shift";
import { SYSTEM_FONTS } from "../support/system-fonts";

/** 1.6 Mbit/s and 150 ms: a phone where the signal is weak. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};

/** What the serif is stood in for by, in `app/fonts.ts` and `app/globals.css`. */
const STAND_INS = ["Times New Roman", "Noto Serif", "DejaVu Serif", "Liberation Serif"];

test.use({
  viewport: { width: 360, height: 900 },
  launchOptions: SYSTEM_FONTS,
});

test("nothing on the landing page is pushed around when its fonts come late", async ({ page }) => {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW_LINE);
  const fonts = await holdRequests(page, "**/*.woff2");
  await watchLayoutShift(page);
  await page.goto("/", { waitUntil: "commit" });
  // On a fast machine, they would come before anything is painted.
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  expect(await localFonts(page, STAND_INS), "install one of these fonts").not.toEqual([]);
  fonts.end("answer");
  await page.waitForLoadState("networkidle");
  const loaded = await loadedFonts(page);
  expect(loaded).toContain("instrumentSerif");
  // No word of the page needs the fonts of other letters.
  for (const other of ["geistLatin", "geistOther", "instrumentSerifOther"])
    expect(loaded).not.toContain(other);
  await expectStill(page);
});

/** Those of these fonts that the machine has. */
function localFonts(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const found = all.map((name) =>
      new FontFace("probe", `local("${name}")`).load().then(
        () => [name],
        () => [],
      ),
    );
    return (await Promise.all(found)).flat();
  }, names);
}

function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    [...(await document.fonts.ready)].flatMap(({ family, status }) =>
      status === "loaded" ? [family.replaceAll('"', "")] : [],
    ),
  );
}
