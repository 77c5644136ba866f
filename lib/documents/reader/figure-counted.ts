import { stem } from "@/lib/core/stem";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { countedBy } from "@/lib/documents/reader/is-bound";

/** "Eleven of the 52 owners": what is counted are the eleven. */
const OF_WHOLE = /^ (?:out )?of (?:the |our |all |these |those |its |their )?(?:\p{L}+ )?$/iu;
const ASKS_WHOLE =
  /\b(?:are there|in total|altogether|in all|overall|all together|there are|were there)\b/i;
const WORDS_BEHIND = 3;

/** The number that a question counts with, where the one that was found counts something else; undefined where none does. */
export function figureCounted(figure: Figure, text: string, asked: string): Figure | undefined {
  const counted = new Set(countedBy(asked));
  if (figure.type !== "count" || counted.size === 0) return undefined;
  const counts = figuresIn(text).filter(({ type }) => type === "count");
  const whole = counts.find(
    (one) => one.at < figure.at && OF_WHOLE.test(text.slice(one.at + one.text.length, figure.at)),
  );
  if (whole) return ASKS_WHOLE.test(asked) ? undefined : whole;
  const isOfThing = (one: Figure) => isAny(wordsBehind(one, text), counted);
  const [only, ...others] = counts.filter(isOfThing);
  return only && others.length === 0 && only.at !== figure.at && namesOther(figure, text)
    ? only
    : undefined;
}

/** "Two lessons": the number has a thing of its own. */
function namesOther(figure: Figure, text: string): boolean {
  return /^ \p{L}{3,}s\b/iu.test(text.slice(figure.at + figure.text.length));
}

function wordsBehind({ at, text: figure }: Figure, text: string): string[] {
  const behind = text.slice(at + figure.length).split(/[,;:.(]/)[0] ?? "";
  return (behind.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, WORDS_BEHIND).map(stem);
}

function isAny(terms: readonly string[], sought: ReadonlySet<string>): boolean {
  return terms.some((term) => sought.has(term));
}
