import { describe, expect, it } from "vitest";
import { createSearchableDocument, preparePassages } from "@/lib/documents/searchable-document";
import { inSpokenContext } from "@/lib/documents/spoken-context";

const SAID = [
  "Your bike shifts by pulling a cable from the handlebar.",
  "You've got two screws when you look from behind.",
  "That's where most people begin to turn things without any plan.",
  "Then there's the b screw.",
  "Nobody ever knows what that does.",
  "It sets how far the upper wheel is from the cassette.",
  "There are three things to check first.",
  "Look at the hanger from behind the bike.",
  "Pull the cable through its housing with two fingers.",
  "New chains cost about thirty dollars in most shops.",
];

async function around(kind: "youtube" | "pdf", ...quotes: string[]) {
  const parts = SAID.map((text, index) => ({ place: kind === "pdf" ? 1 : index * 5, text }));
  const about = { kind, title: "", overview: [], headings: [] };
  const document = await createSearchableDocument(about, await preparePassages(kind, parts));
  const cited = quotes.map((quote) => ({ quote, place: SAID.indexOf(quote) * 5 }));
  return inSpokenContext(document, cited);
}

const quotesOf = async (...quotes: string[]) =>
  (await around("youtube", ...quotes)).map(({ quote }) => SAID.indexOf(quote));

describe("[YT-05] what is quoted of speech", () => {
  it("begins with what it points back to", async () => {
    expect(await quotesOf(SAID[2] ?? "")).toEqual([1, 2]);
  });

  it("goes on while sentences are short, or point back", async () => {
    expect(await quotesOf(SAID[3] ?? "")).toEqual([3, 4, 5]);
  });

  it("has what is counted", async () => {
    expect(await quotesOf(SAID[6] ?? "")).toEqual([6, 7, 8]);
  });

  it("stays as it is where it stands alone, and keeps the other quotations", async () => {
    expect(await quotesOf(SAID[9] ?? "", SAID[0] ?? "")).toEqual([9, 0]);
    expect(await quotesOf(SAID[2] ?? "", SAID[1] ?? "", SAID[9] ?? "")).toEqual([1, 2, 9]);
  });

  it("has the time of each sentence", async () => {
    expect(await around("youtube", SAID[2] ?? "")).toEqual([
      { quote: SAID[1], place: 5 },
      { quote: SAID[2], place: 10 },
    ]);
  });

  it("goes on from the time of the best one where it's said twice", async () => {
    const parts = [...SAID, ...SAID.slice(3, 5)].map((text, at) => ({ place: at * 5, text }));
    const about = { kind: "youtube" as const, title: "", overview: [], headings: [] };
    const document = await createSearchableDocument(about, await preparePassages("youtube", parts));

    expect(await inSpokenContext(document, [{ quote: SAID[3] ?? "", place: 50 }])).toEqual([
      { quote: SAID[3], place: 50 },
      { quote: SAID[4], place: 55 },
    ]);
  });

  it("doesn't change what is quoted of a page", async () => {
    expect(await around("pdf", SAID[2] ?? "")).toHaveLength(1);
  });
});
