import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { answerIngredients } from "@/lib/documents/reader/answer-ingredients";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { recipeLists } from "@/lib/documents/reader/recipe-lists";
import { readStructure } from "@/lib/documents/reader/structure";
import { NO_MODELS } from "@/tests/support/no-models-context";

const HEADINGS = ["Plum Plait", "For the dough", "For the filling", "Method", "Rooms", "Rules"];
const DOUGH = ["600 g flour", "280 ml lukewarm milk", "1 egg and 1 yolk", "1 level teaspoon salt"];
const FILLING = ["120 ml milk", "450 g plums, stoned", "grated peel of half a lemon"];
const STEPS = [
  "1. Crumble the yeast into the milk and leave it for 10 minutes.",
  "2. Knead the dough for 8 minutes and let it rise for 90 minutes.",
  "3. Boil the milk, stir in the poppy seed, and let it cool.",
  "4. Bake at 185 °C for 32 to 35 minutes.",
];
const bulleted = (items: readonly string[]) => items.map((item) => `• ${item}`);
const RECIPE = [
  "Plum Plait",
  "Makes two plaits of about twelve slices each.",
  "For the dough",
  ...bulleted(DOUGH),
  "For the filling",
  ...bulleted(FILLING),
  "Method",
  ...STEPS,
  "It keeps for three days in a tin and freezes well for two months.",
].join("\n\n");

const read = (text: string) => readStructure("Plum Plait", [{ place: 1, text }], HEADINGS);

/** The statements below a heading of an extract, without their pages. */
function below(markdown: string, heading: string): string[] {
  const lines = markdown.split(`## ${heading}\n\n`)[1]?.split("\n\n")[0]?.split("\n") ?? [];
  return lines.map((line) =>
    line
      .replace(/^- /, "")
      .replace(/ \[p\..*$/, "")
      .replaceAll("\\", ""),
  );
}

describe("a recipe", () => {
  it("keeps its ingredients and its steps whole and in order, none of them a main point", async () => {
    const source = {
      kind: "pdf" as const,
      title: "Plum Plait",
      parts: [{ place: 1, text: RECIPE }],
      outline: [],
      headings: HEADINGS,
    };
    const shape = { points: { min: 4, max: 6 }, sections: true, figures: true };
    const { markdown } = await extractSummary(NO_MODELS, source, shape);

    expect(below(markdown, "For the dough")).toEqual(DOUGH);
    expect(below(markdown, "For the filling")).toEqual(FILLING);
    expect(below(markdown, "Method")).toEqual(STEPS);
    expect(below(markdown, "Main points").join()).not.toMatch(/milk|Knead|plums/);
  });

  it("tells the ingredients of the part that a question names", async () => {
    const index = await indexUnits(await read(RECIPE));

    expect(answerIngredients(index, "Which ingredients do I need for the dough?")).toMatchObject({
      title: "For the dough",
      units: DOUGH.map((text) => ({ text })),
    });
    expect(answerIngredients(index, "What are the ingredients?")).toMatchObject({
      units: [...DOUGH, ...FILLING].map((text) => ({ text })),
    });
    expect(answerIngredients(index, "Which ingredients are in the soup?")).toBeUndefined();
  });

  it("may have both below one heading", async () => {
    const text = ["Plum Plait", ...bulleted(DOUGH), ...STEPS].join("\n\n");
    const { ingredients, steps } = recipeLists(await read(text));

    expect(ingredients.map((unit) => unit.text)).toEqual(DOUGH);
    expect(steps.map((unit) => unit.text)).toEqual(STEPS);
  });

  it("is no list of other things, though they're counted", async () => {
    const rooms = [
      "Rooms",
      "• 3 chairs",
      "• 2 tables",
      "• 1 lamp",
      "Rules",
      "1. Serve tea.",
      "2. Stir.",
    ];

    expect(recipeLists(await read(rooms.join("\n\n")))).toEqual({ ingredients: [], steps: [] });
  });
});
