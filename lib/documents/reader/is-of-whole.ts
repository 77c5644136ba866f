import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import type { Structure } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

/** What an announcement calls that of which it tells. */
const EVENT = new Set(
  stems(`camp course class workshop event evening morning afternoon day weekend week club trip tour walk hike ride lesson
  session show program programme group festival concert fair party exhibition retreat tournament quiz lecture excursion
  outing visit activity activities training meetup race run project playgroup choir place places participation`),
);
/** What one pays to take part. */
const PRICE = new Set(
  stems(`ticket tickets cost costs price prices fee fees entry entrance admission participation place places charge total
  pay pays everyone people person`),
);
const MOST_CHARACTERS = 90;

/** The terms of the title and of the first statement. */
export function termsOfWhole(structure: Structure): ReadonlySet<string> {
  const known = terms.get(structure);
  if (known) return known;
  const found = new Set(contentTerms(`${structure.title} ${structure.units[0]?.text ?? ""}`));
  terms.set(structure, found);
  return found;
}

/** Asked for each statement of a document. */
const terms = new WeakMap<Structure, ReadonlySet<string>>();

/** Whether the words in front of what a statement says name all that a document is about, and no part of it. */
export function isOfWhole(subject: string, index: UnitIndex, isPrice = false): boolean {
  if (subject.length > MOST_CHARACTERS) return false;
  const known = termsOfWhole(index.structure);
  return contentTerms(subject).every(
    (term) => EVENT.has(term) || known.has(term) || (isPrice && PRICE.has(term)),
  );
}
