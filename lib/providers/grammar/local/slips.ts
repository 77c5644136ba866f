import { smallest } from "@/lib/core/extremes";

/** From this length on, two slips in a word are still a misspelling of it. */
const MIN_LETTERS_FOR_TWO = 8;
const VOWEL = /^[aeiouy]$/;

/**
 * Whether a word is what people write when they misspell another one: a letter too few or too many, two swapped, or
 * another vowel. "Managment", "recieved", and "calander" are; "intubation" is no slip for "incubation", although one letter
 * differs. The first letter is right, and what differs by a final "s" only is a plural.
 */
export function isSlipFor(written: string, meant: string): boolean {
  if (!/^\p{Ll}+$/u.test(written) || !/^\p{Ll}+$/u.test(meant)) return false;
  if (written[0] !== meant[0] || written === `${meant}s` || meant === `${written}s`) return false;
  const most = written.length >= MIN_LETTERS_FOR_TWO ? 2 : 1;
  return slipsBetween(written, meant, most) <= most;
}

/** "Lowerd" and "managd" with the "e" that is left out: the likeliest slip in a verb, before any other. */
export function pastWithE(written: string): string | undefined {
  return /[^aeiou]d$/.test(written) ? written.replace(/d$/, "ed") : undefined;
}

/** Letters that agree between a letter too few and one too many; with fewer, it's another letter in its place. */
const MIN_BETWEEN = 2;

/**
 * The least number of slips; more than `most` when there is no such way, or another kind of change is needed.
 *
 * @param last the slip just before, which had a letter too many or too few
 */
function slipsBetween(written: string, meant: string, most: number, last?: "many" | "few"): number {
  let at = 0;
  while (at < written.length && written[at] === meant[at]) at += 1;
  const [one, other] = [written.slice(at), meant.slice(at)];
  if (one === "" && other === "") return 0;
  if (most === 0) return 1;
  const isNear = at < MIN_BETWEEN;
  const rests: [string, string, ("many" | "few")?][] = [];
  if (one && !(isNear && last === "few")) rests.push([one.slice(1), other, "many"]);
  if (other && !(isNear && last === "many")) rests.push([one, other.slice(1), "few"]);
  if (one.length > 1 && one[0] === other[1] && one[1] === other[0])
    rests.push([one.slice(2), other.slice(2)]);
  if (VOWEL.test(one[0] ?? "") && VOWEL.test(other[0] ?? ""))
    rests.push([one.slice(1), other.slice(1)]);
  return (
    1 + smallest(rests.map(([left, right, kind]) => slipsBetween(left, right, most - 1, kind)))
  );
}
