import { expect, it } from "vitest";
import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { leftAsTyped, leftOut } from "@/lib/tools/write-article/notes-left";
import { longestShare, MOST_AT_ONCE } from "@/tests/support/longest-share";

/** Longer than notes may be, so that all of it takes well above what may be done at once. */
const CHARACTERS = 40_000;
/** Telling what was left out is half of it. */
const MOST = MOST_AT_ONCE / 2;

/** As an article is made of notes, with what is told about it. */
async function write(notes: string, headings?: readonly string[]) {
  const article = await composeNotes({
    ...{ topic: "bees", notes, headings },
    embed: async () => undefined,
  });
  const unknownWords = article.toLowerCase().match(/\p{L}+/gu) ?? [];
  await leftOut({ article, notes });
  await leftAsTyped({ article, notes, topic: "bees", unknownWords });
}

function notesOf(unit: string): string {
  return unit.repeat(CHARACTERS / unit.length);
}

it.each([
  ...["a\n", "A\n", ".\n", "- \n", ":\ta\n", "b c\n", "a\n\n", "a:\n", "# a\n\nb\n\n", "a\n- b\n"],
])("notes of %j give other calls their turn before a sixth of them is written", async (unit) => {
  expect(await longestShare(() => write(notesOf(unit)), MOST)).toBeLessThanOrEqual(MOST);
});

/** Lines that each are another word, which no dictionary has. */
const WORDS = Array.from({ length: 4_000 }, (_, at) =>
  `zu${at.toString(26)}ab`.replace(/\d/g, "o"),
);

it.each([
  ["below one another", WORDS.join("\n")],
  ["apart", WORDS.join("\n\n")],
  [
    "that are counted, and steps",
    WORDS.slice(0, 1_000)
      .map((word, at) => `${(at % 99) + 1} cut ${word}`)
      .join("\n"),
  ],
  [
    "of steps",
    WORDS.slice(0, 1_000)
      .map((word, at) => `water the ${word}${at % 59 === 0 ? "\n" : ""}`)
      .join("\n"),
  ],
])("notes of words %s give other calls their turn", async (_, notes) => {
  expect(await longestShare(() => write(notes), MOST)).toBeLessThanOrEqual(MOST);
});

it("notes under the headings of an outline give other calls their turn", async () => {
  const compute = () => write(notesOf("# a\n"), ["Alpha", "Beta"]);
  expect(await longestShare(compute, MOST)).toBeLessThanOrEqual(MOST);
});
