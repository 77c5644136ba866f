import { describe, expect, it } from "vitest";
import { recipeNotes } from "@/lib/documents/recipe-notes";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import type { RunContext } from "@/lib/providers/context";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import { wordEmbeddings } from "@/tests/support/embeddings";
import { growsFaster } from "@/tests/support/grows-faster";

const said = (texts: readonly string[]) => texts.map((text, place) => ({ text, place }));

const NEEDED =
  "You need two cups of lentils, one cup of rice, four large onions, and half a teaspoon of salt.";
const STEPS = [
  "Let's start with the onions, because they take the longest.",
  "Cut them in half and slice them thinly.",
  "You'll stir every few minutes, and it will take about thirty-five minutes.",
  "While the onions cook, rinse the lentils and look for stones.",
  "Then put them in a pot, and simmer for fifteen minutes.",
  "Bring it to a boil, put the lid on, and cook for twenty minutes.",
  "Don't lift the lid.",
  "After that, turn off the heat, and let it rest for ten minutes.",
  "Fold in half of the crispy onions.",
  "The other half goes on top.",
];
const AROUND = [
  "My grandmother made this dish of rice and lentils every Friday.",
  "Let me tell you a story about her kitchen in the old town.",
  "The towel under the lid catches the steam of the rice.",
  "Why does the rice stay so dry in her pot?",
  "Keep in mind that red lentils fall apart in the water.",
];
const RECIPE = [AROUND[0], NEEDED, ...STEPS, ...AROUND.slice(1)].map((text) => text ?? "");

function quotingContext(): RunContext {
  return {
    embeddings: wordEmbeddings(),
    signal: new AbortController().signal,
    progress: { onText: () => {}, onReplace: () => {}, onStep: () => {} },
  } as unknown as RunContext; // Safe: quoting needs nothing else of it.
}

describe("a recipe", () => {
  it("has what is needed with amounts, and all steps in their order", async () => {
    const [needed, steps] = (await recipeNotes(said(RECIPE))) ?? [];

    expect(needed?.points.map(({ quote }) => quote)).toEqual([NEEDED]);
    expect(steps?.points.map(({ quote }) => quote)).toEqual(STEPS);
    expect(steps?.points.map(({ place }) => place)).toEqual(STEPS.map((_, at) => at + 2));
  });

  it.each([
    ["without amounts", [...STEPS, ...AROUND]],
    ["without steps", [NEEDED, ...AROUND]],
  ])("isn't a talk %s", async (_, texts) => {
    expect(await recipeNotes(said(texts))).toBeUndefined();
  });

  it("can be cooked from detailed notes, which say each step once", async () => {
    const ctx = quotingContext();
    const source = { kind: "youtube" as const, title: "Rice", parts: said(RECIPE), outline: [] };

    const { markdown } = await summarizeTalk(ctx, source, SHAPES.detailed);

    for (const step of [NEEDED, ...STEPS]) expect(markdown.split(step)).toHaveLength(2);
    expect(markdown.indexOf("## What you need")).toBeLessThan(markdown.indexOf("## Steps"));
    const { markdown: short } = await summarizeTalk(ctx, source, SHAPES.short);
    expect(short).not.toContain("## Steps");
  });

  it("says where it has more steps than notes hold", async () => {
    const long = [NEEDED, ...Array.from({ length: 5 }, () => STEPS).flat()];
    const [, steps] = (await recipeNotes(said(long))) ?? [];

    expect(steps).toMatchObject({ title: "The first 40 of 50 steps" });
    expect(steps?.points).toHaveLength(40);
  });

  it.each([
    ["words", "the onions cook two cups of "],
    ["numbers", "1."],
  ])(
    "is looked for in long runs of %s in time that grows with their number alone",
    async (_, run) => {
      const look = (length: number) =>
        recipeNotes(said([`While ${run.repeat(length / run.length)}`]));

      expect(await growsFaster(look)).toBe(false);
    },
  );

  it.each([
    ["short", SHAPES.short],
    ["medium", SHAPES.medium],
  ])("says what is needed in %s notes, too, within the promised length", async (_, shape) => {
    const ctx = quotingContext();
    const source = { kind: "youtube" as const, title: "Rice", parts: said(RECIPE), outline: [] };

    const { markdown, citations } = await summarizeTalk(ctx, source, shape);

    expect(markdown.split(NEEDED)).toHaveLength(2);
    expect(markdown.indexOf("## What you need")).toBe(0);
    expect(citations.length).toBeGreaterThanOrEqual(shape.points.min);
    expect(citations.length).toBeLessThanOrEqual(shape.points.max);
  });

  it("has amounts in words, and steps told of whoever does them", async () => {
    const needed =
      "So what you need is five hundred grams of flour, three hundred and sixty grams of water, and eleven grams of salt.";
    const steps = [
      "Okay, so first mix the flour and the water just with your hand.",
      "Then you add the salt and squeeze it through your fingers.",
      "You fold the dough four times.",
      "If it doubles, it's too late, then you shape it, and it goes into the fridge.",
      "Next morning, heat the oven to two hundred and forty degrees.",
      "Score the loaf, and bake it for twenty minutes.",
      "You have to let it cool for two hours.",
      "You can swap up to a fifth of the flour, but then add twenty grams of water.",
    ];
    const more = "More than that, and it won't hold its shape.";
    const notes = await recipeNotes(said([needed, ...steps, more, "You know it's hard."]));

    const quotes = notes?.map(({ points }) => points.map(({ quote }) => quote));
    expect(quotes).toEqual([
      [needed.replace("So what", "What")],
      [...steps.slice(0, -1), `${steps.at(-1)} ${more}`],
    ]);
  });
});
