import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { uniqueTopic } from "../support/double-calls";
import { scenePng } from "../support/scene-images";
import { expect, test } from "../support/signed-in-test";
import { photo } from "../support/test-images";
import { withinAnHour } from "../support/within-window";

const DOUBLE = `http://127.0.0.1:${process.env.OPENAI_DOUBLE_PORT ?? 4399}`;
const PHONE = { width: 360, height: 740 };

async function control(name: "break" | "mend", contains: readonly string[]): Promise<void> {
  await fetch(`${DOUBLE}/__double/${name}`, { method: "POST", body: JSON.stringify({ contains }) });
}

/** Presses a button or follows a link as somebody does who has no mouse. */
async function press(page: Page, role: "button" | "link", name: string | RegExp): Promise<void> {
  const part = page.getByRole(role, { name });
  // A form can't be focused before its page's scripts have run.
  await expect(part).toBeEnabled();
  await part.focus();
  await page.keyboard.press("Enter");
}

function parts(page: Page) {
  return {
    steps: page.getByRole("region", { name: "Steps" }),
    headings: page
      .getByRole("region", { name: "Steps" })
      .getByRole("listitem")
      .getByRole("heading", { level: 2 }),
    offered: page.getByRole("region", { name: /Choose the first step|Add a step/ }),
    topics: page.getByLabel("Topics, one per line"),
    progress: page.getByRole("progressbar"),
    said: page.getByRole("status"),
  };
}

