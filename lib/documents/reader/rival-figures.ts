import { CHANGE_VERB } from "@/lib/documents/reader/change-verbs";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresOf } from "@/lib/documents/reader/figures";
import type { Focus } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { hasRelative } from "@/lib/documents/reader/indexed-units";
import { isSubject } from "@/lib/documents/reader/is-bound";
import { isNotice } from "@/lib/documents/reader/is-notice";
import { columnOf, headScore } from "@/lib/documents/reader/row-columns";
import { stems } from "@/lib/documents/reader/same-words";
import { partsOf, type SentencePart } from "@/lib/documents/reader/sentence-parts";
import type { Unit } from "@/lib/documents/reader/unit";
import { searchTerms } from "@/lib/documents/terms";

/** Whether a figure is the one of its statement that a question means, another one is, or the statement has several that may be. */
export type Standing = "meant" | "rival" | "unclear";

/**
 * Tells apart the figures of one type that stand in one statement: "Adults pay £40, children £15". A word that only one of
 * them has decides; what all of them share doesn't.
 */
export function standingOf(figure: Figure, unit: Unit, focus: Focus, question: string): Standing {
  if (unit.kind === "row" && unit.cells.length > 2)
    return isOneOfColumns(figure, unit, focus) ? "unclear" : "meant";
  const alike = figuresOf(unit).filter(({ type }) => type === figure.type);
  if (alike.length < 2) return "meant";
  const [notice, ...notices] = NOTICE_DURING.test(question)
    ? alike.filter((one) => isNotice(one, unit.text))
    : [];
  if (notice && notices.length === 0) return notice.at === figure.at ? "meant" : "rival";
  const changed = standingInChange(figure, alike, unit.text, focus, question);
  if (changed) return changed;
  const subjects = alike.filter((one) => isSubject(one, unit.text, focus, question));
  if (subjects.length === 1) return subjects[0]?.at === figure.at ? "meant" : "rival";
  const scored = scoresOf(unit.text, alike, focus, question);
  if (!scored) return "meant";
  const best = scored.toSorted((a, b) => compare(b.score, a.score))[0];
  const own = scored.find(({ part }) => part.figures.some(({ at }) => at === figure.at));
  if (!best || !own || compare(own.score, best.score) < 0) return "rival";
  return scored.every((one) => one === own || compare(one.score, best.score) < 0)
    ? "meant"
    : "unclear";
}

/** Asks for the notice of a time that a statement says the length of, too. */
const NOTICE_DURING = /\bnotice\b.{0,40}\bduring\b|\bduring\b.{0,40}\bnotice\b/i;
const SAYS_AMOUNT = /\b(?:amount|total|sum|price|cost|fee|value|paid)\b/i;

/** "Basic $9 $90" below "Monthly" and "Yearly": an amount of a row that has another one, where neither column is asked for. */
function isOneOfColumns(figure: Figure, unit: Unit, focus: Focus): boolean {
  if (figure.type !== "money" || unit.head.length !== unit.cells.length) return false;
  const column = columnOf(figure, unit);
  const own = headScore(column, unit, focus);
  if (own > 0 || SAYS_AMOUNT.test(unit.head[column] ?? "")) return false;
  return figuresOf(unit).some(
    (other) => other.type === "money" && columnOf(other, unit) !== column,
  );
}

/** What decides first stands first. */
type Score = readonly number[];

function compare(a: Score, b: Score): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

const AFTER = /\b(?:after|afterwards?|thereafter|following|from then)\b/i;
const DURING = /\b(?:during|within the first|in the first|the first|before|until)\b/i;
const BEFORE = /\b(?:before|beforehand|prior|in advance)\b/i;

/** Verbs that are left out behind the first figure: "The first class costs $18, each further class $12." */
const SAID_OF_ALL = new Set(
  stems("cost costs price pay paid pays charge charged get gets receive take takes last buy need"),
);

/** How many words of a question each part of a sentence has that not all of them have. */
function scoresOf(
  text: string,
  alike: readonly Figure[],
  { required, generic }: Focus,
  question: string,
): { part: SentencePart; score: Score }[] | undefined {
  const sentence = partsOf(text, alike);
  if (!sentence) return undefined;
  const { parts, isHeadShared, isTailShared } = sentence;
  const rates = rateScores(parts, question);
  const scores = parts.map(() => ({ own: 0, generic: 0, lent: 0 }));
  for (const term of [...required, ...generic]) {
    const isGeneric = !required.includes(term);
    const holders = holdersOf(term, parts, isGeneric);
    if (holders.length === 0 || holders.length === parts.length) continue;
    for (const at of holders) {
      const score = scores[at];
      const part = parts[at];
      if (!score || !part) continue;
      const inHead = at === 0 && !has(part.behind, term);
      const isLent = at === 0 && (inHead || isTailShared);
      if (inHead && isHeadShared) continue;
      if (isLent) score.lent += isGeneric ? Number(!SAID_OF_ALL.has(term)) / 2 : 1;
      else if (isGeneric) score.generic += 1;
      else score.own += 1;
    }
  }
  return parts.map((part, at) => {
    const { own, generic: common, lent } = scores[at] ?? { own: 0, generic: 0, lent: 0 };
    const told = own + timeScore(part.text, question) + (rates[at] ?? 0);
    return { part, score: [told, common, lent] };
  });
}

