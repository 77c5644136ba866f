import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import {
  type Candidates,
  type Cut,
  cutEnd,
  type Piece,
  piecesOf,
} from "@/lib/documents/reader/extract-pieces";
import { likeness, SIMILAR } from "@/lib/documents/reader/likeness";
import { repeats, wordsIn } from "@/lib/documents/reader/repeats";
import { COURTESY_SHARE } from "@/lib/documents/reader/statement-worth";
import { tellingFacts, toldFacts } from "@/lib/documents/reader/told-facts";
import type { Unit } from "@/lib/documents/reader/unit";

/** That there is something at all under a heading which readers look for. */
const OF_ONLY = 0.6;
/** What a fact is worth that is told elsewhere as well: it may be another one that looks the same. */
const TOLD_SHARE = 0.6;
/** More figures in one statement say hardly more. */
const MOST_OF_FACTS = 5;
/** Words that every statement costs besides its own: the link to its page, and the reader's look at it. */
const COST = 3;
/** Twice the words say more, but not twice as much. */
const OF_LENGTH = 0.75;
const MOST_TAKEN = 0.7;

/** What is chosen for an extract so far: what each piece of it is worth depends on the others. */
export type Selection = {
  pieces: ReadonlySet<Piece>;
  /** With the headings of groups. */
  words: () => number;
  /** How much a piece tells for each of its words. */
  worthOf: (piece: Piece) => number;
  /** The same, however much like another one it is: words that both have don't make them one. */
  worthAlone: (piece: Piece) => number;
  /** The end of a sentence that tells least for its words, of some pieces; undefined where none can be left out. */
  leastEnd: (among: readonly Piece[]) => (Cut & { perWord: number }) | undefined;
  /** Whether another piece says all of it. */
  isRepeat: (piece: Piece) => boolean;
  /** Whether what it points back to is chosen. */
  isUnderstood: (piece: Piece) => boolean;
  add: (piece: Piece) => void;
  remove: (piece: Piece) => void;
};

/**
 * All that an extract could show, to leave something out of it.
 *
 * @param told what is shown in any case
 * @throws AppError `aborted` when the signal fires
 */
export async function createSelection(
  candidates: readonly Candidates[],
  told: readonly Unit[],
  signal?: AbortSignal,
): Promise<Selection> {
  const all = await flatMapInTurns(candidates, piecesOf, signal);
  const pieces = new Set<Piece>();
  const shown = new Set<Unit>();
  const counts = new Map<string, number>();
  const sizes = new Map<Candidates, number>();
  let words = 0;

  const count = (facts: Iterable<string>, step: number) => {
    for (const fact of tellingFacts(facts)) counts.set(fact, (counts.get(fact) ?? 0) + step);
  };
  const change = (piece: Piece, step: 1 | -1) => {
    const size = sizes.get(piece.from) ?? 0;
    const isAlone = size + step === 0 || size === 0;
    words += step * (piece.words + (isAlone ? piece.from.frame : 0));
    sizes.set(piece.from, size + step);
    count(piece.facts.keys(), step);
  };
  const add = (piece: Piece) => {
    pieces.add(piece);
    for (const unit of piece.units) shown.add(unit);
    change(piece, 1);
  };
  const remove = (piece: Piece) => {
    pieces.delete(piece);
    for (const unit of piece.units) shown.delete(unit);
    change(piece, -1);
  };
  for (const { text } of told) count(toldFacts(text).keys(), 1);
  for (const piece of all) add(piece);

  const alikeOf = await likeness(all, told, signal);
  const isTold = (fact: string) => (counts.get(fact) ?? 0) > 1;
  const worthOfFact = (fact: string, worth: number) => (isTold(fact) ? TOLD_SHARE : 1) * worth;
  /** @param share what its words are worth besides its facts: another day or amount makes it another statement */
  const worthWith = (piece: Piece, share: number) => {
    let facts = 0;
    for (const [fact, worth] of piece.facts) facts += worthOfFact(fact, worth);
    const isOnly = (sizes.get(piece.from) ?? 0) <= 1;
    const title = isOnly ? piece.from.frame : 0;
    const isSought = isOnly && piece.from.rank !== undefined;
    if (piece.isPolite && [...piece.facts.keys()].every(isTold))
      return perWord(COURTESY_SHARE * piece.base, piece.length + title + COST);
    const worth = share * piece.base + Math.min(MOST_OF_FACTS, facts) + (isSought ? OF_ONLY : 0);
    return perWord(worth, piece.length + title + COST);
  };
  const worthAlone = (piece: Piece) => worthWith(piece, 1);
  const worthOf = (piece: Piece) => {
    const alike = Math.max(0, alikeOf(piece, shown) - SIMILAR) / (1 - SIMILAR);
    return worthWith(piece, 1 - MOST_TAKEN * alike);
  };
  const leastEnd = (among: readonly Piece[]) => {
    const ends = among.flatMap((piece) => cutEnd(piece, worthOfFact) ?? []);
    return ends
      .map((cut) => ({ ...cut, perWord: perWord(cut.worth, cut.words) }))
      .reduce<(Cut & { perWord: number }) | undefined>(
        (least, cut) => (least && least.perWord < cut.perWord ? least : cut),
        undefined,
      );
  };
  const wordsOf = rememberWords();
  const isRepeat = (piece: Piece) => {
    if (piece.units[0]?.kind !== "sentence" || alikeOf(piece, shown) < SIMILAR) return false;
    const others = [...pieces].filter((other) => other !== piece).flatMap(({ units }) => units);
    const own = new Set(piece.units.flatMap((unit) => [...wordsOf(unit)]));
    return [...told, ...others].some((unit) => repeats(own, wordsOf(unit)));
  };
  const isUnderstood = ({ after }: Piece) => after === undefined || shown.has(after);
  return {
    pieces,
    words: () => words,
    worthOf,
    worthAlone,
    leastEnd,
    isRepeat,
    isUnderstood,
    add,
    remove,
  };
}

/** Each statement is compared with all others. */
function rememberWords(): (unit: Unit) => ReadonlySet<string> {
  const known = new Map<Unit, ReadonlySet<string>>();
  return (unit) => {
    const words = known.get(unit) ?? wordsIn(unit.text);
    known.set(unit, words);
    return words;
  };
}

function perWord(worth: number, words: number): number {
  return worth / words ** OF_LENGTH;
}
