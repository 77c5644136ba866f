import { describe, expect, it } from "vitest";
import { recipeNotes } from "@/lib/documents/recipe-notes";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import type { RunContext } from "@/lib/providers/context";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import { wordEmbeddings } from "@/tests/support/embeddings";

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
    const ctx = {
      embeddings: wordEmbeddings(),
      signal: new AbortController().signal,
      progress: { onText: () => {}, onReplace: () => {}, onStep: () => {} },
    } as unknown as RunContext; // Safe: quoting needs nothing else of it.
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
    ["words", `While ${"the onions cook two cups of ".repeat(8_000)}`],
    ["numbers", "1.".repeat(50_000)],
  ])("is looked for in long runs of %s at once", async (_, text) => {
    const startedMs = performance.now();
    await recipeNotes(said([text]));

    expect(performance.now() - startedMs).toBeLessThan(2_000);
  });
});
