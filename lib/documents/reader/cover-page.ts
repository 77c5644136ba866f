import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { isWholeSentence } from "@/lib/documents/sentence-kinds";

/** A cover page has no sentences, and fewer letters than any page that says something. */
const MAX_COVER_LETTERS = 300;

/** The first of several pages, if it has only titles and names; undefined otherwise. */
export function coverPage({ units }: Pick<Structure, "units">): number | undefined {
  const placeOf = ({ pieces }: Unit) => pieces[0]?.place;
  const first = units[0] && placeOf(units[0]);
  const own = units.filter((unit) => placeOf(unit) === first);
  if (own.length === units.length) return undefined;
  const letters = own.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > MAX_COVER_LETTERS) return undefined;
  const says = own.some(
    ({ kind, text }) => kind === "item" || (kind !== "heading" && isWholeSentence(text)),
  );
  return says ? undefined : first;
}
