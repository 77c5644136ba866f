import { galleryTiles, makeImages, uniqueWord, widthOf } from "../support/make-creations";
import { expect, test } from "../support/signed-in-test";

/** A tool of each kind that the product has, and what its page asks for. */
const KINDS = [
  ["writing", "/ai/write-article", "Article Topic"],
  ["images", "/ai/generate-images", "Describe Your Image"],
  ["documents", "/ai/pdf-summarizer", "Upload PDF"],
  ["video", "/ai/youtube-summarizer", "Video link"],
  ["QR", "/ai/qr-generator", "Text or URL"],
] as const;

test("a public landing page, tools behind sign-in, and a gallery of what others published [PR-01]", async ({
  page,
  user,
  browser,
}) => {
  const word = uniqueWord();
  await makeImages(page, user, [`a paper lantern ${word}`]);
  const { baseURL = "" } = test.info().project.use;
  const context = await browser.newContext({ baseURL });
  const visitor = await context.newPage();

  await visitor.goto("/");
  const headline = visitor.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText("Create amazing content with AI tools");
  for (const path of [...KINDS.map(([, address]) => address), "/ai/community"]) {
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { name: "Sign in" }), path).toBeVisible();
    await expect(visitor.getByRole("main").locator("form")).toHaveCount(1);
    await expect(galleryTiles(visitor, word)).toHaveCount(0);
  }

  const signedUp = await visitor.request.post("/api/auth/sign-up/email", {
    data: { name: "Eve Reader", email: `${word}@example.com`, password: "correct horse battery" },
    headers: { origin: new URL(baseURL).origin },
  });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  for (const [kind, path, field] of KINDS) {
    await visitor.goto(path);
    await expect(visitor.getByLabel(field), kind).toBeEnabled();
  }
  await visitor.goto("/ai/extract-text");
  await expect(visitor.getByRole("button", { name: "Extract Text" })).toBeEnabled();
  await visitor.goto(`/ai/community?q=${word}`);
  await expect(galleryTiles(visitor, word)).toHaveCount(1);
  await expect.poll(() => widthOf(galleryTiles(visitor, word).getByRole("img"))).toBeGreaterThan(0);
  await context.close();
});
