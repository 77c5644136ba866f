import { SENTENCE_END } from "@/lib/core/sentences";
import { ofColumnMeant } from "@/lib/documents/reader/column-of-payer";
import { figureOfAct } from "@/lib/documents/reader/figure-of-act";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { hasRelative } from "@/lib/documents/reader/indexed-units";
import { countedBy } from "@/lib/documents/reader/is-bound";
import { rateAsked, rateOf } from "@/lib/documents/reader/rates";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { leftFigure } from "@/lib/documents/reader/what-is-left";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/**
 * The figure of a statement that is tied to what a question asks, where another one was found: in the column of who pays, of
 * what is done rather than of its opposite, paid at the rate asked for, or a day instead of a length. `unclear` where several
 * may be, and `other` where none is.
 */
export function tiedFigure(
  figure: Figure,
  unit: Unit,
  asked: string,
  structure: Structure,
): Figure | "unclear" | "other" | undefined {
  const { text } = unit;
  return (
    ofColumnMeant(figure, unit, asked) ??
    leftFigure(figure, unit, asked, structure.sections[unit.section]?.title ?? "") ??
    figureOfAct(figure, text, asked) ??
    atRateAsked(figure, unit, asked) ??
    dayOf(figure, text, asked) ??
    differenceAsked(figure, text, asked) ??
    (isOnlyCondition(figure, text, asked) ? "unclear" : undefined) ??
    (isOfOtherCount(figure, text, asked) || countsOther(figure, text, asked) ? "other" : undefined)
  );
}

const PAID_ONCE =
  /^\s(?:(?:paid|due|charged|payable)\s)?(?:once|one[- ]time|up ?front|in advance|at (?:the )?(?:start|beginning|outset|signing)|(?:up)?on (?:joining|signing|moving in|enrollment|registration)|to (?:join|start|set up|register)|initially)\b/i;
const ONCE_BEFORE =
  /\b(?:one[- ]time|initial|joining|sign[- ]?up|set[- ]?up|registration|initiation|activation|admission)\s(?:\p{L}{2,20}\s){1,3}(?:(?:of|is)\s)?$/iu;

/** "$90 once and $12 per month": what is paid once is no monthly fee. */
function atRateAsked(figure: Figure, unit: Unit, asked: string): Figure | "unclear" | undefined {
  const rate = rateAsked(asked);
  const { text } = unit;
  if (!rate || figure.type !== "money" || rateOf(figure, unit) === rate) return undefined;
  const isOnce =
    PAID_ONCE.test(text.slice(figure.at + figure.text.length)) ||
    ONCE_BEFORE.test(text.slice(Math.max(0, figure.at - 80), figure.at));
  if (!isOnce) return undefined;
  const [only, ...others] = figuresIn(text).filter(
    (one) => one.type === "money" && rateOf(one, unit) === rate,
  );
  return only && others.length === 0 ? only : "unclear";
}

const ASKS_WHEN = /^\W{0,3}(?:and |but |so )?(?:when|(?:on )?(?:what|which) (?:day|date))\b/i;
/** "Within two weeks", "every three months": a length that tells when. */
const TELLS_WHEN =
  /\b(?:within|in|after|every|each|by|until|from|over the (?:next|last)|next|last|first|no (?:later|more|less) than|at least|up to|(?:un)?less than|more than)\s(?:the\s|about\s|approximately\s)?$/i;
const TELLS_WHEN_BEHIND =
  /^['’]?\s(?:['’]?\s?notice\b|before|after|from|prior|ahead|in advance|earlier|later|ago|of (?:the|your|this|that|receipt|delivery|purchase)|following|once)\b/i;

