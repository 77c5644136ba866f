import { SENTENCE_END } from "@/lib/core/sentences";
import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { FIGURE } from "@/lib/documents/figure";
import { namesColumns } from "@/lib/documents/reader/column-kinds";
import { isOnlyDecided } from "@/lib/documents/reader/continuations";
import { DECISION } from "@/lib/documents/reader/decisions";
import { isFieldLine } from "@/lib/documents/reader/field-lines";
import type { Recognized } from "@/lib/documents/reader/kinds";
import { frameOfLetter } from "@/lib/documents/reader/letter-opening";
import { namesPairs } from "@/lib/documents/reader/pair-heads";
import { isLetter } from "@/lib/documents/reader/paper-kind";
import { isHeadOfTimes } from "@/lib/documents/reader/time-rows";
import { isHeadOfTable, type Structure, type Unit } from "@/lib/documents/reader/unit";
import { isInContents, phraseUnits, usableUnits } from "@/lib/documents/reader/usable-units";

/** With fewer full sentences, phrases count as statements, too. */
const MIN_SENTENCES = 4;

/**
 * What an extract of a document may show, in order.
 *
 * @param lists the items of lists that are shown whole
 * @throws AppError `aborted` when the signal fires
 */
export async function statementsOf(
  structure: Structure,
  recognized: Recognized | undefined,
  lists: ReadonlySet<Unit>,
  signal: AbortSignal,
): Promise<Unit[]> {
  const shown = await statementsAndHeads(structure, recognized, lists, signal);
  const { units } = structure;
  const heads = new Set(units.filter((_, at) => namesPairs(units, at)));
  return shown.filter((unit) => !heads.has(unit));
}

/** Those, and the heads of tables of two columns. */
async function statementsAndHeads(
  structure: Structure,
  recognized: Recognized | undefined,
  lists: ReadonlySet<Unit>,
  signal: AbortSignal,
): Promise<Unit[]> {
  const usable = await usableUnits(structure, signal);
  if (lists.size > 0) {
    const shown = new Set([...usable, ...lists]);
    return filterInTurns(structure.units, (unit) => shown.has(unit), signal);
  }
  const isShown = ({ kind }: Unit) => kind !== "heading";
  // Lines such as "9.15 am to 3.45 pm" and items of one word are what an announcement says.
  if (recognized?.kind === "event")
    return filterInTurns(
      structure.units,
      (unit) => isShown(unit) && !isHeadOfTable(unit) && !namesColumns(unit),
      signal,
    );
  if (recognized?.kind === "slides") {
    const points = new Set([...usable, ...(await phraseUnits(structure, signal))]);
    const isPoint = (unit: Unit) =>
      isShown(unit) &&
      !isInContents(unit, structure) &&
      !isHeadOfTable(unit) &&
      (points.has(unit) || FIGURE.test(unit.text));
    return filterInTurns(structure.units, isPoint, signal);
  }
  if (recognized) {
    const plain = new Set(usable);
    const frame = new Set(isLetter(recognized.kind) ? frameOfLetter(structure.units) : []);
    const isField = (unit: Unit) => isFieldLine(unit, recognized.kind, structure.sections);
    const isBrief = (unit: Unit, at: number) =>
      recognized.kind === "minutes" && isBriefDecision(unit, structure.units[at - 1]);
    const isStated = (unit: Unit, at: number) =>
      (plain.has(unit) || isField(unit) || isBrief(unit, at)) &&
      !frame.has(unit) &&
      !isHeadOfTimes(unit, structure.units[at + 1]);
    return filterInTurns(structure.units, isStated, signal);
  }
  const isProse = usable.filter(({ kind }) => kind !== "row").length >= MIN_SENTENCES;
  if (isProse) return usable;
  const rows = new Set(usable.filter(({ kind }) => kind === "row"));
  const phrases = new Set(await phraseUnits(structure, signal));
  return filterInTurns(
    structure.units,
    (unit) => rows.has(unit) || (phrases.has(unit) && !isHeadOfTable(unit)),
    signal,
  );
}

/** "The cheaper was accepted.": a decision in few words, which says something behind what it is about. */
function isBriefDecision(unit: Unit, above: Unit | undefined): boolean {
  if (!isOnlyDecided(unit) || !SENTENCE_END.test(unit.text) || !DECISION.test(unit.text))
    return false;
  return unit.isLead ? above?.kind === "heading" : above?.kind === "sentence";
}
