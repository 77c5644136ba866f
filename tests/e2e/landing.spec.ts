import { expect, type Locator, test } from "playwright/test";

import { holdRequests } from "../support/hold-requests";
import { widthOf } from "../support/make-creations";

/** The cards in their order: address, title, and what the description must say. */
const CARDS = [
  ["/ai/write-article", "Article writer", /article/],
  ["/ai/blog-titles", "Blog title generator", /titles/],
  [
    "/ai/qr-generator",
    "QR generator",
    /customizable QR codes as PNG or SVG for links, text, and more\.$/,
  ],
  ["/ai/extract-text", "Image to text", /open-source OCR engine/],
  ["/ai/generate-images", "Image generation", /Describe/],
  ["/ai/image-compressor", "Image compressor", /choose size, quality, and format/],
  ["/ai/remove-background", "Background removal", /subject/],
  ["/ai/remove-object", "Object removal", /erase/i],
  ["/ai/review-resume", "Résumé reviewer", /PDF/],
  ["/ai/pdf-summarizer", "PDF summarizer", /^Upload a PDF, get a summary, and chat with it\.$/],
  [
    "/ai/youtube-summarizer",
    "YouTube summarizer",
    /^Paste a link, get summaries, and ask questions\.$/,
  ],
  ["/ai/community", "Community", /^Browse published creations and show appreciation\.$/],
] as const;

/** Written by us, and marked so. */
const SAMPLES = [
  ["/samples/ines.svg", "Ines Moreau", "Newsletter editor", 5],
  ["/samples/tomas.svg", "Tomas Lindqvist", "Runs a small print shop", 5],
  ["/samples/adaeze.svg", "Adaeze Obi", "Teacher", 4],
] as const;

test.describe("for a visitor", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("opens with the logo, headline, tagline, buttons, and claim [R-01, L-01, L-04, L-07, PR-01, PR-02, K-07]", async ({
    page,
  }) => {
    await expect(page.getByRole("banner").getByRole("link", { name: "Atelier" })).toBeVisible();
    await expect(
      page.getByRole("heading", { level: 1, name: "Create amazing content with AI tools" }),
    ).toBeVisible();
    await expect(page.getByText("discover, compare, build", { exact: true })).toBeVisible();
    await expect(page.getByText("Trusted by 10K+ people")).toBeVisible();
  });

  test("starts creating at /ai [L-05]", async ({ page }) => {
    await page.getByRole("link", { name: "Start creating now" }).click();
    await expect(page).toHaveURL(/\/ai$/);
  });

  test("shows all twelve tools with title, description, icon, and gradient [L-08, L-10, L-11, L-12, L-13, L-14, L-15, L-16, PR-05, E-04]", async ({
    page,
  }) => {
    const cards = page.locator("#tools").getByRole("link");
    await expect(cards).toHaveCount(12);
    const icons = new Set<string>();
    for (const [index, [address, title, description]] of CARDS.entries()) {
      const card = cards.nth(index);
      await expect(card).toHaveAttribute("href", address);
      await expect(card.getByRole("heading")).toHaveText(title);
      await expect(card.getByRole("paragraph")).toHaveText(description);
      const icon = card.locator("svg");
      await expect(icon).toBeVisible();
      icons.add(await icon.innerHTML());
      const [from, to] = await colorsBehind(icon);
      expect(from, title).not.toBe(to);
    }
    expect(icons.size).toBe(12);
  });

  test("shows samples, marked as such, with image, name, title, content, and 1 to 5 of 5 stars [L-17, L-18, E-05, K-07]", async ({
    page,
  }) => {
    const samples = page.locator("#testimonials").getByRole("listitem");
    await expect(samples).toHaveCount(3);
    for (const [index, [image, name, title, rating]] of SAMPLES.entries()) {
      const sample = samples.nth(index);
      await expect(sample.getByText("Sample", { exact: true })).toBeVisible();
      await expect(sample.getByText(name, { exact: true })).toBeVisible();
      await expect(sample.getByText(title, { exact: true })).toBeVisible();
      await expect(sample.getByRole("blockquote")).toHaveText(/^“.{40,}”$/);
      const stars = sample.getByRole("img", { name: `${rating} out of 5 stars`, exact: true });
      await expect(stars.locator("svg")).toHaveCount(5);
      expect(await filledStars(stars)).toBe(rating);
      const screenshot = sample.locator("img");
      await expect(screenshot).toHaveAttribute("src", image);
      await screenshot.scrollIntoViewIfNeeded();
      await expect.poll(() => widthOf(screenshot)).toBeGreaterThan(0);
    }
  });

  test("lists both plans under Choose Your Plan [L-19, PR-04]", async ({ page }) => {
    const pricing = page.getByRole("region", { name: "Choose Your Plan" });
    await expect(pricing.getByText("Free", { exact: true }).first()).toBeVisible();
    await expect(pricing.getByText("Premium", { exact: true }).first()).toBeVisible();
  });

  test("says what each plan allows on this server, and leads on from each", async ({ page }) => {
    const { free, premium, ownEngineRuns } = await (await page.request.get("/api/plans")).json();
    const [one, other] = [free, premium].map(({ runs }) => `${runs.toLocaleString("en-US")} runs`);
    const plans = page.getByRole("region", { name: "Choose Your Plan" }).getByRole("listitem");
    const card = (name: string) => plans.filter({ has: page.getByRole("heading", { name }) });
    await expect(card("Free")).toContainText(`${one} an hour`);
    await expect(card("Premium")).toContainText(`${other} an hour`);
    const region = page.getByRole("region", { name: "Choose Your Plan" });
    await expect(region).toContainText(`With an engine you connect: ${ownEngineRuns} runs an hour`);

    await card("Free").getByRole("button", { name: "Create a free account" }).click();
    await expect(page.getByRole("dialog")).toHaveAccessibleName("Create your account");
    await page.keyboard.press("Escape");
    await card("Premium").getByRole("link", { name: "Ask for Premium" }).click();
    await expect(page.getByRole("form", { name: "Send a message" })).toBeVisible();
  });

  test("names the engines there are, and leads to where one is connected", async ({ page }) => {
    await expect(page.getByRole("table", { name: "What does the work, in short" })).toBeVisible();
    await page.getByText("Every task in detail", { exact: true }).click();
    const facts = page.getByRole("table", {
      name: "What does the work and what leaves the server",
    });
    for (const name of [
      "OpenAI",
      "Anthropic",
      "Google Gemini",
      "Mistral",
      "Hugging Face",
      "Chrome",
    ])
      await expect(facts).toContainText(name);
    const link = page.getByRole("link", { name: "Connect a better model" });
    await expect(link).toHaveAttribute("href", "/ai/settings/engines");
  });

  test("answers what people ask before they sign up", async ({ page }) => {
    const questions = page.getByRole("region", { name: "Questions" });
    const answer = questions.getByText("For the compressor and the QR code on this page, no.");
    await expect(answer).toBeHidden();
    await questions.getByText("Do I need an account?").click();
    await expect(answer).toBeVisible();
    await questions.getByText("Are my files kept?").click();
    await questions.getByRole("link", { name: "privacy policy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
  });

  test("leads to nobody who isn't there: Premium is asked for in person", async ({ page }) => {
    const limits = await (await page.request.get("/api/plans")).json();
    expect(limits.hasContact).toBe(true);
    await page.route("**/api/plans", (route) =>
      route.fulfill({ json: { ...limits, hasContact: false } }),
    );
    await page.goto("/");
    const plans = page.getByRole("region", { name: "Choose Your Plan" });
    await expect(plans.getByText("Ask whoever runs this server.")).toBeVisible();
    await expect(plans.getByRole("link", { name: "Ask for Premium" })).toHaveCount(0);
  });

  test("links from the footer to real pages and shows the year [L-20, L-22]", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(/2025/)).toBeVisible();
    await expect(footer.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    for (const name of ["About us", "Contact us", "Privacy policy"]) {
      await footer.getByRole("link", { name }).click();
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
    }
  });

  test("leads a phone from the hero to the tools, and lists them in the footer", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("link", { name: "See all 12 tools" }).click();
    await expect(page.getByRole("heading", { name: "12 tools in one place" })).toBeInViewport();
    const links = page.getByRole("contentinfo").getByRole("navigation", { name: "Tools" });
    for (const [index, [address, title]] of CARDS.entries()) {
      const link = links.getByRole("link").nth(index);
      await expect(link).toHaveText(title);
      await expect(link).toHaveAttribute("href", address);
    }
  });

  test("fits a phone 360 pixels wide without scrolling sideways", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ["/", "/about", "/contact", "/privacy", "/developers"]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
});

