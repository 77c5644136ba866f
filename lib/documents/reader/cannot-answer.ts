import { rememberLast } from "@/lib/core/remember-last";
import { asksWhenBack, isOfThing } from "@/lib/documents/reader/comes-back";
import { isProductWord } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import {
  isFirstComeOnly,
  isOfOtherEnd,
  isShareOnly,
} from "@/lib/documents/reader/other-than-named";
import { stems } from "@/lib/documents/reader/same-words";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "Can I get my membership fee back?", "Is the deposit refundable?" */
const ASKS_REFUND =
  /\b(?:get|have|receive|claim|want)\b[^?]{0,40}\b(?:money|fees?|deposit|payment|price|contribution|subscription|premium)s? back\b|\b(?:refund(?:ed|able|s)?|reimburse[ds]?)\b/i;
const SAYS_REFUND =
  /\brefund\w*|\bnon-?refund\w*|\breimburs\w*|\brepa(?:y|id|yment)\w*|\bforfeit\w*|\bcredit\w*|\breturn\w*|(?:\b(?:money|fees?|deposit|payment|amount)s?\b|[£$€] ?\d[\d.,]*)[^.;]{0,30}\bback\b|\b(?:pay|give|send|get|transfer)\w*\b[^.;]{0,20}\bback\b|\b(?:keep|kept|retain\w*|los[et]|lost)\b/i;

/** "How much did they earn from juice in 2025?": the whole income is no answer. */
const ASKS_EARNED =
  /\bhow much\b[^?]{1,40}\b(?:earn(?:ed)?|ma[dk]e|raised?) (?:in )?(?:from|by selling) (?<what>[^?]{2,30}?)(?: (?:in|for|during|last|this)\b|\W*$)/i;
/** "How old must I be?": not as old as the tools that are taken. */
const ASKS_OWN_AGE =
  /\bhow old (?:must|do|does|should|have|has) (?:i|we|you|they|he|she|one|somebody|(?:my|the) \p{L}+)\b/iu;
const AGE_OF_THING =
  /\b(?:machines?|tools?|items?|things|books?|toys?|games?|cars?|vehicles?|bikes?|clothes|goods|appliances?|equipment|boilers?|furniture|computers?)\b[^.;]{0,30}\byears? old\b/i;
/** "How do I cook while the kitchen is being replaced?": what is said of the kitchen alone is no answer. */
const ASKS_MEANWHILE =
  /^\W{0,3}(?:and |so |but )?how (?:do|can|will|should|am|are) (?:i|we|you)(?: supposed to| able to)? (?<act>[\p{L} ]{3,40}?) (?:while|whilst|during|when)\b/iu;
/** "Can younger brothers and sisters come along?" */
const ASKS_COMPANY =
  /^\W{0,3}(?:and |but |so )?(?:can|could|may|are|is|will|do)(?:n['’]t)? (?:my |our |the |any )?(?!(?:i|we|you|they|he|she|it|one|there)\b)(?<who>[\p{L}'’ -]{3,50}?) (?:also )?(?:(?:be )?(?:allowed|welcome|invited|able) (?:to )?)?(?:come|go|join|attend|take part|tag|welcome|invited)\b/iu;
