import { splitSentences } from "@/lib/core/sentences";
import {
  type Citation,
  citationMark,
  type DocumentKind,
  placeOfLabel,
} from "@/lib/documents/citation";
import { sentencesAt } from "@/lib/documents/place-sentences";
import { normalizeForMatching, type QuoteIndex } from "@/lib/documents/quote-index";
import { isStated, statedFigures, statedKeys } from "@/lib/documents/stated-figures";
import { contentTerms } from "@/lib/documents/terms";

/** A line of a model's text that the document confirms. */
export type VerifiedStatement = {
  /** Markdown without its sources. */
  text: string;
  /** The text followed by its sources as in-page links. */
  markdown: string;
  citations: Citation[];
};

const QUOTE = String.raw`(?:\s*[:,–—-]?\s*["“”„«]([\s\S]*?)["“”»]\s*)?`;
/** `[p. 12: "words of the page"]`, `[p. 12]`, `(pp. 3-4)`; `[par. 3: "words"]`; `[4:05 "words"]`. */
const SOURCE: Record<DocumentKind, RegExp> = {
  pdf: new RegExp(
    String.raw`[[(]\s*((?:pages?|pp?)\.?\s*\d+)(?:\s*[-–—,&]\s*(?:pp?\.?\s*)?\d+)*${QUOTE}[\])]`,
    "gi",
  ),
  text: new RegExp(
    String.raw`[[(]\s*((?:paragraphs?|par)\.?\s*\d+)(?:\s*[-–—,&]\s*(?:par\.?\s*)?\d+)*${QUOTE}[\])]`,
    "gi",
  ),
  youtube: new RegExp(
    String.raw`[[(]\s*(\d{1,3}:\d{2}(?::\d{2})?)(?:\s*[-–—,&]\s*\d{1,3}:\d{2}(?::\d{2})?)*${QUOTE}[\])]`,
    "gi",
  ),
};
const LIST_MARK = /^\s*(?:[-*•+]|\d{1,2}[.)])\s+/;
/** A capitalized word inside a sentence. */
const NAME = /(?<=[\p{Ll}\p{N},;:)]\s+)\p{Lu}[\p{L}\p{M}’'-]+/gu;
/** Common German words: German capitalizes every noun, so capitals don't mark names there. */
const GERMAN =
  /(?<!\p{L})(?:der|die|das|den|dem|des|und|ist|sind|wird|ein|eine[rnms]?|nicht|mit|von|für|auf|im|zu[rm]?)(?!\p{L})/giu;
const GERMAN_FROM = 2;
/** Words with which a model refers to the document itself. */
const OWN_WORDS = new Set(["PDF"]);
const INNER_QUOTE = /["“«]([^"”»]{15,})["”»]/g;
/** Share of a statement's words that a sentence must contain to count as its source. */
const MIN_SUPPORT = 0.5;
/** A line with more sources than this proves nothing with the rest, and each costs a look at the document. */
const MAX_SOURCES = 20;

/**
 * Checks one line of a model's text against the document. It passes when at least one source is
 * found (a wrong page or second is corrected), all its numbers appear there, and its names and
 * quotations appear in the document.
 *
 * @returns no `statement` when the line fails; `dropped` counts the statement or the sources that
 *   failed
 */
export function verifyStatement(
  kind: DocumentKind,
  quoteIndex: QuoteIndex,
  line: string,
): { statement?: VerifiedStatement; dropped: number } {
  // Each blank of a long run would be looked back from, all over it.
  const claim = line.replace(SOURCE[kind], " ").replace(LIST_MARK, "").replace(/\s+/g, " ");
  const citations: Citation[] = [];
  /** The sentences that the model quotes. */
  const quoted: string[] = [];
  const sources = [...line.matchAll(SOURCE[kind])];
  let dropped = Math.max(0, sources.length - MAX_SOURCES);
  for (const [, label = "", quote] of sources.slice(0, MAX_SOURCES)) {
    const citation = findSource(kind, quoteIndex, claim, label, quote);
    const isNew = !citations.some(
      ({ place, quote }) => place === citation?.place && quote === citation.quote,
    );
    if (!citation) dropped += 1;
    else if (isNew) citations.push(citation);
    if (citation && quote) quoted.push(sentencesOfQuote(quoteIndex, citation));
  }
  const verified =
    citations.length > 0 &&
    hasFigures(quoteIndex, claim, { citations, quoted }) &&
    hasNames(quoteIndex, claim) &&
    hasQuotes(quoteIndex, claim);
  if (!verified) return { dropped: Math.max(1, dropped) };

  const text = plainMarkdown(claim);
  const marks = markedPlaces(kind, citations).map((place) => citationMark(kind, place));
  const bullet = LIST_MARK.test(line) ? "- " : "";
  return {
    statement: { text, markdown: `${bullet}${text} ${marks.join(" ")}`, citations },
    dropped,
  };
}

/** In a PDF, each mark opens a quotation of its own; elsewhere, those of one place open the same. */
function markedPlaces(kind: DocumentKind, citations: readonly Citation[]): number[] {
  const places = citations.map(({ place }) => place);
  return kind === "pdf" ? places : [...new Set(places)];
}

/**
 * Splits a line of a model's text into statements that each end with their sources. A sentence before another one's
 * source is taken to have the same source: it has to be found there as well.
 */
export function citedStatements(kind: DocumentKind, line: string): string[] {
  const statements: string[] = [];
  const sources = [...line.matchAll(SOURCE[kind])];
  let end = 0;
  for (const [index, source] of sources.entries()) {
    const next = sources[index + 1];
    const after = source.index + source[0].length;
    // Several sources of one statement stay together.
    if (next && !/[\p{L}\p{N}]/u.test(line.slice(after, next.index))) continue;
    const own = line.slice(end, after);
    const first = own.search(SOURCE[kind]);
    const sentences = splitSentences(own.slice(0, first).trim());
    const last = sentences.pop() ?? "";
    statements.push(...sentences.map((sentence) => `${sentence} [${source[1]}]`));
    statements.push(`${last} ${own.slice(first)}`);
    end = after;
  }
  const rest = line.slice(end);
  return /[\p{L}\p{N}]/u.test(rest) ? [...statements, rest] : statements;
}

function findSource(
  kind: DocumentKind,
  quoteIndex: QuoteIndex,
  claim: string,
  label: string,
  quote: string | undefined,
): Citation | undefined {
  const place = placeOfLabel(kind, label);
  if (quote) {
    const found = quoteIndex.find(quote, place);
    if (found === undefined) return undefined;
    const citation = { place: found, quote: quote.trim() };
    return hasWholeFigures(quoteIndex, citation) ? citation : undefined;
  }
  const there = place === undefined ? undefined : quoteIndex.snap(place);
  if (there === undefined) return undefined;
  const sentence = bestSupport(sentencesAt(quoteIndex, there).sentences, claim);
  if (sentence === undefined) return undefined;
  return { place: quoteIndex.find(sentence, there) ?? there, quote: sentence };
}

/** The sentence with the most words of the claim; undefined when none has at least half of them. */
function bestSupport(sentences: readonly string[], claim: string): string | undefined {
  const wanted = contentTerms(claim);
  let best: { sentence: string; share: number } | undefined;
  for (const sentence of sentences) {
    const terms = new Set(contentTerms(sentence));
    const share = wanted.filter((term) => terms.has(term)).length / Math.max(1, wanted.length);
    if (share >= MIN_SUPPORT && share > (best?.share ?? 0)) best = { sentence, share };
  }
  return best?.sentence;
}

/** Letters alone would find "the fee is $25" in "the fee is $250". */
function hasWholeFigures(quoteIndex: QuoteIndex, citation: Citation): boolean {
  const figures = statedFigures(citation.quote).filter(({ isWord }) => !isWord);
  if (figures.length === 0) return true;
  const keys = statedKeys(sentencesOfQuote(quoteIndex, citation));
  return figures.every((figure) => isStated(figure, keys));
}

/** The sentences that a quotation is from, as they stand in the document; both places where it goes on in the next one. */
function sentencesOfQuote(quoteIndex: QuoteIndex, { place, quote }: Citation): string {
  const { text, sentences, letters, whole } = sentencesAt(quoteIndex, place);
  const wanted = normalizeForMatching(quote);
  const from = whole.indexOf(wanted);
  if (from < 0) return `${text}\n\n${quoteIndex.textAt(place + 1)}`;
  let at = 0;
  const own = sentences.filter((_, index) => {
    const start = at;
    at += letters[index]?.length ?? 0;
    return start < from + wanted.length && at > from;
  });
  return own.join(" ");
}

/**
 * Whether the source states the figures of a claim: the sentences that are quoted, or the rest of what is cited as far as
 * the quotation gives no other figure in their place. "Revenue was $4.1M" isn't confirmed by "Revenue was $3.2M", whatever
 * else is on that page.
 */
function hasFigures(
  quoteIndex: QuoteIndex,
  claim: string,
  { citations, quoted }: { citations: readonly Citation[]; quoted: readonly string[] },
): boolean {
  const claimed = statedFigures(claim).filter(({ isBare }) => !isBare);
  const near = [...new Set(quoted)].join("\n\n");
  const nearKeys = statedKeys(near);
  const missing = claimed.filter((figure) => !isStated(figure, nearKeys));
  if (missing.length === 0) return true;
  const places = new Set(citations.map(({ place }) => place));
  const cited = [...places].map((place) => quoteIndex.textAt(place)).join("\n\n");
  const keys = statedKeys(cited);
  if (!missing.every((figure) => isStated(figure, keys))) return false;
  const claimKeys = statedKeys(claim);
  const others = statedFigures(near).filter((figure) => !isStated(figure, claimKeys));
  const kinds = new Set(others.map(({ kind }) => kind));
  return missing.every(({ kind }) => kind === "" || !kinds.has(kind));
}

/** A person the document never names is an invention. */
function hasNames(quoteIndex: QuoteIndex, claim: string): boolean {
  if ((claim.match(GERMAN)?.length ?? 0) >= GERMAN_FROM) return true;
  const names = claim.replace(/[*_`]/g, "").match(NAME) ?? [];
  return names.every((name) => OWN_WORDS.has(name) || quoteIndex.containsName(name));
}

function hasQuotes(quoteIndex: QuoteIndex, claim: string): boolean {
  const quotes = [...claim.matchAll(INNER_QUOTE)].map((match) => match[1] ?? "");
  return quotes.every((quote) => quoteIndex.find(quote) !== undefined);
}

/** Neutralizes a model's Markdown: emphasis stays, links, embeds and HTML are escaped. */
export function plainMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/\s+([.,;:!?])/g, "$1")
    .trim()
    .replace(/(\\*)([[\]<>])/g, (_, before: string, sign: string) => {
      // A model copies what was escaped before.
      const isEscaped = before.length % 2 === 1;
      return `${before}${isEscaped ? "" : "\\"}${sign}`;
    });
}
