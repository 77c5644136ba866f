import { expect, it } from "vitest";

import { summarizeTalk } from "@/lib/documents/talk-summary";
import { NO_MODELS } from "@/tests/support/no-models-context";

const SAID = [
  ["Ana *Holm*", "We're asking for $412,000, which is more than last year."],
  ["Ana *Holm*", "The library was visited by 131,000 people in those months."],
  ["Ben Diaz", "In March I voted for a new bridge on Fifth Street."],
  ["Ben Diaz", "Vitamin I. and the U.S. road fund cost nothing in this budget."],
  ["Ben Diaz", "What would the new bridge cost the city?"],
  ["Ana *Holm*", "It would cost our city seven million dollars."],
  [undefined, "My street has too many trucks in the early morning."],
] as const;

it("says of each point which of several speakers says it, and quotes only what is said", async () => {
  const parts = SAID.map(([speaker, text], index) => ({
    place: index,
    text,
    opens: speaker !== SAID[index - 1]?.[0],
    ...(speaker && { speaker }),
  }));
  const source = { kind: "youtube" as const, title: "Council", parts, outline: [] };
  const shape = { points: { min: 5, max: 9 }, sections: false, figures: false };

  const { markdown, citations } = await summarizeTalk(NO_MODELS, source, shape);

  expect(markdown.split("\n").filter((line) => line.startsWith("- "))).toEqual([
    "- Ana \\*Holm\\*: We're asking for $412,000, which is more than last year. [0:00](#t=0)",
    "- Ana \\*Holm\\*: The library was visited by 131,000 people in those months. [0:01](#t=1)",
    "- Ben Diaz: In March I voted for a new bridge on Fifth Street. [0:02](#t=2)",
    "- Ben Diaz: Vitamin I. and the U.S. road fund cost nothing in this budget. [0:03](#t=3)",
    // Somebody else answers.
    "- What would the new bridge cost the city? It would cost our city seven million dollars. [0:04](#t=4)",
    "- My street has too many trucks in the early morning. [0:06](#t=6)",
  ]);
  expect(citations[0]?.quote).toBe(SAID[0][1]);
});
