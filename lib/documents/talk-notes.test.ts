import { describe, expect, it } from "vitest";
import { definedTerms, openQuestions } from "@/lib/documents/talk-notes";
import { listSentences, listStatements } from "@/lib/documents/talk-statements";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import type { RunContext } from "@/lib/providers/context";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import { wordEmbeddings } from "@/tests/support/embeddings";

const said = (...texts: string[]) => texts.map((text, place) => ({ text, place }));
const leads = (...texts: string[]) =>
  definedTerms(said(...texts), said(...texts)).points.map(({ lead }) => lead);

describe("terms of a talk", () => {
  it.each([
    "The keyboard is the best I've used on a thin laptop.",
    "The soup is a bit too salty for me.",
    "Saturday is the last day of the sale at the store.",
    "Diesel is the only fuel that they have there.",
    "Lisbon is a great place for a weekend.",
    "Option C is a new bridge beside the old one.",
    "The workshops for schools are another thirty-five percent.",
    "The down payment is another 20 percent of the price.",
    "Starting cold is the trick: the water comes out slowly.",
    "The biggest one is the handoff.",
    "The blue ones are the spare keys.",
    "The hardest part is a clean edge.",
  ])("aren't defined by %j", (text) => {
    expect(leads(text)).toEqual([]);
  });

  it.each([
    ["A forest is the largest part of the county.", []],
    ["A baffle is a channel of cardboard.", ["Baffle"]],
    ["A tetrad is a four-note chord.", ["Tetrad"]],
    ["A curate is a priest who helps in a parish.", ["Curate"]],
    ["That grogginess is called sleep inertia and it lasts an hour.", ["Sleep inertia"]],
    ["The style is called rock and roll.", []],
  ])("are in %j: %j", (text, terms) => {
    expect(leads(text)).toEqual(terms);
  });

  it("may be named behind what they are", () => {
    const talk = said(
      "The water lowers the melting point of the rock above it.",
      "This is called flux melting, and that's why there are volcanoes.",
    );

    expect(definedTerms([], talk).points).toEqual([
      {
        place: 0,
        lead: "Flux melting",
        quote: `${talk[0]?.text} ${talk[1]?.text}`,
      },
    ]);
  });
});

describe("what a talk leaves open", () => {
  it.each([
    "It isn't clear who pays for the detour signs on the state road.",
    "It's unclear who pays for the signs.",
    "I don't know yet how well the hinge will hold up.",
    "Scientists can't say whether the ice will hold.",
    "We still have no idea why whales beach themselves.",
    "The cause of the fire is still unknown.",
  ])("is %j", async (text) => {
    expect((await openQuestions(said(text))).points.map(({ quote }) => quote)).toEqual([text]);
  });

  it.each([
    "You don't know which wire is live until you test it.",
    "I don't know how to cook rice.",
    "I don't know yet.",
    "You have no idea how good this is.",
    "It isn't clear.",
    "You can't tell whether it's done by its color.",
  ])("isn't %j", async (text) => {
    expect((await openQuestions(said(text))).points).toEqual([]);
  });

  it("is nothing in a text without ends of sentences, however long", async () => {
    expect((await openQuestions(said("– nobody knows why ".repeat(15_000)))).points).toEqual([]);
  });

  it("is what a question about it is answered with", async () => {
    const talk = said("What do we not know, yet?", "We still don't know why we dream.");

    expect((await openQuestions(talk)).points).toEqual([{ place: 1, quote: talk[1]?.text }]);
  });
});

describe("[YT-03] longer notes", () => {
  const talk = [
    "The battery of the new boat holds 900 kilowatt hours of power.",
    "A crossing of the bay uses 310 kilowatts of power in calm water.",
    "The old boat burned 140 liters of diesel on every crossing.",
    "The city paid $8,400,000 for the boat and its charger.",
    "Passengers say that the deck is quiet in the morning.",
  ];
  const source = {
    kind: "youtube" as const,
    title: "Boat",
    outline: [],
    parts: talk.map((text, at) => ({ place: at * 9, text })),
  };

  it("have the figures that no point above gives", async () => {
    // Safe: all that the summary of a talk uses of a run.
    const ctx = {
      embeddings: wordEmbeddings(() => -9),
      signal: new AbortController().signal,
      progress: { onStep: () => {}, onReplace: () => {}, onText: () => {} },
    } as unknown as RunContext;
    const rooms = ["kitchen", "cellar", "office", "garage", "attic", "porch", "pantry", "hall"];
    const costs = rooms.map((room, at) => `The ${room} of the old house cost $${at + 2},500.`);
    const parts = [...talk, ...costs, ...talk.map((text) => `In March ${text}`)].map(
      (text, at) => ({ place: at * 9, text }),
    );

    const { markdown } = await summarizeTalk(ctx, { ...source, parts }, SHAPES.detailed);

    const [above = "", figures = ""] = markdown.split("## Key figures");
    const listed = figures.match(/^- .*$/gm) ?? [];
    expect(listed.length).toBeGreaterThan(0);
    for (const one of listed) expect(above).not.toContain(one);
  });

  it("list no number without what it counts, however short the talk", async () => {
    const parts = [...source.parts, { place: 60, text: "The second thing is posture." }];
    const statements = await listStatements(await listSentences({ ...source, parts }), {
      min: 8,
      max: 12,
    });

    expect(statements.map(({ text }) => text)).not.toContain("The second thing is posture.");
  });
});

it("says nothing twice under a heading that nobody announced", async () => {
  const ctx = {
    embeddings: wordEmbeddings(),
    signal: new AbortController().signal,
    progress: { onText: () => {}, onReplace: () => {}, onStep: () => {} },
  } as unknown as RunContext; // Safe: quoting needs nothing else of it.
  const all = said(
    "The battery of the ferry holds 900 kilowatt hours of power.",
    "It is.",
    "Passengers of the ferry like the quiet deck in the morning.",
    "They do.",
    "A captain earns four thousand dollars on the ferry each month.",
    "It was so.",
    "The bakery in our street opens before the sun is up.",
    "They are.",
    "Rye bread from that bakery stays fresh for a whole week.",
    "It is so.",
    "My neighbor bought the oven of the bakery in 1985.",
    "It was.",
  );
  const parts = all.map((part) => ({ ...part, certainty: 0.9 }));
  const source = { kind: "youtube" as const, title: "A town", parts, outline: [] };

  const { markdown } = await summarizeTalk(ctx, source, SHAPES.detailed);

  const lines = markdown.split("\n").filter((line) => line.startsWith("- "));
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines).size).toBe(lines.length);
});
