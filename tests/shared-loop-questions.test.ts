import { expect, it } from "vitest";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import {
  createSearchableDocument,
  preparePassages,
  type SearchableDocument,
} from "@/lib/documents/searchable-document";
import { rateSentences } from "@/lib/documents/talk/rate-sentences";
import { indexOfTalk } from "@/lib/documents/talk/talk-index";
import { wordEmbeddings } from "@/tests/support/embeddings";
import { longestShare, MOST_AT_ONCE } from "@/tests/support/longest-share";

const LINES_OF_PAGE = 30;
/** The longest messages that a chat takes; letters and numbers count up so that each word is another. */
const MANY_NUMBERS = `What is it for ${Array.from({ length: 40 }, (_, at) => `${at} bedr`).join(" ")}`;
const LONG_WORDS = wordsOf(8_000, 40, 4);

const ROWS = documentOf(
  Array.from({ length: 4_000 }, (_, row) => `Building ${row} tier 3\t${row} bedroom\t$5.50\tx`),
);
const PROSE = documentOf(
  Array.from({ length: 12_000 }, (_, at) => `${wordsOf(80, 9, at)} is paid late after ${at} days.`),
);
const FIELDS = documentOf(
  Array.from({ length: 6_000 }, (_, row) => `Fee for building ${row}:\t$${row}.00`),
);
const RANGES = documentOf(
  Array.from({ length: 4_000 }, (_, row) => `${row} to ${row + 1} years\t${row} vacation days`),
);
const INVOICES = documentOf(
  Array.from({ length: 3_000 }, (_, at) => [
    `Invoice #${1_000 + at}`,
    `Bill to:\tFenton ${at} Ltd`,
    `Total\t$${at}.50`,
  ]).flat(),
);

function wordsOf(length: number, letters: number, seed: number): string {
  let state = seed + 1;
  const letter = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return "abcdefghijklmnopqrstuvwxyz"[(state >>> 16) % 26] ?? "";
  };
  const count = Math.floor(length / (letters + 1));
  return Array.from({ length: count }, () => Array.from({ length: letters }, letter).join("")).join(
    " ",
  );
}

function pagesOf(lines: readonly string[]) {
  return Array.from({ length: Math.ceil(lines.length / LINES_OF_PAGE) }, (_, page) => ({
    place: page + 1,
    text: lines.slice(page * LINES_OF_PAGE, (page + 1) * LINES_OF_PAGE).join("\n\n"),
  }));
}

/** A document as a chat finds it, read at the first question. */
function documentOf(lines: readonly string[]) {
  const places = pagesOf(lines);
  let document: Promise<SearchableDocument> | undefined;
  const read = async () =>
    createSearchableDocument(
      { kind: "pdf", title: "Paper", overview: [] },
      await preparePassages("pdf", places),
    );
  return () => {
    document ??= read();
    return document;
  };
}

const DOCUMENTS = { prose: PROSE, rows: ROWS, fields: FIELDS, ranges: RANGES, invoices: INVOICES };

it.each<[keyof typeof DOCUMENTS, string, string?]>([
  ["rows", MANY_NUMBERS],
  ["prose", "and why is it?", LONG_WORDS],
  ["prose", "What happens if I pay late?"],
  ["rows", "What is the phone number?"],
  ["rows", "Who do I call about it?"],
  ["fields", "What is the email?"],
  ["prose", "How loud is it?"],
  ["rows", "How long does it take?"],
  ["fields", "How many kWh did I use?"],
  ["prose", "What's on May 5?"],
  ["fields", "What is the total without tax of everything?"],
  ["fields", "How much do I pay a year?"],
  ["prose", "When is the rent due?"],
  ["prose", "What was it after August 31?"],
  ["rows", "What was it after August 31?"],
  ["rows", "and building 9?", "How much is building 7?"],
  ["ranges", "How many vacation days do I get after four years?"],
  ["invoices", "What is the phone number?"],
  ["invoices", "How much is the total of all invoices?"],
])(
  "in long %s, %j gives other calls their turn before a third of it is done",
  async (kind, question, before) => {
    const document = await DOCUMENTS[kind]();
    const embeddings = wordEmbeddings(() => -9);
    const turns = before === undefined ? [] : [{ role: "user" as const, text: before }];
    const ask = () => {
      const { signal } = new AbortController();
      return extractAnswer({ embeddings, signal }, document, { question, turns });
    };
    // The first question reads the document.
    await extractAnswer({ embeddings, signal: new AbortController().signal }, document, {
      question: "Why?",
      turns: [],
    });

    expect(await longestShare(ask)).toBeLessThanOrEqual(MOST_AT_ONCE);
  },
);

it("gives other calls their turn while the sentences of a talk are rated", async () => {
  const { signal } = new AbortController();
  const ctx = { signal, embeddings: wordEmbeddings(() => 1) };
  const turns: [] = [];
  // What was read of a sentence is remembered, so each try has other sentences.
  const talks = await Promise.all(
    Array.from({ length: 4 }, async (_, talk) => {
      const said = Array.from({ length: 160 }, (_one, at) => {
        const figures = Array.from({ length: 12 }, (_two, more) => `$${talk}${at}.${10 + more}`);
        return `In week ${at} the repair of the pump cost us ${figures.join(", then ")} again.`;
      });
      const passages = await preparePassages(
        "youtube",
        said.map((text, place) => ({ place, text })),
      );
      const document = await createSearchableDocument(
        { kind: "youtube", title: "Pump", overview: [] },
        passages,
      );
      return { document, index: await indexOfTalk(document) };
    }),
  );
  const rateNext = async () => {
    const next = talks.pop();
    if (!next) return expect.fail("no talk is left");
    const question = { question: "How much is the pump?", turns };
    return rateSentences(ctx, next.document, next.index, question);
  };

  expect(await longestShare(rateNext)).toBeLessThanOrEqual(MOST_AT_ONCE);
});
