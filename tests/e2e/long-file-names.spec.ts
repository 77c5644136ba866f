import { readFileSync } from "node:fs";

import { expect, test } from "../support/signed-in-test";
import { visit } from "../support/visit";

const PHOTOGRAPH = "tests/fixtures/images/chelsea.jpg";
/** Without a space or a hyphen at which a line could end. */
const NAME = "Background_Subtraction_Tutorial_frame_20240714_183022_of_the_town_hall";

for (const [tool, extension] of [
  ["remove-background", "jpg"],
  ["remove-object", "jpg"],
  ["image-compressor", "jpg"],
  ["extract-text", "jpg"],
  ["pdf-summarizer", "pdf"],
  ["review-resume", "pdf"],
] as const) {
  test(`${tool} keeps a file with a long name inside its form`, async ({ page, user: _user }) => {
    await visit(page, `/ai/${tool}`);
    const mimeType = extension === "pdf" ? "application/pdf" : "image/jpeg";
    const buffer = readFileSync(PHOTOGRAPH);
    await page
      .locator("main form input[type=file]")
      .first()
      .setInputFiles({ name: `${NAME}.${extension}`, mimeType, buffer });
    await expect(page.getByText(NAME).first()).toBeVisible();

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const form = document.querySelector("main form");
        const card = form?.parentElement?.closest("div");
        const edge = card?.getBoundingClientRect().right ?? 0;
        const parts = [...(form?.querySelectorAll("button, figure, img, input") ?? [])];
        const rights = parts.map((part) => part.getBoundingClientRect().right - edge);
        return Math.max(
          scrollWidth - clientWidth,
          rights.reduce((a, b) => Math.max(a, b), 0),
        );
      });
      expect(excess, `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}
