import { stem } from "@/lib/core/stem";
import { alternatives, baseOf } from "@/lib/documents/reader/same-words";
import { searchTerms } from "@/lib/documents/terms";

/** "When does she start hiring?", "When should I water them?" */
const ASKS_WHEN =
  /^\W{0,3}(?:and |so |but |okay,? )?when (?:do|does|should|can|may|must|will|would) (?:i|you|we|they|he|she|it|one|people|the \p{L}+|\p{Lu}\p{L}+) (?:start |begin |know to |have to |need to |get to )?(?:to )?(?<act>\p{L}{3,20})\b/iu;
const CASE = "(?:if|once|when|whenever|as soon as|unless|after)";
const CASE_FIRST = new RegExp(
  `^(?:(?:and|so|but|now|then),? ){0,2}(?:only |not until )?${CASE} (?<case>[^,]{3,160}),? (?<rest>.+)$`,
  "iu",
);
const CASE_LAST = new RegExp(
  `^(?<rest>[^,]{3,160}?),? (?:only |not )?(?:${CASE}|until|before) (?<case>.+)$`,
  "iu",
);

/** Whether a sentence says in which case something is done, where a question asks when: "Sell out three months, then you hire." */
export function saysWhen(quote: string, question: string): boolean {
  const act = ASKS_WHEN.exec(question)?.groups?.act;
  if (!act) return false;
  const words = alternatives(baseOf(stem(act.toLowerCase())));
  const isIn = (text: string) => searchTerms(text).some((term) => words.has(baseOf(term)));
  return [CASE_FIRST, CASE_LAST].some((says) => {
    const { case: named = "", rest = "" } = says.exec(quote)?.groups ?? {};
    return rest !== "" && isIn(rest) && !isIn(named);
  });
}
