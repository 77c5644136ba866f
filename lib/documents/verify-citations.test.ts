import { describe, expect, it } from "vitest";

import { createQuoteIndex } from "@/lib/documents/quote-index";
import { verifyCitations } from "@/lib/documents/verify-citations";

const PAGES = [
  { place: 1, text: "The garden was founded in 1984. It covers 3.5 hectares of good soil." },
  { place: 2, text: "The fee is 85 euros a year. Pensioners pay half of the fee." },
];
const VIDEO = [
  { place: 0, text: "today we plant tomatoes in deep pots" },
  { place: 61, text: "and water them every second day" },
];

const INDEXES = {
  pdf: await createQuoteIndex("pdf", PAGES),
  youtube: await createQuoteIndex("youtube", VIDEO),
};

function verify(text: string, kind: "pdf" | "youtube" = "pdf") {
  const shown: string[] = [];
  const verifier = verifyCitations(kind, INDEXES[kind], (line) => shown.push(line));
  // Streamed in arbitrary pieces, as a model does.
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) verifier.push(piece);
  const verified = verifier.end();
  expect(shown.join("")).toBe(verified.markdown);
  return verified;
}

describe("proveLines", () => {
  it("keeps a statement whose quotation is on the cited page", () => {
    const { markdown, statements, dropped } = verify(
      '- It was founded in 1984. [p. 1: "was founded in 1984"]',
    );

    expect(markdown).toBe("- It was founded in 1984. [p. 1](#page=1)");
    expect(statements[0]?.citations).toEqual([{ place: 1, quote: "was founded in 1984" }]);
    expect(dropped).toBe(0);
  });

  it.each([
    ["without a source", "It was founded in 1984."],
    ["with a quotation that is nowhere", 'It is famous. [p. 1: "famous all over the land"]'],
    ["with a figure from nowhere", 'It has 300 members. [p. 1: "The garden was founded in 1984"]'],
    [
      "that quotes what nobody said",
      '“We will all be rich one day” is its motto. [p. 2: "The fee is 85 euros"]',
    ],
    [
      "with a name from nowhere",
      'It was founded by Mary. [p. 1: "The garden was founded in 1984"]',
    ],
    ["of a page that is not there", "The fee is 85 euros a year. [p. 7]"],
    ["that its page does not support", "Elephants dance every single night. [p. 2]"],
  ])("drops a statement %s, and counts it", (_what, line) => {
    expect(verify(line)).toMatchObject({ markdown: "", dropped: 1 });
  });

  it.each([
    ["knows the name", 'Half of it is paid by Pensioners’ clubs. [p. 2: "Pensioners pay half"]'],
    ["is told in German", 'Die Gebühr ist für Rentner halb so hoch. [p. 2: "Pensioners pay half"]'],
    ["is called what it is", 'The fee in this PDF is high. [p. 2: "The fee is 85 euros"]'],
  ])("keeps a statement with a capital where the document %s", (_what, line) => {
    expect(verify(line).statements).toHaveLength(1);
  });

  it.each([
    ["[good]", String.raw`\[good\]`],
    [String.raw`\[good\]`, String.raw`\[good\]`],
    [String.raw`\\[good\\]`, String.raw`\\\[good\\\]`],
  ])(
    "escapes the brackets of %j once, so that none makes a link and no backslash shows",
    (written, shown) => {
      const { statements } = verify(`It has ${written} soil. [p. 1: "hectares of good soil"]`);

      expect(statements[0]?.text).toBe(`It has ${shown} soil.`);
    },
  );

  it("finds the supporting sentence when only a page is cited", () => {
    const { statements } = verify("Pensioners pay only half of the fee (page 2).");

    expect(statements[0]?.citations).toEqual([
      { place: 2, quote: "Pensioners pay half of the fee." },
    ]);
  });

  it("keeps a heading only with a verified statement below it, and collects questions", () => {
    const { markdown, questions } = verify(
      '## Costs\n- All is free. [p. 1: "free for all"]\n## Land\n- It covers 3.5 hectares. [p. 1: "covers 3.5 hectares"]\n## Questions\n- What is the fee?\n- Tell me more\n',
    );

    expect(markdown).toBe("## Land\n\n- It covers 3.5 hectares. [p. 1](#page=1)");
    expect(questions).toEqual(["What is the fee?"]);
  });

  it("lets a model neither link nor embed anything", () => {
    const { markdown } = verify(
      '- See [this](https://evil.example) <img src=x> now. [p. 1: "was founded in 1984"]',
    );

    expect(markdown).toContain("\\[this\\](https://evil.example) \\<img src=x\\>");
  });

  it("verifies statements about a video and corrects their timestamps", () => {
    const { markdown, dropped } = verify(
      '- Tomatoes go into deep pots. [0:20: "we plant tomatoes in deep pots"]\n- Never water. [1:01: "never water them"]\n- Water every second day. [1:03]',
      "youtube",
    );

    expect(markdown).toBe(
      "- Tomatoes go into deep pots. [0:00](#t=0)\n- Water every second day. [1:01](#t=61)",
    );
    expect(dropped).toBe(1);
  });
});

const LEASE = await createQuoteIndex("pdf", [
  {
    place: 1,
    text: "The cleaning fee is $250 per month. The deposit is $1,500. Cooling takes 30 to 45 minutes. Parking is $25 a month.\n\nRevenue was $3.2M in 2024, up 8.5%. Profit was $4.1M. The notice takes fifteen days, and the pool has 1,500,000 liters. It emits 12 t of CO₂.",
  },
  { place: 2, text: "The key costs €1.500,00 in 2024." },
]);

/** Whether a statement on the lease passes. */
function passes(line: string): boolean {
  const verifier = verifyCitations("pdf", LEASE, () => {});
  verifier.push(line);
  return verifier.end().statements.length > 0;
}

describe("figures", () => {
  it.each([
    'The cleaning fee is **$25** [p. 1: "The cleaning fee is $250 per month"]',
    'The cleaning fee is $25 [p. 1: "The cleaning fee is $25"]',
    "The deposit is $500 [p. 1]",
    "The cleaning fee is $24 per month [p. 1]",
    "Cooling takes 20 minutes [p. 1]",
    "Cooling takes 5 minutes [p. 1]",
    'Revenue was $4.1M [p. 1: "Revenue was $3.2M in 2024"]',
    "Revenue rose 2.5% [p. 1]",
    'Revenue rose 5% [p. 1: "Revenue was $3.2M in 2024, up 8.5%"]',
    "The notice takes five days [p. 1]",
  ])("of %j aren't in the document as a whole", (line) => {
    expect(passes(line)).toBe(false);
  });

  it.each([
    'The cleaning fee is **$250** [p. 1: "The cleaning fee is $250 per month"]',
    "The deposit is $1500 [p. 1]",
    'The deposit is $1500 [p. 1: "The deposit is $1,500"]',
    "Cooling takes 30–45 minutes [p. 1]",
    'Revenue was $3.2 million [p. 1: "Revenue was $3.2M"]',
    'Revenue was $3.2M, profit $4.1M [p. 1: "Revenue was $3.2M in 2024"]',
    'The cleaning fee of 2024 is $250 [p. 1: "The cleaning fee is $250 per month"]',
    "The notice takes 15 days [p. 1]",
    "The pool has 1.5 million liters [p. 1]",
    "The key costs €1,500 [p. 2]",
    'It emits CO2 for 3 reasons [p. 1: "It emits 12 t of CO2"]',
  ])("of %j are", (line) => {
    expect(passes(line)).toBe(true);
  });
});
