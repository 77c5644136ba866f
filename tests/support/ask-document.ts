import type { Citation } from "@/lib/documents/citation";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import {
  createSearchableDocument,
  preparePassages,
  type ReadingContext,
} from "@/lib/documents/searchable-document";
import { wordEmbeddings } from "@/tests/support/embeddings";

/** Log odds of the statements that match a pattern. */
export type Odds = readonly (readonly [RegExp, number])[];

type Asked = {
  kind?: "pdf" | "youtube";
  title?: string;
  headings?: string[];
  /** Questions that were asked before. */
  before?: string[];
  parts: { place: number; text: string }[];
  /** The first statements of its extract. */
  overview?: Citation[];
  odds?: Odds;
  /** Those of all other statements. */
  otherwise?: number;
};

/** Asks about a document, with a model that takes what matches a pattern for the answer at these odds. */
export async function askDocument(question: string, asked: Asked) {
  const {
    kind = "pdf",
    title = "paper.pdf",
    headings = [],
    before = [],
    parts,
    overview = [],
  } = asked;
  const { odds = [], otherwise = -9 } = asked;
  const oddsOf = (text: string) => odds.find(([wanted]) => wanted.test(text))?.[1] ?? otherwise;
  const ctx: ReadingContext = {
    embeddings: wordEmbeddings(oddsOf),
    signal: new AbortController().signal,
  };
  const about = { kind, title, overview, headings };
  const document = await createSearchableDocument(about, await preparePassages(kind, parts));
  const turns = before.map((text) => ({ role: "user" as const, text }));
  return extractAnswer(ctx, document, { question, turns });
}

/** Asks about a talk, with a model that takes what matches a pattern for the answer at these odds, and else `otherwise`. */
export async function askTalk(
  question: string,
  said: readonly string[],
  odds: Odds = [],
  otherwise = -6,
) {
  const parts = said.map((text, at) => ({ place: at * 5, text }));
  const talk = { kind: "youtube" as const, title: "Talk", parts };
  const { found, citations } = await askDocument(question, { ...talk, odds, otherwise });
  return { found, quotes: citations.map(({ quote }) => quote) };
}
