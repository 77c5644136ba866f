import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { isWholeSentence } from "@/lib/documents/sentence-kinds";

/** A cover page has no sentences, and fewer letters than any page that says something. */
const MAX_COVER_LETTERS = 300;

/** Whether a page is the first of several, and has only titles and names. */
export function isCover({ units }: Pick<Structure, "units">, page: number): boolean {
  const first = units[0]?.pieces[0]?.place;
  const placeOf = ({ pieces }: Unit) => pieces[0]?.place;
  if (page !== first || units.every((unit) => placeOf(unit) === page)) return false;
  const own = units.filter((unit) => placeOf(unit) === page);
  const letters = own.reduce((sum, { text }) => sum + text.length, 0);
  const says = own.some(
    ({ kind, text }) => kind === "item" || (kind !== "heading" && isWholeSentence(text)),
  );
  return letters <= MAX_COVER_LETTERS && !says;
}
