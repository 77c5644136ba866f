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
  await expect(notes).toHaveAccessibleDescription(/your sentences under headings/);

  await page.getByLabel("Article Topic").fill("A day on Hvar");
  await notes.fill(NOTES);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Generate Article" }).click();

  await expect(panel.getByRole("heading", { level: 1 })).toHaveText("A Day on Hvar");
  await expect(panel.getByRole("heading", { level: 2, name: "Lunch" })).toBeVisible();
  for (const text of ARTICLE) await expect(panel).toContainText(text);
  await expect(panel).toContainText(
    "Made from your notes. Only headings and formatting were added.",
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

test("says before a run how often it will have to be continued, and keeps notes that are too long", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/write-article");
  const notes = page.getByLabel("Notes or points to cover");
  await page.getByLabel("Long (1200+ words)").check();
  await expect(
    page.getByText(/^A Long article takes about two rounds with this model/),
  ).toBeVisible();

  const tooLong = "a day on Hvar ".repeat(1_500);
  await page.getByLabel("Article Topic").fill("A day on Hvar");
  await notes.fill(tooLong);
  await expect(
    page.getByText("With this model, the article is as long as your notes."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Generate Article" }).click();

  await expect(notes).toHaveAccessibleDescription(/Use 20,000 characters or fewer\./);
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue(tooLong);
});
