import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "What's the longest trip we can go on?", "What is the longest I may stay?"; "the maximum" alone may be an amount. */
const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:what(?:['’]s| is| would be) the (?:longest|maximum(?= (?:[a-z]{2,15} )?(?:length|duration|time|period|stay)\b))|how long (?:can|may|is)(?: a| an| one| a single| the)?) (?<what>[^?]{2,80})/i;
const ALLOWED =
  /\b(?:can|may|could|allowed|permitted|able|covered|insured|possible|in one go|at a (?:time|stretch)|in a row|be)\b/i;
const WHO_MAY = /\b(?:i|we|you|one|they|that|can|may|could)\b/i;
/** Away from home, one is on a trip. */
const AWAY = /\b(?:holidays?|vacations?|getaways?|breaks?|journeys?|travel\w*)\b/i;
const TRIP = /\b(?:trips?|journeys?|stays?|holidays?|vacations?)\b/i;
/** "No single trip lasts longer than", "a loan may not exceed", "up to 21 days per stay" */
const BOUNDS: readonly RegExp[] = [
  /\bno (?:single |one |individual )?(?<noun>\p{L}+) (?:(?:may|can|must|should|will|shall) )?(?:lasts?|takes?|goes on|runs?|be|is|exceeds?)(?: for)?(?: (?:longer|more) than)? (?<rest>.{1,30})/giu,
  /(?<!\p{L})(?<noun>\p{L}{2,30}) (?:(?:may|can|must|shall|should) ?not|cannot|must never) (?:last |be |exceed |take |go on )(?:for )?(?:(?:longer|more) than )?(?<rest>.{1,30})/giu,
  /\b(?:maximum|longest) (?:length|duration|time)(?: of| for)?(?: an?| any| one| a single| each)? (?<noun>\p{L}+)(?: is|:| of)? (?<rest>.{1,30})/giu,
  /\b(?:up to|at most|no more than|not more than|a maximum of) (?<rest>\d{1,3} \p{L}{3,8}|\p{L}{3,8} (?:days|weeks|months|hours))(?: \p{L}+){0,1} (?:per|for each|for any one|for a single|in any one|on any one|each) (?<noun>\p{L}+)/giu,
];

const MOST_BEFORE_FIGURE = 3;

/** How long one of something may be at most, where the only statement with such a bound names it. */
export async function answerLongestAllowed(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const what = ASKS.exec(question)?.groups?.what;
  if (!what || !ALLOWED.test(what)) return undefined;
  // Of "the longest book I can borrow", a book is meant, and no loan.
  const noun = contentTerms(what.split(WHO_MAY)[0] ?? "");
  const named = noun.length > 0 ? noun : contentTerms(what);
  const isTrip = AWAY.test(what);
  const isMeant = (bounded: string) =>
    (isTrip && TRIP.test(bounded)) ||
    searchTerms(bounded).some((term) => named.some((one) => hasTerm(new Set([term]), one)));
  const found = await flatMapInTurns(
    structure.units,
    (unit) =>
      unit.kind === "heading"
        ? []
        : BOUNDS.flatMap((bound) => [...unit.text.matchAll(bound)]).flatMap(({ groups }) => {
            const [figure] = figuresIn(groups?.rest ?? "");
            const isFirst = figure?.type === "duration" && figure.at < MOST_BEFORE_FIGURE;
            return isFirst && isMeant(groups?.noun ?? "") ? [{ unit, lead: figure.text }] : [];
          }),
    signal,
  );
  const [only, ...others] = found;
  return only && others.every(({ lead }) => lead === only.lead)
    ? { kind: "answer", lead: only.lead, units: [only.unit] }
    : undefined;
}
