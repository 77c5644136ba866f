import "server-only";

import { proved } from "@/lib/documents/prove-answer";
import type { Question } from "@/lib/documents/question";
import type { QuotedAnswer } from "@/lib/documents/quoted-answer";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { SearchableDocument } from "@/lib/documents/searchable-document";

const ASKS_WHY = /^\W{0,3}(?:and |so |but )?(?:why|how come|for what reason)\b/i;
const GIVES_REASON =
  /\b(?:because|owing to|due to|as a result|so that|in order to|thanks to|since|reasons?|as)\b|^To \p{Ll}/u;
/** "We are making this change because …": the reason of what the sentence before says. */
const GOES_ON_WITH_REASON =
  /^(?:We|This|These|The|It|They|That)\b[^.;]{0,60}\b(?:this|these|that|it|is|was|change|decision|reason)\b[^.;]{0,40}\b(?:because|owing to|due to|so that|in order to|is that)\b/;

/** The reason that the sentence after a quoted one gives, where a question asks why and nothing quoted says it. */
export async function withReasonAfter(
  document: SearchableDocument,
  index: UnitIndex,
  { question }: Question,
  answer: QuotedAnswer,
): Promise<QuotedAnswer> {
  const { citations } = answer;
  if (!ASKS_WHY.test(question) || answer.answer.startsWith("**")) return answer;
  if (citations.some(({ quote }) => GIVES_REASON.test(quote))) return answer;
  const { units } = index.structure;
  for (const { quote } of citations) {
    const at = units.findIndex(({ pieces }) => pieces.some((one) => one.quote === quote));
    const [unit, next] = at < 0 ? [] : units.slice(at, at + 2);
    const goesOn =
      unit?.kind === "sentence" &&
      next?.kind === "sentence" &&
      next.section === unit.section &&
      !next.isLead &&
      GOES_ON_WITH_REASON.test(next.text);
    if (!goesOn) continue;
    const given = await proved(document, index, { kind: "answer", units: [next] });
    if (given.found) return given;
  }
  return answer;
}
