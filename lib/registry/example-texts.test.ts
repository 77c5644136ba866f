import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";

import { createDocumentChat } from "@/lib/documents/document-chat";
import { composeScene } from "@/lib/illustrator/compose-scene";
import { loadIcons } from "@/lib/illustrator/icons";
import { textOfPage } from "@/lib/pdf/pdf";
import { closeEngines } from "@/lib/providers";
import { ANSWER, DRAWING, RECEIPT_LINE, REVIEW, TALK, TITLES } from "@/lib/registry/example-texts";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { findTitles } from "@/lib/tools/blog-titles/service";
import { descriptionOfPrompt, imagePrompt } from "@/lib/tools/generate-images/options";
import { summarizePdf } from "@/lib/tools/pdf-summarizer/service";
import { reviewResume } from "@/lib/tools/review-resume/service";
import { summarizeVideo } from "@/lib/tools/youtube-summarizer/service";
import { createTestContext } from "@/tests/support/test-context";

/** Of 255: what WebP at this quality loses of a drawing, and no more. */
const MAX_DIFFERENCE = 3;

afterAll(() => closeEngines());

/** With the engines that write nothing of their own: what they say can be told word for word. */
function builtIn() {
  return createTestContext({
    text: { openDraft: () => Promise.reject(new Error("Nothing is drafted here.")) },
  });
}

function sample(name: string) {
  const file = path.join("public/samples", name);
  return { path: file, name, byteSize: statSync(file).size };
}

/** The places of these texts in a longer one; -1 for one that isn't there. */
const placesOf = (texts: readonly string[], whole: string) =>
  texts.map((text) => whole.indexOf(text));

describe("the examples are what the product makes of its samples", () => {
  it("a question to the handbook", async () => {
    const ctx = await builtIn();

    const { contextId, meta } = await summarizePdf(ctx, { files: { pdf: sample(ANSWER.file) } });
    const { question, heading, quote, page, pages } = ANSWER;
    const { answer } = await createDocumentChat("pdf")(ctx, { question, contextId });

    expect(meta.pages).toBe(pages);
    expect(answer).toBe(`> **${heading}**  \n> ${quote} [p. ${page}](#page=${page})`);
  });

  it("the page that the answer cites", async () => {
    const ctx = await builtIn();

    const { signal, user } = ctx;
    const wanted = { userId: user.id, signal, maxPages: ANSWER.pages };
    const { pages } = await ctx.pdfReader.read(sample(ANSWER.file), wanted, async (all) => all);

    const cited = pages.find(({ page }) => page === ANSWER.page);
    const shown = ANSWER.paragraphs.map(({ before, marked, after }) => before + marked + after);
    expect(cited && textOfPage(cited).replace(/\s+/g, " ")).toBe(
      [ANSWER.heading, ...shown].join(" "),
    );
  });

  // Sentence vectors are counted words here, which choose some of the other sentences differently than the model does.
  it("the summary of the talk", async () => {
    const transcript = readFileSync("public/samples/talk.txt", "utf8");

    const { content } = await summarizeVideo(await builtIn(), {
      url: "",
      transcript,
      detail: "medium",
    });

    const places = placesOf(
      TALK.lines.map((line) => `- ${line}`),
      content.replace(/ ?\[[\d:]+\]\(#t=\d+\)/g, ""),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("the review of the résumé", { timeout: 120_000 }, async () => {
    const { content, meta } = await reviewResume(await builtIn(), {
      files: { resume: sample("resume.pdf") },
    });

    const { overall, part, lost, remark, quotes } = REVIEW;
    expect(meta.overall).toBe(overall);
    const [, lines = ""] = content.split(`- **${part} −${lost}:** ${remark}`);
    const quoted = lines.split("\n- ")[0]?.match(/“.+”/g);
    expect(quoted).toEqual(quotes.map((text) => `“${text}”`));
  });

  // It's read in a browser: tests/e2e/samples.spec.ts does.
  it("a line of the receipt", () => {
    const script = readFileSync("scripts/samples.mjs", "utf8").replace(/ +/g, " ");

    expect(script).toContain(`"${RECEIPT_LINE}"`);
  });

  it("some of ten titles, in their order", async () => {
    const ctx = await builtIn();

    const { meta } = await findTitles(ctx, titlesRequest(TITLES.keyword, "General"));

    expect(meta.titles).toHaveLength(10);
    expect(meta.titles.filter((title) => TITLES.titles.some((one) => one === title))).toEqual([
      ...TITLES.titles,
    ]);
  });

  it("the drawing, with everything it was asked for", { timeout: 120_000 }, async () => {
    const prompt = imagePrompt(DRAWING.description, DRAWING.style);
    const { description, style } = descriptionOfPrompt(prompt);

    const { svg, missing } = composeScene(
      { description, style: style.style, shape: "square", variation: 0 },
      loadIcons(),
    );

    expect(missing).toEqual([]);
    expect(readFileSync("scripts/make-pictures.mjs", "utf8")).toContain(prompt);
    const shown = await sharp("public/landing/fox.webp")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = shown.info;
    const drawn = await sharp(Buffer.from(svg), { unlimited: true })
      .flatten()
      .resize(width, height)
      .raw()
      .toBuffer();
    const sum = drawn.reduce(
      (total, value, at) => total + Math.abs(value - (shown.data[at] ?? 0)),
      0,
    );
    expect(sum / drawn.length).toBeLessThan(MAX_DIFFERENCE);
  });
});
