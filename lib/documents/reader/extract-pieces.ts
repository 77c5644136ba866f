import { briefly, cutAt } from "@/lib/documents/reader/briefly";
import { originalOf } from "@/lib/documents/reader/continuations";
import { groupBy } from "@/lib/documents/reader/group-by";
import { isRitual } from "@/lib/documents/reader/minutes";
import { pointsBack } from "@/lib/documents/reader/points-back";
import { sentenceEndsWithin } from "@/lib/documents/reader/sentence-ends";
import {
  isCourtesy,
  isRankedBySize,
  sizeOfRow,
  WORTH_OF_DANGLING,
  WORTH_OF_OPENING,
  worthOfEnd,
  worthOfPlace,
  worthOfRow,
  worthOfStatement,
} from "@/lib/documents/reader/statement-worth";
import { toldFacts } from "@/lib/documents/reader/told-facts";
import { isTotalRow } from "@/lib/documents/reader/total-rows";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";
import { countWords, countWordsOfUnit } from "@/lib/documents/reader/written-words";
import { contentTerms } from "@/lib/documents/terms";

/** A group of an extract, and what is known about it. */
export type Candidates = {
  group: UnitGroup;
  /** Its place among the groups that readers look for, from 0; none for other groups. */
  rank: number | undefined;
  /** How many words stand above its statements. */
  frame: number;
  /** None of it may be left out. */
  isNeeded: boolean;
  /** Of minutes, what every meeting begins and ends with may be left out even so. */
  isOfMeeting: boolean;
  /** Its statements make sense only together. */
  isWhole: boolean;
  /** The sentence that a document without a kind or a letter begins with, which says what it is about. */
  opening: Unit | undefined;
  /** What stands before a statement in its paragraph. */
  before: (unit: Unit) => Unit | undefined;
};

/** Statements that are kept or left out together. */
export type Piece = {
  from: Candidates;
  units: readonly Unit[];
  /** What it can't be understood without. */
  after: Unit | undefined;
  /** Its words as they would be written. */
  text: string;
  /** Where it can end before that, from left to right. */
  ends: readonly number[];
  words: number;
  /** Its words as far as they count against it: rows of a table are as long as one another. */
  length: number;
  facts: ReadonlyMap<string, number>;
  terms: ReadonlySet<string>;
  /** It says nothing besides facts that are told elsewhere. */
  isPolite: boolean;
  /** What it is worth besides its facts. */
  base: number;
};

/** Of more rows, a few show what they are. */
const MANY_ROWS = 12;
const FEW_ROWS = 8;

/** The pieces of a group, each with what it is worth. */
export function piecesOf(from: Candidates): Piece[] {
  const { units } = from.group;
  const tables = [
    ...groupBy(
      units.filter(({ kind }) => kind === "row"),
      tableOf,
    ).values(),
  ];
  const ranks = new Map(tables.flatMap((rows) => rankedRows(rows, from.group)));
  const long = new Set(
    from.isNeeded ? [] : tables.filter((rows) => rows.length > MANY_ROWS).flat(),
  );
  const isFew = (unit: Unit) => !long.has(unit) || (ranks.get(unit) ?? 0) < FEW_ROWS;
  const parts = from.isWhole ? [units] : units.filter(isFew).map((unit) => [unit]);
  const length = [...ranks.keys()].reduce((sum, unit) => sum + countWordsOfUnit(unit), 0);
  const mean = length / (ranks.size || 1);
  return parts.flatMap((part): Piece[] => {
    const [first] = part;
    if (!first) return [];
    const rank = ranks.get(first);
    return [rank === undefined ? pieceOf(part, first, from) : rowOf(first, from, { rank, mean })];
  });
}

/** Rows of a part with the same heads are of one table. */
function tableOf({ section, head }: Unit): string {
  return [section, ...head].join("\t");
}

