import { stem } from "@/lib/core/stem";
import { stems } from "@/lib/documents/reader/same-words";

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
  const before = wordsIn(clauseBefore(text.slice(0, at))).slice(-MOST_BEFORE);
  const clause = /^[^.;:]{0,120}/.exec(text.slice(end))?.[0] ?? "";
  const behind = wordsIn(clause.split(/,\s|\s(?:and|but|while|whereas)\s/)[0] ?? "")
    .slice(0, MOST_BEHIND)
    .filter((word) => !GOES_AWAY.has(word));
  const question = wordsIn(asked);
  for (const both of POLES) {
    const sought = both.findIndex((pole) => question.some((word) => pole.has(word)));
    if (sought < 0) continue;
    const [meant, opposite] = sought === 0 ? both : both.toReversed();
    const near = [before.toReversed(), behind].flat();
    const own = near.find((word) => meant?.has(word) || opposite?.has(word));
    // What isn't kept is lost, but a second "not" is more than anyone can be sure of.
    if (own && opposite?.has(own)) return NOT.test(`${text} ${asked}`) ? "unclear" : "other";
    if (own) return NOT.test(clause) === NOT.test(asked) ? "asked" : "unclear";
    if (wordsIn(text).some((word) => opposite?.has(word))) return "unclear";
  }
  const said = text.slice(end, end + clause.length);
  const implied = IMPLIES_NOT.exec(said)?.groups?.verb;
  if (implied) return question.includes(stem(implied.toLowerCase())) ? "asked" : "unclear";
  return isDenied(said, asked) ? "other" : "asked";
}

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