test.describe("Watch demo", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Watch demo" }).click();
  });

  test("steps through screenshots with buttons, dots, and arrow keys [L-06]", async ({ page }) => {
    const tour = page.getByRole("dialog");
    await expect(tour.getByText("Step 1 of 5")).toBeAttached();
    await tour.getByRole("button", { name: "Next step" }).click();
    await expect(tour.getByText("Step 2 of 5")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(tour.getByText("Step 3 of 5")).toBeAttached();
    await tour.getByRole("button", { name: /^Step 5/ }).click();
    await expect(tour.getByRole("button", { name: /^Step 5/ })).toHaveAttribute(
      "aria-current",
      "step",
    );
    await expect(tour.getByRole("button", { name: "Next step" })).toBeDisabled();
    const screenshot = tour.getByRole("img").first();
    await expect(screenshot).toBeVisible();
    await expect.poll(() => widthOf(screenshot)).toBeGreaterThan(0);
  });

  test("shows no other screenshot while one loads", async ({ page }) => {
    const next = await holdRequests(page, "**/tour/article-*");
    const screenshot = page.getByRole("dialog").getByRole("img");
    await expect.poll(() => widthOf(screenshot)).toBeGreaterThan(0);
    await page.keyboard.press("ArrowRight");
    await next.asked;
    expect(await widthOf(screenshot)).toBe(0);
    next.end("answer");
    await expect.poll(() => widthOf(screenshot)).toBeGreaterThan(0);
  });

  test("closes with Escape and restores the focus [L-06]", async ({ page }) => {
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Watch demo" })).toBeFocused();
  });
});

/** The two colors of the gradient that an icon stands on. */
async function colorsBehind(icon: Locator): Promise<[string, string]> {
  const ground = await icon.evaluate(
    ({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundImage,
  );
  const [, from = "", to = ""] =
    /^linear-gradient\(135deg, (rgb\([\d, ]+\)), (rgb\([\d, ]+\))\)$/.exec(ground ?? "") ?? [];
  return [from, to];
}

function filledStars(stars: Locator): Promise<number> {
  return stars
    .locator("svg")
    .evaluateAll((all) => all.filter((star) => getComputedStyle(star).fill !== "none").length);
}
