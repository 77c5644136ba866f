import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/signed-in-test";

test("says before a run what the built-in model can't follow", async ({ page, user: _user }) => {
  await page.goto("/ai/write-article");
  await page.getByRole("button", { name: "More options" }).click();
  const language = page.getByLabel("Language");
  await language.selectOption("French – Français");

  await expect(language).toHaveAccessibleDescription(
    "The built-in model writes English only, so it can't write in French. Choose another engine, or leave the language as it was.",
  );
  await expect(page.getByLabel("Humorous")).toBeDisabled();
  await expect(page.getByLabel(/^Audience/)).toBeDisabled();
  await expect(page.getByText("can't follow a tone or an audience")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });
  await page.getByLabel("Article Topic").fill("A day on Hvar");
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(language).toBeFocused();
  expect(calls).toBe(0);
});

for (const { path, field } of [
  { path: "/ai/write-article", field: "Article Topic" },
  { path: "/ai/blog-titles", field: "Keyword" },
]) {
  test(`${path} says before a run that a topic is in a language that the built-in model can't write`, async ({
    page,
    user: _user,
  }) => {
    await page.goto(path);
    const topic = page.getByLabel(field);
    const news = page.getByText(/^Built-in writing is in English only, and this looks like/);
    const asked = () => page.waitForResponse("**/api/engines/topic-language");
    // Keys that come before the page's scripts go nowhere.
    await expect(topic).toBeEnabled();
    const answered = asked();
    await topic.pressSequentially("Die Zukunft der Bienen");
    // Once for what was typed, not for each key.
    expect((await answered).request().postDataJSON()).toEqual({ topic: "Die Zukunft der Bienen" });

    await expect(news).toHaveText(
      "Built-in writing is in English only, and this looks like German: connect another engine.",
    );
    await expect(news).toHaveAttribute("aria-live", "polite");
    const link = news.getByRole("link", { name: "connect another engine" });
    await expect(link).toHaveAttribute("href", "/ai/settings/engines");
    expect(await accessibilityFaults(page)).toEqual([]);

    // Too short to tell.
    const again = asked();
    await topic.fill("Bienen");
    await again;
    await expect(news).toHaveCount(0);
  });
}

test("takes a topic in any language when there are notes to write from", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/write-article");
  const news = page.getByText(/this looks like German/);
  await page.getByLabel("Article Topic").fill("Die Zukunft der Bienen");
  await expect(news).toBeVisible();

  await page.getByLabel("Notes or points to cover").fill("Bienen fliegen bis zu drei Kilometer.");

  await expect(news).toHaveCount(0);
});

test("arranges notes under an outline of one's own, and writes from a document in its words", async ({
  page,
  user,
}) => {
  await page.goto("/ai/write-article");
  const panel = page.getByRole("region", { name: "Generated article" });
  await page.getByLabel("Article Topic").fill("A day on Hvar");
  await page
    .getByLabel("Notes or points to cover")
    .fill(
      "the boat leaves at 8:15 from the old pier\n\nLunch:\n- sardines at the harbor\n- figs from the garden",
    );
  await page.getByRole("button", { name: "Outline first" }).click();
  const heading = (number: number) =>
    page.getByRole("textbox", { name: `Heading ${number}`, exact: true });
  await expect(heading(1)).toBeFocused();
  await heading(1).fill("Lunch");
  await heading(2).fill("The boat from the old pier");
  for (;;) {
    const third = page.getByRole("button", { name: "Delete heading 3" });
    if ((await third.count()) === 0) break;
    await third.click();
  }
  await page.getByRole("button", { name: "Generate Article", exact: true }).click();
  await expect(panel.getByRole("heading", { level: 2, name: "Lunch" })).toBeVisible();
  await expect(panel).toContainText("Sardines at the harbor");
  await expect(panel).toContainText("The boat leaves at 8:15 from the old pier");

  const headers = { authorization: `Bearer ${await user.token()}` };
  const text =
    "The well was drilled in 1991.\n\nThe annual fee is 85 euros, and pensioners pay half of it.\n\nEvery member works four hours a week in the shared beds.";
  await page.request.post("/api/ai/extract-text", { headers, data: { text, source: "well.png" } });
  await page.goto("/ai/write-article");
  await page.getByLabel("Article Topic").fill("The well");
  await page.getByRole("button", { name: "Use my document" }).click();
  await page.getByRole("button", { name: /Text from well\.png/ }).click();
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(panel).toContainText("Made from the document's own sentences.");
  await expect(panel).toContainText("pensioners pay half of it.");
  await expect(panel).not.toContainText("Practice draft");
});