test("a chain of four tools over ten inputs, built and run by keyboard, resumes the one that failed", async ({
  page,
  user: _user,
}) => {
  await withinAnHour(120);
  const topic = uniqueTopic("bees");
  const inputs = Array.from(
    { length: 10 },
    (_, at) => `${at === 4 ? "poisoned" : `hive ${at}`} ${topic}`,
  );
  // Only articles fail, which are the second step.
  const poison = ["Text between <topic>", `poisoned ${topic}`];
  await control("break", poison);
  await page.goto("/ai/chains");
  await press(page, "link", "Build a chain");
  await expect(page.getByRole("heading", { name: "Build a chain", level: 1 })).toBeVisible();
  const { headings, offered, topics, said } = parts(page);
  await expect(offered.getByRole("button", { name: "Add a background" })).toHaveCount(0);
  for (const step of [
    "Suggest titles",
    "Write an article",
    "Create an image",
    "Compress and resize",
  ]) {
    await press(page, "button", step);
    await expect(headings.last()).toContainText(step);
    await expect(headings.last()).toBeFocused();
  }
  await expect(offered.getByRole("button")).toHaveText([
    /Read the text in an image/,
    /Remove the background/,
    /Remove an object/,
    /Compress/,
  ]);
  await page.getByLabel("Name").focus();
  await page.keyboard.type("Posts about bees");
  await topics.focus();
  await page.keyboard.insertText(inputs.join("\n"));
  await expect(
    page.getByText("10 inputs × 4 = 40 runs (10 built-in). Left this hour: 60, plus 240 built-in."),
  ).toBeVisible();
  // What makes each step, and what is made here alone.
  const { steps } = parts(page);
  await expect(steps.getByText(/^(Writes|Draws) with /)).toHaveText([
    /^Writes with double /,
    /^Writes with double /,
    /^Draws with the built-in illustrator/,
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await press(page, "button", "Run chain");

  await expect(page).toHaveURL(/\/ai\/chains\/runs\//);
  await expect(page.getByRole("heading", { name: "Posts about bees", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  // Where it isn't seen, its end is told; its own page only shows it.
  await press(page, "link", "Dashboard");
  const news = page.getByText("Chain: Posts about bees finished, 1 of 10 failed.");
  await expect(news).toBeVisible({ timeout: 150_000 });
  await page.getByRole("button", { name: "Open", exact: true }).press("Enter");
  await expect(said).toHaveText("Some failed: 9 of 10 inputs done, 1 failed.");
  await expect(page).toHaveURL(/\/ai\/chains\/runs\//);
  const poisoned = page.getByRole("listitem").filter({ hasText: `poisoned ${topic}` });
  await expect(poisoned.getByText(/^Write an article: /)).toBeVisible();
  await expect(poisoned.getByRole("button")).toHaveText(["Suggest titles"]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await control("mend", poison);

  await press(page, "button", "Retry failed inputs");

  await expect(said).toHaveText("Done: 10 of 10 inputs done.");
  await expect(poisoned.getByRole("button")).toHaveCount(4);
  await poisoned.getByRole("button", { name: "Write an article" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    poisoned.getByRole("heading", { level: 3 }).or(poisoned.getByText("Made from")).first(),
  ).toBeVisible();
  const saved = page.waitForEvent("download");
  await press(page, "button", "Download all as ZIP");
  expect((await saved).suggestedFilename()).toBe("Posts about bees.zip");
  await press(page, "link", "Run on other inputs");
  await expect(headings).toHaveCount(4);
  await expect(page.getByLabel("Name")).toHaveValue("Posts about bees");
  await expect(topics).toHaveValue("");
  await page.goto("/ai/settings/usage");
  await expect(page.getByText("30 of 60 this hour").first()).toBeVisible();
  // Those of the built-in networks.
  await expect(page.getByText("10 of 240 this hour").first()).toBeVisible();
  await page.goto("/ai/chains");
  await expect(page.getByRole("link", { name: "Posts about bees" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("on a phone, images become three sizes each, and the steps can be moved and removed", async ({
  page,
  user: _user,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/ai/chains");
  await page.getByRole("link", { name: "Photo for a shop" }).click();
  const { steps, headings, said: _said } = parts(page);
  await expect(headings).toHaveText([/1\. Remove/, /2\. Add a background/, /3\. Compress/]);
  await steps.getByRole("button", { name: "Move step 3, Compress and resize, up" }).click();
  await expect(steps.getByText("This step takes an image without its background")).toBeVisible();
  await expect(page.getByText("Compress and resize is step 2 now.")).toBeAttached();
  await steps.getByRole("button", { name: /^Remove step 3/ }).click();
  await steps.getByRole("button", { name: /^Remove step 1/ }).click();
  await expect(headings).toHaveText([/1\. Compress and resize/]);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(PHONE.width);
  expect(await accessibilityFaults(page)).toEqual([]);
  const jpeg = await photo(900, 600).jpeg().toBuffer();
  const folder = mkdtempSync(path.join(tmpdir(), "atelier-photos-"));
  for (const name of ["one.jpg", "two.jpg"]) writeFileSync(path.join(folder, name), jpeg);
  writeFileSync(path.join(folder, "notes.txt"), "Both are of the same thing.");
  await page.getByLabel("Add a folder of images").setInputFiles(folder);
  await expect(page.getByText("Left out 1 file of another type.")).toBeVisible();
  await page.getByRole("button", { name: "Save chain" }).click();
  await expect(page).toHaveURL(/chain=/);

  await page.getByRole("button", { name: "Run chain" }).click();

  await expect(parts(page).said).toHaveText("Done: 2 of 2 inputs done.");
  const first = page.getByRole("listitem").filter({ hasText: "one.jpg" });
  await expect(first.getByRole("button")).toHaveCount(3);
  // Each with a small picture of what it made.
  const pictures = first.getByRole("button").locator("img");
  await expect(pictures).toHaveCount(3);
  await expect
    .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(320);
  await first.getByRole("button", { name: "Compress and resize, 1280 px" }).click();
  await expect(first.getByRole("img", { name: "Compressed: one" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a shop's photo is cut out, put on white, and made three sizes", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/chains");
  await page.getByRole("link", { name: "Photo for a shop" }).click();
  await page.getByLabel("Images", { exact: true }).setInputFiles({
    name: "fox.png",
    mimeType: "image/png",
    buffer: await scenePng(),
  });

  await page.getByRole("button", { name: "Run chain" }).click();

  await expect(parts(page).said).toHaveText("Done: 1 of 1 input done.", { timeout: 120_000 });
  const fox = page.getByRole("listitem").filter({ hasText: "fox.png" });
  await expect(fox.getByRole("button")).toHaveText([
    "Remove the background",
    "Add a background",
    "Compress and resize, 1920 px",
    "Compress and resize, 1280 px",
    "Compress and resize, 800 px",
  ]);
});

test("a code that leads to the result needs no link, and says who can read it", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/chains");
  await page.getByRole("link", { name: "PDF to post with a QR code" }).click();
  await expect(page.getByText(/^Step 3 isn't ready: Enter a link, or choose/)).toBeVisible();
  await expect(page.getByText("Leave it empty to encode the text itself.")).toHaveCount(0);
  await expect(page.getByText(/anyone who scans the code can read/)).toBeVisible();

  await page.getByLabel("The code opens").selectOption("A link to the result");

  await expect(page.getByText(/^Step 3 isn't ready/)).toHaveCount(0);
  await expect(page.getByLabel("Link in the code")).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a CSV file fills the lines, and a chain says what keeps it from running", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/chains/build");
  await page.getByRole("button", { name: "Write an article" }).click();
  await page.getByRole("button", { name: "Make a QR code" }).click();
  const buffer = Buffer.from('topic;notes\n"Bees; and wasps";x\nHives;y\n');
  await page
    .getByLabel("Add from a CSV file")
    .setInputFiles({ name: "topics.csv", mimeType: "text/csv", buffer });
  await expect(parts(page).topics).toHaveValue("Bees; and wasps\nHives");

  await page.getByRole("button", { name: "Run chain" }).click();

  await expect(
    page
      .getByText(
        "Enter a link, or choose a link to the result: the text is too long for a QR code.",
      )
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/build$/);
});

test("a deleted chain can be had back, and a run is only deleted once that's confirmed", async ({
  page,
  user,
}) => {
  const headers = { authorization: `Bearer ${await user.token()}` };
  const steps = [{ kind: "blog-titles", settings: {} }];
  for (const [path, data] of [
    ["save", { name: "Weekly titles", steps }],
    ["begin", { name: "Titles of May", steps, inputs: ["kites"] }],
  ] as const) {
    const answer = await page.request.post(`/api/chains/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.goto("/ai/chains");
  const chain = page.getByRole("link", { name: "Weekly titles" });
  const address = (await chain.getAttribute("href")) ?? "";
  await page.getByRole("button", { name: "Delete Weekly titles" }).click();
  await expect(chain).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(chain).toBeVisible();
  await page.reload();
  await expect(chain).toHaveAttribute("href", address);

  const run = page.getByRole("link", { name: "Titles of May" });
  const remove = page.getByRole("button", { name: "Delete the run of Titles of May" });
  const question = page.getByRole("dialog", { name: "Delete this run of “Titles of May”?" });
  await remove.click();
  await expect(question).toContainText("This can't be undone.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole("button", { name: "Delete run" }).click();
  await expect(run).toHaveCount(0);
  await page.reload();
  await expect(chain).toBeVisible();
  await expect(run).toHaveCount(0);
});

test("a chain that was changed in another tab opens as it is saved there", async ({
  page,
  user,
}) => {
  const headers = { authorization: `Bearer ${await user.token()}` };
  const save = async (data: object) => {
    const answer = await page.request.post("/api/chains/save", { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const steps = [{ kind: "blog-titles", settings: {} }];
  const { id } = await save({ name: "Weekly titles", steps });
  await page.goto("/ai/chains");
  await expect(page.getByRole("link", { name: "Weekly titles" })).toBeVisible();
  await save({
    id,
    name: "Weekly titles",
    steps: [...steps, { kind: "write-article", settings: {} }],
  });
  await page.getByRole("link", { name: "Weekly titles" }).click();

  await expect(parts(page).headings).toHaveCount(2);

  await save({ id, name: "Theirs", steps });
  await page.getByLabel("Name", { exact: true }).fill("Mine");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("This chain was changed somewhere else")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Chain saved" })).toBeVisible();
  await expect(page.getByText("This chain was changed somewhere else")).toHaveCount(0);
  await page.getByLabel("Name", { exact: true }).fill("Mine again");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.goto("/ai/chains");
  await expect(page.getByRole("link", { name: "Mine again" })).toBeVisible();
});

test("links come from the column that has them, and what isn't one is named before the run", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/chains/build");
  await page.getByRole("button", { name: "Summarize a video" }).click();
  const links = page.getByLabel("YouTube links, one per line");
  const file = page.getByLabel("Add from a CSV file");
  const csv = (name: string, text: string) => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  await file.setInputFiles(csv("none.csv", "title,link\nFirst,https://example.com\n"));
  await expect(page.getByText("No column of this file has links to YouTube videos.")).toBeVisible();
  await expect(links).toHaveValue("");

  const bees = "https://youtu.be/citybees001";
  await file.setInputFiles(csv("links.csv", `title,link\nFirst,${bees}\nBad,not a link\n`));

  await expect(links).toHaveValue(`${bees}\nnot a link`);
  const fault = page.getByText("This isn't a link to a YouTube video: “not a link”.");
  await expect(fault).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await links.fill(`${bees}\nFirst`);
  await expect(fault).toHaveCount(0);
  await page.getByRole("button", { name: "Run chain" }).click();
  await expect(page.getByText("This isn't a link to a YouTube video: “First”.")).toBeVisible();
  await expect(links).toBeFocused();
  await expect(page).toHaveURL(/\/build$/);
});

test("moving a step to an end, and saving, leave the focus where it was", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/chains/build?readyMade=photo-for-a-shop");
  const { headings } = parts(page);
  await expect(headings).toHaveCount(3);
  await press(page, "button", "Move step 2, Add a background, down");
  await expect(headings.last()).toHaveText("3. Add a background");
  const down = page.getByRole("button", { name: "Move step 3, Add a background, down" });
  await expect(down).toBeFocused();
  await expect(down).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(headings.last()).toHaveText("3. Add a background");

  await press(page, "button", "Move step 3, Add a background, up");
  await press(page, "button", "Move step 2, Add a background, up");
  await expect(headings.first()).toHaveText("1. Add a background");
  const up = page.getByRole("button", { name: "Move step 1, Add a background, up" });
  await expect(up).toBeFocused();
  await expect(up).toBeDisabled();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, "button", "Move step 1, Add a background, down");

  await press(page, "button", "Save chain");

  await expect(page).toHaveURL(/chain=/);
  await expect(page.getByRole("button", { name: "Save changes" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeEnabled();
});
