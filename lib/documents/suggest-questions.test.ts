import { describe, expect, it } from "vitest";
import { createSearchableDocument, preparePassages } from "@/lib/documents/searchable-document";
import { suggestQuestions } from "@/lib/documents/suggest-questions";
import { mostNamed } from "@/lib/documents/topic-names";
import type { RunContext } from "@/lib/providers/context";

const ctx = {
  embeddings: {
    embed: async () => {
      throw new Error("There is no model.");
    },
  },
  signal: new AbortController().signal,
} as unknown as RunContext; // Safe: suggesting needs nothing else of it.

async function suggest(title: string, headings: readonly string[], ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const outline = headings.map((heading) => ({ title: heading, place: 1 }));
  const source = { kind: "pdf" as const, title, parts, outline, headings };
  const about = { kind: "pdf" as const, title, overview: [], headings };
  const chunks = await preparePassages("pdf", parts);
  return suggestQuestions(ctx, source, await createSearchableDocument(about, chunks), 4);
}

describe("suggested questions", () => {
  it("don't ask about the name of the whole document, cut at the end of its line", async () => {
    const headings = [
      "Hedgerow age and beetle diversity in",
      "Old walls",
      "Wet meadows",
      "Stone piles",
    ];
    const questions = await suggest(
      "Paper",
      headings,
      "Hedgerow age and beetle diversity in upland pasture",
      "Hedgerow age raises beetle diversity in upland pasture by a third, as the study found.",
      ...headings
        .slice(1)
        .flatMap((name) => [name, `${name} shelter many more beetles than fields.`]),
    );

    expect(questions.join("\n")).not.toMatch(/hedgerow age/i);
  });

  it("ask for the fields of a form, and not for its headings", async () => {
    const questions = await suggest(
      "Application form",
      ["Riding school application", "For office use only"],
      "Riding school application",
      "Please complete this form in full.",
      "Full name: Ida Lund",
      "Date of birth: 04/17/1998",
      "Address: 3 Row Lane",
      "Telephone: 555-0101",
      "Start date: 12/05/2026",
      "For office use only",
      "Approvals for office use are entered by the school within two weeks.",
    );

    expect(questions).toContain("What is the start date?");
    expect(questions.join("\n")).not.toMatch(/should I know/);
  });

  it("ask for nothing twice, also where the document has it twice", async () => {
    const questions = await suggest(
      "Invoice",
      [],
      "Invoice",
      "Invoice number: 20418",
      "Total due: $985.00",
      "Due date: June 5, 2026",
      "Heater: $940.00",
      "Total due: $985.00",
    );

    expect(questions).toContain("What is the total due?");
    expect(new Set(questions).size).toBe(questions.length);
  });

  it("don't ask for what everybody knows, nor for what comes before something", async () => {
    const light = "Light is the strongest cue of the inner clock of any animal.";
    const questions = await suggest(
      "Notes on clocks",
      ["Before your first night", "Shift rosters"],
      "Before your first night",
      light,
      "The first night needs light in the evening, and light again before the morning.",
      "Shift rosters",
      "Shift rosters should change only once in a week, and never against the clock.",
    );

    expect(questions).not.toContain("What is light?");
    expect(questions.join("\n")).not.toMatch(/about before/);
  });

  it("offer a summary of neither the cover page nor the contents of slides", async () => {
    const pages = [
      "Bike pilot\n\nTransport Committee, 14 October",
      "Contents\n\n• Usage\n\n• Costs of the pilot\n\n• Next steps",
      "Usage\n\n• Riders took 18,240 trips in one summer\n\n• Students made up 46% of all riders",
      "Costs\n\n• The pilot cost $212,000 in all\n\n• Fares brought in $74,500 of it",
      "Thank you\n\n• Ask the committee for more\n\n• Write to the town hall",
    ];
    const headings = ["Bike pilot", "Contents", "Usage", "Costs", "Thank you"];
    const parts = pages.map((text, index) => ({ place: index + 1, text }));
    const outline = headings.map((title, index) => ({ title, place: index + 1 }));
    const source = { kind: "pdf" as const, title: "Bike pilot", parts, outline, headings };
    const about = { kind: "pdf" as const, title: "Bike pilot", overview: [], headings };
    const chunks = await preparePassages("pdf", parts);
    const document = await createSearchableDocument(about, chunks);

    expect(await suggestQuestions(ctx, source, document, 4)).toEqual([
      "Summarize the part “Usage”",
      "Summarize the part “Costs”",
    ]);
  });

  it("ask about what a talk names most, as it names it [YT-05]", async () => {
    const said = [
      "The limit screws keep the chain on the cassette.",
      "A worn cable makes every shift slow.",
      "You turn the limit screws by a quarter of a turn.",
      "The cable stretches in its first month.",
      "Insulation keeps the shop in New York warm.",
      "We pulled the cable out and the limit screws were fine.",
    ];
    const parts = said.map((text, place) => ({ place, text }));
    const source = { kind: "youtube" as const, title: "", parts, outline: [], headings: [] };
    const about = { kind: "youtube" as const, title: "", overview: [], headings: [] };
    const chunks = await preparePassages("youtube", parts);
    const document = await createSearchableDocument(about, chunks);

    expect(await suggestQuestions(ctx, source, document, 4)).toEqual([
      "What should I know about the limit screws?",
      "What should I know about the cable?",
    ]);
  });

  it("name a thing of a talk with its article, and no part of a longer name", async () => {
    const said = [
      "My first shop was on the river, and the new shop is in town.",
      "We opened the first shop in May, and a second shop in June.",
      "Most people here know that the Alder Bridge stays closed for five weeks.",
      "They want to pump in concrete, and the bridge is to reopen in May.",
      "We lost forty metres of cable, and ten metres of pipe.",
    ];
    const parts = said.map((text, place) => ({ place, text }));
    const source = { kind: "youtube" as const, title: "", parts, outline: [], headings: [] };
    const about = { kind: "youtube" as const, title: "", overview: [], headings: [] };
    const chunks = await preparePassages("youtube", parts);
    const document = await createSearchableDocument(about, chunks);

    const questions = await suggestQuestions(ctx, source, document, 4);

    expect(questions).toContain("What should I know about the shop?");
    expect(questions).toContain("What should I know about the bridge?");
    expect(questions.join(" ")).not.toContain("metres");
  });

  it("ask about each thing once, also where it is named with another word", async () => {
    const named = await mostNamed(
      [
        "A strong immune system overreacts.",
        "The immune system floods the lungs.",
        "The strong immune system was the trouble.",
        "The immune system is young.",
        "The virus came back, and the virus changed.",
      ],
      4,
    );

    expect(named.filter((name) => /system/.test(name))).toHaveLength(1);
  });

  it("ask about no share, no side, and nobody", async () => {
    const named = await mostNamed(
      [
        "My neighbor who has none lost no bees, and none is sick.",
        "About two per cent came up, and ten per cent the year after.",
        "The wind comes from the east, and the east is cold.",
        "He paid one cent for a hectare, and one cent for another hectare.",
      ],
      8,
    );

    expect(named.join(" ")).not.toMatch(/none|cent|east|hectare/i);
  });

  it("don't offer a figure that the answer wouldn't lead with", async () => {
    const questions = await suggest(
      "Lease",
      [],
      'This Lease is entered into between Alder Farm LLC ("Owner") and Bram Voss ("Keeper").',
      "The parties shall keep the fences. The term and the notice shall follow the law of the land.",
      "This Lease is governed by the laws of Oregon. It may be terminated as that law says.",
    );

    expect(questions).not.toContain("How long is the term?");
    expect(questions).not.toContain("How much notice is needed to terminate?");
  });
});
