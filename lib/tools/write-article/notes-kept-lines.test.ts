import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("verse in notes", () => {
  const quoted =
    "> Marsh Lane, Marsh Lane,\\\n> in you go and out again,\\\n> green as peas and cold as rain";
  const verse = "Marsh Lane, Marsh Lane,\nin you go and out again,\ngreen as peas and cold as rain";

  it("keeps its lines where it is indented", async () => {
    const indented = verse.replace(/^/gm, "        ");

    expect(await compose(`We met.\n\nthere was a rhyme kids sang:\n${indented}`)).toBe(
      `# Garden\n\nWe met.\n\nThere was a rhyme kids sang:\n\n${quoted}`,
    );
  });

  it("keeps its lines between blank ones, and below an item", async () => {
    expect(await compose(`We met.\n\n${verse}\n\nThen we left.`)).toContain(`\n\n${quoted}\n\n`);
    expect(
      await compose(
        '- thank all of them\n- read this:\n    "Be kind,\n    be quick to laugh"\n- sit',
      ),
    ).toContain('- Read this:\n\n  > "Be kind,\\\n  > be quick to laugh"\n\n- Sit');
  });

  it.each([
    "we bought\n  milk,\n  eggs,\n  bread",
    "Roof\n  tiles from 1961\n  gutters leak at the back\nHeating\n  oil from 1994\n  old",
  ])("is none in a list: %j", async (notes) => {
    expect(await compose(`We met.\n\n${notes}`)).not.toContain("> ");
  });
});

describe("an address in notes", () => {
  it("keeps its lines", async () => {
    expect(
      await compose("We met.\n\nCustomer Relations\n14 Orchard Rd\nLeeds LS1 4AB\n\nIt rained."),
    ).toContain("\n\n> Customer Relations\\\n> 14 Orchard Rd\\\n> Leeds LS1 4AB\n\n");
  });

  it("goes on in the line that it is indented below", async () => {
    expect(
      await compose("We met.\n\nB&B: Mrs MacRae, 2 Fassifern Rd\n     PH33 6BD\n     01397 555012"),
    ).toContain("Mrs MacRae, 2 Fassifern Rd, PH33 6BD, 01397 555012");
  });
});
