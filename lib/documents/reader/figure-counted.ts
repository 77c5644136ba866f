import { stem } from "@/lib/core/stem";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { countedBy } from "@/lib/documents/reader/is-bound";
import { stems } from "@/lib/documents/reader/same-words";

/** "Eleven of the 52 owners": what is counted are the eleven. */
const OF_WHOLE = /^ (?:out )?of (?:the |our |all |these |those |its |their )?(?:\p{L}+ )?$/iu;
const ASKS_WHOLE =
  /\b(?:are there|in total|altogether|in all|overall|all together|there are|were there)\b|\b(?:do|does|did|has|had) .{1,60}\b(?:have|had|got)\W*$/i;
/** "How many owners were surveyed?"; also "How many of those surveyed are behind?", which names more. */
const TAKEN_IN =
  /^(?:ask|survey|interview|question|poll|includ|involv|studi|invit|respond|repli|took|take|part|particip)/;
const SMALL = new Set(
  stems(`of the a an our your their these those them all is are was were be been do does did have has had in on at to
  for with who that which we you they it still not`),
);
const WORDS_BEHIND = 3;
const OF_THOSE = /^ of (?:them|these|those|which|whom)\b/i;

/**
 * The number that a question counts with, where the one that was found counts something else; undefined where none does, and
 * `unclear` where it may be a part as well as the whole.
 */
export function figureCounted(
  figure: Figure,
  text: string,
  asked: string,
): Figure | "unclear" | undefined {
  const counted = new Set(countedBy(asked));
  if (figure.type !== "count" || counted.size === 0) return undefined;
  const counts = figuresIn(text).filter(({ type }) => type === "count");
  const whole = counts.find(
    (one) => one.at < figure.at && OF_WHOLE.test(text.slice(one.at + one.text.length, figure.at)),
  );
  const ofThose = OF_THOSE.test(text.slice(figure.at + figure.text.length))
    ? countedBefore(figure, counts, text, asked, counted)
    : undefined;
  if (ofThose) return ofThose;
  if (whole) return partOrWhole(whole, text.slice(figure.at + figure.text.length), asked, counted);
  const isOfThing = (one: Figure) => isAny(wordsBehind(one, text), counted);
  const [only, ...others] = counts.filter(isOfThing);
  return only && others.length === 0 && only.at !== figure.at && namesOther(figure, text)
    ? only
    : undefined;
}

/** "Two of the nine boats came back on time, and one of them had sails": what is asked is said of the two. */
function countedBefore(
  figure: Figure,
  counts: readonly Figure[],
  text: string,
  asked: string,
  counted: ReadonlySet<string>,
): Figure | "unclear" | undefined {
  const before = counts.findLast(
    (one) => one.at < figure.at && isAny(wordsBehind(one, text).slice(0, WORDS_BEHIND), counted),
  );
  if (!before) return undefined;
  const part = counts.find(
    (one) => one.at < before.at && OF_WHOLE.test(text.slice(one.at + one.text.length, before.at)),
  );
  const named = stemsIn(asked.replace(/^.*?\bhow many\b/i, "")).filter(
    (word) => !counted.has(word) && !SMALL.has(word),
  );
  const shared = (words: string) => {
    const there = new Set(stemsIn(words));
    return named.filter((word) => hasTerm(there, word)).length;
  };
  const own = shared(text.slice(figure.at));
  const others = shared(text.slice(before.at, figure.at));
  if (others === 0 || own > others) return undefined;
  return own === others ? "unclear" : (part ?? before);
}

/** What is asked of those that are counted is said behind them of the part. */
function partOrWhole(
  part: Figure,
  behind: string,
  asked: string,
  counted: ReadonlySet<string>,
): Figure | "unclear" | undefined {
  if (ASKS_WHOLE.test(asked)) return undefined;
  const named = stemsIn(asked.replace(/^.*?\bhow many\b/i, "")).filter(
    (word) => !counted.has(word) && !SMALL.has(word),
  );
  const there = new Set(stemsIn(behind));
  const told = named.filter((word) => !TAKEN_IN.test(word));
  if (told.some((word) => hasTerm(there, word))) return part;
  return told.length === 0 && named.length > 0 ? undefined : "unclear";
}

function stemsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem);
}

/** "Two lessons": the number has a thing of its own. */
function namesOther(figure: Figure, text: string): boolean {
  return /^ \p{L}{3,}s\b/iu.test(text.slice(figure.at + figure.text.length));
}

function wordsBehind({ at, text: figure }: Figure, text: string): string[] {
  const behind = text.slice(at + figure.length).split(/[,;:.(]/)[0] ?? "";
  return stemsIn(behind).slice(0, WORDS_BEHIND);
}

function isAny(terms: readonly string[], sought: ReadonlySet<string>): boolean {
  return terms.some((term) => sought.has(term));
}
