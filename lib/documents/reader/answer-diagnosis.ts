import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS =
  /^\W{0,3}(?:and |so )?what(?:['’]s| is| was| were) (?:wrong|the (?:matter|trouble)) with\b|\bwhat (?:did|does|do) (?:he|she|it|they|i|we) have\W*$|\bwhat(?:['’]s| is| was) (?:the|my|his|her|its|their) (?:diagnosis|illness|disease|condition)\b/i;
const TITLE =
  /^(?:\d{1,2}\W{0,3})?(?:(?:final|main|working|discharge) )?(?:diagnos[ei]s|assessment|impression)\b/i;
const MOST = 3;

/** What somebody has, from the part of a doctor's letter that says so. */
export function answerDiagnosis(
  { structure: { units, sections } }: UnitIndex,
  question: string,
): UnitAnswer | undefined {
  if (!ASKS.test(question)) return undefined;
  const [at, ...others] = sections.flatMap(({ title }, index) =>
    TITLE.test(title) ? [index] : [],
  );
  if (at === undefined || others.length > 0) return undefined;
  const own = units.filter(({ section, kind }) => section === at && kind !== "heading");
  return own.length > 0 ? { kind: "answer", units: own.slice(0, MOST) } : undefined;
}
