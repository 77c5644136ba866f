import { PURPOSE_TITLE } from "@/lib/documents/reader/answer-from-manual";
import { originalOf } from "@/lib/documents/reader/continuations";
import { excludes } from "@/lib/documents/reader/excludes";
import { figuresIn } from "@/lib/documents/reader/figures";
import { tellsWhen } from "@/lib/documents/reader/told-facts";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/** What is asked of somebody, or was decided. */
const DUTY =
  /\b(?:must|shall|should|please|required?|(?:need|have|has) to|responsible|recommends?|agreed|decided|approved|resolved|depends? on|subject to|conditional|contingent|payable to)\b/i;
/** How a medicine is taken. */
const DOSES = /\b(?:swallow|dissolve|inhale|inject)\b/i;
/** A number that something has to have, so that it's known whose it is. */
const ASKS_FOR_NUMBER =
  /\b(?:write|quote|include|give|state) (?:the|your|this) (?:\p{L}{2,20} ){0,3}(?:numbers?|reference)\b/iu;
/** What isn't allowed, and what nothing else is. */
const FORBIDS =
  /\b(?:may not|must not|cannot|do not|never|not (?:be )?(?:meant|intended|suitable|allowed|permitted|covered|included|refunded|refundable|liable)|prohibited|forbidden|only|unless|does not|there (?:is|are|will be) no)\b|n['’]t\b|^no \p{L}/iu;
/** How much, or how many, at most or at least. */
const LIMITS =
  /\b(?:up to|at most|at least|no (?:more|less|fewer) than|(?:max|min)(?:imum|\.)|limit\w{0,3}|always|except|includes|does not (?:cover|include)|excludes|(?:is|are|was|were) not|below|above|under|over|(?:the|our) last (?!week|month|year|time|meeting|few|two|three))\b/i;
/** "Results: …", of an abstract. */
const FINDS = /^(?:results?|findings?|conclusions?)\s?:\s/i;
const UNTIL =
  /\b(?:by|before|between|until|no later than|due|within|at least|ends?|expires?|begins?|starts?|from)\b/i;
/** How something ends, what one gets back, and how to object. */
const ENDS =
  /\b(?:notice|terminat\w{1,5}|cancel\w{0,8}|refund\w{0,4}|deposits?|vacate|warranty|guarantee|appeals?|complaints?|objections?|dispute)\b/i;
const WARNS =
  /\b(?:warning|danger\w{0,4}|caution|unplug|risk of|fire|flammable|burns?|scald\w{0,3}|shock|poison\w{0,4}|injur\w{1,4})\b/i;
/** What is over. */
const PAST = /\b(?:was|were|had|did|in (?:1[5-9]\d\d|20[01]\d))\b/i;
/** Whatever stands under such a heading is asked of somebody. */
const LISTS_DUTIES =
  /\b(?:not|never|warnings?|rules?|duties|how to (?:take|use|give|apply)|to (?:do|bring|return)|asked to do|safety|help)\b|n['’]t\b/i;
/** "Thank you for coming on February 24": says nothing besides its figures. */
const COURTESY =
  /^(?:thank you|thanks|many thanks|we (?:thank|look forward|hope|value|appreciate|wish|know (?:that )?(?:nobody|it))|I (?:look forward|hope)|see you)\b/i;
/** What else a sentence says besides. */
const SAYS_MORE = /[:;]\s|, (?:and|but|so)\b/i;
/** Groups whose largest amounts tell most. */
const BY_SIZE = /^(?:items|transactions|deductions|earnings)$/i;
const SIGNED = /^sign(?:ed|ature)\b/i;
/** Figures that the results tell. */
const TELLS_AGAIN = /^tables$/i;

/** What any statement is worth, and what more it is worth for what it is. Compared as the worth of figures was. */
const OF = {
  any: 0.5,
  duty: 0.7,
  forbids: 1.4,
  doses: 1.2,
  number: 1.5,
  until: 1,
  limits: 0.6,
  finds: 1.6,
  purpose: 1,
  listed: 0.4,
  item: 0.8,
  lead: 0.3,
  ends: 1,
  warns: 1,
  past: -0.7,
  first: 1.6,
  second: 0.5,
  early: 2.4,
  excludes: 0.8,
  row: 2.8,
  again: 1.2,
  end: 0.3,
  opening: 2.4,
  /** What it is of stands in a sentence that isn't looked for. */
  dangling: -1.2,
};
/** What a polite sentence is worth of what others are. */
export const COURTESY_SHARE = 0.2;
/** Each field or row after these tells less, and the last ones least. */
const FIRST_FIELDS = 10;
const FIRST_ROWS = 6;
const FIRST_BY_SIZE = 4;
const LATER_ROW = 0.001;
/** Words of a row of a table that tells more than its figures, and how many times as much it tells at most. */
const LONG_ROW = 6;
const MOST_OF_LONG = 2;

/** What a statement is worth besides its figures, by what it says and by the heading it stands below. */
export function worthOfStatement({ kind, text, isLead }: Unit, title: string): number {
  const isItem = kind === "item";
  return (
    OF.any +
    (DUTY.test(text) ? OF.duty : 0) +
    (FORBIDS.test(text) ? OF.forbids : 0) +
    (DOSES.test(text) ? OF.doses : 0) +
    (ASKS_FOR_NUMBER.test(text) ? OF.number : 0) +
    (UNTIL.test(text) && tellsWhen(text) ? OF.until : 0) +
    (LIMITS.test(text) ? OF.limits : 0) +
    (FINDS.test(text) ? OF.finds : 0) +
    (PURPOSE_TITLE.test(title) ? OF.purpose : 0) +
    (LISTS_DUTIES.test(title) ? OF.listed : 0) +
    (ENDS.test(text) ? OF.ends : 0) +
    (WARNS.test(text) ? OF.warns : 0) +
    (PAST.test(text) ? OF.past : 0) +
    (isItem ? OF.item : 0) +
    (isItem && excludes(title) ? OF.excludes : 0) +
    (isLead ? OF.lead : 0)
  );
}

/** Whether something is asked of somebody, decided, forbidden, limited to something, or warned of. */
export function isBinding(text: string): boolean {
  return DUTY.test(text) || FORBIDS.test(text) || WARNS.test(text);
}

/** Whether a sentence is only polite, but for its figures: it asks for nothing, and has no second clause. */
export function isCourtesy(text: string): boolean {
  return COURTESY.test(text) && !SAYS_MORE.test(text) && !isBinding(text);
}

/** What the end of a sentence is worth besides its figures. */
export function worthOfEnd(text: string): number {
  return OF.end + (DUTY.test(text) ? OF.duty : 0);
}

/**
 * What a row is worth, which has its figures in few words, however much they tell; where the cells of its table have sentences,
 * as much as for fewer words.
 *
 * @param place its rank among the rows of its table, and how many words one of those has
 */
export function worthOfRow(
  { cells }: Unit,
  { rank, words }: { rank: number; words: number },
  title: string,
): number {
  if (SIGNED.test(cells[0] ?? "")) return OF.any;
  if (TELLS_AGAIN.test(title)) return OF.again - LATER_ROW * rank;
  const ofTable = isRankedBySize(title) ? FIRST_BY_SIZE : FIRST_ROWS;
  const first = cells.length > 2 ? ofTable : FIRST_FIELDS;
  const told = cells.length > 2 ? Math.min(MOST_OF_LONG, Math.max(1, words / LONG_ROW)) : 1;
  return OF.row * told * Math.min(1, first / (rank + 1)) - LATER_ROW * rank;
}

/** Whether the largest amounts of a group tell most; of others, the first rows do. */
export function isRankedBySize(title: string): boolean {
  return BY_SIZE.test(title);
}

/** The largest amount of a row. */
export function sizeOfRow({ text }: Unit): number {
  const amounts = figuresIn(text).filter(({ type }) => type === "money");
  return amounts.reduce((most, { value }) => Math.max(most, Math.abs(value) || 0), 0);
}

/**
 * What a statement is worth by its place: what was found first tells most of what readers look for, and they look for the first
 * groups most.
 *
 * @param rank the place of the group; none where readers don't look for it
 */
export function worthOfPlace(
  units: readonly Unit[],
  { title, units: all, foundFirst }: UnitGroup,
  rank: number | undefined,
): number {
  if (rank === undefined || isRankedBySize(title)) return 0;
  const own = new Set(units.map(originalOf));
  const at = (foundFirst ?? all).slice(0, 2).findIndex((unit) => own.has(originalOf(unit)));
  const early = OF.early / (1 + rank / 2);
  return at === 0 ? OF.first + early : at === 1 ? OF.second : 0;
}

/** What a document begins with, and what can't be understood alone. */
export const WORTH_OF_OPENING = OF.opening;
export const WORTH_OF_DANGLING = OF.dangling;
