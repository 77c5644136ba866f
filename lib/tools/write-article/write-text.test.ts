import { describe, expect, it } from "vitest";

import type { TextPort } from "@/lib/providers/text/port";
import { articleRequest } from "@/lib/tools/write-article/options";
import { writeArticle } from "@/lib/tools/write-article/service";
import { createTestContext, TEST_ENGINE } from "@/tests/support/test-context";

/** The draft model, which isn't asked here. */
const DRAFTS: Partial<TextPort> = {
  engine: { ...TEST_ENGINE, builtIn: true },
  openDraft: () => Promise.reject(new Error("This test did not expect a draft.")),
};
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

  it("says that it followed neither tone nor audience", async () => {
    const ctx = await createTestContext({ text: DRAFTS });
    const notes = NOTES.repeat(6);
    const input = { ...articleRequest("boats", 800), notes, tone: "humorous" as const };

    const { message, meta } = await writeArticle(ctx, input);

    expect(message).toMatch(/can't follow a tone or an audience/);
    expect(meta.notices).toEqual([message]);
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
    const left = content.includes("## Where to sleep") ? [] : ["Where to sleep"];
    expect(meta.notices ?? []).toHaveLength(left.length);
  });
});
