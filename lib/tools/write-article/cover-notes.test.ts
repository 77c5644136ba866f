import { describe, expect, it } from "vitest";

import { collectSentences } from "@/lib/documents/rank-sentences";
import { coverNotes } from "@/lib/tools/write-article/cover-notes";
import { coveredNotices } from "@/lib/tools/write-article/document-notices";

const REPORT = {
  Background: "The town built the old pool in the summer of 1962.",
  Costs: "A new pool would come to $2.1 million in all.",
  Recommendations: "We recommend that the council borrows half of the sum.",
  Appendix: "The survey of 312 households stands in full below.",
};
const POOL = [
  "The pool opens on May 24 at ten in the morning.",
  "No glass is allowed near the water of the pool.",
  "Parents stay with their children at all times.",
  "A day pass costs $6, and lockers come with it.",
].join(" ");

/** The headings that are covered of a report, and what is said of the notes. */
async function covered(notes: string) {
  const all = await collectSentences([{ place: 1, text: Object.values(REPORT).join("\n\n") }]);
  const sections = Object.entries(REPORT).map(([heading, text]) => ({
    heading,
    sentences: all.filter((one) => one.text === text),
  }));
  const found = await coverNotes(all, sections, notes);
  const headings = sections.flatMap(({ heading, sentences: [one] }) =>
    one && found.sentences.includes(one) ? [heading] : [],
  );
  return { ...found, headings };
}

async function ofPool(notes: string) {
  const all = await collectSentences([{ place: 1, text: POOL }]);
  return coverNotes(all, [], notes);
}

describe("coverNotes", () => {
  const NO_BACKGROUND = ["Costs", "Recommendations", "Appendix"];
  const NO_APPENDIX = ["Background", "Costs", "Recommendations"];
  it.each([
    ["Please don't cover the background", NO_BACKGROUND],
    ["Please skip the appendix", NO_APPENDIX],
    ["everything except the appendix", NO_APPENDIX],
    ["all but the appendix", NO_APPENDIX],
    ["Avoid the background.", NO_BACKGROUND],
    ["Do not go into the background", NO_BACKGROUND],
    ["Leave the appendix out", NO_APPENDIX],
    ["Focus on the costs. Leave out the background.", ["Costs"]],
    ["Costs and recommendations, but not the background", ["Costs", "Recommendations"]],
    ["skip the background, the costs, and the appendix", ["Recommendations"]],
    ["no background or costs", ["Recommendations", "Appendix"]],
    ["no background, costs", ["Costs"]],
    ["Skip the appendix and focus on the costs", ["Costs"]],
    ["costs w/o background", ["Costs"]],
    ["costs/recommendations", ["Costs", "Recommendations"]],
  ])("leaves out what isn't wanted: %s", async (notes, headings) => {
    const found = await covered(notes);
    expect(found.headings).toEqual(headings);
    expect(coveredNotices(found)).toEqual([]);
  });

  it.each([
    "Write for parents",
    "friendly tone, keep it short",
    "Audience: parents, teachers",
    "about 500 words, no jargon",
    "for beginners",
  ])("chooses nothing by how to write: %s", async (notes) => {
    const found = await ofPool(notes);
    expect(found.sentences).toHaveLength(4);
    expect(coveredNotices(found)).toEqual([]);
  });

  it.each([
    ["the $1,200 per bed", ["the $1,200 per bed"]],
    ["24/7 access", ["24/7 access"]],
    ["$3/child", ["$3/child"]],
  ])("doesn't tear a figure: %s", async (notes, notFound) => {
    expect((await ofPool(notes)).notFound).toEqual(notFound);
  });

  it.each(["No glass allowed", "no glass"])("takes a rule for a point: %s", async (notes) => {
    const found = await ofPool(notes);
    expect(found.sentences.map(({ text }) => text)).toEqual([
      "No glass is allowed near the water of the pool.",
    ]);
  });

  it("takes nothing hyphenated for what is left out", async () => {
    expect(await ofPool("no-cost options")).toMatchObject({ without: [], isByNotes: false });
  });

  it("chooses nothing by a denial that isn't clear, and says so", async () => {
    const found = await covered("costs\nnot that the old pool was ugly");

    expect(found.headings).toEqual(["Costs"]);
    expect(coveredNotices(found)).toEqual([
      "“not that the old pool was ugly” seems to leave something out, but what isn't clear, so it was passed over. Write “without” and a heading of the document instead.",
    ]);
  });

  it("says what was looked for and not found", async () => {
    expect(coveredNotices(await ofPool("prices\nrules for pets"))).toEqual([
      "Nothing was found in the document by the words “prices” or “rules for pets,” so your notes didn't narrow it down.",
    ]);
  });

  it("says that it leaves out nothing rather than everything", async () => {
    const found = await covered("skip the background, costs, recommendations, and the appendix");

    expect(found.headings).toEqual(Object.keys(REPORT));
    expect(coveredNotices(found)).toEqual([
      "Your notes would leave out everything in the document, so nothing was left out.",
    ]);
  });

  it("finds in a paragraph of its own what isn't said of the same thing", async () => {
    const text = [
      "Hello there. Roof repairs begin in May on the north side of the gym.",
      "What next? The budget is 400 dollars for each of the schools.",
      "Did you know? A roof garden grows on the town hall of Lund.",
    ].join("\n\n");
    const found = await coverNotes(await collectSentences([{ place: 1, text }]), [], "roof budget");

    expect(found).toMatchObject({ isByNotes: false, notFound: ["roof budget"] });
  });

  it("finds what two sentences beside each other say, and not what the ends of a paragraph do", async () => {
    const said = [
      "The roof of the gym leaks above the north door.",
      "Its budget is 400 dollars for each of the schools.",
      "The children play outside in the yard until noon.",
      "A roof garden grows on the town hall of Lund.",
    ];
    const found = await coverNotes(
      await collectSentences([{ place: 1, text: said.join(" ") }]),
      [],
      "roof budget",
    );

    expect(found.sentences.map(({ text }) => text)).toEqual(said.slice(0, 2));
  });
});