/** What says nothing of who it is. */
const UNTOLD = new Set(stems("young younger old older other own little small big also anyone"));
/** Words that take in everybody. */
const ALL =
  /\b(?:every(?:one|body|one's)|anyone|anybody|nobody|no one|all (?:are )?welcome|public|only|famil(?:y|ies)|relatives)\b/i;
const SIBLINGS = /\b(?:brothers?|sisters?|siblings?)\b/i;

/** "How much is in my pot now?": not what it could be worth one day. */
const ASKS_NOW = /\b(?:now|currently|at the moment|today|so far|at present)\b/i;
const FORETELLS =
  /\b(?:could|might|may|would|should) (?:be worth|reach|grow to|rise to)\b|\b(?:is|are) (?:projected|forecast|expected|estimated|likely) to\b/i;
/** "What did it cost?": not "the storm cost 83 lives". */
const ASKS_PRICE = /\b(?:costs?|pay|paid|price|spend|spent)\b/i;
const COSTS_OTHERWISE =
  /\bcost(?:s|ing)? (?:(?:[\p{L}\d,]+ ){0,3}(?:lives|jobs|votes|goals|points|seats)|(?:him|her|them|us|his|their) )|\bat the cost of\b/iu;
const MONEY = /[£$€¥]|\d ?%|\b(?:pounds?|dollars?|euros?|pence|cents?|free)\b/i;

const ORDINALS: readonly string[] = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];
/** Things that are counted off: what holds for one of them holds for no other. */
const COUNTED =
  "phases?|stages?|rounds?|parts?|halves|half|terms?|semesters?|quarters?|seasons?|sessions?|instal(?:l)?ments?|payments?|steps?|lessons?|class(?:es)?|doses?|injections?|appointments?|floors?|days?|weeks?|months?|years?|visits?|trips?|tests?|exams?|coach(?:es)?|bus(?:es)?|groups?|prizes?|reminders?|letters?|warnings?|offences?|offenses?";
const ORDINAL = new RegExp(
  String.raw`\b(?:(${ORDINALS.join("|")}|\d{1,2}(?:st|nd|rd|th)) (${COUNTED})|(phase|stage|round|part|term|session|step|lesson|dose|floor|day|week|group) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten))\b`,
  "gi",
);
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const MOST_CHARACTERS = 600;

/**
 * Whether a statement can't be the answer, whatever words it shares with the question: it says nothing of money that comes back,
 * of who may come along, or of people who return, or it's about the second, or the last, of what the question asks the first of.
 *
 * @param text with the heading above it
 */
export function cannotAnswer(text: string, question: string): boolean {
  if (ASKS_REFUND.test(question) && !SAYS_REFUND.test(text)) return true;
  if (asksWhenBack(question) && isOfThing(text)) return true;
  if (ASKS_OWN_AGE.test(question) && AGE_OF_THING.test(text)) return true;
  if (ASKS_NOW.test(question) && FORETELLS.test(text)) return true;
  if (ASKS_PRICE.test(question) && COSTS_OTHERWISE.test(text) && !MONEY.test(text)) return true;
  if (countsOthers(text, question) || asksOtherSize(text, question)) return true;
  if (isOfOtherEnd(text, question) || isFirstComeOnly(text, question)) return true;
  if (isShareOnly(text, question)) return true;
  const source = contentTerms(ASKS_EARNED.exec(question)?.groups?.what ?? "");
  if (source.length > 0 && !hasAny(text, source)) return true;
  const act = contentTerms(ASKS_MEANWHILE.exec(question)?.groups?.act ?? "");
  if (act.length > 0 && !hasAny(text, act)) return true;
  return isOfOthers(text, question) || isOfOtherOrdinal(text, question);
}

function isOfOthers(text: string, question: string): boolean {
  const who = ASKS_COMPANY.exec(question)?.groups?.who ?? "";
  const asked = contentTerms(who).filter((term) => !UNTOLD.has(term));
  if (asked.length === 0 || ALL.test(text)) return false;
  if (SIBLINGS.test(who) && SIBLINGS.test(text)) return false;
  return !hasAny(text, asked);
}

const PEOPLE =
  "child(?:ren)?|kids?|pupils?|students?|parents?|adults?|teachers?|helpers?|volunteers?|guests?|members?|employees?|staff|women|men|girls|boys|families|visitors?|players?|participants?|patients?|residents?|tenants?|passengers?";
const ASKS_HOW_MANY = new RegExp(String.raw`\bhow many (?:\p{L}+ ){0,2}?(${PEOPLE})\b`, "iu");
const COUNTS = new RegExp(
  String.raw`\b(?:\d{1,6}|${NUMBERS.join("|")}|eleven|twelve|twenty|thirty) (?:\p{L}+ ){0,2}?(?:${PEOPLE})\b`,
  "iu",
);

function hasAny(text: string, asked: readonly string[]): boolean {
  const there = new Set(searchTerms(text));
  return asked.some((term) => hasTerm(there, term));
}

const peopleCounted = rememberLast((question) => ASKS_HOW_MANY.exec(question)?.[1]);

/** "We need six parents" doesn't say how many children are going. */
function countsOthers(text: string, question: string): boolean {
  const asked = peopleCounted(question);
  if (!asked || !COUNTS.test(text)) return false;
  return !hasAny(text, stems(asked));
}

const ASKS_SIZE =
  /^\W{0,3}(?:and |so |but )?(?:what|which) (?:size|diameter|length|width|height|depth|thickness) (?:is|are|do|does|of) (?:the |my |its |an? )?(?<what>[\p{L} -]{3,40}?)(?: have| come in)?[^\p{L}\p{N}]*$/iu;
const SAYS_SIZE = /\b(?:size|diameter|length|width|height|depth|thickness|dimensions?)\b/i;

/** "Folded size: …", "Box dimensions: …" */
const QUALIFIED =
  /(?:^|[.:]\s)(?!overall|total|outer|external|product|size|dimension)\p{L}+(?: \p{L}+)? (?:size|diameter|length|width|height|depth|thickness|dimensions?)\b/iu;

/** "Folded size" is not that of the wheels. */
function asksOtherSize(text: string, question: string): boolean {
  const what = contentTerms(ASKS_SIZE.exec(question)?.groups?.what ?? "");
  const label = text.slice(0, 160);
  if (what.length === 0 || !SAYS_SIZE.test(label)) return false;
  const there = new Set(searchTerms(text));
  const isOwn = what.some((term) => isProductWord(term) || hasTerm(there, term));
  return !isOwn && QUALIFIED.test(label);
}

/** "Your flat is in the second phase, which begins on 8 June" says nothing of the first. */
function isOfOtherOrdinal(text: string, question: string): boolean {
  const asked = ordinalsAsked(question);
  if (asked.length === 0) return false;
  const there = ordinalsIn(text.slice(0, MOST_CHARACTERS));
  return asked.some(({ thing, place }) => {
    const alike = there.filter((one) => one.thing === thing);
    return alike.length > 0 && alike.every((one) => one.place !== place);
  });
}

const ordinalsAsked = rememberLast((question) => ordinalsIn(question));

function ordinalsIn(text: string): { thing: string; place: number }[] {
  return [...text.matchAll(ORDINAL)].map(([, ordinal, counted = "", named = "", number = ""]) => {
    const word = (ordinal ?? number).toLowerCase();
    const at = (ordinal ? ORDINALS : NUMBERS).indexOf(word);
    return {
      thing: (counted || named).toLowerCase().replace(/(?:(?<=ch|ss)es|(?<!s)s)$/, ""),
      place: at < 0 ? Number.parseInt(word, 10) : at + 1,
    };
  });
}
