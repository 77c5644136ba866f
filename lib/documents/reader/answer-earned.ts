import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "How much did they earn from juice in 2025?", "How much did juice bring in in 2024?" */
const ASKS =
  /\bhow much (?:money )?(?:did|do|does|was|were) [^?]{1,30}?\b(?:earn(?:ed)?|ma[dk]e|take|took|raised?|receive|get|got) (?:in )?(?:from|by|with|through|on) (?:selling |the )?(?<what>[^?]{2,30}?) (?:in|for|during) (?<year>(?:19|20)\d\d)\b|\bhow much did (?:the )?(?<own>[^?]{2,30}?) (?:bring in|earn|make|yield|raise) (?:in|for|during) (?<when>(?:19|20)\d\d)\b/i;
const SPENT =
  /\b(?:costs?|expenses?|spending|spent|hire|purchases?|paid|wages|materials?|tools?)\b/i;

/** What something earned in a year: the only row that is called so, in the column of the year. */
export async function answerEarned(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { what, own, year, when } = ASKS.exec(question)?.groups ?? {};
  const asked = contentTerms(what ?? own ?? "");
  const column = year ?? when;
  if (asked.length === 0 || !column) return undefined;
  const rows = await filterInTurns(
    structure.units,
    ({ cells, head }) => {
      const label = cells[0] ?? "";
      if (head.indexOf(column) < 1 || SPENT.test(label)) return false;
      const there = new Set(searchTerms(label));
      return hasAllTerms(there, asked);
    },
    signal,
  );
  const [row, ...others] = rows;
  const lead = row?.cells[row.head.indexOf(column)];
  return row && lead && others.length === 0 && /\d/.test(lead)
    ? { kind: "answer", lead, units: [row] }
    : undefined;
}
