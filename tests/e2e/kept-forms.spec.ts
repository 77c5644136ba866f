import type { Page } from "playwright/test";

import { FORMS_MARK } from "@/lib/client/forms-mark";
import { FORMS_DATABASE } from "@/lib/client/kept-forms";

import { drag, pixelOf } from "../support/canvas";
import { holdRequests } from "../support/hold-requests";
import { ageForms, databases, keptForms, occupyForms } from "../support/kept-forms";
import { plainResume } from "../support/resume-pdfs";
import { recordForms } from "../support/sent-forms";
import { expect, test } from "../support/signed-in-test";
import { textImages } from "../support/text-images";

const COFFEE = "tests/fixtures/images/coffee.jpg";
const CHELSEA = "tests/fixtures/images/chelsea.jpg";
const DAY_MS = 24 * 60 * 60 * 1000;

const chosen = (page: Page, name: string) =>
  page.getByRole("img", { name: `Chosen image: ${name}` });

/** Chooses an image on a tool's page and waits until it's kept. */
async function choose(page: Page, file = CHELSEA): Promise<void> {
  await page.getByLabel("Upload image").setInputFiles(file);
  const name = file.split("/").at(-1);
  await expect.poll(() => filesOf(page)).toContain(name);
}

/** The names of all files that are kept. */
async function filesOf(page: Page): Promise<string[]> {
  return (await keptForms(page)).flatMap(({ files }) => files);
}

test.beforeEach(({ user: _user }) => {});

test("an image that was chosen to cut out is there after a reload, and can be run", async ({
  page,
}) => {
  await page.goto("/ai/remove-background");
  await choose(page);

  await page.reload();

  await expect(chosen(page, "chelsea.jpg")).toBeVisible();
  const sentForms = await recordForms(page);
  await page.getByRole("button", { name: "Remove Background" }).click();
  await expect
    .poll(sentForms)
    .toEqual([{ image: expect.stringMatching(/^chelsea\.jpg image\/jpeg \d+$/) }]);
});

test("files that were chosen before the page's scripts ran are taken, once", async ({ page }) => {
  const names = page.getByRole("main").getByText(/^(coffee|chelsea)\.jpg$/);
  const scripts = await holdRequests(page, "**/_next/static/chunks/*.js");
  await page.goto("/ai/image-compressor", { waitUntil: "commit" });
  await page.getByLabel("Images", { exact: true }).setInputFiles([COFFEE, CHELSEA]);

  scripts.end("answer");

  await expect(names).toHaveText(["coffee.jpg", "chelsea.jpg"]);
  await expect.poll(() => filesOf(page)).toEqual(["coffee.jpg", "chelsea.jpg"]);
  await page.reload();
  await expect(names).toHaveText(["coffee.jpg", "chelsea.jpg"]);
});

test("an image, its marks, and the name of an object are there after a reload, and can be run", async ({
  page,
}) => {
  const marker = page.getByRole("img", { name: "Image with marks" });
  const isMarked = async (x: number) => ((await pixelOf(marker, x, 0.5))[3] ?? 0) > 0;
  await page.goto("/ai/remove-object");
  await choose(page, COFFEE);
  await page.getByLabel("Object name").fill("cup");
  await page.getByLabel("Paint over it").check();
  await expect(marker).toBeVisible();
  await drag(page, marker, 0.3, 0.7);
  await page.getByLabel("Unmark").check();
  await drag(page, marker, 0.45, 0.55);
  await expect
    .poll(async () => (await keptForms(page))[0]?.fields)
    .toMatchObject({ name: "cup", mode: "erase", list: [0, 1] });

  await page.reload();

  await expect(page.getByRole("radio", { name: "Unmark" })).toBeChecked();
  await expect(marker).toBeVisible();
  await expect.poll(() => isMarked(0.35)).toBe(true);
  expect(await isMarked(0.5)).toBe(false);
  expect(await isMarked(0.65)).toBe(true);
  const sentForms = await recordForms(page);
  await page.getByRole("button", { name: "Remove object" }).click();
  await expect
    .poll(sentForms)
    .toEqual([{ image: "coffee.jpg image/jpeg 64456", mask: expect.stringMatching(/^mask\.png/) }]);
  await page.getByLabel("Name it").check();
  await expect(page.getByLabel("Object name")).toHaveValue("cup");
});

