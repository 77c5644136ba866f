import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/signed-in-test";

const NOTES = `the boat leaves at 8:15 from the old pier
a ticket costs 8 euros
bring cash, the kiosk takes no cards

Lunch:
- sardines at the harbor
- figs from the owner's garden`;

const ARTICLE = [
  "The boat leaves at 8:15 from the old pier. A ticket costs 8 euros. Bring cash, the kiosk takes no cards.",
  "Sardines at the harbor",
  "Figs from the owner's garden",
];

test("recommends notes with the built-in model, and makes the article of them alone [WA-03, WA-04]", async ({
  page,
  user,
}) => {
  await page.goto("/ai/write-article");
  const notes = page.getByLabel("Notes or points to cover");
  const panel = page.getByRole("region", { name: "Generated article" });
  await page.getByRole("button", { name: "Write from my notes" }).click();
  await expect(notes).toBeFocused();
  await expect(notes).toHaveAccessibleDescription(/your sentences and bullets, tidied/);

  await page.getByLabel("Article Topic").fill("A day on Hvar");
  await notes.fill(NOTES);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Generate Article" }).click();

  await expect(panel.getByRole("heading", { level: 1 })).toHaveText("A Day on Hvar");
  await expect(panel.getByRole("heading", { level: 2, name: "Lunch" })).toBeVisible();
  for (const text of ARTICLE) await expect(panel).toContainText(text);
  await expect(panel).toContainText(
    "Made from your notes. Only headings and formatting were added, and capitals and marks tidied",
  );
  await expect(panel).toContainText("Your own notes, arranged");
  await expect(panel).not.toContainText("Practice draft");
  await expect(notes).toHaveValue(NOTES);

  const headers = { authorization: `Bearer ${await user.token()}` };
  const listed = await page.request.get("/api/user/get-user-creations", { headers });
  const [article] = (await listed.json()).creations;
  const stored = await page.request.get(`/api/user/get-creation?id=${article.id}`, { headers });
  expect((await stored.json()).creation.notes).toBe(NOTES);
});

test("says before a run how long the article will be, and keeps notes that are too long", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/write-article");
  const notes = page.getByLabel("Notes or points to cover");
  await page.getByLabel("Long (1200+ words)").check();
  const tooLong = "a day on Hvar ".repeat(1_500);
  await page.getByLabel("Article Topic").fill("A day on Hvar");
  await notes.fill(tooLong);
  await expect(
    page.getByText("With this model, the article is as long as your notes."),
  ).toBeVisible();
  // This server gives a run ten minutes, in which the model writes any length: `write-article-length-hint.test.tsx` has the two.
  await expect(page.getByText(/rounds with this model/)).toHaveCount(0);
  await page.getByRole("button", { name: "Generate Article" }).click();

  await expect(notes).toHaveAccessibleDescription(/Use 20,000 characters or fewer\./);
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue(tooLong);
});

const MEETING = `Weekly sync 14 Oct - Priya, Tom, me

launch moved to Nov 18, app store review takes a week
no new crash reports so far
pricing: monthly 4.99, yearly 39, no lifetime plan for now
Priya wants a student discount, decision next week
marketing page copy is done, screenshots missing`;

test("has an outline typed where notes suggest none, and writes under it", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/write-article");
  await page.getByLabel("Article Topic").fill("App launch status");
  await page.getByLabel("Notes or points to cover").fill(MEETING);
  const heading = (number: number) =>
    page.getByRole("textbox", { name: `Heading ${number}`, exact: true });
  const outline = page.getByRole("group", { name: "Outline" });
  await page.getByRole("button", { name: "Outline first" }).click();

  await expect(heading(1)).toBeFocused();
  await expect(outline).toHaveAccessibleDescription(
    "Your notes suggest too few headings, and the built-in model doesn't make any up. Type your own, and your notes will be arranged under them.",
  );
  // In view, and not behind the main button.
  await expect(async () => {
    const at = await heading(1).boundingBox();
    const main = await page.getByRole("button", { name: "Generate Article" }).boundingBox();
    expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThan(main?.y ?? 0);
  }).toPass();
  await expect(heading(2)).toHaveValue("");
  await expect(heading(3)).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  // A reload brings back what was typed, and no headings that nobody has.
  await page.reload();
  await expect(page.getByLabel("Notes or points to cover")).toHaveValue(MEETING);
  await expect(page.getByRole("button", { name: "Outline first" })).toBeVisible();
  await expect(outline).toHaveCount(0);
  await page.getByRole("button", { name: "Outline first" }).click();
  await expect(heading(1)).toBeFocused();
  await page.getByRole("button", { name: "Generate Article", exact: true }).click();
  await expect(heading(1)).toHaveAccessibleDescription("Write this heading, or delete it.");
  await heading(1).fill("Launch");
  await heading(2).fill("Pricing and discounts");

  // What was typed stays when there's nothing to propose again.
  await page.getByRole("button", { name: "Propose again" }).click();
  await expect(page.getByRole("button", { name: "Discard outline" })).toBeVisible();
  await expect(heading(1)).toHaveValue("Launch");
  await page.getByRole("button", { name: "Generate Article", exact: true }).click();

  const panel = page.getByRole("region", { name: "Generated article" });
  await expect(panel.getByRole("heading", { level: 2 }).nth(1)).toHaveText("Launch");
  await expect(panel.getByRole("heading", { level: 2 }).nth(2)).toHaveText("Pricing and discounts");
  await expect(panel).toContainText("student discount");
});