/** What holds during a time doesn't hold after it. */
function timeScore(text: string, question: string): number {
  if (AFTER.test(question)) return Number(AFTER.test(text)) - Number(DURING.test(text));
  if (BEFORE.test(question)) return Number(BEFORE.test(text)) - Number(AFTER.test(text));
  return 0;
}

const PER = /\b(?:per|an?|each|every) (?:calendar )?(hour|day|night|week|month|quarter|year)s?\b/i;

/** "$5 per hour and $30 per day": where each part has a rate, the one that is asked for. */
function rateScores(parts: readonly SentencePart[], question: string): number[] {
  const asked = PER.exec(question)?.[1]?.toLowerCase();
  const rates = parts.map(({ text }) => PER.exec(text)?.[1]?.toLowerCase());
  if (!asked || rates.includes(undefined)) return parts.map(() => 0);
  return rates.map((rate) => Number(rate === asked));
}

/** The parts that have a word, or else another word for it. */
function holdersOf(term: string, parts: readonly SentencePart[], isLiteral: boolean): number[] {
  const indexes = parts.map((_, at) => at);
  const literal = indexes.filter((at) => {
    const part = parts[at];
    return part && (part.before.has(term) || part.behind.has(term));
  });
  if (literal.length > 0 || isLiteral) return literal;
  return indexes.filter((at) => {
    const part = parts[at];
    return part && (has(part.before, term) || has(part.behind, term));
  });
}

function has(terms: ReadonlySet<string>, term: string): boolean {
  return hasTerm(terms, term) || hasRelative(terms, term);
}

const CHANGES_FROM = new RegExp(String.raw`\b${CHANGE_VERB}\b(?:[^;:]{0,60}\s)?from\s$`, "iu");
/** What is done, or has been: not what will be. */
const IS_DONE =
  /\b(?:was|were|has been|have been|rose|fell|went|grew|gained|dropped|shrank|\p{L}{3,}ed)\b/iu;
const WILL_BE = /\b(?:will|shall|is to|are to|is|are)\b/i;
const ASKS_OLD =
  /\b(?:before|old|previous(?:ly)?|former(?:ly)?|prior|originally|used to|last (?:year|month|week)|earlier|until)\b/i;
const ASKS_NEW = /\b(?:new|now|current(?:ly)?|after|afterwards|will|future|from)\b/i;

/** "Raised from £4 to £5": the second is what holds now, and the first what held before. */
function standingInChange(
  figure: Figure,
  alike: readonly Figure[],
  text: string,
  focus: Focus,
  question: string,
): Standing | undefined {
  const at = alike.findIndex((one, index) => isChanged(one, alike[index + 1], text));
  const [from, to] = [alike[at], alike[at + 1]];
  if (!from || !to || (figure.at !== from.at && figure.at !== to.at)) return undefined;
  const isOld = figure.at === from.at;
  if (ASKS_OLD.test(question)) return isOld ? "meant" : "rival";
  if (ASKS_NEW.test(question)) return isOld ? "rival" : "meant";
  const side = sideNamed(text, from, to, focus);
  if (side) return side === figure.at ? "meant" : "rival";
  const before = text.slice(0, from.at);
  const verb = before.slice(before.search(CHANGES_FROM));
  const isDone = IS_DONE.test(before.slice(Math.max(0, from.at - 60))) && !/\bwill\b/i.test(before);
  if (!isDone || (WILL_BE.test(before) && !IS_DONE.test(verb))) return "unclear";
  return isOld ? "rival" : "meant";
}

/** Where the one of both begins behind which stands what a question names: "from 80 in 2023 to 75 in 2024". */
function sideNamed(
  text: string,
  from: Figure,
  to: Figure,
  { required }: Focus,
): number | undefined {
  const [first, second] = [
    new Set(searchTerms(text.slice(from.at + from.text.length, to.at))),
    new Set(searchTerms(/^[^,;]*/.exec(text.slice(to.at + to.text.length))?.[0] ?? "")),
  ];
  const only = required.filter((term) => first.has(term) !== second.has(term));
  const isFirst = only.some((term) => first.has(term));
  if (only.length === 0 || (isFirst && only.some((term) => second.has(term)))) return undefined;
  return isFirst ? from.at : to.at;
}

function isChanged(from: Figure, to: Figure | undefined, text: string): boolean {
  if (!to) return false;
  const between = text.slice(from.at + from.text.length, to.at);
  return (
    /^\s(?:[^,;]{0,40}\s)?to\s(?:about |only |just )?$/i.test(between) &&
    CHANGES_FROM.test(text.slice(0, from.at))
  );
}
