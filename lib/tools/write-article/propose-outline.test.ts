import { readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import type { TextPort } from "@/lib/providers/text/port";
import { headingsIn } from "@/lib/tools/write-article/follow-outline";
import { articleRequest } from "@/lib/tools/write-article/options";
import { proposeOutline } from "@/lib/tools/write-article/propose-outline";
import { writeArticle } from "@/lib/tools/write-article/service";
import { NOTE_TOPICS } from "@/tests/support/notes";
import { createTestContext, TEST_ENGINE, textThatSays } from "@/tests/support/test-context";

/** The draft model, which isn't asked here. */
const DRAFTS: Partial<TextPort> = {
  engine: { ...TEST_ENGINE, builtIn: true },
  openDraft: () => Promise.reject(new Error("This test did not expect a draft.")),
};

async function requestFor(name: string) {
  const notes = await readFile(`tests/fixtures/notes/${name}.txt`, "utf8");
  return { ...articleRequest(NOTE_TOPICS[name] ?? name, 800), notes };
}

describe("proposeOutline", () => {
  it("reads headings from the JSON of an engine that can be held to it", async () => {
    const said = JSON.stringify(["Choosing a roof", "Bees, and neighbors", "The first harvest"]);
    const text = { ...textThatSays(`${said.slice(0, -1)}, "Brok`), writesJson: true } as const;
    const ctx = await createTestContext({ text });

    const { headings } = await proposeOutline(ctx, articleRequest("urban beekeeping", 800));

    expect(headings).toEqual(["Choosing a roof", "Bees, and neighbors", "The first harvest"]);
  });

  it("says why it proposes none for notes that suggest none, and their author's headings are used", async () => {
    const ctx = await createTestContext({ text: DRAFTS });
    const input = await requestFor("meeting");

    const { headings, message } = await proposeOutline(ctx, input);

    expect(headings).toEqual([]);
    expect(message).toBe(
      "Your notes suggest too few headings, and the built-in model doesn't make any up. Type your own, and your notes will be arranged under them.",
    );
    const outline = ["Onboarding", "Pricing and budget"];
    const { content } = await writeArticle(ctx, { ...input, outline });
    expect(headingsIn(content)).toEqual(outline);
  });

  it("says nothing beside the headings that notes have", async () => {
    const ctx = await createTestContext({ text: DRAFTS });

    const { headings, message } = await proposeOutline(ctx, await requestFor("headings"));

    expect(headings.length).toBeGreaterThanOrEqual(2);
    expect(message).toBeUndefined();
  });

  it("fails where a model that could have proposed headings didn't", async () => {
    const ctx = await createTestContext({ text: textThatSays("…") });

    await expect(proposeOutline(ctx, articleRequest("bees", 800))).rejects.toMatchObject({
      code: "provider_failed",
    });
  });
});
