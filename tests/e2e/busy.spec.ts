import type { Page } from "playwright/test";
import { uniqueTopic } from "../support/double-calls";
import { holdRequests } from "../support/hold-requests";
import { linesAt, makePdf } from "../support/make-pdf";
import { plainResume } from "../support/resume-pdfs";
import { expect, test } from "../support/signed-in-test";
import { photo } from "../support/test-images";

type Tool = {
  slug: string;
  button: string;
  /** What its run asks for, held back by the test. */
  held: string;
  /** Fills the form with what the server answers soon. */
  fill: (page: Page) => Promise<void>;
};

const CALLS = "**/api/ai/**";
/** The OCR engine runs in the browser, and is fetched by its first run. */
const ENGINE_FILES = "**/tessdata/**";

const GARDEN = makePdf([
  { texts: linesAt(["Water comes from a well that was drilled to a depth of 60 meters."]) },
]);

const fillIn = (label: string, text: string) => async (page: Page) => {
  await page.getByLabel(label).fill(text);
};

const choose = (name: string, mimeType: string, file: () => Promise<Buffer> | Buffer) => {
  return async (page: Page) => {
    const buffer = await file();
    await page.locator("form input[type=file]").first().setInputFiles({ name, mimeType, buffer });
  };
};

const choosePhoto = choose("meadow.jpg", "image/jpeg", () => photo(300, 200).jpeg().toBuffer());
/** Refused by the server, which needs no model for it. */
const chooseFake = choose("fake.png", "image/png", () => Buffer.from("%PDF-1.7"));

const TOOLS: readonly Tool[] = [
  {
    slug: "write-article",
    button: "Generate Article",
    held: CALLS,
    fill: fillIn("Article Topic", uniqueTopic("busy bees")),
  },
  {
    slug: "blog-titles",
    button: "Generate title",
    held: CALLS,
    fill: fillIn("Keyword", uniqueTopic("busy ants")),
  },
  {
    slug: "generate-images",
    button: "Generate Image",
    held: CALLS,
    fill: fillIn("Describe Your Image", "a busy street"),
  },
  { slug: "remove-background", button: "Remove Background", held: CALLS, fill: chooseFake },
  {
    slug: "remove-object",
    button: "Remove object",
    held: CALLS,
    fill: async (page) => {
      await chooseFake(page);
      await page.getByLabel("Object name").fill("cup");
    },
  },
  {
    slug: "review-resume",
    button: "Resume Review",
    held: CALLS,
    fill: choose("resume.pdf", "application/pdf", plainResume),
  },
  {
    slug: "pdf-summarizer",
    button: "Summarize PDF",
    held: CALLS,
    fill: choose("garden.pdf", "application/pdf", () => GARDEN),
  },
  {
    slug: "youtube-summarizer",
    button: "Summarize Video",
    held: CALLS,
    fill: fillIn("Video link", "https://youtu.be/citybees001"),
  },
  {
    slug: "qr-generator",
    button: "Generate QR",
    held: CALLS,
    fill: fillIn("Text or URL", "https://example.com"),
  },
  { slug: "image-compressor", button: "Compress & Resize", held: CALLS, fill: choosePhoto },
  { slug: "extract-text", button: "Extract Text", held: ENGINE_FILES, fill: choosePhoto },
];

for (const { slug, button: name, held, fill } of TOOLS) {
  test(`${slug}: the button is busy until the call ends, however it ends [ST-04]`, async ({
    page,
    user: _user,
  }) => {
    await page.goto(`/ai/${slug}`);
    const button = page.getByRole("button", { name, exact: true });
    await fill(page);

    for (const how of ["fail", "answer"] as const) {
      await expect(button).toBeEnabled();
      await expect(button).not.toHaveAttribute("aria-busy", "true");
      await expect(button.locator("svg")).toHaveCount(0);
      const { asked, end } = await holdRequests(page.context(), held);
      await button.click();
      await asked;

      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute("aria-busy", "true");
      await expect(button.locator("svg")).toBeVisible();

      end(how);
      await expect(button).toBeEnabled();
      await expect(button.locator("svg")).toHaveCount(0);
      await page.context().unroute(held);
    }
  });
}
