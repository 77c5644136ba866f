import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";

/** People of whom one may say how old they are, as "children from 7 to 13". */
const AGED =
  "(?:children|kids|teens|teenagers|young people|youths?|adults|families|beginners|members|seniors|pupils|students|women|men|girls|boys|people|those|players|singers|swimmers|readers|runners|cyclists|toddlers|babies)";
const ANYONE = "(?:everyone|everybody|anyone|anybody|all)";
/** These also come before hours, and numbers of places. */
const BARE = /^(?:from|between|at least|up to)\b/i;
const IN_WORDS = /\b(?:ages?|aged)\b/i;
const BEHIND = /^(?: ?\+|s\b|[- ]years?\b| (?:or|and) (?:over|older|above|up)\b)/i;
const BEFORE = new RegExp(
  String.raw`(?:(?<!\ball )\b(?:ages?|aged)(?: (?:limit|group|range|requirement)s?)?(?: is| are)?|\b(?:(?:must|should|have to|has to|need to|needs to) be|(?:you|they|he|she|who) (?:are|is))|\b${AGED}(?:['’]s?)?(?: (?:club|group|class|course|camp|workshop))?(?: (?:who|that) are)?)[ ,(:–-]{1,3}$`,
  "iu",
);
const BEFORE_ONE = new RegExp(String.raw`\b${ANYONE}[ ,(:–-]{1,3}$`, "iu");
const OF_HOURS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends?|daily|hours|opening|open (?:from|between|until)|o['’]clock|noon|midday)\b/i;
const COUNTS =
  /^(?:max\w{0,4} |min\w{0,4} |number of )?(?:participants|places|spaces|seats|(?:group|class|team) sizes?)\s?[:–-]/i;
const NUMBER = new RegExp(String.raw`\d{1,2}|\b${NUMBER_WORD}\b`, "giu");
const LAST_HOUR = 24;
const LAST_ON_CLOCK = 12;

/** Whether words of a statement that may tell an age, "from 7 to 13", tell neither hours nor how many may come. */
export function isAge(text: string, at: number, words: string): boolean {
  if (IN_WORDS.test(words) || BEHIND.test(text.slice(at + words.length))) return true;
  if (COUNTS.test(text)) return false;
  if (!BARE.test(words)) return true;
  const before = text.slice(Math.max(0, at - 60), at);
  const [from = 0, to] = (words.match(NUMBER) ?? []).map(numberOf);
  if (to === undefined) return BEFORE.test(before) || BEFORE_ONE.test(before);
  if (to < from) return false;
  if (BEFORE_ONE.test(before)) return to > LAST_HOUR;
  return BEFORE.test(before) && !(to <= LAST_ON_CLOCK && OF_HOURS.test(text));
}
