import { describe, expect, it } from "vitest";

import {
  createSearchableDocument,
  preparePassages,
  type ReadingContext,
} from "@/lib/documents/searchable-document";
import { questionsOf } from "@/lib/documents/talk/question-patterns";
import { suggestAboutTalk } from "@/lib/documents/talk/suggest-about-talk";
import { wordEmbeddings } from "@/tests/support/embeddings";
import { growsFaster } from "@/tests/support/grows-faster";

describe("[YT-05] the questions that a statement answers", () => {
  it.each([
    ["Don't use a wire brush, because the mesh is fine.", "Why shouldn't you use a wire brush?"],
    ["It takes two hours to cool down.", "How long does it take to cool down?"],
    ["And a new filter is like 30 bucks.", "How much does a new filter cost?"],
    ["So it was zero for a year, and the fee was 40 dollars.", "How much is the fee?"],
    ["I paid 189 dollars for the battery.", "How much did the battery cost?"],
    ["I fixed this one for a grand total of 11 dollars.", "How much did it cost in total?"],
    [
      "The biggest mistake people make is the temperature.",
      "What is the biggest mistake people make?",
    ],
    ["What's the hardest part of the job?", "What's the hardest part of the job?"],
    ["You can't be colorblind, because of the lights.", "Why can't you be colorblind?"],
    [
      "I picked the snowball because I needed to see a zero.",
      "Why did the speaker pick the snowball?",
    ],
    ["The heat is really what kills a battery.", "What kills a battery?"],
    [
      "In 2022, our electric bill went from 900 a month to 3100.",
      "What happened to the electric bill?",
    ],
    [
      "It takes about six months to get to full strength.",
      "How long does it take to get to full strength?",
    ],
    ["A good battery reads about 12.6 volts.", "What does a good battery read?"],
    ["The last payment was on October 4th.", "When was the last payment?"],
    ["The old garage was built in 1974.", "When was the old garage built?"],
    ["If you get the error code e24 again, call me.", "What does error code E24 mean?"],
    [
      "Thomson invented one, it's called the mirror galvanometer.",
      "What is the mirror galvanometer?",
    ],
    [
      "If your radio asks you for a code, call the dealer.",
      "What if your radio asks you for a code?",
    ],
  ])("%s", (statement, question) => {
    expect(questionsOf(statement).map((one) => one.question)).toContain(question);
  });

  it.each([
    ["Don't drop it there."],
    ["Something that took me about four years to figure out which is how to keep bees."],
    ["It takes two days to find out what the leak is."],
    ["So don't throw the old one in the trash."],
    ["This one was 18 dollars at the store."],
    ["And the minimum was 100 pounds."],
    ["How many real ones?"],
    ["What do you think of that?"],
    ["It took 16 hours to send 16 hours for 98 words."],
    ["You can't have that, because of them."],
    ["Everybody knows that somebody is fine."],
    ["If the rinse water is warmer than the wash water, it shrinks."],
    ["If the radiator is hot at the bottom, there's air in it."],
    ["If the bread stops in the middle, you bake it on."],
  ])("are none for %s", (statement) => {
    expect(questionsOf(statement)).toEqual([]);
  });

  it("are found in long runs of words in time that grows with their number alone", async () => {
    const find = (length: number) => questionsOf(`the ${"old red filter ".repeat(length / 15)}`);

    expect(await growsFaster(find)).toBe(false);
  });
});

describe("[YT-05] questions suggested about a talk", () => {
  const SAID = [
    "Please don't use a wire brush on the filter, because the mesh is fine.",
    "In the shop downtown a new filter is about 30 dollars.",
    "And at my garage a new filter is about 20 dollars.",
    "The pump hums all the time and nobody knows why that is.",
    "My uncle washes his dishes by hand every single evening.",
    "The hose goes up to the counter behind the sink over there.",
  ];

  async function suggest(odds: readonly [RegExp, number][]) {
    const oddsOf = (text: string) => odds.find(([wanted]) => wanted.test(text))?.[1] ?? -9;
    const ctx: ReadingContext = {
      embeddings: wordEmbeddings(oddsOf),
      signal: new AbortController().signal,
    };
    const parts = SAID.map((text, at) => ({ place: at * 5, text }));
    const about = { kind: "youtube" as const, title: "", overview: [], headings: [] };
    const document = await createSearchableDocument(about, await preparePassages("youtube", parts));
    return suggestAboutTalk(ctx, document, 4);
  }

  it("are kept where what they were made of is the answer", async () => {
    expect(await suggest([[/wire brush/, 3]])).toEqual(["Why shouldn't you use a wire brush?"]);
  });

  it("are left out where something else is the answer", async () => {
    expect(await suggest([[/pump hums/, 9]])).toEqual([]);
  });

  it("ask for each thing once", async () => {
    const all = await suggest([[/./, 3]]);

    expect(all.filter((one) => /new filter cost/.test(one)).length).toBeLessThanOrEqual(1);
  });
});
