import {
  type Citation,
  citationMark,
  type DocumentKind,
  placeOfLabel,
} from "@/lib/documents/place";
import { comparable, type Proof } from "@/lib/documents/proof";
import { splitParagraphs, splitSentences } from "@/lib/documents/sentences";
import { contentTerms } from "@/lib/documents/words";

export type ProvenStatement = {
  /** What it says, as Markdown without its sources. */
  text: string;
  /** The whole line: the text and its sources as links inside the page. */
  markdown: string;
  citations: Citation[];
};

const QUOTE = String.raw`(?:\s*[:,–—-]?\s*["“”„«]([\s\S]*?)["“”»]\s*)?`;
/** `[p. 12: "words of the page"]`, `[p. 12]`, `(pp. 3-4)`; `[4:05 "words"]`. */
const SOURCE: Record<DocumentKind, RegExp> = {
  pdf: new RegExp(
    String.raw`[[(]\s*((?:pages?|pp?)\.?\s*\d+)(?:\s*[-–—,&]\s*(?:pp?\.?\s*)?\d+)*${QUOTE}[\])]`,
    "gi",
  ),
  youtube: new RegExp(
    String.raw`[[(]\s*(\d{1,3}:\d{2}(?::\d{2})?)(?:\s*[-–—,&]\s*\d{1,3}:\d{2}(?::\d{2})?)*${QUOTE}[\])]`,
    "gi",
  ),
};
const LIST_MARK = /^\s*(?:[-*•+]|\d{1,2}[.)])\s+/;
/** A capital inside a sentence. */
const NAME = /(?<=[\p{Ll}\p{N},;:)]\s+)\p{Lu}[\p{L}\p{M}’'-]+/gu;
/** Words of German, in which every noun has a capital. */
const GERMAN =
  /(?<!\p{L})(?:der|die|das|den|dem|des|und|ist|sind|wird|ein|eine[rnms]?|nicht|mit|von|für|auf|im|zu[rm]?)(?!\p{L})/giu;
const GERMAN_FROM = 2;
/** What a model calls the thing it reads. */
const OWN_WORDS = new Set(["PDF"]);
const INNER_QUOTE = /["“«]([^"”»]{15,})["”»]/g;
/** The share of a statement's words that a sentence must hold to be its source. */
const MIN_SUPPORT = 0.5;
/** "Three reasons" may be counted by the model; larger figures must stand in the source. */
const SMALL_FIGURE = 10;

/**
 * Looks one line of a model up in the document. It stays when at least one of its sources is found (a
 * place that is wrong is put right), when every figure in it stands there too, and when its names and what it
 * puts in quotation marks are in the document.
 *
 * @returns no `statement` when it is not proven; `dropped` counts what was not
 */
export function proveStatement(
  kind: DocumentKind,
  proof: Proof,
  line: string,
): { statement?: ProvenStatement; dropped: number } {
  const claim = line.replace(SOURCE[kind], " ").replace(LIST_MARK, "");
  const citations: Citation[] = [];
  let dropped = 0;
  for (const [, label = "", quote] of line.matchAll(SOURCE[kind])) {
    const citation = findSource(kind, proof, claim, label, quote);
    if (citation) citations.push(citation);
    else dropped += 1;
  }
  const proven =
    citations.length > 0 &&
    hasFigures(proof, claim, citations) &&
    hasNames(proof, claim) &&
    hasQuotes(proof, claim);
  if (!proven) return { dropped: Math.max(1, dropped) };

  const text = plainMarkdown(claim);
  const places = [...new Set(citations.map(({ place }) => place))];
  const marks = places.map((place) => citationMark(kind, place)).join(" ");
  const bullet = LIST_MARK.test(line) ? "- " : "";
  return { statement: { text, markdown: `${bullet}${text} ${marks}`, citations }, dropped };
}

function findSource(
  kind: DocumentKind,
  proof: Proof,
  claim: string,
  label: string,
  quote: string | undefined,
): Citation | undefined {
  const place = placeOfLabel(kind, label);
  if (quote) {
    const found = proof.find(quote, place);
    return found === undefined ? undefined : { place: found, quote: quote.trim() };
  }
  const there = place === undefined ? undefined : proof.snap(place);
  if (there === undefined) return undefined;
  const sentence = bestSupport(proof.textAt(there), claim);
  if (sentence === undefined) return undefined;
  return { place: proof.find(sentence, there) ?? there, quote: sentence };
}

/** The sentence of a text that says most of what a statement says; undefined when none says half of it. */
function bestSupport(text: string, claim: string): string | undefined {
  const wanted = contentTerms(claim);
  let best: { sentence: string; share: number } | undefined;
  for (const sentence of splitParagraphs(text).flatMap(splitSentences)) {
    const terms = new Set(contentTerms(sentence));
    const share = wanted.filter((term) => terms.has(term)).length / Math.max(1, wanted.length);
    if (share >= MIN_SUPPORT && share > (best?.share ?? 0)) best = { sentence, share };
  }
  return best?.sentence;
}

function hasFigures(proof: Proof, claim: string, citations: readonly Citation[]): boolean {
  const figures = claim.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const source = citations
    .map(({ place, quote }) => comparable(`${quote} ${proof.textAt(place)}`))
    .join(" ");
  return figures.every(
    (figure) => Number(figure) < SMALL_FIGURE || source.includes(comparable(figure)),
  );
}

/** Somebody whom the document does not know did nothing in it. */
function hasNames(proof: Proof, claim: string): boolean {
  if ((claim.match(GERMAN)?.length ?? 0) >= GERMAN_FROM) return true;
  const names = claim.replace(/[*_`]/g, "").match(NAME) ?? [];
  return names.every((name) => OWN_WORDS.has(name) || proof.holdsName(name));
}

function hasQuotes(proof: Proof, claim: string): boolean {
  const quotes = [...claim.matchAll(INNER_QUOTE)].map((match) => match[1] ?? "");
  return quotes.every((quote) => proof.find(quote) !== undefined);
}

/** A model's words as Markdown that may stress, and can neither link, embed nor hold HTML. */
export function plainMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/\s+([.,;:!?])/g, "$1")
    .trim()
    .replace(/[[\]<>]/g, "\\$&");
}
