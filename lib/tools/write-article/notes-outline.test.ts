import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { composeNotes, notesOutline } from "@/lib/tools/write-article/compose-notes";
import { lostFigures, NOTE_TOPICS, tornParagraphs, unheldStatements } from "@/tests/support/notes";

const FOLDER = "tests/fixtures/notes";
const embed = async () => undefined;

function under(headings: readonly string[], notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, headings, embed });
}

const MILL = `The mill was built in 1797 by Josiah Penrose. It ground corn. The first mill burned in 1831. According to the Gazette, "nothing was left but the stones." His son rebuilt it in brick.

In the 1850s it became a woolen mill. A whistle blew at 5 a.m. Mrs. Crane remembered: "You could smell the wool grease."

Flood of 1936 - water reached the second floor. The mark is still visible.

The mill closed in 1954. It stood empty until 1988 when the town bought it. Today it houses the library.`;

describe("composeNotes under an outline", () => {
  it.each(readdirSync(FOLDER))(
    "tears no paragraph of %s apart, and loses nothing",
    async (file) => {
      const notes = readFileSync(path.join(FOLDER, file), "utf8");
      const topic = NOTE_TOPICS[path.parse(file).name] ?? "";
      const article = await composeNotes({ topic, notes, embed });
      expect(tornParagraphs(article, notes)).toEqual([]);

      const headings = await notesOutline({ topic, notes, embed });
      if (headings.length === 0) return;
      const outlined = await under(headings, notes, topic);

      expect(tornParagraphs(outlined, notes)).toEqual([]);
      expect(unheldStatements(outlined, notes, topic)).toEqual([]);
      expect(lostFigures(outlined, notes)).toEqual([]);
    },
  );

  it("is the same article under the headings that it would have anyway", async () => {
    const notes =
      "Porto, 4 days\n\nDay 1\nLanded 11:40. Rained all day.\n\nDay 2\n- São Bento station\n- port cellars\n\nWould I go again? Yes but in May.\n\n## Day 3\nTrain to Guimarães.\n\n### Castle\nSmall but nice.";

    const outlined = await under(await notesOutline({ topic: "Four days", notes, embed }), notes);

    expect(outlined).toBe(await composeNotes({ topic: "Garden", notes, embed }));
  });

  it("places paragraphs whole, where they fit best on average", async () => {
    const headings = ["The first mill", "The woolen mill", "The flood", "The library today"];

    const article = await under(headings, MILL, "Harlow Bridge");

    const sections = article.split(/^(?=## )/m);
    for (const paragraph of MILL.split("\n\n"))
      expect(sections.filter((section) => section.includes(paragraph))).toHaveLength(1);
    expect(article).toContain("## The woolen mill\n\nIn the 1850s it became");
    expect(article).toContain("## The flood\n\nFlood of 1936 - water");
    expect(article).toMatch(/## The library today\n\nThe mill closed[^#]*houses the library\.$/);
  });

  it("leaves what fits no new heading where it was", async () => {
    const notes =
      "Hello everyone!\n\nSetup:\n- coop: 150\n- feeder: 38\n\nNobody came on Tuesday. Rain all day.\n\nMonthly:\n- layer feed: 21";

    const article = await under(["Setup", "Monthly", "Foxes"], notes);

    expect(article).toBe(
      "# Garden\n\nHello everyone!\n\n## Setup\n\n- **Coop:** 150\n- **Feeder:** 38\n\nNobody came on Tuesday. Rain all day.\n\n## Monthly\n\n- **Layer feed:** 21",
    );
  });

  it("keeps a heading without text, and one that an outline has no room for, as a line", async () => {
    const many = Array.from({ length: 14 }, (_, at) => `## Bed ${at}\nbeans and peas grew`);
    const notes = `# Beds\n\n## Released 2025-09-02\n\n${many.join("\n\n")}`;
    const headings = await notesOutline({ topic: "Beds", notes, embed });

    const article = await under(headings, notes, "Beds");

    expect(headings).toHaveLength(12);
    expect(headings[0]).toBe("Bed 0");
    for (const line of ["Released 2025-09-02.", "Bed 12.", "Bed 13."])
      expect(article).toMatch(new RegExp(`^${line}`, "m"));
  });
});

describe("notesOutline", () => {
  it("has subjects that paragraphs begin with where notes have no headings", async () => {
    const notes =
      "We moved in 2019.\n\nThe kitchen was painted blue. It took a week.\n\nNobody came to see us until May. Then everybody did.\n\nThe cellar floods every spring. We have a pump.";

    const headings = await notesOutline({ topic: "Our house", notes, embed });

    expect(headings).toEqual(["Kitchen", "Cellar"]);
    expect(await under(headings, notes, "Our house")).toBe(
      "# Our House\n\nWe moved in 2019.\n\n## Kitchen\n\nThe kitchen was painted blue. It took a week.\n\n---\n\nNobody came to see us until May. Then everybody did.\n\n## Cellar\n\nThe cellar floods every spring. We have a pump.",
    );
  });

  it.each([
    [
      "the first of several entries",
      "- roof: 2 quotes are in\n- kitchen comes later\n\nMoney\nthe dues are late\nwe owe rent",
    ],
    [
      "an amount, or who acts",
      "Serves six and takes two hours. It is mostly waiting.\n\nThe council wants two more quotes. It meets in May.",
    ],
    ["a label", "Present: Ana and Bo.\n\nPricing: 5 a month."],
    ["what stands before a dash", "Roof - two quotes are in\n\nPiano - Dana gets it appraised"],
  ])("doesn't have %s", async (_, notes) => {
    expect(await notesOutline({ topic: "Our house", notes, embed })).toEqual([]);
  });

  it("has nothing for notes that suggest nothing", async () => {
    expect(await notesOutline({ topic: "Rain", notes: "It rained. We left.", embed })).toEqual([]);
  });
});