/** The rows of a table, each with how many of them tell more: what they come to tells more than each of them. */
function rankedRows(rows: readonly Unit[], { title }: UnitGroup): [Unit, number][] {
  const isBySize = isRankedBySize(title);
  return rows
    .toSorted(
      (a, b) =>
        Number(isTotalRow(b)) - Number(isTotalRow(a)) ||
        (isBySize ? sizeOfRow(b) - sizeOfRow(a) : 0),
    )
    .map((unit, rank) => [unit, rank]);
}

function rowOf(
  unit: Unit,
  from: Candidates,
  { rank, mean }: { rank: number; mean: number },
): Piece {
  const { title } = from.group;
  return {
    from,
    units: [unit],
    after: undefined,
    text: unit.text,
    ends: [],
    words: countWordsOfUnit(unit),
    length: mean,
    facts: new Map(),
    terms: new Set(),
    isPolite: false,
    base:
      worthOfRow(unit, { rank, words: mean }, title) + worthOfPlace([unit], from.group, from.rank),
  };
}

function pieceOf(units: readonly Unit[], first: Unit, from: Candidates): Piece {
  const { group } = from;
  const isAlone = units.length === 1;
  const whole = units.map(({ text }) => text).join(" ");
  const text = isAlone ? briefly(first) : whole;
  const words = units.reduce((sum, unit) => sum + countWordsOfUnit(unit), 0);
  const above = isOfSentenceBefore(first) ? from.before(first) : undefined;
  const behind = above && group.units.find((unit) => originalOf(unit) === above);
  const isRite = from.isOfMeeting && isRitual(whole);
  const isPolite = isRite || isCourtesy(whole);
  const isOpening = from.opening !== undefined && units.includes(from.opening);
  return {
    from,
    units,
    after: behind,
    text,
    ends: isAlone && first.kind !== "heading" ? sentenceEndsWithin(text) : [],
    words,
    length: words,
    facts: isRite ? new Map() : toldFacts(whole),
    terms: new Set(contentTerms(whole)),
    isPolite,
    base:
      worthOfStatement({ ...first, text: whole }, group.title) +
      (isPolite ? 0 : worthOfPlace(units, group, from.rank)) +
      (above && !behind ? WORTH_OF_DANGLING : 0) +
      (isOpening ? WORTH_OF_OPENING : 0),
  };
}

/** "Ask for it in writing": what is meant stands in the sentence before. */
const ASKS_FOR_IT = /^\p{Lu}\p{Ll}+ (?:(?:for|to|about|with|of) )?(?:it|them)\b/u;

function isOfSentenceBefore({ text }: Unit): boolean {
  return pointsBack(text) || ASKS_FOR_IT.test(text);
}

/** The end of a sentence that can be left out, with what is lost by that. */
export type Cut = { piece: Piece; shorter: Piece; words: number; worth: number };

/** Leaves out the last part of a sentence that isn't needed for the rest; undefined where there is none. */
export function cutEnd(
  piece: Piece,
  worthOf: (fact: string, worth: number) => number,
): Cut | undefined {
  const known = cuts.get(piece) ?? shortened(piece);
  cuts.set(piece, known);
  if (!known) return undefined;
  const { lost, base, ...cut } = known;
  return { ...cut, worth: lost.reduce((sum, [fact, own]) => sum + worthOf(fact, own), base) };
}

const cuts = new WeakMap<Piece, ReturnType<typeof shortened>>();

function shortened(piece: Piece) {
  const end = piece.ends.at(-1);
  if (end === undefined) return undefined;
  const text = cutAt(piece.text, end);
  const rest = piece.text.slice(end);
  const facts = toldFacts(text);
  const lost = [...piece.facts].filter(([fact]) => !facts.has(fact));
  const words = countWords(piece.text) - countWords(text);
  const shorter = {
    ...piece,
    text,
    ends: piece.ends.slice(0, -1),
    words: piece.words - words,
    length: piece.length - words,
    facts: new Map([...piece.facts].filter(([fact]) => facts.has(fact))),
  };
  return { piece, shorter, words, lost, base: worthOfEnd(rest) };
}
