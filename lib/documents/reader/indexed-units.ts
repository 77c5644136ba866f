import { createYielder } from "@/lib/core/yield-to-event-loop";
import { type Focus, isProductWord } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** A statement with its terms. */
export type IndexedUnit = {
  unit: Unit;
  terms: ReadonlySet<string>;
  /** Terms of the headings above it, and of the column heads of its table. */
  above: ReadonlySet<string>;
};

/** How well a statement fits a focus. */
export type Coverage = {
  /** From 0 to 1, and a little more for what was talked about before. */
  share: number;
  /** Whether it is about more than the subject of the whole document. */
  isNear: boolean;
};

/** A document's statements, ready for looking up words. */
export type UnitIndex = {
  structure: Structure;
  units: readonly IndexedUnit[];
  /** The first statement that each quotation is, or is a piece of. */
  byQuote: ReadonlyMap<string, Unit>;
  /** How many statements hold each term. */
  frequency: ReadonlyMap<string, number>;
  /** How the words of the document begin, by which forms of a word are told. */
  beginnings: ReadonlySet<string>;
  /** Terms of the title and the first heading: what all of it is about. */
  subject: ReadonlySet<string>;
  /** Terms of the title of each section. */
  titles: readonly ReadonlySet<string>[];
  /** Fires when nobody waits for what is looked up. */
  signal?: AbortSignal | undefined;
};

/** Indexes the statements of a document. */
export async function indexUnits(structure: Structure): Promise<UnitIndex> {
  const pause = createYielder();
  const frequency = new Map<string, number>();
  const units: IndexedUnit[] = [];
  const beginnings = new Set<string>();
  const byQuote = new Map<string, Unit>();
  const titles: Set<string>[] = [];
  for (const { title } of structure.sections) {
    await pause();
    titles.push(new Set(contentTerms(title)));
  }
  const first = structure.units[0];
  const subject = new Set(
    contentTerms(`${structure.title} ${first?.kind === "heading" ? first.text : ""}`),
  );
  for (const unit of structure.units) {
    await pause();
    const terms = new Set(searchTerms(unit.text));
    const above = new Set([...(titles[unit.section] ?? []), ...contentTerms(unit.head.join(" "))]);
    for (const term of terms) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
      beginnings.add(term.slice(0, SAME_BEGINNING));
    }
    for (const { quote } of unit.pieces) if (!byQuote.has(quote)) byQuote.set(quote, unit);
    units.push({ unit, terms, above });
  }
  return { structure, units, byQuote, frequency, beginnings, subject, titles };
}

/** Letters that forms of a word share: "insured" and "insurance". */
const SAME_BEGINNING = 5;

/** Whether a document uses a term, another form of it, or a word for it anywhere. */
function isKnown(index: UnitIndex, term: string): boolean {
  if (isSaid(index, term)) return true;
  return term.length > SAME_BEGINNING && index.beginnings.has(term.slice(0, SAME_BEGINNING));
}

/** Whether a document has a term or a word for it. */
function isSaid({ frequency, subject }: UnitIndex, term: string): boolean {
  return hasTerm(frequency, term) || hasTerm(subject, term);
}

/** Share of unknown words above which a document says nothing about a question, and about one that is answered with yes or no. */
const MAX_UNKNOWN = 0.34;
const MAX_UNKNOWN_IN_YES_OR_NO = 0.26;

/** Whether a question names what the document never mentions. */
export function isUnknown(index: UnitIndex, { required }: Focus, isYesOrNo = false): boolean {
  if (required.length === 0) return false;
  const unknown = required.filter((term) => /\p{L}/u.test(term) && !isKnown(index, term));
  return unknown.length / required.length >= (isYesOrNo ? MAX_UNKNOWN_IN_YES_OR_NO : MAX_UNKNOWN);
}

/** What of a term's weight its place earns: in the statement itself, as another word, above it, next to it, or in the title. */
const SHARES = { own: 1, other: 0.9, relative: 0.8, above: 0.75, beside: 0.55, subject: 0.5 };
const OPTIONAL_WEIGHT = 0.25;
const GENERIC_WEIGHT = 0.3;

