import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";

import { keepCreation } from "@/db/queries/creations";
import type { TextPort } from "@/lib/providers/text/port";
import { articleRequest } from "@/lib/tools/write-article/options";
import { writeArticle } from "@/lib/tools/write-article/service";
import { proseAbout } from "@/tests/support/draft-prose";
import { createTestContext, proseOf, TEST_ENGINE } from "@/tests/support/test-context";

/** The draft model, which isn't asked here. */
const DRAFTS: Partial<TextPort> = {
  engine: { ...TEST_ENGINE, builtIn: true },
  openDraft: () => Promise.reject(new Error("This test did not expect a draft.")),
};
const IGNORED =
  "The built-in model can't follow a tone or an audience, so those settings had no effect.";
const NOTES =
  "The boat leaves at eight. A ticket costs 8 euros. Bring cash, the kiosk takes no cards.";

describe("writeArticle with the draft model and a style", () => {
  it("refuses a language that it can't write", async () => {
    const ctx = await createTestContext({ text: DRAFTS });
    const input = { ...articleRequest("bees", 800), language: "de" as const };

    await expect(writeArticle(ctx, input)).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringContaining("it can't write in German"),
    });
  });

  it.each([
    [{ tone: "humorous" as const }, [IGNORED]],
    [{ audience: "sailors" }, [IGNORED]],
    [{}, undefined],
  ])("says when it followed neither tone nor audience: %j", async (style, notices) => {
    const ctx = await createTestContext({ text: DRAFTS });
    const input = { ...articleRequest("boats", 800), notes: NOTES.repeat(6), ...style };

    const { message, meta } = await writeArticle(ctx, input);

    expect(meta.notices).toEqual(notices);
    expect(message).toBe(notices?.[0]);
  });
});

describe("writeArticle with the draft model, going on", () => {
  it("shows the text before it with what follows, from the start", async () => {
    const request = articleRequest("urban beekeeping", 800);
    let calls = 0;
    const begun = await createTestContext({
      text: {
        async *stream() {
          yield "";
          return { text: proseOf(200), finishReason: "aborted" };
        },
      },
    });
    const cut = await writeArticle(begun, request);
    let shown = "";
    const own = await createTestContext({
      user: begun.user,
      text: {
        ...DRAFTS,
        openDraft: async () => ({
          continue: async (asked) => {
            calls += 1;
            return [{ text: proseAbout(asked, calls), finishReason: "stop" }];
          },
          close: async () => {},
        }),
      },
      progress: {
        onText: (text) => {
          shown += text;
          expect(shown.startsWith(cut.content)).toBe(true);
        },
        onReplace: (text) => {
          shown = text;
        },
        onStep: () => {},
      },
    });

    // The words of the test's prose are in no dictionary.
    const unknownWords = async (sentences: readonly string[]) => sentences.map(() => []);
    const ctx = { ...own, grammar: { ...own.grammar, unknownWords } };
    const whole = await writeArticle(ctx, { ...request, continueFrom: cut.id });

    expect(whole.content.length).toBeGreaterThan(cut.content.length);
    expect(shown).toBe(whole.content);
  });
});

describe("writeArticle with the draft model on a slow server", () => {
  it("says that the time limit ended it, where it has fewer words than promised", async () => {
    let calls = 0;
    const own = await createTestContext({
      // Less than two seconds for writing.
      textTimeoutMs: 5_000,
      text: {
        ...DRAFTS,
        openDraft: async () => ({
          continue: async (asked) => {
            calls += 1;
            await setTimeout(400);
            return [{ text: proseAbout(asked, calls), finishReason: "stop" }];
          },
          close: async () => {},
        }),
      },
    });
    const unknownWords = async (sentences: readonly string[]) => sentences.map(() => []);
    const ctx = { ...own, grammar: { ...own.grammar, unknownWords } };

    const { meta, message } = await writeArticle(ctx, articleRequest("urban beekeeping", 1600));

    expect(meta).toMatchObject({ truncated: true });
    expect(message).toMatch(/^The server is too slow .* the time limit of 5 seconds\.$/);
  });
});

describe("writeArticle with the draft model and notes", () => {
  it("says what it left out", async () => {
    const ctx = await createTestContext({ text: DRAFTS });
    const notes = `Subject: boats\nFrom: Ana\n\n${NOTES}`;

    const { meta } = await writeArticle(ctx, { ...articleRequest("boats", 800), notes });

    expect(meta.notices).toEqual(["Left out: “Subject: boats”, “From: Ana”."]);
  });

  it("says so when the notes have a title of their own", async () => {
    const ctx = await createTestContext({ text: DRAFTS });
    const notes = "# Block party debrief\n\n- 64 adults came\n- only 1 trash can; need 4";
    const titled = (topic: string) => writeArticle(ctx, { ...articleRequest(topic, 800), notes });

    expect((await titled("What our street learned")).meta.notices).toContain(
      "The title is the first line of your notes, not your topic. Edit it if you like.",
    );
    expect((await titled("block party")).message ?? "").not.toContain("not your topic");
  });

  it("says what it left as it was typed", async () => {
    const ctx = await createTestContext({ text: DRAFTS });
    const notes = `${NOTES} The kiosk was realy far. It is in the plan (see Figure 3).`;

    const { meta } = await writeArticle(ctx, { ...articleRequest("boats", 800), notes });

    expect(meta.notices).toEqual([
      "Left as typed: “see Figure 3”.",
      "Not in the dictionary: realy.",
    ]);
  });
});

