import { createYielder } from "@/lib/core/yield-to-event-loop";
import { type AskedCover, coverAsked, coverIn } from "@/lib/documents/reader/covered-or-not";
import { groupBy } from "@/lib/documents/reader/group-by";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const MOST = 8;

/**
 * All that a document says isn't covered or included, where a question asks for that, or what stands below the heading of what
 * is. Nothing of the other side is mixed in.
 */
export async function answerCovered(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = coverAsked(question);
  if (!asked) return undefined;
  const { sections, units } = structure;
  const wanted = asked.isNot ? "no" : "yes";
  const pause = createYielder(signal);
  const below: Unit[] = [];
  const said: Unit[] = [];
  for (const unit of units) {
    await pause();
    if (unit.kind === "heading" || isHeadOfTable(unit)) continue;
    const title = titleSays(sections[unit.section]?.title ?? "", asked);
    if (title === wanted) {
      if (asked.isNot || !OF_OTHER_SIDE.test(unit.text)) below.push(unit);
    } else if (title === undefined && asked.isNot && coverIn(unit.text, asked.of) === "no")
      said.push(unit);
  }
  const listed = [...groupBy(below, ({ section }) => section).values()].flatMap((one) =>
    listedOf(one, asked),
  );
  const found = [...listed, ...said].slice(0, MOST);
  return found.length > 0 ? { kind: "answer", units: found } : undefined;
}

/** "Not included: flights" below the heading of what is included, or what one has to do. */
const OF_OTHER_SIDE =
  /^(?:not|never|no|excluded|excluding|without)\b|^(?:you|we|he|she|they)\b[^.]{0,40}\bmust\b|^please\b/i;
const EXCLUSIONS = /^(?:[\d.]+ )?(?:general |main |policy )?(?:exclusions?|exceptions)\b/i;

function titleSays(title: string, { of }: AskedCover): "yes" | "no" | undefined {
  return EXCLUSIONS.test(title) ? "no" : coverIn(title, of);
}

/** Of what stands below a heading, its list; of sentences, those that say the same as it. */
function listedOf(units: readonly Unit[], asked: AskedCover): readonly Unit[] {
  const items = units.filter(({ kind }) => kind !== "sentence");
  const saying = units.filter(
    (unit) =>
      unit.kind === "sentence" && coverIn(unit.text, asked.of) === (asked.isNot ? "no" : "yes"),
  );
  if (items.length > 0)
    return units.filter((unit) => items.includes(unit) || saying.includes(unit));
  return saying.length > 0 ? saying : units;
}
