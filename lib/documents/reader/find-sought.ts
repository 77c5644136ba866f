import { createYielder } from "@/lib/core/yield-to-event-loop";
import { announcedUnits } from "@/lib/documents/reader/announced-units";
import { isBareYear } from "@/lib/documents/reader/dates";
import { withDaysAbove } from "@/lib/documents/reader/days-above";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { isRowOfLabels } from "@/lib/documents/reader/invoice-parties";
import { listHeads } from "@/lib/documents/reader/list-heads";
import { openingGroups } from "@/lib/documents/reader/opening-groups";
import { isLetter, type PaperKind } from "@/lib/documents/reader/paper-kind";
import { papersOf } from "@/lib/documents/reader/papers";
import { placesOf } from "@/lib/documents/reader/places-of";
import { listedQuestions } from "@/lib/documents/reader/questions-to-reader";
import { SOUGHT, SOUGHT_ANYWHERE } from "@/lib/documents/reader/sought";
import type { Sought } from "@/lib/documents/reader/sought-rule";
import { beginsWithDate } from "@/lib/documents/reader/transactions";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/**
 * Finds what readers of a kind of document look for, or of any document, each statement under the first heading that it fits.
 *
 * @param usable the statements that can be shown, in order
 * @returns only groups that have something
 * @throws AppError `aborted` when the signal fires
 */
export async function findSought(
  kind: PaperKind | undefined,
  structure: Structure,
  usable: readonly Unit[],
  signal?: AbortSignal,
): Promise<UnitGroup[]> {
  const taken = new Set<Unit>();
  const groups = new Map<string, UnitGroup>();
  const heads = listHeads(structure.units);
  const titleOf = (unit: Unit) => heads.get(unit) ?? structure.sections[unit.section]?.title ?? "";
  // Each of several invoices in one file has its own totals and dates.
  const papers = Math.min(MOST_PAPERS, Math.max(1, (await papersOf(structure.units)).length));
  for (const group of await openingGroups(kind, structure, signal)) {
    groups.set(group.title, group);
    for (const unit of group.units) taken.add(unit);
  }
  // What a letter asks is no date and no amount, whatever stands in it.
  const questions = isLetter(kind) ? await listedQuestions(structure, signal) : [];
  const asked = questions.filter((unit) => !taken.has(unit));
  for (const unit of asked) taken.add(unit);
  for (const sought of kind ? SOUGHT[kind] : SOUGHT_ANYWHERE) {
    const pool = sought.within ? usable.slice(0, sought.within) : usable;
    const isFitting = (unit: Unit) =>
      !taken.has(unit) && !(kind === "manual" && isStep(unit)) && fits(unit, sought, titleOf(unit));
    const group = groups.get(sought.heading) ?? { title: sought.heading, units: [], left: 0 };
    const room = Math.max(0, papers * sought.most - group.units.length);
    const areCounted = sought.kinds?.includes("row") ?? false;
    const most = areCounted ? Number.POSITIVE_INFINITY : room;
    const fitting = [
      ...(await announcedUnits(structure, sought, signal)).filter((unit) => !taken.has(unit)),
      ...(await firstInTurns(pool, isFitting, most, signal)),
    ];
    for (const unit of fitting.slice(0, room)) {
      // "Families are welcome, admission is free" is of the show that its paragraph begins with.
      const whole = kind === "event" && unit.isLead ? paragraphOf(unit, structure) : [unit];
      for (const one of whole.filter((other) => !taken.has(other))) {
        taken.add(one);
        group.units.push(one);
      }
    }
    // Sentences are a choice; of rows, a reader expects all.
    if (areCounted) {
      const left = fitting.slice(room);
      group.left += left.length;
      // A total is no item, even where there is no room for it among the totals.
      if (sought.isOnlyHere) for (const unit of left) taken.add(unit);
    }
    groups.set(sought.heading, group);
  }
  const tasks = groups.get(TASKS) ?? { title: TASKS, units: [], left: 0 };
  groups.set(TASKS, { ...tasks, units: [...asked, ...tasks.units] });
  if (kind) await putInOrder(SOUGHT[kind], groups, structure, signal);
  const hours = kind === "event" ? groups.get("When") : undefined;
  if (hours) groups.set(hours.title, { ...hours, units: withDaysAbove(hours.units, structure) });
  return [...groups.values()].filter(({ units }) => units.length > 0);
}

const FIRST = 2;
const TASKS = "What you're asked to do";

/** Sorts the statements under some headings as the document has them. */
async function putInOrder(
  sought: readonly Sought[],
  groups: ReadonlyMap<string, UnitGroup>,
  { units }: Structure,
  signal: AbortSignal | undefined,
): Promise<void> {
  const headings = new Set(sought.flatMap(({ heading, inOrder }) => (inOrder ? [heading] : [])));
  if (headings.size === 0) return;
  const sorted = [...headings].flatMap((heading) => groups.get(heading)?.units ?? []);
  const places = await placesOf(sorted, units, signal);
  for (const heading of headings) {
    const group = groups.get(heading);
    if (!group) continue;
    group.foundFirst = group.units.slice(0, FIRST);
    group.units.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  }
}

/** A statement with the rest of its paragraph. */
function paragraphOf(first: Unit, { units }: Structure): Unit[] {
  const at = units.indexOf(first);
  const end = units.findIndex(({ isLead }, other) => other > at && isLead);
  return units.slice(at, end < 0 ? units.length : end);
}

/** Of more, only the first are shown. */
const MOST_PAPERS = 6;
/** Those that fit, and no more of them than are shown: a long document may have any number. */
async function firstInTurns(
  pool: readonly Unit[],
  isFitting: (unit: Unit) => boolean,
  most: number,
  signal: AbortSignal | undefined,
): Promise<Unit[]> {
  const pause = createYielder(signal);
  const found: Unit[] = [];
  for (const unit of pool) {
    if (found.length >= most) break;
    const turn = pause();
    if (turn) await turn;
    if (isFitting(unit)) found.push(unit);
  }
  return found;
}

function fits(unit: Unit, sought: Sought, title: string): boolean {
  if (sought.kinds && !sought.kinds.includes(unit.kind)) return false;
  if (sought.below && !sought.below.test(title)) return false;
  if (isRowOfLabels(unit)) return false;
  if (sought.isUndated && beginsWithDate(unit)) return false;
  if (sought.notBelow?.test(title)) return false;
  if (sought.notColumns?.test(unit.head.join("\t"))) return false;
  const isInColumns = sought.columns?.test(unit.head.join(" ")) ?? false;
  if (!isInColumns && !sought.pattern.test(unit.text)) return false;
  // "The first change since 2021": a year is no date to keep.
  const isFitting = ({ type, text }: Figure) =>
    sought.figures?.includes(type) && !(type === "date" && isBareYear(text));
  return !sought.figures || figuresIn(unit.text).some(isFitting);
}

/** Steps stay with the others of their list. */
function isStep({ kind, text }: Unit): boolean {
  return kind === "item" && /^\(?\d{1,2}[.)]\s/.test(text);
}
