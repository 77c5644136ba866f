import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { cannotAnswer } from "@/lib/documents/reader/cannot-answer";
import { saysOnlyHowToCall } from "@/lib/documents/reader/lacks-asked";
import { unitsOfOtherNumbers } from "@/lib/documents/reader/named-number";
import { isNoAnswer, textsOfTitle } from "@/lib/documents/reader/not-an-answer";
import { saysNoTime } from "@/lib/documents/reader/time-asked";
import { isHeadOfTable, type Structure, type Unit, withTitle } from "@/lib/documents/reader/unit";

/** What can't answer a question, whatever words it shares with it. */
export async function uselessTexts(
  structure: Structure,
  question: string,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const others = await unitsOfOtherNumbers(structure.units, question, signal);
  const isNone = isNoAnswer(structure, question);
  const isUseless = (unit: Unit) =>
    isHeadOfTable(unit) ||
    others.has(unit) ||
    isNone(unit) ||
    saysNoTime(unit.text, question) ||
    saysOnlyHowToCall(unit.text, question) ||
    cannotAnswer(withTitle(unit, structure), question);
  const useless = await filterInTurns(structure.units, isUseless, signal);
  return [...useless.map(({ text }) => text), ...textsOfTitle(structure, question)];
}
