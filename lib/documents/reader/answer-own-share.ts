import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isNamed, tablesOf, termsOfQuestion } from "@/lib/documents/reader/tables";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "How much do we have to pay out of our own pocket if …?", "What's the excess if …?" */
const ASKS =
  /\b(?:how much|what)\b[^?]{0,80}\b(?:(?:out of|from) (?:my|our|your) own pocket|out[- ]of[- ]pocket|(?:pay|cover|find|bear) (?:it |that |this )?(?:(?:by )?(?:myself|ourselves)))\b|\b(?:how (?:much|high|big) is|what(?:['’]s| is)) (?:the|my|our) (?:excess|deductible|co-?pay\w*)\b/i;
const COLUMN = /\b(?:excess|deductible|co-?pay\w*|own (?:share|contribution)|you pay)\b/i;
/** What happens to people, and the part of a policy that it is for. */
const PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:dentists?|tooth|teeth|toothache|dental)\b/i, /\bdental\b/i],
  [
    /\b(?:doctors?|physicians?|gp|ill|sick|broken (?:arm|leg)|medical|injur\w+)\b/i,
    /\bmedical\b|\bdoctors?\b|\bprimary care\b|\boffice visits?\b/i,
  ],
  [/\b(?:hospitals?|surgery|ambulance)\b/i, /\bmedical\b|\bhospital\b|\bin-?patient\b/i],
  [/\b(?:bags?|suitcases?|luggage|baggage|belongings)\b/i, /\b(?:baggage|luggage|belongings)\b/i],
  [/\b(?:passports?|visas?)\b/i, /\bpassports?\b|\btravel documents\b/i],
  [/\b(?:cancel\w*|call(?:ed)? off|come home early)\b/i, /\bcancel\w*\b|\bcurtail\w*\b/i],
  [/\b(?:delay\w*|late (?:flight|plane|train))\b/i, /\bdelay\w*\b/i],
  [/\b(?:cash|purse|wallet)\b/i, /\b(?:cash|money)\b/i],
  [/\b(?:windscreens?|windshields?|glass)\b/i, /\b(?:windscreen|windshield|glass)\b/i],
  [/\b(?:burst pipes?|leaks?|leaking|flood\w*)\b/i, /\b(?:water|flood\w*|pipes?)\b/i],
  [/\b(?:burglar\w*|broken into|stolen|theft)\b/i, /\b(?:theft|burglary)\b/i],
  [/\bsue[ds]?\b|\b(?:lawyers?|solicitors?)\b/i, /\blegal\b/i],
];

/** What somebody pays themselves of a claim: the cell for that in the only row of a table for what happened. */
export async function answerOwnShare(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const parts = PARTS.filter(([asked]) => asked.test(question)).map(([, part]) => part);
  if (parts.length === 0) return undefined;
  const asked = termsOfQuestion(question);
  const found = await flatMapInTurns(
    await tablesOf(index),
    ({ columns, rows }) => {
      const at = columnFor(columns, asked);
      if (at === undefined) return [];
      return rows.flatMap(({ label, cells, unit }) => {
        const cell = cells[at] ?? "";
        const hasAmount = figuresIn(cell).length === 1 || /^(?:nil|none|no excess)$/i.test(cell);
        // Teeth are looked after by a part of their own.
        const isOther = parts.every((part) => !part.test("dental")) && /\bdental\b/i.test(label);
        const isPart = parts.every((part) => part.test(label));
        return isPart && hasAmount && !isOther ? [{ unit, lead: cell }] : [];
      });
    },
    index.signal,
  );
  const [only, ...others] = found;
  return only && others.length === 0
    ? { kind: "answer", lead: only.lead, units: [only.unit] }
    : undefined;
}

/** The only column with one's own share; of those of several plans, the one that a question names. */
function columnFor(columns: readonly string[], asked: ReadonlySet<string>): number | undefined {
  const shares = columns.flatMap((name, at) => (COLUMN.test(name) ? [{ name, at }] : []));
  const named = shares.filter(({ name }) => isNamed(name, asked));
  const [only, ...others] = shares.length > 1 ? named : shares;
  return others.length === 0 ? only?.at : undefined;
}
