import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { NO_MODELS } from "@/tests/support/no-models-context";

const LETTER = [
  "Quayside Housing Association",
  "14 Dock Street, Hull HU1 2AB",
  "3 November 2025",
  "Dear Ms. Okafor,",
  "Your reference: QH/2291",
  "We are writing to let you know that the windows of your flat will be replaced between 24 and 26 November. Our contractor, Glazewell Ltd, will need access from 8 a.m. to 5 p.m. each day. The new windows are made of wood and look much like the old ones. They keep the warmth in and the noise of the street out.",
  "Please clear a space of one meter in front of every window and take down curtains and blinds. Smoking isn't allowed while the workers are in the flat. You do not have to be at home if you leave a key with our caretaker, Mr. Brian Stubbs.",
  "There is no charge for you, and your rent stays the same. If the dates do not suit you, please ring us on 01482 555 016 by 14 November. Should anything be damaged, tell us within seven days and we will put it right.",
  "We thank you for your patience during these works. We hope that you will enjoy your new windows as much as your neighbors do.",
  "Yours faithfully,",
  "Paula Grainger",
];
const MINUTES = [
  "Minutes of the Committee Meeting, Fenwick Allotment Society",
  "Date: Tuesday 14 October 2025, 7 p.m. Place: the pavilion, Mill Road",
  "Present: Joan Pritchard (chair), Samir Haddad (treasurer), Ellie Novak (secretary), Tom Baines. Apologies: Greta Lund.",
  "1. Minutes of the last meeting",
  "The minutes of 9 September were approved without changes.",
  "2. Treasurer's report",
  "Samir reported a balance of £4,312. Rents worth £260 are still outstanding from four plot holders; Samir will send reminders by the end of October.",
  "3. Water supply",
  "The tank by the east gate leaks. Two quotes were received: £780 from Dell Plumbing and £1,150 from Aqua Works. The committee agreed to accept the offer of Dell Plumbing, by three votes to one. Tom will arrange the work before the first frost.",
  "4. Waiting list",
  "There are 37 people on the waiting list; the average wait is two and a half years. Ellie proposed splitting large plots when they fall vacant. It was decided to ask the members at the annual meeting.",
  "5. Bonfires",
  "After complaints from neighbors, bonfires are permitted only from November to March and only after dusk.",
  "6. Next meeting",
  "The next meeting takes place on 11 November 2025 at the same place and time. The meeting closed at 8.40 p.m.",
];
const PRICES = [
  "Harbor Boat Club: prices",
  "Boats",
  "All boats are rinsed with fresh water after each trip. Oars and life jackets are included in the price. Whoever brings a boat back late pays for another hour.",
  "Boat\tHour\tDay",
  "Kayak\t$12\t$48",
  "Canoe\t$15\t$60",
  "Sailing dinghy\t$30\t$120",
  "Courses",
  "The course for beginners lasts four evenings and costs $160. Children under twelve may take part only with a parent. The club has taught sailing for a long time. Many of its members learned it here. The harbor is quiet in the evening. The view from the jetty is praised by guests from far away. In the clubhouse, coffee is served. The pictures on its walls show old boats. They were painted by a fisherman who lived nearby. People who like the sea come here to read or to talk. A cat sleeps on the steps when the sun shines.",
];

async function extract(paragraphs: readonly string[], headings: readonly string[] = []) {
  const text = paragraphs.join("\n\n");
  const parts = [{ place: 1, text }];
  const title = paragraphs[0] ?? "";
  const source = { kind: "pdf" as const, title, parts, outline: [], headings: [...headings] };
  const shape = { points: { min: 4, max: 6 }, sections: true, figures: true };
  const { markdown, citations } = await extractSummary(NO_MODELS, source, shape);
  const plain = markdown.replaceAll("\\", "").replaceAll(/ \[p\. 1\]\([^)]*\)/g, "");
  return { markdown, plain, citations, share: wordsIn(plain) / wordsIn(text) };
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe("[PDF-03] the extract of a short document", () => {
  it("has fewer words than the document", async () => {
    for (const paragraphs of [LETTER, MINUTES])
      expect((await extract(paragraphs)).share).toBeLessThan(0.95);
  });

  it("keeps dates, limits, and what a letter asks for, and leaves out thanks", async () => {
    const { plain } = await extract(LETTER);
    for (const fact of ["24 and 26 November", "8 a.m.", "14 November", "01482 555 016"])
      expect(plain).toContain(fact);
    for (const fact of ["isn't allowed", "no charge", "seven days", "QH/2291", "Paula Grainger"])
      expect(plain).toContain(fact);
    expect(plain).not.toMatch(/patience|as much as your neighbors/);
  });

  it("puts who wrote to whom and when on one line, without addresses", async () => {
    const { plain } = await extract(LETTER);
    expect(plain).toMatch(/^- Quayside Housing Association · 3 November 2025 · .*Paula Grainger/m);
    expect(plain).not.toContain("Dock Street");
  });

  it("leaves out what every meeting begins and ends with, and no rule", async () => {
    const { plain } = await extract(MINUTES);
    expect(plain).toContain("only from November to March");
    expect(plain).toContain("£780 from Dell Plumbing");
    expect(plain).not.toContain("The meeting closed");
  });

  it("says how many statements it leaves out", async () => {
    expect((await extract(LETTER)).plain).toMatch(
      /\*Left out: \d+ statements?.*\. The chat can answer questions about (?:it|them)\.\*$/,
    );
  });

  it("writes rows with the same columns as a table", async () => {
    const { plain } = await extract(PRICES, ["Harbor Boat Club: prices", "Boats", "Courses"]);
    expect(plain).toContain(
      "| Boat | Hour | Day |\n| --- | --- | --- |\n| Kayak | $12 | $48 |\n| Canoe | $15 | $60 |",
    );
  });

  it("tells what a document of no known kind says under its own headings", async () => {
    const { plain } = await extract(PRICES, ["Harbor Boat Club: prices", "Boats", "Courses"]);
    expect(plain.match(/^## .*$/gm)).toEqual(expect.arrayContaining(["## Boats", "## Courses"]));
    expect(plain).toContain("costs $160");
    expect(plain).toContain("only with a parent");
  });

  it("has what proves its statements in the order of their links", async () => {
    const { markdown, citations } = await extract(MINUTES);
    const links = markdown.match(/\[p\. 1\]/g) ?? [];
    const proofs = citations.slice(0, links.length).map(({ quote }) => quote);
    const places = proofs.map((quote) => markdown.indexOf(quote.slice(0, 20)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
