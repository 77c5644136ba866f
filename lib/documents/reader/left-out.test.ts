import { describe, expect, it } from "vitest";
import { writeLeftOut } from "@/lib/documents/reader/left-out";
import { readStructure } from "@/lib/documents/reader/structure";
import type { Unit } from "@/lib/documents/reader/unit";

/** @param isShown by the words of a statement */
async function leftOut(
  text: string,
  isShown: (text: string) => boolean,
  writtenAs: (unit: Unit) => string = ({ text: words }) => words,
  headings: readonly string[] = [],
) {
  const structure = await readStructure("Pool", [{ place: 1, text }], headings);
  const statements = structure.units.filter(({ kind }) => kind !== "heading");
  const shown = statements.filter((unit) => isShown(unit.text));
  const usable = statements.filter((unit) => unit.text.length > 20);
  return writeLeftOut(undefined, structure, { usable, shown, titles: [], writtenAs });
}

describe("[PDF-03] what an extract says of what it leaves out", () => {
  it("is nothing where it leaves out nothing", async () => {
    expect(await leftOut("The pool opens on May 4. It costs $5.", () => true)).toBe("");
  });

  it("counts statements, and dates and amounts that it doesn't tell", async () => {
    const text =
      "The pool opens on May 4, 2026. A swim costs $5. The slide opens on June 9. It costs $5.00 as well. The water is blue on May 4.";
    expect(await leftOut(text, (words) => /pool|swim/.test(words))).toBe(
      "*Left out: 3 statements, including a date not given above. The chat can answer questions about them.*",
    );
  });

  it("counts sentences that are too short to be shown", async () => {
    const text = "The pool opens on May 4 for everybody. A key costs $15.";
    expect(await leftOut(text, (words) => words.includes("pool"))).toBe(
      "*Left out: 1 statement, including an amount not given above. The chat can answer questions about it.*",
    );
  });

  it("counts rows apart", async () => {
    const text =
      "The pool opens on May 4 for everybody.\n\nSeason ticket, adults\t$95\n\nSeason ticket, children\t$40";
    expect(await leftOut(text, (words) => words.includes("pool"))).toBe(
      "*Left out: 2 rows, including 2 amounts not given above. The chat can answer questions about them.*",
    );
  });

  it("counts ends of sentences, and what they tell", async () => {
    const text = "The pool opens on May 4, and the water is as blue as the sky.";
    const cut = ({ text: words }: Unit) => words.replace(/, and.*/, " …");
    expect(await leftOut(text, () => true, cut)).toBe(
      "*Left out: the end of 1 sentence. The chat can answer questions about it.*",
    );
  });

  it("names sections of which nothing is shown, and no others", async () => {
    const titles = ["Water", "Air", "Fire", "Earth", "Wood"];
    const text = titles
      .map(
        (title) =>
          `${title}\n\nThe ${title.toLowerCase()} is blue here. Nobody knows how old it is.`,
      )
      .join("\n\n");
    const written = await leftOut(text, (words) => words.includes("wood"), undefined, titles);
    expect(written).toBe(
      "*Left out: 9 statements; nothing is shown of “Water”, “Air”, “Fire”, and 1 more section. The chat can answer questions about them.*",
    );
  });
});
