import { afterAll, describe, expect, it } from "vitest";

import { createLocalGrammar } from "@/lib/providers/grammar/local";

const grammar = createLocalGrammar();
afterAll(() => grammar.close());

async function wordsIn(line: string) {
  const issues = await grammar.check([line], {
    userId: "ann",
    signal: new AbortController().signal,
  });
  return issues.map(({ start, end }) => line.slice(start, end));
}

describe("the grammar checker", () => {
  it("takes words of a trade for none that is misspelled", async () => {
    const line =
      "Titrate vasopressors, assist with intubation, cut readmissions and chargebacks; magna cum laude, bootcamp.";

    expect(await wordsIn(line)).toEqual([]);
  });

  it("finds misspelled words, one with a capital at the beginning of a line, too", async () => {
    expect(await wordsIn("Recieved deliveries and the managment of a calander")).toEqual([
      "Recieved",
      "managment",
      "calander",
    ]);
  });

  it("takes no name for a misspelled word", async () => {
    expect(await wordsIn("Piotr Kowalczyk, now an assistant professor")).toEqual([]);
    expect(await wordsIn("Webby award for the best app")).toEqual([]);
  });
});
