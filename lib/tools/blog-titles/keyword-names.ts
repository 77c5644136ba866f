import {
  isAlsoWord,
  isKnownName,
  isNoSurname,
  isRareName,
  isWellKnown,
} from "@/lib/tools/blog-titles/given-names";
import { isCountedThing } from "@/lib/tools/blog-titles/keyword-number";
import { isNamedThing } from "@/lib/tools/blog-titles/keyword-words";
import { tagged } from "@/lib/tools/blog-titles/tagged-text";

const TRIP =
  /\b(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)|in (?:\d+|two|three|four|five|six|seven) (?:days?|hours?|weeks?)|on a budget|itinerary|weekend(?: trip| getaway)?|road trips?|vacation|with kids)$/i;
/** The same before the place: "7 day itinerary for Iceland", "weekend in Prague". */
const TRIP_TO =
  /^(?:an? )?(?:(?:\d+|two|three|four|five|six|seven)[ -](?:days?|weeks?)|day|week|weekend|long weekend|honeymoon|road trip|trip|vacation|(?:(?:\d+|two|three|four|five|six|seven)[ -]days? )?itinerary) (?:in|for|to|through) /i;
/** With whom somebody goes to a place, which also says how they get there: "air travel with a baby". */
const COMPANY = /\bwith (?:children|friends|grandparents|teens|toddlers|a (?:baby|dog|toddler))$/i;

type Tagged = { text: string; tags: string[] };

/** The words of a keyword with their parts of speech. */
export function termsOf(text: string): Tagged[] {
  const parsed: { terms: Tagged[] }[] = tagged(text).json({ terms: { text: true, tags: true } });
  return parsed.flatMap(({ terms }) => terms);
}

/** Whether a keyword is about going somewhere: "Barcelona in 3 days". */
export function isTrip(plain: string, isTravel: boolean): boolean {
  const isSaid = TRIP.test(plain) || COMPANY.test(plain) || TRIP_TO.test(plain);
  if (!isSaid && !isTravel) return false;
  const terms = termsOf(plain);
  const isPlace = terms.some(({ tags }) => tags.includes("Place"));
  if (TRIP.test(plain)) return isPlace || isTravel;
  if (isSaid) return isPlace;
  return (
    isPlace && terms.every(({ tags }) => tags.includes("Place") || tags.includes("ProperNoun"))
  );
}

/** Whether it's only where somebody goes: "Lisbon", but not "Lisbon in 3 days". */
export function isPlaceOnly(trip: string): boolean {
  return (
    !TRIP.test(trip) &&
    !COMPANY.test(trip) &&
    termsOf(trip).every(({ tags }) => tags.includes("ProperNoun"))
  );
}

/** Whether a keyword is somebody's name: "Marie Curie", but not "Jack Russell terriers". */
export function isPerson(plain: string): boolean {
  if (isWellKnown(plain)) return true;
  const terms = termsOf(plain);
  if (terms.length < 2 || terms.length > 3 || isNamedThing(plain)) return false;
  if (beginsLikeName(plain)) return false;
  if (isRareName(terms[0]?.text ?? "") && plain.split(" ").every(isCapital))
    return !isNoSurname(terms.at(-1)?.text ?? "");
  const isNamed = terms.every(({ tags }) => tags.includes("ProperNoun") && !tags.includes("Place"));
  const isCased =
    plain.split(" ").every((word) => /^\p{Lu}/u.test(word)) || plain === plain.toLowerCase();
  if (isNamed && isCased && terms[0]?.tags.includes("Person"))
    return !/s$/.test(plain) || isCapital(plain);
  return false;
}

/** Whether a keyword may be a person's name, a brand's, or a place's. */
export function isName(plain: string): boolean {
  const words = plain.split(" ");
  if (words.length !== 2 && words.length !== 3) return false;
  // "Lesson plan" has a given name only by its spelling.
  if (plain === plain.toLowerCase() && isCountedThing(plain)) return false;
  if (beginsLikeName(plain)) return false;
  const [first] = termsOf(plain);
  return (
    words.every((word) => /^\p{Lu}/u.test(word)) ||
    (first?.tags.includes("FirstName") ?? false) ||
    (first?.tags.includes("Person") ?? false)
  );
}

/** "Sergeant major", "attorney general", "prime minister": one of many. */
const RANK = /^(?:general|major|minister)$/i;

/**
 * Whether only its first word is a name's: "grace period", "grant writing". In lowercase, a word that is a given name as well
 * needs a surname after it: "grace kelly", but not "frank discussion".
 */
export function beginsLikeName(plain: string): boolean {
  const words = plain.split(" ");
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  if (RANK.test(last)) return true;
  if (isKnownName(termsOf(last.toLowerCase()))) return false;
  if (isAlsoWord(first) && plain === plain.toLowerCase()) return true;
  return (isAlsoWord(first) || isKnownName(termsOf(first.toLowerCase()))) && isNoSurname(last);
}

function isCapital(plain: string): boolean {
  return /^\p{Lu}/u.test(plain);
}
