import { findInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms, hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so )?what(?:['’]s| is| was| were) (?:wrong|the (?:matter|trouble)) with\b|\bwhat (?:did|does|do) (?:he|she|it|they|i|we) have\W*$|\bwhat(?:['’]s| is| was) (?:the|my|his|her|its|their) (?:diagnosis|illness|disease|condition)\b/i;
/** Of what or whom: "What's wrong with the roof?", "What is the condition of the roof?" */
const ASKS_OF =
  /\b(?:(?:wrong|matter|trouble) with|(?<condition>condition) of) (?<what>[^?]{1,60})/i;
const DIAGNOSIS = /^(?:\d{1,2}\W{0,3})?(?:(?:final|main|working|discharge) )?diagnos[ei]s\b/i;
/** What a surveyor writes, too, of any part of a house. */
const ASSESSMENT =
  /^(?:\d{1,2}\W{0,3})?(?:(?:final|main|working|discharge) )?(?:assessment|impression)s?(?:\s?(?:and|&|\/)\s?(?:plan|diagnos[ei]s|recommendations?)|,? (?:on|at) discharge)?\W*$/i;
const SOMEBODY =
  /^(?:(?:the|my|our|his|her|their) )?(?:him|her|me|us|it|them|patient|animal|pet|dog|puppy|cat|kitten|horse|rabbit|child|baby|son|daughter|mother|father|mom|dad|husband|wife)\b/i;
const MOST = 3;

/** What somebody has, from the part of a doctor's letter that says so. */
export async function answerDiagnosis(
  { structure: { units, sections }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const [at, ...others] = sections.flatMap(({ title }, index) =>
    DIAGNOSIS.test(title) || ASSESSMENT.test(title) ? [index] : [],
  );
  if (at === undefined || others.length > 0) return undefined;
  const own = units.filter(({ section, kind }) => section === at && kind !== "heading");
  if (own.length === 0) return undefined;
  const { what = "", condition } = ASKS_OF.exec(question)?.groups ?? {};
  const { required } = focusOf(what);
  const isOwn = own.some(({ text }) => hasAllTerms(new Set(searchTerms(text)), required));
  const isDiagnosis = DIAGNOSIS.test(sections[at]?.title ?? "");
  if (!isDiagnosis && !isOwn && what && !SOMEBODY.test(what)) {
    // "The roof is twelve years old." in another part says what is the matter with the roof.
    const isOther = await findInTurns(
      units,
      ({ section, text }) => {
        const first = new Set(contentTerms(text).slice(0, 1));
        return section !== at && required.some((term) => hasTerm(first, term));
      },
      signal,
    );
    const isPerson = /^\p{Lu}/u.test(what);
    if (!isPerson && (condition || isOther)) return undefined;
  }
  return { kind: "answer", units: own.slice(0, MOST) };
}
