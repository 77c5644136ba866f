import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";

import { createLocalGrammar } from "@/lib/providers/grammar/local";
import { bundleWorker } from "@/scripts/build-workers.mjs";

const grammar = createLocalGrammar();
afterAll(() => grammar.close());

const turn = { userId: "ann", signal: new AbortController().signal };

async function wordsIn(line: string) {
  const issues = await grammar.check([line], turn);
  return issues.map(({ start, end }) => line.slice(start, end));
}

describe("the grammar checker", () => {
  it("takes words of a trade for none that is misspelled", async () => {
    const line =
      "Titrate vasopressors, assist with intubation, cut readmissions and chargebacks; magna cum laude, bootcamp.";

    expect(await wordsIn(line)).toEqual([]);
  });

  it("finds misspelled words, one with a capital at the beginning of a line, too", async () => {
    expect(await wordsIn("Recieved deliveries and the managment of a calander")).toEqual([
      "Recieved",
      "managment",
      "calander",
    ]);
  });

  it("suggests the past of a verb that lacks its e", async () => {
    const turn = { userId: "ann", signal: new AbortController().signal };

    const [issue] = await grammar.check(["Lowerd injuries from 11 to 3 in two years"], turn);

    expect(issue?.replacements).toEqual(["Lowered"]);
  });

  it("leaves whom alone, which most people who write it mean", async () => {
    const line = "Mentored three engineers, two of whom were promoted within 18 months.";

    expect(await wordsIn(line)).toEqual([]);
  });

  it("takes words of another language for no English ones", async () => {
    expect(await wordsIn("Registered Paramedic (Te Kaunihera Manapou), instructor")).toEqual([]);
    expect(await wordsIn("Power BI, te reo Māori (conversational)")).toEqual([]);
    expect(await wordsIn("Closed te store in the evening")).toEqual(["te"]);
  });

  it("takes no name for a misspelled word", async () => {
    expect(await wordsIn("Piotr Kowalczyk, now an assistant professor")).toEqual([]);
    expect(await wordsIn("Webby award for the best app")).toEqual([]);
  });

  it.each([
    ["one letter", "a"],
    ["letters", "qzxjkvwpfgh"],
    ["marks", "-"],
    ["words joined by apostrophes", "a'"],
    ["pictures", "😀"],
    ["what can't be seen", "\u200b"],
    ["what is written from right to left", "ש"],
  ])("checks what stands beside a run of %s that no word is as long as", async (_what, unit) => {
    const run = unit.repeat(8_000 / unit.length);

    expect(await wordsIn(`He go ${run} go to school.`)).toEqual(["go"]);
  });

  it("finds mistakes in every part of a long line", async () => {
    const line = `${"The bees come back. ".repeat(200)}He go to school.`;

    expect(await wordsIn(`He go to school. ${line}`)).toEqual(["go", "go"]);
  });

  it("has one person's line checked between another's thousands", async () => {
    const lines = Array.from(
      { length: 600 },
      (_, at) => `${"The bees come back. ".repeat(4)}${at}`,
    );
    lines.push("He go to school.");
    const ended: string[] = [];
    const long = grammar.check(lines, turn).finally(() => ended.push("ann"));
    const short = grammar
      .check(["He go to school."], { ...turn, userId: "ben" })
      .finally(() => ended.push("ben"));

    expect(await short).toHaveLength(1);
    expect((await long).map(({ line, start, end }) => lines[line]?.slice(start, end))).toEqual([
      "go",
    ]);
    expect(ended).toEqual(["ben", "ann"]);
  });

  it("checks the next text in a new process after one that harper broke at", async () => {
    // In this folder, because harper is looked up from it.
    const script = path.resolve(".test/unmasked-grammar.mjs");
    await bundleWorker("tests/support/unmasked-grammar-worker.ts", script);
    const unmasked = createLocalGrammar(script);

    const [before] = await unmasked.check(["Bees."], turn);
    const broken = unmasked.check(["qzxjkvwpfgh".repeat(700)], turn);

    await expect(broken).rejects.toMatchObject({
      code: "provider_failed",
      cause: { message: "unreachable" },
    });
    const [after] = await unmasked.check(["Bees."], turn);
    expect(after?.message).not.toBe(before?.message);
    await unmasked.close();
  }, 60_000);

  it("checks a Markdown text at its places, beside what harper would break at", async () => {
    const markdown = `- **He** go to school.\n\n${"a".repeat(8_000)}`;

    const issues = await grammar.checkMarkdown(markdown, turn);

    expect(issues.map(({ start, end }) => markdown.slice(start, end))).toEqual(["go"]);
  });

  it.each(["~~a", "- a\n", "[a](", "> - a\n"])(
    "reads %j again and again elsewhere",
    async (unit) => {
      const start = process.cpuUsage();

      await grammar.checkMarkdown(unit.repeat(8_000 / unit.length), turn);

      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(100);
    },
  );
});
