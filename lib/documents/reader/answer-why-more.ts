import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:why|how come|what(?:['’]s| is) the reason)\b[^?]{0,80}\b(?:(?<more>more|higher|dearer|rise|rises|risen|rose|up|increas\w+|raised|expensive|grow\w*|jump\w*)|less|lower|cheaper|fall\w*|fell|drop\w*|down|decreas\w+|reduc\w+|smaller)\b/i;
const CAUSE =
  "(?:results? (?:mainly |mostly )?from|(?:is|are|was|were) (?:mainly |mostly |largely |partly )?(?:due|owing) to|due to|owing to|because|caused by|reflects?|c[ao]mes? from|stems? from|explained by|driven by|as a result of|thanks to|attributed to)";
const MORE = new RegExp(
  String.raw`\b(?:increases?|rises?|growth|rose|risen|gone up|went up|goes up|increased|raised|higher|more|jump|grew|grown|difference|change)\b[^.;]{0,80}\b${CAUSE}\b`,
  "i",
);
const LESS = new RegExp(
  String.raw`\b(?:decreases?|falls?|drops?|reductions?|fell|fallen|dropped|gone down|went down|goes down|decreased|reduced|lowered|lower|less|fewer|discount|difference|change)\b[^.;]{0,80}\b${CAUSE}\b`,
  "i",
);
const MOST = 2;

/** Why something is more or less than before: the statements that say what a rise or a fall comes from. */
export async function answerWhyMore(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS.exec(question);
  if (!asked || !OF_AMOUNT.test(question)) return undefined;
  const says = asked.groups?.more ? MORE : LESS;
  const found = await filterInTurns(
    structure.units,
    ({ kind, text }) => kind !== "heading" && says.test(text),
    signal,
  );
  return found.length > 0 && found.length <= MOST ? { kind: "answer", units: found } : undefined;
}

const SAYS_WAY =
  /\b(?:increas\w+|ris(?:es?|en|ing)|rose|grow\w*|grew|up|higher|more|raised|decreas\w+|fell|fall\w*|drop\w*|reduc\w+|low\w*|less|discount\w*|chang\w+|differ\w+|adjust\w+|new)\b/i;
const SAYS_CAUSE = new RegExp(String.raw`\b${CAUSE}\b`, "i");

/** Whether a statement has neither a change nor a cause, where a question asks why one pays more or less. */
export function saysNoChange(text: string, question: string): boolean {
  if (!ASKS.test(question) || !OF_AMOUNT.test(question)) return false;
  return !SAYS_WAY.test(text) && !SAYS_CAUSE.test(text);
}

/** What one pays: of anything else, more has to be named. */
const OF_AMOUNT =
  /\b(?:pay\w*|owe|costs?|costing|bill|price|premium|tax(?:es)?|rent|fees?|dues|charges?|amount|total|rates?|subscription|contribution)\b/i;
