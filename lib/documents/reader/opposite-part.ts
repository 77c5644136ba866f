import { stem } from "@/lib/core/stem";
import { stems } from "@/lib/documents/reader/same-words";
import { contentTerms } from "@/lib/documents/terms";

/** Of a whole, the one part is what goes, and the other what stays; the one part is so, and the other isn't. */
const POLES: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [
    "discard discarded remove removed exclude excluded reject rejected drop dropped delete deleted lost lose waste wasted spoil spoiled scrap scrapped withdrew withdrawn throw threw thrown omit omitted",
    "leave leaves left leaving keep keeps kept remain remains remained remaining retain retained include included accept accepted use used usable save saved",
  ],
  ["fail failed fails", "pass passed passes succeed succeeded"],
  ["absent miss missed missing", "present attend attended came come"],
  ["die died dead lose lost", "survive survived live lived"],
  [
    "refuse refused decline declined reject rejected",
    "accept accepted agree agreed approve approved",
  ],
  ["empty vacant unsold unused free", "full taken sold used occupied rented let booked"],
  ["unpaid overdue outstanding", "paid settled"],
].map(([one = "", other = ""]) => [new Set(stems(one)), new Set(stems(other))] as const);

const NOT =
  /\b(?:not|never|didn['’]t|don['’]t|wasn['’]t|weren['’]t|hasn['’]t|haven['’]t|without|neither)\b/i;
/** "12 of 48 patients left the study": left in front of a part is what stays, and behind it who went. */
const GOES_AWAY = new Set(stems("leave leaves left leaving"));
/** "How many are left?" asks for what stays, and "How many left the club?" for who went. */
const IS_LEFT =
  /\b(?:(?:is|are|was|were|be|been)\b(?: [\p{L}-]{1,20}){0,4}|(?:do|does|did)\b(?: [\p{L}-]{1,20}){1,3} have) left\b/iu;
const [WENT = ""] = stems("withdrew");
const IS = /^(?:is|are|was|were|be|been|being|get|gets|got)$/i;
const BETWEEN = /^(?:not|still|all|also|both|then|now|\p{L}{2,20}ly)$/iu;
/** What may follow a verb that has no object: "stayed in", "were kept". */
const NO_OBJECT =
  /^(?:about|after|afterwards|again|altogether|around|as|at|away|because|before|behind|between|by|during|for|from|in|into|of|off|on|out|over|since|so|there|through|throughout|to|today|together|too|under|until|up|when|while|with|within|without)$/i;
/** What may stand between a verb and the part that is its object: "we kept about 40 of 60". */
const BEFORE_PART = new Set(
  stems("only just about around some nearly almost us them with a total of"),
);
const MOST_BEFORE = 4;
const MOST_BEHIND = 8;

/**
 * Whether a part of a whole is the one that a question asks for, the `other` one, or `unclear`: "discarded, which left 1,914 of
 * 2,880" tells how many were kept.
 *
 * @param at where the part stands, and `end` where the whole ends
 */
export function partAsked(
  text: string,
  { at, end }: { at: number; end: number },
  asked: string,
): "asked" | "other" | "unclear" {
  const before = wordsIn(clauseBefore(text.slice(0, at)))
    .slice(-MOST_BEFORE)
    .toReversed();
  const clause = /^[^.;:]{0,120}/.exec(text.slice(end))?.[0] ?? "";
  const told = clause.split(/,\s|\s(?:and|but|while|whereas)\s/)[0] ?? "";
  const behind = wordsIn(told)
    .slice(0, MOST_BEHIND)
    .filter((word) => !GOES_AWAY.has(word));
  const asksWhoWent = !IS_LEFT.test(asked) && wordsIn(asked).some((word) => GOES_AWAY.has(word));
  const question = wordsIn(asked).map((word) => (asksWhoWent && GOES_AWAY.has(word) ? WENT : word));
  for (const both of POLES) {
    const sought = both.findIndex((pole) => question.some((word) => pole.has(word)));
    if (sought < 0) continue;
    const [meant, opposite] = sought === 0 ? both : both.toReversed();
    const near = [before, behind].flat();
    const own = near.find((word) => meant?.has(word) || opposite?.has(word));
    if (own && opposite?.has(own)) {
      const isOfPart = before.includes(own)
        ? before.slice(0, before.indexOf(own)).every((word) => BEFORE_PART.has(word))
        : isSaidOfPart(told, own, question);
      // What isn't kept is lost, but a second "not" is more than anyone can be sure of.
      return NOT.test(`${text} ${asked}`) || !isOfPart ? "unclear" : "other";
    }
    if (own) return NOT.test(clause) === NOT.test(asked) ? "asked" : "unclear";
    const isElsewhere = (word: string) =>
      opposite?.has(word) && !(asksWhoWent && GOES_AWAY.has(word));
    if (wordsIn(text).some(isElsewhere)) return "unclear";
  }
  const said = text.slice(end, end + clause.length);
  const implied = IMPLIES_NOT.exec(said)?.groups?.verb;
  if (implied) return question.includes(stem(implied.toLowerCase())) ? "asked" : "unclear";
  return isDenied(said, asked) ? "other" : "asked";
}

/** "80 of 100 were kept" is said of the part, and "80 of 100 kept a diary" of what a question doesn't name. */
function isSaidOfPart(told: string, verb: string, question: readonly string[]): boolean {
  const words = told.match(/\p{L}+/gu) ?? [];
  const at = words.findIndex((word) => stem(word.toLowerCase()) === verb);
  const isBefore = words.slice(0, at).findLast((word) => !BETWEEN.test(word));
  const next = words.slice(at + 1).find((word) => !BETWEEN.test(word));
  if (next === undefined || NO_OBJECT.test(next) || IS.test(isBefore ?? "")) return true;
  const object = contentTerms(words.slice(at + 1, at + 1 + MOST_OF_OBJECT).join(" "));
  return object.length > 0 && object.every((term) => question.includes(term));
}

const MOST_OF_OBJECT = 3;

const DENIES =
  /^(?:\s[\p{L}-]{2,20}){0,3}\s(?:(?:did|do|does|was|were|is|are|had|have|has|could) not|(?:did|do|does|was|were|is|are|had|have|has|could)n['’]t|never)\b/iu;
/** "12 of 60 runners failed to finish" */
const IMPLIES_NOT =
  /^(?:\s[\p{L}-]{2,20}){0,4}\s(?<verb>failed|refused|declined|unable|forgot|neglected)\b/iu;
const ASKS_NOT = /\bnot\b|n['’]t\b|\bnever\b/i;

/** "40 of 120 households did not reply", where a question asks how many replied, or the other way around. */
function isDenied(behind: string, asked: string): boolean {
  return DENIES.test(behind) !== ASKS_NOT.test(asked);
}

function clauseBefore(text: string): string {
  return text.split(/[,.;:]\s/).at(-1) ?? "";
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem);
}
