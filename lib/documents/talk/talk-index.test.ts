import { describe, expect, it } from "vitest";

import {
  createSearchableDocument,
  preparePassages,
  type SearchableDocument,
} from "@/lib/documents/searchable-document";
import { indexOfTalk } from "@/lib/documents/talk/talk-index";
import { growsFaster } from "@/tests/support/grows-faster";

/**
 * In characters. A search from the beginning for each sentence shows only in a long talk; the garbage collection that
 * a length runs into, and half of it doesn't, shows at that length only.
 */
const LENGTHS = [60_000, 120_000, 240_000] as const;

async function talkOf(said: readonly string[]): Promise<SearchableDocument> {
  const parts = said.map((text, at) => ({ place: at * 2, text }));
  const about = { kind: "youtube" as const, title: "Talk", overview: [] };
  return createSearchableDocument(about, await preparePassages("youtube", parts));
}

function cuesOf(length: number, cueAt: (at: number) => string): string[] {
  return Array.from({ length: Math.floor(length / cueAt(0).length) }, (_, at) => cueAt(at));
}

describe("the index of a talk", () => {
  it("has the time at which each sentence is said", async () => {
    const said = [
      "We say it now.",
      "I do.",
      "That is it.",
      "We say it now.",
      "It is now",
      "or not.",
    ];
    const { said: sentences } = await indexOfTalk(await talkOf(said));

    expect(sentences.map(({ quote, place }) => [quote, place])).toEqual([
      ["We say it now.", 0],
      ["That is it.", 4],
      ["We say it now.", 6],
      ["It is now or not.", 8],
    ]);
  });

  it.each([
    ["equal cues", () => "We say it now."],
    ["different cues", (at: number) => `It is ${10_000 + at}.`],
  ])(
    "takes time in proportion to the number of %s",
    async (_name, cueAt) => {
      const talks = new Map<number, SearchableDocument>();
      for (const length of new Set(LENGTHS.flatMap((length) => [length, 2 * length]))) {
        talks.set(length, await talkOf(cuesOf(length, cueAt)));
      }
      // A copy, because an index is kept with the document that it was made for.
      const index = (length: number) =>
        indexOfTalk({ ...(talks.get(length) as SearchableDocument) });

      expect(await growsFaster(index, LENGTHS)).toBe(false);
    },
    120_000,
  );
});