/** A focus without words that the document doesn't have, where others are left. */
export function withoutUnknown(index: UnitIndex, focus: Focus, verb: string): Focus {
  if (isKnown(index, verb)) return focus;
  const required = focus.required.filter((term) => term !== verb);
  return required.length > 0 ? { ...focus, required } : focus;
}

/**
 * How many of the words that a focus requires a statement doesn't hold itself, nor what stands above it.
 *
 * @param goesOn whether it may go on about the one thing that the sentence beside it names
 */
export function missingTerms(
  index: UnitIndex,
  at: number,
  { required }: Focus,
  goesOn: boolean,
): number {
  const isRow = index.units[at]?.unit.kind === "row";
  const head = new Set(contentTerms(index.units[at]?.unit.head.join(" ") ?? ""));
  return required.filter((term) => {
    if (!/\p{L}/u.test(term) || isProductWord(term)) return false;
    const share = shareAt(index, at, term);
    // The rows below a heading are about many things.
    const inRow = hasAny(head, alternatives(term)) ? SHARES.above : SHARES.other;
    const isBeside = goesOn && required.length === 1;
    const least = isRow ? inRow : isBeside ? SHARES.beside : SHARES.above;
    // What all of the document is about needn't be named again, where enough else is.
    const isSubject =
      required.length > (isRow ? 1 : 2) && hasAny(index.subject, alternatives(term));
    return share < least && !isSubject;
  }).length;
}

/** How much of a focus a statement covers; rare terms count more. */
export function coverageOf(index: UnitIndex, at: number, focus: Focus): Coverage {
  const weightOf = (term: string) =>
    Math.log(1 + index.units.length / (0.5 + (index.frequency.get(term) ?? 0)));
  let [total, covered, nearest] = [0, 0, 0];
  for (const [terms, factor] of [
    [focus.required, 1],
    [focus.generic, GENERIC_WEIGHT],
  ] as const) {
    for (const term of terms) {
      // How something is asked for is put as the question likes: only words that the document has tell its statements apart.
      if (factor < 1 && !isSaid(index, term)) continue;
      const share = shareAt(index, at, term);
      total += weightOf(term) * factor;
      covered += weightOf(term) * factor * share;
      nearest = Math.max(nearest, share);
    }
  }
  const kept = focus.optional.reduce((sum, term) => sum + shareAt(index, at, term), 0);
  const bonus = (OPTIONAL_WEIGHT * kept) / Math.max(1, focus.optional.length);
  return { share: (total === 0 ? 0 : covered / total) + bonus, isNear: nearest > SHARES.subject };
}

function shareAt({ units, subject }: UnitIndex, at: number, term: string): number {
  const own = units[at];
  if (!own) return 0;
  if (own.terms.has(term)) return SHARES.own;
  const words = alternatives(term);
  if (hasAny(own.terms, words)) return SHARES.other;
  if (hasRelative(own.terms, term)) return SHARES.relative;
  if (hasAny(own.above, words)) return SHARES.above;
  // The rows next to a row are about something else.
  const beside = own.unit.kind === "row" ? [] : [units[at - 1], units[at + 1]];
  const isBeside = beside.some(
    (one) => one && one.unit.section === own.unit.section && hasAny(one.terms, words),
  );
  if (isBeside) return SHARES.beside;
  return hasAny(subject, words) ? SHARES.subject : 0;
}

/** Endings by which words of one family differ: "plumber" and "plumbing", "insured" and "insurance". */
const ENDING =
  /^(?:e|y|er|or|ers|ist|ed|al|ion|ation|ition|ance|ence|ancy|ency|ant|ent|able|ible|ive|ity|ful|ous|ment|ing|ry|ery|age|ship)?$/;

/** Whether another word of the same family is there. */
export function hasRelative(terms: ReadonlySet<string>, term: string): boolean {
  if (term.length < SAME_BEGINNING) return false;
  const beginning = term.slice(0, SAME_BEGINNING);
  for (const other of terms) {
    if (!other.startsWith(beginning)) continue;
    let same = SAME_BEGINNING;
    while (same < term.length && term[same] === other[same]) same += 1;
    if (ENDING.test(term.slice(same)) && ENDING.test(other.slice(same))) return true;
  }
  return false;
}

function hasAny(terms: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  for (const word of words) if (terms.has(word)) return true;
  return false;
}
