import { expect, it } from "vitest";

import { keepCreation } from "@/db/queries/creations";
import { LIMITS } from "@/lib/core/limits";
import { loadSource } from "@/lib/tools/write-article/article-source";
import { articleRequest } from "@/lib/tools/write-article/options";
import { writeArticle } from "@/lib/tools/write-article/service";
import { createTestContext, TEST_ENGINE } from "@/tests/support/test-context";

async function saved(content: string) {
  const ctx = await createTestContext({
    text: {
      engine: { ...TEST_ENGINE, builtIn: true },
      openDraft: () => Promise.reject(new Error("This test did not expect a draft.")),
    },
  });
  const prompt = "Text from board.jpg";
  const { id } = await keepCreation(ctx, { tool: "extract-text", type: "text", prompt, content });
  return { ctx, ref: { creationId: id } };
}

const BOARD = [
  "Spring fair",
  "• Friends of the library bring the tables on Friday evening",
  "• Two volunteers for the coffee stand, ask Dana",
  "• Cake list goes up in the hall on Monday",
  "• Raffle prizes so far: a bicycle, six books, a weekend in the hut",
  "• Rain plan: move everything into the gym by nine",
  "• First aid kit from the pool, Jonas has the key",
  "• Cash box with 150 in coins, count it twice",
  "• Music from eleven, the youth band plays until one",
  "• Clean-up crew meets at four, brooms are in the cellar",
  "• Posters for the school, the bakery, and both bus stops",
  "• Tombola wheel from the youth club, Samir drives it over in his van",
  "• Weather line: the radio station reads our notice at seven",
  "• Thank the mayor and the fire brigade in the newsletter",
];

it("gives an article all of the text of an image, to its last word", async () => {
  const sentence = "The harbor wakes before the town does. ";
  const end = "The last boat is called Ida.";
  const whole = sentence.repeat(Math.floor((LIMITS.ocrTextCharacters - 100) / sentence.length));
  const { ctx, ref } = await saved(`${whole}\n\n${end}`);

  const { kind, title, parts, chunks } = await loadSource(ctx, ref);

  expect([kind, title]).toEqual(["text", "Text from board.jpg"]);
  expect(parts.map(({ text }) => text.length)).toEqual([whole.trim().length, end.length]);
  expect(chunks.at(-1)?.content).toContain(end);
});

it("keeps the lines of a list apart, and joins those of a sentence", async () => {
  const letter = "We meet at the gate at\nnine. Bring gloves.\n1. Rakes\n2. Two spades";
  const table = "City      Country\nLisbon    Portugal";
  const { ctx, ref } = await saved([letter, table, "# no title"].join("\n\n"));

  const { title, parts } = await loadSource(ctx, ref);

  expect(title).toBe("Text from board.jpg");
  expect(parts.map(({ text }) => text)).toEqual([
    "We meet at the gate at nine. Bring gloves.\n\n1. Rakes\n\n2. Two spades",
    "City Country\n\nLisbon Portugal",
    "# no title",
  ]);
});

it("makes an article of a board that has no sentences", async () => {
  const { ctx, ref } = await saved(BOARD.join("\n"));

  const { content } = await writeArticle(ctx, {
    ...articleRequest("Spring fair", 800),
    source: ref,
  });

  for (const line of BOARD.slice(1)) expect(content).toContain(line.slice(2));
});
