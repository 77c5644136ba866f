import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Tandem bread and café opening"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

const MENU = "sourdough 4.50\nrye 5.20, only Thu + Sat\ncinnamon knots 3";
const PEOPLE = "Ana (baker, ex-hospital nurse), Luis (front)\nno seating yet, permission pending";

describe("a label in the first line of notes", () => {
  it.each([
    ["with a colon", `MENU:\n${MENU}`],
    ["without one", `Menu\n${MENU}`],
    ["above a blank line", `Menu:\n\n${MENU}`],
    ["above bullets", `MENU:\n- ${MENU.replaceAll("\n", "\n- ")}`],
    ["with a word of the topic", `Café menu:\n${MENU}`],
  ])("is a heading below the topic: %s", async (_, notes) => {
    expect(await compose(notes)).toMatch(
      /^# Tandem Bread and Café Opening\n\n## (?:Café menu|Menu)\n\n- Sourdough 4\.50\n- Rye/i,
    );
  });

  it("is the title where it says what the topic does", async () => {
    expect(await compose(`Tandem bread opening:\n${MENU}`)).toMatch(
      /^# Tandem bread opening\n\n- Sourdough/,
    );
  });
});

describe("a label without a colon among lines", () => {
  it("is a heading in notes that have one with a colon", async () => {
    const article = await compose(`MENU:\n${MENU}\nPeople\n${PEOPLE}`);

    expect(article).toContain("\n\n## Menu\n\n- Sourdough");
    expect(article).toContain("- Cinnamon knots 3\n\n## People\n\n- Ana (baker");
  });

  it("may be a usual one among lines that all begin with capital letters", async () => {
    const typed = `Menu:\n${MENU}\nPeople\n${PEOPLE}`.replace(/^\p{Ll}/gmu, (letter) =>
      letter.toUpperCase(),
    );

    expect(await compose(typed)).toContain("\n\n## People\n\n- Ana");
  });

  it.each([
    ["is a name", "Luis"],
    ["stands among lines as short", "Flour\nWater\nPeople"],
    ["begins with a small letter", "people"],
  ])("isn't one where it %s", async (_, line) => {
    expect(await compose(`MENU:\n${MENU}\n${line}\n${PEOPLE}`)).not.toMatch(
      /## (?:Luis|Water|People)/i,
    );
  });

  it("isn't one in a list of things of which none has a colon", async () => {
    expect(await compose(`${MENU}\nPeople\n${PEOPLE}`)).not.toContain("##");
  });
});
