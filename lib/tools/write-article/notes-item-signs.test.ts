import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("what people type for a bullet", () => {
  it.each(["--", "---", "**", "->", "=>", "o", ">"])("is one: %s", async (sign) => {
    const lines = ["check the gas", "ring Bev", "31 chairs from the hall"];

    expect(await compose(lines.map((line) => `${sign} ${line}`).join("\n"))).toBe(
      "# Garden\n\n- Check the gas\n- Ring Bev\n- 31 chairs from the hall",
    );
  });

  it.each(["-", "--", "*", "•"])("is one without a space: %s", async (sign) => {
    const lines = ["kitchen moves north", "check the gas", "folding doors, no stage"];

    expect(await compose(lines.map((line) => sign + line).join("\n"))).toMatch(
      /\n\n- Kitchen moves north\.?\n- Check the gas\.?\n- Folding doors/,
    );
  });

  it.each(["-v says more\n-f forces it", "*now* we go\n*then* we eat", "--force\n--quiet"])(
    "is none before an option or a word in italics: %j",
    async (notes) => {
      expect(await compose(`We met.\n\n${notes}`)).not.toMatch(/^- (?:V|F|Now|Then|Q)/im);
    },
  );

  it("nests what is indented below it", async () => {
    expect(
      await compose(
        "-- she ran the place\n    -- knew every dog\n    -- had soup by noon\n-- no fuss",
      ),
    ).toBe(
      "# Garden\n\n- She ran the place.\n   - Knew every dog.\n   - Had soup by noon.\n- No fuss.",
    );
  });

  it("is a level below the shorter sign of the lines above", async () => {
    expect(await compose("- hens\n-- Agnes\n-- Bo\n- coop")).toBe(
      "# Garden\n\n- Hens\n   - Agnes\n   - Bo\n- Coop",
    );
  });

  it("may be a box", async () => {
    expect(await compose("☐ defrost the fridge\n☑ pizza")).toBe(
      "# Garden\n\n- [ ] Defrost the fridge\n- [x] Pizza",
    );
  });

  it("is none where it stands alone, and draws a conclusion or names an author", async () => {
    const article = await compose(
      "A road is a habit, he said.\n-- Ruskin\n\nthe panels cost us 9,800 net\n=> they pay in ten years",
    );

    expect(article).not.toMatch(/^- /m);
    expect(article).toContain("They pay in ten years.");
  });

  it("is none where it is a word, or quotes somebody", async () => {
    expect(await compose("We sang it all night long.\n\no come all ye\n\nThen we left.")).toContain(
      "O come all ye",
    );
    for (const quoted of [
      "> be kind,\n> be quick to laugh",
      '> "a road is a habit"\n> "he salted words"',
      "> We sow beans in May.\n> Peas come first.",
    ])
      expect(await compose(`We read this.\n\n${quoted}`)).toMatch(/\n\n> /);
    expect(await compose("Tom wrote:\n> will you come\n> and bring the urn")).toContain("> will");
  });
});

describe("letters that count up", () => {
  it.each([
    ["a) ", "b) ", "c) "],
    ["(a) ", "(b) ", "(c) "],
    ["i) ", "ii) ", "iii) "],
  ])("are numbers: %s", async (...letters) => {
    const lines = ["carry the case", "pay for lunch", "talk to the driver"];

    expect(await compose(lines.map((line, at) => letters[at] + line).join("\n"))).toMatch(
      /\n\n1\. Carry the case\.?\n2\. Pay for lunch\.?\n3\. Talk to the driver/,
    );
  });

  it("are numbers below a number", async () => {
    expect(await compose("1) one thing\n2) another thing\n   a) sub thing\n   b) last thing")).toBe(
      "# Garden\n\n1. One thing\n2. Another thing\n   1. Sub thing\n   2. Last thing",
    );
  });

  it("stay where others refer to them, and where one stands alone", async () => {
    expect(await compose("a) the shed\nb) the path\n\nDo b) first, it is quick.")).toMatch(
      /a\) the shed.*b\) the path/s,
    );
    expect(await compose("a) the shed is open all day")).toContain("a) the shed");
  });
});
