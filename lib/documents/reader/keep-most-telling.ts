import { largest } from "@/lib/core/extremes";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { briefly } from "@/lib/documents/reader/briefly";
import { originalOf } from "@/lib/documents/reader/continuations";
import type { Candidates, Piece } from "@/lib/documents/reader/extract-pieces";
import { groupBy } from "@/lib/documents/reader/group-by";
import { isRitual } from "@/lib/documents/reader/minutes";
import { createSelection, type Selection } from "@/lib/documents/reader/selection";
import type { Unit } from "@/lib/documents/reader/unit";

type Limits = {
  /** What is shown in any case. */
  told: readonly Unit[];
  /** What must not be left out. */
  needed: ReadonlySet<Unit>;
  /** In words, with the headings of groups. */
  room: number;
};

/** What is worth less for each of its words, such as thanks, isn't shown even where there is room. */
const WORTH_SHOWING = 0.05;
/** What is worth less for each of its words isn't shown again only because there is room. */
const WORTH_ADDING = 0.35;
/** What a statement is worth because another one needs it, of what that one is worth. */
const OF_OTHERS = 0.8;

/** What is kept of an extract, and its sentences as they are written. */
export type Kept = { units: ReadonlySet<Unit>; texts: ReadonlyMap<Unit, string> };

/**
 * The statements that tell most for their words, until they fit: those go first that tell least, or what another one tells as
 * well, and ends of sentences that tell less than what stands before them.
 *
 * @throws AppError `aborted` when the signal fires
 */
export async function keepMostTelling(
  candidates: readonly Candidates[],
  { told, needed, room }: Limits,
  signal?: AbortSignal,
): Promise<Kept> {
  const pause = createYielder(signal);
  const selection = await createSelection(candidates, told, signal);
  const { pieces, words, worthOf, worthAlone } = selection;
  const isFree = ({ from, units }: Piece) =>
    !units.some((unit) => needed.has(originalOf(unit)) || isNeededOf(from, unit));
  const isPointedTo = ({ units }: Piece) =>
    [...pieces].some(({ after }) => after !== undefined && units.includes(after));
  for (const piece of [...pieces])
    if (isFree(piece) && selection.isRepeat(piece) && !isPointedTo(piece)) selection.remove(piece);
  const removed: Piece[] = [];
  const remove = (piece: Piece) => {
    selection.remove(piece);
    removed.unshift(piece);
    // What points back to it can't be understood without it. Removing one of those may have removed others.
    for (const other of [...pieces].filter(isFree))
      if (pieces.has(other) && !selection.isUnderstood(other)) remove(other);
  };
  for (;;) {
    await pause();
    const free = [...pieces].filter(isFree);
    const behind = groupBy([...pieces], ({ after }) => after);
    const isShort = words() <= room;
    const own = isShort ? worthAlone : worthOf;
    const { least, worth } = leastOf(free, (piece) => worthWithOthers(piece, behind, own));
    if (isShort && worth >= WORTH_SHOWING) break;
    const end = isShort ? undefined : selection.leastEnd(free);
    if (end && (!least || end.perWord < worthOf(least))) {
      selection.remove(end.piece);
      selection.add(end.shorter);
    } else if (least) remove(least);
    else break;
  }
  refill(selection, removed, room);
  return {
    units: new Set([...pieces].flatMap(({ units }) => units)),
    texts: new Map([...pieces].flatMap(textsOf)),
  };
}

function isNeededOf({ isNeeded, isOfMeeting }: Candidates, { text }: Unit): boolean {
  return isNeeded && !(isOfMeeting && isRitual(text));
}

/**
 * Without it, what points back to it goes as well, of all that points back to something.
 *
 * @param behind pieces by the statement that they point back to
 */
function worthWithOthers(
  piece: Piece,
  behind: ReadonlyMap<Unit | undefined, readonly Piece[]>,
  worthOf: (piece: Piece) => number,
): number {
  const others = piece.units.flatMap((unit) => behind.get(unit) ?? []);
  return largest([worthOf(piece), ...others.map((other) => OF_OTHERS * worthOf(other))]);
}

/** Where the last to go was long, shorter ones may have room. */
function refill(
  { words, worthOf, isUnderstood, add, remove }: Selection,
  removed: readonly Piece[],
  room: number,
): void {
  for (const piece of removed) {
    if (!isUnderstood(piece) || worthOf(piece) < WORTH_ADDING) continue;
    add(piece);
    if (words() > room) remove(piece);
  }
}

/** The piece that is worth least, of several the last; infinitely much where there is none. */
function leastOf(
  pieces: readonly Piece[],
  worthOf: (piece: Piece) => number,
): { least: Piece | undefined; worth: number } {
  let [least, worth] = [undefined as Piece | undefined, Number.POSITIVE_INFINITY];
  for (const piece of pieces) {
    const own = worthOf(piece);
    if (own <= worth) [least, worth] = [piece, own];
  }
  return { least, worth };
}

function textsOf({ units, text }: Piece): [Unit, string][] {
  return units.map((unit) => [unit, units.length > 1 ? briefly(unit) : text]);
}
