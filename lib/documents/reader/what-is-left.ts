import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { Unit } from "@/lib/documents/reader/unit";

/** "How much is left of it?", "What will remain in the fund?", but not "How many people have left?" */
const ASKS_LEFT =
  /\b(?:how (?:much|many)|what)\b[^?]{0,80}\b(?:is|are|was|were|be|do|does|did|have|has|had|['’]s)\b[^?]{0,60}(?<!\b(?:have|has|had|who|which|they) )\b(?:left(?! (?:side|hand|arm|leg|foot|eye|ear|knee|over from))|remain(?:s|ing)?|unspent|unused)\b/i;
const SAYS_LEFT =
  /\b(?:left|remain\w*|balance|rest|unused|unspent|leav(?:es|ing)|outstanding|still|unpaid|owed?|owing|due|available|carried (?:over|forward)|after(?:wards?)?|new|now|surplus)\b/i;
const LEAVES =
  /\b(?:leav(?:es|ing)|left(?: (?:us|me|you|them|it))?(?: with)?|remain(?:s|ing|der)?(?: (?:of|is|are|was|were))?)\s(?:a |an |the |about |only |just )?$/i;
const LEFT_BEHIND =
  /^(?:\s[\p{L}-]{2,20}){0,3}\s(?:(?:is|are|was|were|will be|still)\s){0,2}(?:left|remain(?:s|ing|ed)?|unspent|unused)\b/iu;

/** Of a question for what is left: the figure that a statement says is left, and `other` where it says of none that it is. */
export function leftFigure(figure: Figure, unit: Unit, asked: string, title: string) {
  if (!ASKS_LEFT.test(asked)) return undefined;
  const { text, head } = unit;
  if (!SAYS_LEFT.test(`${text} ${head.join(" ")} ${title}`)) return "other";
  const alike = figuresIn(text).filter(({ type }) => type === figure.type);
  const [left, ...others] = alike.filter(
    ({ at, text: one }) =>
      LEAVES.test(text.slice(Math.max(0, at - 40), at)) ||
      LEFT_BEHIND.test(/^[^,;.]{0,60}/.exec(text.slice(at + one.length))?.[0] ?? ""),
  );
  return left && others.length === 0 && left.at !== figure.at ? left : undefined;
}
