import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("lines of notes that count up", () => {
  it.each([
    ["a number alone", ["1 ", "2 ", "3 "]],
    ["a dash", ["1 - ", "2 - ", "3 - "]],
    ["a colon", ["1: ", "2: ", "3: "]],
  ])("are steps with %s", async (_, numbers) => {
    const steps = ["soak the plant", "cut off the dead roots", "put it into the new pot"];
    const article = await compose(numbers.map((number, at) => number + steps[at]).join("\n"));

    expect(article).toMatch(/\n\n1\. Soak the plant\.?\n2\. Cut off [^\n]*\n3\. Put it/);
  });

  it("are steps with what is indented below one of them", async () => {
    const article = await compose(
      "1 plug in the cable\n2 connect the laptop\n   - windows: duplicate\n   - mac: mirror\n3 focus ring is on the lens\n4 switch it off",
    );

    expect(article).toContain(
      "2. Connect the laptop.\n   - Windows: duplicate.\n   - Mac: mirror.\n3. Focus ring is on the lens.\n4. Switch",
    );
  });

  it("are a list also where they are titles", async () => {
    expect(await compose("We sing.\n\n1 O come\n2 Silent night\n3 Joy to the world")).toContain(
      "1. O come\n2. Silent night\n3. Joy",
    );
  });

  it.each(["1 onion\n2 large carrots\n3 cloves of garlic", "1 Egg\n2 Onions\n3 Carrots\n4 Apples"])(
    "aren't when they are quantities: %j",
    async (notes) => {
      expect(await compose(notes)).not.toContain("1. ");
    },
  );
});

describe("code between fences", () => {
  it.each([
    "def f():\n    return 1\n\n\ndef g():\n    return 2",
    "a:\n  b: 1\n  c: 2",
    "== a ==\n1 soak\n2 cut\n3 put",
    "---\nname: x\n---",
  ])("stays as it is: %j", async (code) => {
    const fenced = `\`\`\`\n${code}\n\`\`\``;
    expect(await compose(`we met at nine.\n\n${fenced}\n\nthat is all we need.`)).toBe(
      `# Garden\n\nWe met at nine.\n\n${fenced}\n\nThat is all we need.`,
    );
  });
});

describe("Markdown's own signs around a line of notes", () => {
  it.each(["**Never leave the oven on.**", "~~Buy milk~~", "**Bring:** cash, a hat, **no dogs**"])(
    "make no heading of it: %s",
    async (line) => {
      const article = await compose(`we met at nine.\n\n${line}\n\nit rained all day.`);
      expect(article).toContain(line.slice(0, -2));
      expect(article).not.toContain("## ");
    },
  );
});

describe("signs between lines of notes", () => {
  it.each(["---", "***", "———", "~~~~", "====", "--", "—", "###", "· · ·"])(
    "are no text: %s",
    async (rule) => {
      expect(await compose(`we met at nine.\n${rule}\nit rained all day.`)).toBe(
        "# Garden\n\nWe met at nine.\n\nIt rained all day.",
      );
    },
  );

  it.each([
    ["underlined", "Costs\n-----\nwe paid 90 for it\n\nFood\n====\nwe ate at home"],
    ["between signs", "== Costs ==\nwe paid 90 for it\n\n--- Food ---\nwe ate at home"],
  ])("make a heading of a line that is %s", async (_, notes) => {
    expect(await compose(`We met.\n\n${notes}`)).toBe(
      "# Garden\n\nWe met.\n\n## Costs\n\nWe paid 90 for it.\n\n## Food\n\nWe ate at home.",
    );
  });

  it("make none of what ends above them", async () => {
    expect(await compose("we met at nine\nit rained all day\n---\nit was cold")).not.toContain(
      "##",
    );
  });
});

describe("short lines right below a name of theirs", () => {
  it("are a list, whether they have verbs or not", async () => {
    const article = await compose(
      "We tried it.\n\ncons\ndisplay unreadable in the sun\nit is heavy, I can't carry it upstairs\nthe rack is a weird size",
    );

    expect(article).toContain(
      "## Cons\n\n- Display unreadable in the sun.\n- It is heavy, I can't carry it upstairs.\n- The rack is",
    );
  });

  it("are one list, also where one of them ends with an exclamation mark", async () => {
    const article = await compose(
      "We tried it.\n\nwhat came after\niron got cheaper, no tin needed\nthe alphabet\nsmaller states were all that was left!!",
    );

    expect(article).toContain(
      "## What came after\n\n- Iron got cheaper, no tin needed.\n- The alphabet.\n- Smaller",
    );
  });

  it("are a paragraph when they were typed with periods", async () => {
    const article = await compose(
      "We tried it.\n\ncons\nThe display is unreadable in the sun.\nIt is heavy.\nThe rack is a weird size.",
    );

    expect(article).not.toContain("- ");
  });
});

describe("a line above others of notes", () => {
  it("leads into as many bullets as it counts", async () => {
    const article = await compose(
      "cortex of the night shift\n2 types\n- declarative\n- procedural",
    );

    expect(article).toBe(
      "# Garden\n\nCortex of the night shift.\n\n2 types:\n\n- Declarative\n- Procedural",
    );
  });

  it.each(["2 examples", "didn't go well"])("is the heading of its list: %s", async (line) => {
    const article = await compose(`We met in May.\n\n${line}\n- the oak\n- the elm`);

    expect(article).toContain(`## ${line[0]?.toUpperCase()}${line.slice(1)}\n\n- The oak`);
  });

  it("is the heading of a short answer to it", async () => {
    const article = await compose(
      "We tried it.\n\nwho its for\nhikers, and people who hate plastic bottles",
    );

    expect(article).toContain("## Who it's for\n\nHikers, and people");
  });
});

describe("the first line of notes", () => {
  it.each([
    ["Review of the Kestrel e-bike", "Kestrel City 3 review"],
    ["Bike mechanic wanted", "Bike mechanic wanted (part time)"],
    ["Lecture on sleep and memory", "Lecture 6: sleep and memory"],
  ])("is the title when it names the topic %s", async (topic, line) => {
    const article = await compose(`${line}\n\nWe met at nine, and it rained all day.`, topic);

    expect(article).toBe(`# ${line}\n\nWe met at nine, and it rained all day.`);
  });

  it("is the title above headings, too", async () => {
    const article = await compose(
      "Kestrel City 3 review\n\nHad it for a year.\n\npros\n- light\n- fast\n\ncons\n- dear",
      "Review of the Kestrel e-bike",
    );

    expect(article).toBe(
      "# Kestrel City 3 review\n\nHad it for a year.\n\n## Pros\n\n- Light\n- Fast\n\n## Cons\n\n- Dear",
    );
  });

  it("is a line when it says more than the topic", async () => {
    const line = "the orchard gave us 30% more apples than it did last year";
    const article = await compose(`${line}\n\nWe met at nine, and it rained.`, "The orchard");

    expect(article).toContain(`# The Orchard\n\nT${line.slice(1)}.`);
  });

  it("is left out when it is the topic without its hyphen", async () => {
    const article = await compose(
      "how to repot an orchid\n\nWe met at nine, and it rained all day.",
      "How to re-pot an orchid",
    );

    expect(article).toBe("# How to Re-pot an Orchid\n\nWe met at nine, and it rained all day.");
  });
});