describe("writeArticle with the draft model and notes with mistakes", () => {
  it("says which plain words are hardly meant, and takes British ones for right", async () => {
    const ctx = await createTestContext({ text: DRAFTS });
    const notes =
      "The bakery sold 118 loafs on Saturday.\n\nThe new hall is cheaper. Its smaller (85 square metres instead of 140). Two councillors came with there dog.";

    const { meta } = await writeArticle(ctx, { ...articleRequest("the hall", 800), notes });

    expect(meta.notices).toEqual([
      "Perhaps a mistake: “118 loafs on” (loaves?), “Its smaller” (It's?), “with there dog” (their?).",
    ]);
  });
});

describe("writeArticle with the draft model and an outline", () => {
  it("arranges notes under the person's headings and names those that none fits", async () => {
    const ctx = await createTestContext({ text: DRAFTS });
    const notes = `${NOTES}\n\nLunch:\n- sardines at the harbor, grilled over an open fire\n- figs from the owner's garden\n- a glass of wine from the island, which has grown grapes since the Greeks\n\nThe cathedral on the main square was finished in 1640 and has a tower of four floors. The fortress above the town opens at nine in the morning.`;
    const outline = ["Lunch", "the boat and its ticket", "Where to sleep"];

    const { content, meta } = await writeArticle(ctx, {
      ...articleRequest("a day on Hvar", 800),
      notes,
      outline,
    });

    expect(content.match(/^## .*$/gm)?.slice(0, 2)).toEqual([
      "## Lunch",
      "## the boat and its ticket",
    ]);
    expect(content).toMatch(/## Lunch\n\n- Sardines/);
    expect(content).toMatch(/## the boat and its ticket\n\n[^#]*The boat leaves at eight\./);
    for (const text of ["A ticket costs 8 euros.", "The fortress above the town", "Figs from"])
      expect(content).toContain(text);
    expect(meta.outline).toEqual(outline);
    expect(content).not.toContain("## Where to sleep");
    expect(meta.notices).toEqual([
      "Nothing was written under “Where to sleep”, so that heading is left out.",
    ]);
  });
});

describe("writeArticle with the draft model and a document", () => {
  it("says nothing that the document doesn't, and cites every paragraph", async () => {
    const ctx = await createTestContext({ text: DRAFTS });
    const pick = (words: string, index: number) =>
      words.split(" ")[index % words.split(" ").length];
    const sentences = Array.from(
      { length: 90 },
      (_, index) =>
        `The ${pick("harbor bakery school mill", index)} of ${pick("Lund Bergen Aarhus Turku Visby Malmo Odense", index)} ${pick("bought sold painted moved repaired measured cleaned lent drew", index)} ${pick("boats ovens desks wheels ropes maps lamps bells stoves pumps carts", index)} for the ${pick("winter market bishop queen council fair flood wedding parade census strike opening visit", index)}.`,
    );
    const content = Array.from({ length: 30 }, (_, index) =>
      sentences.slice(index * 3, index * 3 + 3).join(" "),
    ).join("\n\n");
    const text = await keepCreation(ctx, {
      tool: "extract-text",
      type: "text",
      prompt: "Reports",
      content,
    });
    const outline = ["The school", "The harbor", "Nuclear submarines"];

    const article = await writeArticle(ctx, {
      ...articleRequest("repairs of the harbor and the school", 800),
      source: { creationId: text.id },
      outline,
    });

    expect(article.meta).toMatchObject({ madeOf: "document", engine: { id: "local/reader" } });
    const prose = article.content.split("\n").filter((line) => line && !line.startsWith("#"));
    for (const line of prose) expect(line).toMatch(/ \[par\. \d+\]\(#par=\d+\)$/);
    const said = prose
      .flatMap((line) => line.split(/ \[par\. \d+\]\(#par=\d+\) ?|(?<=\.) (?=The )/))
      .filter(Boolean);
    expect(said.length).toBeGreaterThan(10);
    for (const sentence of said) expect(sentences).toContain(sentence);
    expect(article.meta.citations).toHaveLength(said.length);
    expect(article.meta.words).toBeLessThan(1000);
    const headings = article.content.match(/^## .*$/gm);
    expect(headings?.slice(0, 2)).toEqual(["## The school", "## The harbor"]);
    expect(article.content).toMatch(/^# Repairs of the Harbor/);
  });
});