/** "May 4, 9:40 a.m. – fitting (about 20 minutes)": a length doesn't tell when. */
function dayOf(figure: Figure, text: string, asked: string): Figure | "unclear" | undefined {
  const { at, type, text: length } = figure;
  if (type !== "duration" || !ASKS_WHEN.test(asked)) return undefined;
  const tells =
    TELLS_WHEN.test(text.slice(Math.max(0, at - 40), at)) ||
    TELLS_WHEN_BEHIND.test(text.slice(at + length.length));
  if (tells) return undefined;
  const [day, ...others] = figuresIn(text).filter((one) => one.type === "date");
  return day && others.length === 0 ? day : "unclear";
}

const ASKS_OPENING = /\bwhen (?:does|do|did|will|would)\b[^?]{1,60}\b(?:open|start|begin)\b/i;
const ONLY_THEN =
  /^(?:\d[\d.)]{0,5}\s)?(?:after|before|until)\s(?:the\s)?$|\b(?:to|until|till|through)\s[^,.;()]{2,40}\s\($/i;

/** "After May 9 it is open all day", "until the end of term (May 9)": it opens earlier. */
function isOnlyCondition({ at, type }: Figure, text: string, asked: string): boolean {
  return type === "date" && ASKS_OPENING.test(asked) && ONLY_THEN.test(text.slice(0, at));
}

const ASKS_MORE =
  /\bhow (?:many|much) (?:more|fewer|less|cheaper|higher|lower)\b(?! (?:do|does|did|must|should|can|could|may|will|would|are|is) (?:i|we|you|they|there)\b)/i;
const SAYS_MORE = /^\s(?:\p{L}+\s)?(?:more|fewer|less|cheaper|higher|lower|extra|additional)\b/iu;
const BY = /\b(?:by|up|down|another|further|additional)\s(?:about\s|only\s)?$/i;

/** "Usually 60 come; in May it is 95": neither is how many more there are. */
function differenceAsked({ at, type, text: one }: Figure, text: string, asked: string) {
  if (!ASKS_MORE.test(asked)) return undefined;
  const isSaid =
    SAYS_MORE.test(text.slice(at + one.length)) || BY.test(text.slice(Math.max(0, at - 30), at));
  const alike = figuresIn(text).filter((other) => other.type === type);
  return isSaid || alike.length < 2 ? undefined : "unclear";
}

const ASKS_TIMES_OF =
  /\bhow many (?<time>days|weeks|months|years|hours|minutes)['’]? (?:worth )?of (?:the |my |our |your )?(?<thing>\p{L}[\p{L} -]{2,40}?)(?: (?:is|are|was|were|do|does|did|can|will|have|has)\b|[^\p{L}\p{N}]{0,4}$)/iu;

/** "Within 30 days": no number of monthly rents. */
function isOfOtherCount({ type, at, text: length }: Figure, text: string, asked: string): boolean {
  const { time = "", thing = "" } = ASKS_TIMES_OF.exec(asked)?.groups ?? {};
  if (type !== "duration" || !time) return false;
  const unit = time.toLowerCase().replace(/s$/, "");
  if (length.toLowerCase().includes(unit)) return false;
  const near = new Set(searchTerms(text.slice(Math.max(0, at - 40), at + length.length + 40)));
  return !contentTerms(thing).some((term) => hasTerm(near, term));
}

const WORDS_BEHIND = 4;

/** "A member may bring four guests": what is asked for is named, but what is counted is something else. */
function countsOther({ type, at, text: count }: Figure, text: string, asked: string): boolean {
  // "Doors, 9 pieces: $810" is no sentence, and counts doors.
  const counted = type === "count" && SENTENCE_END.test(text) ? countedBy(asked) : [];
  const behind = /^(?:\s[\p{L}-]+){1,4}/u.exec(text.slice(at + count.length))?.[0] ?? "";
  if (counted.length === 0 || !/^\s(?:\p{L}+\s)?\p{L}{3,}s\b/u.test(behind)) return false;
  const near = new Set(searchTerms(behind).slice(0, WORDS_BEHIND));
  const before = new Set(searchTerms(text.slice(0, at)));
  const head = counted.slice(-1);
  return head.every((term) => before.has(term) && !hasTerm(near, term) && !hasRelative(near, term));
}
