import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { antecedentsOf } from "@/lib/documents/reader/continuations";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { isTask } from "@/lib/documents/reader/minutes";
import { placesOf } from "@/lib/documents/reader/places-of";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_TASKS =
  /^\W{0,3}(?:and |so )?(?:what|which)(?:['’]re| are| were| is| was|['’]s)? (?:all |(?:all )?the |our |my )?(?:open |next )?(?:action (?:items?|points?)|actions|to[- ]?dos?|tasks|follow[- ]?ups?)\b(?! (?:of|for) \p{Lu})|\bwho (?:has to|must|should|is (?:going )?to|needs to|does) do what\b|^\W{0,3}what (?:has|have|needs?|is|are)(?: to)? (?:to )?be done\b/iu;
const MOST = 8;

/** What is to be done, by the minutes of a meeting. */
export async function answerTasks(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_TASKS.test(question) || recognizeKind(structure)?.kind !== "minutes") return undefined;
  const tasks = await filterInTurns(structure.units, isTask, signal);
  if (tasks.length === 0 || tasks.length > MOST) return undefined;
  const places = await placesOf(tasks, structure.units, signal);
  const whole = tasks.flatMap((unit) => [
    ...antecedentsOf(unit, structure.units, places.get(unit) ?? -1),
    unit,
  ]);
  return { kind: "answer", units: [...new Set(whole)] };
}