test("the other tools that take files keep their forms, too", async ({ page }) => {
  const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: plainResume() });
  await page.goto("/ai/pdf-summarizer");
  await page.getByLabel("Upload PDF").setInputFiles(pdf("report.pdf"));
  await expect.poll(() => filesOf(page)).toContain("report.pdf");
  await page.goto("/ai/review-resume");
  await page.getByLabel("Upload résumé").setInputFiles(pdf("resume.pdf"));
  await page.getByLabel("Job description (optional)").fill("You know GraphQL.");
  await expect
    .poll(() => keptForms(page))
    .toContainEqual(
      expect.objectContaining({ files: ["resume.pdf"], fields: "You know GraphQL." }),
    );
  await page.goto("/ai/extract-text");
  await page.getByLabel("Images", { exact: true }).setInputFiles([COFFEE, CHELSEA]);
  await page.getByLabel("Text language").selectOption("deu");
  await expect
    .poll(() => keptForms(page))
    .toContainEqual(
      expect.objectContaining({
        tool: "extract-text",
        fields: { language: "deu", corners: [undefined, undefined] },
      }),
    );
  await page.goto("/ai/image-compressor");
  await page.getByLabel("Images", { exact: true }).setInputFiles(COFFEE);
  await page.getByLabel("Images", { exact: true }).setInputFiles(CHELSEA);
  await page.getByLabel("Width (px)").fill("64");
  await expect
    .poll(() => keptForms(page))
    .toContainEqual(
      expect.objectContaining({
        files: ["coffee.jpg", "chelsea.jpg"],
        fields: expect.objectContaining({ width: "64" }),
      }),
    );

  await page.goto("/ai/pdf-summarizer");
  await expect(page.getByText("report.pdf")).toBeVisible();
  await page.goto("/ai/review-resume");
  await expect(page.getByText("resume.pdf")).toBeVisible();
  await expect(page.getByLabel("Job description (optional)")).toHaveValue("You know GraphQL.");
  await page.goto("/ai/extract-text");
  await expect(page.getByRole("main").getByText(/^(coffee|chelsea)\.jpg$/)).toHaveText([
    "coffee.jpg",
    "chelsea.jpg",
  ]);
  await expect(page.getByLabel("Text language")).toHaveValue("deu");
  await page.goto("/ai/image-compressor");
  await expect(page.getByRole("main").getByText(/^(coffee|chelsea)\.jpg$/)).toHaveText([
    "coffee.jpg",
    "chelsea.jpg",
  ]);
  await expect(page.getByLabel("Width (px)")).toHaveValue("64");

  // A run whose results are kept ends it.
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  await expect(page.getByRole("button", { name: "Download all" }).first()).toBeVisible();
  await expect
    .poll(async () => (await keptForms(page)).map(({ tool }) => tool).sort())
    .toEqual(["extract-text", "pdf-summarizer", "review-resume"]);
});

test("what is cleared is dropped", async ({ page }) => {
  await page.goto("/ai/remove-background");
  await choose(page);
  await page.getByRole("button", { name: "Remove this image" }).click();
  await expect.poll(() => keptForms(page)).toEqual([]);
});

