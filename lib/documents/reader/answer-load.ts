import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { answerRange } from "@/lib/documents/reader/answer-range";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "I weigh 110 kg", "I'm 17 stone": how much something has to carry. */
const WEIGHS =
  /\b(?:i|he|she|we|(?:my|our) \p{L}+)(?:['’]m| am| is| are)? (?:weighs? )?(?:about |around |almost |over )?(?<count>\d{1,4}(?:\.\d)?) ?(?<unit>kgs?|kilos?|kilograms?|lbs?|pounds?|stone)\b/iu;
const LOAD =
  /\b(?:max(?:imum|\.)?|permitted|permissible|allowed|total|safe)\b.{0,20}\b(?:load|weight|payload|capacity|user|rider|mass)\b|\b(?:load|weight|carrying) (?:limit|capacity)\b|\bpayload\b|\b(?:riders?|users?|persons?|people) (?:weight|up to|of up to)\b|\b(?:carr(?:y|ies)|hold|holds|support|supports|bears?) (?:up to|at most|no more than|a maximum)\b/i;
const MEASURE = /(?<!\d)(\d{1,4}(?:\.\d)?) ?(?:kgs?|kilos?|lbs?|pounds?|stone)\b/i;

/** Which of several things carries somebody: by the most that each may carry, and never by what it weighs itself. */
export async function answerLoad(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { structure, signal } = index;
  const { count, unit: measure = "" } = WEIGHS.exec(question)?.groups ?? {};
  if (!count || !/\?/.test(question)) return undefined;
  // A table may have a row for each weight.
  const inRange = await answerRange(index, question);
  if (inRange) return inRange;
  const kind = measure.slice(0, 2).toLowerCase();
  const isLoad = ({ kind: own, text, ...rest }: Unit) =>
    own !== "heading" &&
    !isHeadOfTable(rest) &&
    text.length < 400 &&
    LOAD.test(text) &&
    text.toLowerCase().includes(kind);
  const rows = await filterInTurns(structure.units, isLoad, signal);
  const [row, ...others] = rows;
  if (!row) return ABSENT;
  const lead = others.length === 0 ? carriers(row, Number(count)) : [];
  return {
    kind: "answer",
    ...(lead.length > 0 && { lead: lead.join(", ") }),
    units: rows.slice(0, 3),
  };
}

/** The columns of a row with enough; none where all of them have, or none. */
function carriers({ cells, head }: Unit, least: number): string[] {
  const columns = cells.flatMap((cell, at) => {
    const most = MEASURE.exec(cell)?.[1];
    const name = head[at] ?? "";
    return at > 0 && most && name ? [{ name, isEnough: Number(most) >= least }] : [];
  });
  const able = columns.filter(({ isEnough }) => isEnough);
  return able.length < columns.length ? able.map(({ name }) => name) : [];
}
