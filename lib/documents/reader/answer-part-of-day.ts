import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { slotsOf } from "@/lib/documents/reader/timetable";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

/** "What does 5K do in the morning?" */
const ASKS =
  /^\W{0,3}(?:and |so |but )?what (?:does|do|is|are|will) (?:the |my )?(?<who>[^?]{1,30}?) (?:do|doing|be doing|have|having) (?:in the |on \p{L}+ )?(?<when>morning|afternoon|evening)\b/iu;
const NOON = 12 * 60;
const EVENING = 17 * 60;
const MOST = 3;

/** What a timetable has for somebody in a part of the day: the rows that name them. */
export async function answerPartOfDay(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { who = "", when = "" } = ASKS.exec(question)?.groups ?? {};
  const named = searchTerms(who);
  if (named.length === 0) return undefined;
  const part = when.toLowerCase();
  const slots = (await slotsOf(structure, signal)).filter(({ begin, terms }) => {
    if (begin === undefined || !named.every((term) => terms.has(term))) return false;
    if (part === "morning") return begin < NOON;
    return part === "evening" ? begin >= EVENING : begin >= NOON && begin < EVENING;
  });
  return slots.length > 0 && slots.length <= MOST
    ? { kind: "answer", units: slots.map(({ unit }) => unit) }
    : undefined;
}
