import type { Page } from "playwright/test";

import { accessibilityFaults } from "@/tests/support/accessibility";
import { holdRequests } from "@/tests/support/hold-requests";
import { makeImages, makeTitles } from "@/tests/support/make-creations";
import { openNewest } from "@/tests/support/open-newest";
import { expect, type TestUser, test } from "@/tests/support/signed-in-test";

async function call<Answer>(page: Page, user: TestUser, path: string, data: object) {
  const headers = { authorization: `Bearer ${await user.token()}` };
  const answer = await page.request.post(path, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

test("a QR code opens with its settings, its image, and its download", async ({ page, user }) => {
  const asked = {
    text: "https://example.com/menu",
    format: "svg",
    margin: 5,
    darkColor: "#123456",
  };
  await call(page, user, "/api/ai/qr-generate", asked);

  await openNewest(page);

  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Download SVG" })).toBeVisible();
  await expect(page.getByLabel("Text or URL")).toHaveValue(asked.text);
  await expect(page.getByRole("slider", { name: "Margin" })).toHaveValue("5");
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a reload keeps a QR code and its form", async ({ page, user: _user }) => {
  await page.goto("/ai/qr-generator");
  await page.getByLabel("Text or URL").fill("see you at the lake");
  await page.getByRole("button", { name: "Generate QR" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expect(page).toHaveURL(/\?creation=/);

  await page.reload();

  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expect(page.getByLabel("Text or URL")).toHaveValue("see you at the lake");
});

test("titles open with their keyword and category, and run again", async ({ page, user }) => {
  await makeTitles(page, user, ["sourdough"]);
  await openNewest(page);
  const panel = page.getByRole("region", { name: "Generated titles" });
  await expect(page.getByLabel("Keyword")).toHaveValue("sourdough");
  await expect(panel).toContainText("sourdough", { ignoreCase: true });

  await panel.getByRole("button", { name: "Regenerate" }).click();

  await expect(page).toHaveURL(/\?run=/);
  await page.goto("/ai");
  await expect(page.getByRole("main").locator("h3 > button")).toHaveCount(2);
});

test("an image opens with its description, and its copy with the image that it was made from", async ({
  page,
  user,
}) => {
  await makeImages(page, user, ["a stone wall"], false);
  await openNewest(page);
  await expect(page.getByRole("img", { name: "a stone wall" })).toBeVisible();
  await expect(page.getByLabel("Describe Your Image")).toHaveValue("a stone wall");
  await page.getByRole("button", { name: "Send to…" }).click();
  await page.getByRole("menuitem", { name: "Compress Resize" }).click();
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  const compressed = page.getByRole("img", { name: "Compressed: a stone wall" });
  await expect(compressed).toBeVisible();
  await expect(page).toHaveURL(/[?&]creation=/);
  // The form keeps what was sent to it.
  await expect(page.getByRole("list", { name: "Chosen images" })).toContainText("a stone wall");

  await openNewest(page);

  await expect(page).toHaveURL(/image-compressor\?creation=/);
  await expect(compressed).toBeVisible();
  await expect(page.getByRole("img", { name: "Before" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Chosen images" })).toContainText("a stone wall");
  await expect(page.getByText("aren't kept")).toHaveCount(0);
});

test("an image that another tool sent is waited for, whichever button is pressed before it's there", async ({
  page,
  user,
}) => {
  await makeImages(page, user, ["a stone wall"], false);
  await openNewest(page);
  const sent = await holdRequests(page, "**/api/user/get-creation?*");
  await page.getByRole("button", { name: "Send to…" }).click();
  await page.getByRole("menuitem", { name: "Compress Resize" }).click();
  const compress = page.getByRole("button", { name: "Compress & Resize" });
  await compress.click();
  await expect(compress).toBeDisabled();

  sent.end("answer");

  await expect(page.getByRole("img", { name: "Compressed: a stone wall" })).toBeVisible();
});

test("an extracted text opens, and says that its images aren't in this browser", async ({
  page,
  user,
}) => {
  const text = "Dear Sir or Madam,\nthe heron is back.";
  await call(page, user, "/api/ai/extract-text", { text, source: "letter.png" });

  await openNewest(page);

  await expect(page.getByRole("textbox", { name: "Extracted text" })).toHaveValue(text);
  const where = page.getByText("This text's images are kept only in the browser that read them");
  await expect(where).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("all of an extracted text goes to the article writer, and only a heading to the titles", async ({
  page,
  user,
}) => {
  const sentence = "The harbor wakes before the town does. ";
  const text = `${sentence.repeat(700)}\n\nThe last boat is called Ida.`;
  const send = async (tool: string) => {
    await page.getByRole("button", { name: "Send to…" }).click();
    await page.getByRole("menuitem", { name: tool }).click();
  };
  await call(page, user, "/api/ai/extract-text", { text: `At the Harbor\n\n${text}` });
  await openNewest(page);
  await send("Blog titles");
  await expect(page.getByLabel("Keyword")).toHaveValue("At the Harbor");

  const { id } = await call<{ id: string }>(page, user, "/api/ai/extract-text", { text });
  await openNewest(page);
  await page.getByRole("button", { name: "Send to…" }).click();
  await expect(page.getByRole("menuitem", { name: "Write article" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Blog titles" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await send("Write article");

  await expect(page.getByText("The article says only what this document says")).toBeVisible();
  const request = page.waitForRequest("**/api/ai/generate-article");
  await page.getByRole("button", { name: "Generate Article" }).click();
  expect((await request).postDataJSON()).toMatchObject({ source: { creationId: id } });
});

test("an article opens where it can be edited and written again", async ({ page, user }) => {
  const prompt = "Write an article about owls in Medium (800-1200 words)";
  const made = { prompt, length: 1200, notes: "They hunt at night." };
  await call(page, user, "/api/ai/generate-article", made);

  await openNewest(page);

  await expect(page.getByLabel("Article Topic")).toHaveValue("owls");
  await expect(page.getByLabel("Notes or points to cover")).toHaveValue("They hunt at night.");
  const panel = page.getByRole("region", { name: "Generated article" });
  await expect(panel.getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test("someone else's creation opens nowhere", async ({ page, user: _user }) => {
  await page.goto("/ai/qr-generator?creation=01990000-0000-7000-8000-000000000000");
  await expect(page.getByRole("listitem").filter({ hasText: "We couldn't find" })).toBeVisible();
  await expect(page.getByLabel("Text or URL")).toHaveValue("");
});
