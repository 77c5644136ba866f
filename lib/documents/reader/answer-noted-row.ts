import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:why|how come|for what reason|what (?:happened|went wrong))\b/i;
/** "(1)", "*", "²": points to a note below the table. */
const MARK = /(?:\((?<number>\d{1,2})\)|(?<sign>[*†‡¹²³]{1,3}))(?=\s|$)/u;

const SIGN = /[*†‡¹²³]/u;

/** Why a row is as it is, where it points to a note that says so. */
export async function answerNotedRow(
  { structure: { units }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const asked = new Set(contentTerms(question));
  const found = await flatMapInTurns(
    units,
    (unit, at) => {
      const name = contentTerms((unit.cells[0] ?? "").replace(MARK, " "));
      const isNamed = name.length > 0 && name.every((term) => hasTerm(asked, term));
      if (unit.cells.length < 2 || isHeadOfTable(unit) || !isNamed) return [];
      const { number, sign } = MARK.exec(unit.text)?.groups ?? {};
      const mark = number ? `(${number})` : sign;
      const note = mark && noteBehind(units, at, mark);
      return note ? [[unit, note]] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? { kind: "answer", units: only } : undefined;
}

/** The note below a row's own table: what comes after the next heading or table has notes of its own. */
function noteBehind(units: readonly Unit[], at: number, mark: string): Unit | undefined {
  const isNote = ({ text }: Unit) =>
    text.startsWith(mark) && !SIGN.test(text.charAt(mark.length)) && text.length > mark.length;
  for (const unit of units.slice(at + 1)) {
    if (isNote(unit)) return unit;
    if (unit.kind === "heading" || isHeadOfTable(unit)) return undefined;
  }
  return undefined;
}