test("a failed run leaves its form, and a second image chosen beside a result is kept", async ({
  page,
}) => {
  const images = page.getByLabel("Images", { exact: true });
  await page.goto("/ai/image-compressor");
  await images.setInputFiles({
    name: "fake.png",
    mimeType: "image/png",
    buffer: Buffer.from("no"),
  });
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  await expect(page.getByText(/isn't an image we can read/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("fake.png", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Remove fake.png" }).click();
  await images.setInputFiles(COFFEE);
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  await expect(page).toHaveURL(/\?creation=/);
  await expect.poll(() => keptForms(page)).toEqual([]);
  await images.setInputFiles(CHELSEA);
  await expect.poll(() => filesOf(page)).toContain("chelsea.jpg");
  await page.reload();
  await expect(page.getByText("chelsea.jpg", { exact: true })).toBeVisible();
});

test("an image that another tool sends, and an opened creation, come before a kept form", async ({
  page,
}) => {
  await page.goto("/ai/image-compressor");
  await page.getByLabel("Images", { exact: true }).setInputFiles(COFFEE);
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  await expect(page).toHaveURL(/\?creation=/);
  const id = new URL(page.url()).searchParams.get("creation");
  await page.goto("/ai/remove-background");
  await choose(page);

  await page.goto(`/ai/remove-background?from=${id}`);
  await expect(page.getByText("From your creations")).toBeVisible();
  await expect(chosen(page, "chelsea.jpg")).toHaveCount(0);
  await page.goto("/ai/remove-background");
  await expect(chosen(page, "chelsea.jpg")).toBeVisible();
});

test("signing out leaves nothing, in this tab and in others", async ({ page, context }) => {
  await page.goto("/ai/remove-background");
  await choose(page);
  const other = await context.newPage();
  await other.goto("/ai/remove-object");
  await choose(other, COFFEE);
  expect((await filesOf(page)).sort()).toEqual(["chelsea.jpg", "coffee.jpg"]);
  // It can't ask who is signed in.
  await other.route("**/api/auth/get-session", (route) => route.abort());

  await page.getByRole("complementary").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Get started" })).toBeVisible();
  await expect.poll(() => databases(page)).not.toContain(FORMS_DATABASE);

  // The other tab still shows its form.
  await other.getByLabel("Object name").fill("cup");
  await other.getByLabel("Paint over it").check();
  await other.getByRole("button", { name: "Remove this image" }).click();
  await other.getByLabel("Upload image").setInputFiles(CHELSEA);
  await expect(
    chosen(other, "chelsea.jpg")
      .or(other.getByRole("img", { name: "Image with marks" }))
      .first(),
  ).toBeVisible();
  await other.unroute("**/api/auth/get-session");
  await other.reload();
  await expect(other.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(await databases(other)).not.toContain(FORMS_DATABASE);
});

test("signing out takes the form from another window", async ({ page, context }) => {
  await page.goto("/ai");
  const other = await context.newPage();
  await other.goto("/ai/remove-object");
  await choose(other, COFFEE);

  await page.getByRole("complementary").getByRole("button", { name: "Sign out" }).click();

  await expect(other.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(chosen(other, "coffee.jpg")).toHaveCount(0);
});

test("an ended session leaves nothing", async ({ page, context }) => {
  await page.goto("/ai/remove-background");
  await choose(page);
  await context.clearCookies();
  await page.goto("/");
  await expect.poll(() => databases(page)).not.toContain(FORMS_DATABASE);
});

test("the next person finds nothing", async ({ page, context, baseURL }) => {
  await page.goto("/ai/remove-background");
  await choose(page);
  await context.clearCookies();
  const email = `next-${process.pid}-${Date.now()}@example.com`;
  const data = { name: "Next", email, password: "correct horse battery" };
  const headers = { origin: new URL(baseURL ?? "").origin };
  await page.request.post("/api/auth/sign-up/email", { data, headers });

  await page.reload();
  await expect.poll(() => databases(page)).not.toContain(FORMS_DATABASE);
  await expect(page.getByLabel("Upload image")).toBeVisible();
  await expect(chosen(page, "chelsea.jpg")).toHaveCount(0);
});

test("a page that shows one person's image isn't the next one's", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/ai/remove-background");
  await choose(page);
  await context.clearCookies();
  const email = `tab-${process.pid}-${Date.now()}@example.com`;
  const data = { name: "Next", email, password: "correct horse battery" };
  const headers = { origin: new URL(baseURL ?? "").origin };
  await page.request.post("/api/auth/sign-up/email", { data, headers });

  // The tab is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

  await expect(chosen(page, "chelsea.jpg")).toHaveCount(0);
  await expect(page.getByLabel("Upload image")).toBeVisible();
  await expect.poll(() => keptForms(page)).toEqual([]);
  await expect.poll(() => databases(page)).not.toContain(FORMS_DATABASE);
});

test("an earlier run that is opened leaves a form that wasn't sent", async ({ page }) => {
  const images = page.getByLabel("Images", { exact: true });
  await page.goto("/ai/image-compressor");
  await images.setInputFiles(COFFEE);
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  await expect(page).toHaveURL(/\?creation=/);
  const { search } = new URL(page.url());
  await expect.poll(() => keptForms(page)).toEqual([]);
  await page.goto("/ai/remove-background");
  await page.goto("/ai/image-compressor");
  await images.setInputFiles(CHELSEA);
  await expect.poll(() => filesOf(page)).toEqual(["chelsea.jpg"]);

  await page.evaluate((query) => history.pushState(null, "", query), search);
  await expect(page.getByRole("button", { name: /^Download/ }).first()).toBeVisible();

  await page.goto("/ai/remove-background");
  expect(await filesOf(page)).toEqual(["chelsea.jpg"]);
});

test("of two tabs with one kept image, the one that showed it last is kept, whatever the other does", async ({
  page,
  context,
}) => {
  await page.goto("/ai/remove-object");
  await choose(page);
  const other = await context.newPage();
  await other.goto("/ai/remove-object");
  await expect(chosen(other, "chelsea.jpg")).toBeVisible();
  await other.getByLabel("Object name").fill("cat");
  await expect.poll(() => keptForms(page)).toMatchObject([{ fields: { name: "cat" } }]);

  await page.getByLabel("Object name").fill("dog");
  await page.getByRole("button", { name: "Remove this image" }).click();
  await page.getByLabel("Object name").fill("");
  await page.waitForTimeout(1_000);
  expect(await keptForms(page)).toMatchObject([
    { files: ["chelsea.jpg"], fields: { name: "cat" } },
  ]);
});

test("what another tab ran or cleared is kept anew for the tab that still fills it in", async ({
  page,
  context,
}) => {
  await page.goto("/ai/remove-object");
  await choose(page);
  const other = await context.newPage();
  await other.goto("/ai/remove-object");
  await expect(chosen(other, "chelsea.jpg")).toBeVisible();
  await other.getByRole("button", { name: "Remove this image" }).click();
  await expect.poll(() => keptForms(page)).toEqual([]);

  await page.getByLabel("Object name").fill("cat");
  await expect
    .poll(() => keptForms(page))
    .toMatchObject([{ files: ["chelsea.jpg"], fields: { name: "cat" } }]);
});

test("an image whose text couldn't be saved is there after a reload", async ({ page }) => {
  const browser = page.context().browser();
  const [picture] = browser ? await textImages(browser) : [];
  if (!picture) throw new Error("There is no picture.");
  await page.route("**/api/ai/extract-text", (route) => route.abort());
  await page.goto("/ai/extract-text");
  const buffer = await picture.file();
  await page
    .getByLabel("Images", { exact: true })
    .setInputFiles({ name: "page.png", mimeType: "image/png", buffer });
  await expect.poll(() => filesOf(page)).toEqual(["page.png"]);
  await page.getByRole("button", { name: "Extract Text" }).click();
  await expect(page.getByText("Couldn't reach the server.").first()).toBeVisible({
    timeout: 120_000,
  });

  await page.reload();
  await expect(page.getByRole("main").getByText("page.png", { exact: true })).toBeVisible();
});

test("a mark that is too old drops old forms only", async ({ page }) => {
  await page.goto("/ai/remove-background");
  await choose(page);
  await ageForms(page, DAY_MS + 1_000);
  await page.evaluate((key) => {
    const [, owner] = localStorage.getItem(key)?.split(" ") ?? [];
    localStorage.setItem(key, `${Date.now() + 2_000} ${owner}`);
  }, FORMS_MARK);
  await page.goto("/ai/community");
  await page.goto("/ai/remove-object");
  await choose(page, COFFEE);
  await page.waitForTimeout(2_000);
  await page.goto("/ai/community");
  const markedUntil = () =>
    page.evaluate((key) => Number(localStorage.getItem(key)?.split(" ")[0]), FORMS_MARK);
  await expect.poll(markedUntil).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
  expect(await filesOf(page)).toEqual(["coffee.jpg"]);
});

test("what is older than a day is gone, whichever tool opens the database", async ({ page }) => {
  await page.goto("/ai/remove-background");
  await choose(page);
  await ageForms(page, DAY_MS + 1_000);
  await page.goto("/ai/remove-object");
  await choose(page, COFFEE);
  await expect.poll(() => filesOf(page)).toEqual(["coffee.jpg"]);

  await ageForms(page, DAY_MS - 60_000);
  await page.reload();
  await expect(chosen(page, "coffee.jpg")).toBeVisible();
  await ageForms(page, 120_000);
  await page.reload();
  await expect.poll(() => keptForms(page)).toEqual([]);
  await expect(page.getByLabel("Upload image")).toBeVisible();
});

test("what a person chooses while a form comes back stays", async ({ page, context }) => {
  await page.goto("/ai/remove-background");
  await choose(page);
  const other = await context.newPage();
  await other.goto("/ai/community");
  const letGo = await occupyForms(other);
  await page.reload();
  await page.getByLabel("Upload image").setInputFiles(COFFEE);
  await expect(chosen(page, "coffee.jpg")).toBeVisible();

  await letGo();

  await expect.poll(() => filesOf(page)).toEqual(["coffee.jpg"]);
  await expect(chosen(page, "coffee.jpg")).toBeVisible();
});

test("what a person chooses in a dialog that was open when a form came back counts", async ({
  page,
  context,
}) => {
  await page.goto("/ai/remove-background");
  await choose(page);
  const other = await context.newPage();
  await other.goto("/ai/community");
  const letGo = await occupyForms(other);
  await page.reload();
  const opened = page.waitForEvent("filechooser");
  await page.getByLabel("Upload image").click();
  const dialog = await opened;

  await letGo();
  await expect(chosen(page, "chelsea.jpg")).toBeVisible();
  await dialog.setFiles(COFFEE);

  await expect(chosen(page, "coffee.jpg")).toBeVisible();
  await expect.poll(() => filesOf(page)).toEqual(["coffee.jpg"]);
});

test("of two tabs, the one that chose its image last wins, and nothing is mixed", async ({
  page,
  context,
}) => {
  await page.goto("/ai/remove-object");
  await choose(page);
  const other = await context.newPage();
  await other.goto("/ai/remove-object");
  await expect(chosen(other, "chelsea.jpg")).toBeVisible();
  await other.getByLabel("Replace").setInputFiles(COFFEE);
  await expect.poll(() => filesOf(other)).toEqual(["coffee.jpg"]);

  await page.getByLabel("Object name").fill("cat");
  await other.getByLabel("Object name").fill("cup");
  await expect
    .poll(() => keptForms(page))
    .toEqual([
      expect.objectContaining({
        files: ["coffee.jpg"],
        fields: expect.objectContaining({ name: "cup" }),
      }),
    ]);
  await page.reload();
  await expect(chosen(page, "coffee.jpg")).toBeVisible();
  await expect(page.getByLabel("Object name")).toHaveValue("cup");
});
