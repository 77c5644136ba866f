import { TIME_OF_DAY } from "@/lib/documents/reader/clock-times";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";

/** What is done, and its opposite: a day or an amount that one of them is said of isn't that of the other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  pair("open(?:s|ed|ing)?", "(?:close|shut)(?:s|d)?|closing|shutting"),
  pair("arriv(?:e|es|ed|al)", "leaves?|left|depart(?:s|ed|ure)?"),
  pair("check(?:s|ed|ing)?[- ]?in", "check(?:s|ed|ing)?[- ]?out"),
  pair("pick(?:s|ed|ing)?(?: \\p{L}+){0,3} up", "drop(?:s|ped|ping)?(?: \\p{L}+){0,3} off"),
  pair("lend(?:s|ing)?|lent|borrow(?:s|ed)?|issued?", "return(?:s|ed)?|(?:give|bring|hand)s? back"),
  pair("deposit(?:s|ed)?|pa(?:ys?|id) in", "withdr[ae]ws?|withdrawn|pa(?:ys?|id) out"),
  pair("buy(?:s|ing)?|bought", "sells?|selling|sold"),
  pair("gain(?:s|ed)?|won|wins?", "los(?:es?|t|ing)"),
  pair("enter(?:s|ed)?|join(?:s|ed)?", "quits?|withdr[ae]w|resign(?:s|ed)?|left|leaves?"),
  pair("plant(?:s|ed)?|sow(?:s|n|ed)?", "harvest(?:s|ed)?|reap(?:s|ed)?|(?:dig|dug) up"),
];
/** What begins and what ends, of those where a period may be told instead: "open from May 2 to June 9". */
const OF_PERIOD = 3;
const TO =
  /^,?\s(?:to|until|till?|through)\s(?:and including\s)?(?:\p{L}{3,9}day,?\s)?$|^\s?[–—-]\s?$/iu;

function pair(one: string, other: string): readonly [RegExp, RegExp] {
  return [words(one), words(other)];
}

function words(source: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, "giu");
}

/**
 * The figure of a statement with what a question says is done, where the one that was found is of the opposite: "opens on May 2
 * and closes on June 9"; `unclear` where no figure is, and undefined where a question says nothing of the kind.
 */
export function figureOfAct(
  figure: Figure,
  text: string,
  asked: string,
): Figure | "unclear" | undefined {
  for (const [at, both] of OPPOSITES.entries())
    for (const [meant, opposite] of [both, both.toReversed()]) {
      if (!meant || !opposite || !isIn(asked, meant) || isIn(asked, opposite)) continue;
      const found = figureFor({ meant, opposite, isEnd: meant === both[1] }, figure, text, at);
      if (found) return found;
    }
  return undefined;
}

/** What an amount is said to be of stands beside it: "9 members left and 23 joined, which makes 180". A time may be far away. */
const OF_COUNT = /^\s(?:[\p{L}’'-]{1,20}\s){0,2}$/u;
const A_CLOCK = new RegExp(TIME_OF_DAY, "i");
const WORDS_BEHIND = /^(?:[-\s](?!(?:and|but|or|while)\s)[\p{L}’'-]{1,20}){1,3}/u;

type Act = { meant: RegExp; opposite: RegExp; isEnd: boolean };

function figureFor(
  { meant, opposite, isEnd }: Act,
  figure: Figure,
  text: string,
  at: number,
): Figure | "unclear" | undefined {
  const alike = figuresIn(text).filter(({ type }) => type === figure.type);
  const index = alike.findIndex((one) => one.at === figure.at);
  if (index < 0 || !isBehind(text, figure, opposite, meant)) return undefined;
  const behind = WORDS_BEHIND.exec(text.slice(figure.at + figure.text.length))?.[0] ?? "";
  if (!isTime(figure) && isIn(behind, meant)) return undefined;
  const own = alike.filter((one) => isBehind(text, one, meant, opposite));
  const [only, ...others] = own;
  if (only) return others.length === 0 ? only : "unclear";
  const [before, next] = [alike[index - 1], alike[index + 1]];
  if (at < OF_PERIOD && isEnd && next && TO.test(between(text, figure, next))) return next;
  if (at < OF_PERIOD && !isEnd && before && TO.test(between(text, before, figure))) return before;
  return isIn(text, meant) ? "unclear" : undefined;
}

function between(text: string, one: Figure, next: Figure): string {
  return text.slice(one.at + one.text.length, next.at);
}

/** Whether what is said last in front of a figure is one thing, and not its opposite. */
function isBehind(text: string, figure: Figure, said: RegExp, other: RegExp): boolean {
  const before =
    text
      .slice(0, figure.at)
      .split(/[;.]\s/)
      .at(-1) ?? "";
  const last = [...before.matchAll(said)].at(-1);
  if (!last || last.index < lastOf(before, other)) return false;
  return isTime(figure) || OF_COUNT.test(before.slice(last.index + last[0].length));
}

function isTime({ type, text }: Figure): boolean {
  return type === "date" || A_CLOCK.test(text);
}

function lastOf(text: string, said: RegExp): number {
  return [...text.matchAll(said)].at(-1)?.index ?? -1;
}

function isIn(text: string, said: RegExp): boolean {
  return lastOf(text, said) >= 0;
}
