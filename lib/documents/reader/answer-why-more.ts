import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms, hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:why|how come|what(?:['’]s| is) the reason)\b[^?]{0,80}\b(?:(?<more>more|higher|dearer|rise|rises|risen|rose|up|increas\w+|raised|expensive|grow\w*|jump\w*)|less|lower|cheaper|fall\w*|fell|drop\w*|down|decreas\w+|reduc\w+|smaller)\b/i;
const CAUSE =
  "(?:results? (?:mainly |mostly )?from|(?:is|are|was|were) (?:mainly |mostly |largely |partly )?(?:due|owing) to|due to|owing to|because|caused by|reflects?|c[ao]mes? from|stems? from|explained by|driven by|as a result of|thanks to|attributed to)";
/** "Less clear" says nothing about an amount. */
const THAN = "(?= (?:than|this|now|because|due|owing)\\b)";
const MORE = new RegExp(
  String.raw`\b(?:increases?|rises?|growth|rose|risen|gone up|went up|goes up|increased|raised|higher|more${THAN}|jump|grew|grown|difference|change)\b[^.;]{0,80}\b${CAUSE}\b`,
  "i",
);
const LESS = new RegExp(
  String.raw`\b(?:decreases?|falls?|drops?|reductions?|fell|fallen|dropped|gone down|went down|goes down|decreased|reduced|lowered|lower|(?:less|fewer)${THAN}|discount|difference|change)\b[^.;]{0,80}\b${CAUSE}\b`,
  "i",
);
const MOST = 2;

/** Why something is more or less than before: the statements that say what its rise or fall comes from. */
export async function answerWhyMore(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS.exec(question);
  if (!asked || !OF_AMOUNT.test(question)) return undefined;
  const says = asked.groups?.more ? MORE : LESS;
  const { units } = structure;
  const things = namedIn(question);
  const found = await filterInTurns(
    units,
    (unit, at) =>
      unit.kind !== "heading" && isReasonOf(things, says.exec(unit.text), units[at - 1]?.text),
    signal,
  );
  return found.length > 0 && found.length <= MOST ? { kind: "answer", units: found } : undefined;
}

/** Words for a change, for when it was, and for all that one pays: they name nothing that is paid for. */
const OF_CHANGE = new Set(
  stems(`increase increases rise rises rising growth rose risen gone go going goes up went raise raised higher high more jump grew grow grown
  difference change decrease fall falls drop drops reduction fell fallen dropped down reduce reduced lower lowered low less fewer discount
  year last this month time now before annual previous new much expensive dear dearer cheaper come reason
  pay pays paid paying owe owed owes bill cost costs price amount total charge money sum invoice have must need use usage consumption`),
);

/** "Sharply" */
const ADVERB = /(?<!supp|fami|ju|assemb|\bf)ly\b/i;

function namedIn(text: string): string[] {
  const plain = text.split(" ").filter((word) => !ADVERB.test(word));
  return contentTerms(plain.join(" ")).filter((term) => !OF_CHANGE.has(term) && !/^\d/.test(term));
}

/** Whether what rose or fell is what is asked about: the same thing, or "the increase" where nothing else rose before. */
function isReasonOf(things: readonly string[], said: RegExpExecArray | null, before = ""): boolean {
  if (!said) return false;
  const start = said.input.slice(0, said.index);
  const sentence = `${start.slice(Math.max(start.lastIndexOf(". "), start.lastIndexOf("; ")) + 1)}${said[0]}`;
  const clause = sentence.replace(SAYS_CAUSE, " ");
  const own = namedIn(clause);
  if (own.length === 0 && !SAYS_AMOUNT.test(clause)) {
    const rose = SAYS_WAY.test(before) ? namedIn(before) : [];
    return rose.length === 0 || isOf(things, rose, before);
  }
  return isOf(things, own, clause);
}

function isOf(things: readonly string[], own: readonly string[], text: string): boolean {
  if (!SAYS_AMOUNT.test(text)) return false;
  const asked = new Set(things);
  if (things.length === 0 || own.every((term) => hasTerm(asked, term))) return true;
  // The rent subsidy is no rent.
  return hasAllTerms(new Set(own), things) && hasTerm(asked, own.at(-1) ?? "");
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
const SAYS_AMOUNT = new RegExp(
  String.raw`${OF_AMOUNT.source}|\b(?:us(?:e|age)|consumption)\b`,
  "i",
);
