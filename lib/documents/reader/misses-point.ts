import { saysOnlyRefused } from "@/lib/documents/reader/answer-refusal";
import { saidOfAsked } from "@/lib/documents/reader/answer-said-of";
import { asksWhomToAsk, saysWhomToAsk } from "@/lib/documents/reader/answer-whom-to-ask";
import { saysNoChange } from "@/lib/documents/reader/answer-why-more";
import { isOfOtherLabel } from "@/lib/documents/reader/asked-label";
import { coverAsked, coverIn } from "@/lib/documents/reader/covered-or-not";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isOfNow } from "@/lib/documents/reader/is-of-now";
import { leavesElsewhere } from "@/lib/documents/reader/other-than-named";
import { asksYesOrNo } from "@/lib/documents/reader/question-type";
import { type Structure, type Unit, withTitle } from "@/lib/documents/reader/unit";
import { searchTerms } from "@/lib/documents/terms";

/**
 * Whether a quotation can't tell what a question asks for, whatever words they share: it is of another letter, number, or year,
 * of what is covered rather than of what isn't, says of no reason, of nobody to ask, of nothing that one brings oneself, of nothing
 * like what it names, of what leaves elsewhere, or uses "cost" in another sense.
 */
export function missesPoint(index: UnitIndex, quote: string, question: string): boolean {
  const { structure, byQuote } = index;
  const unit = byQuote.get(quote);
  const text = unit ? `${withTitle(unit, structure)} ${unit.head.join(" ")}` : quote;
  return (
    isOfOtherLabel(quote, question) ||
    (unit !== undefined && isOfThisTime(index, unit, question)) ||
    isOfLastTime(quote, question) ||
    saysNoChange(text, question) ||
    (unit !== undefined && isFigureForReason(unit, question)) ||
    saysOnlyRefused(quote, question) ||
    isOfOtherSide(text, question) ||
    isOfOthersThing(text, question) ||
    isAtCostOf(text, question) ||
    leavesElsewhere(quote, question) ||
    isOfNothingSaid(text, question) ||
    (asksWhomToAsk(question) && !saysWhomToAsk(quote)) ||
    isOfNothingLike(text, question)
  );
}

const SAYS_NOW = /\b(?:this (?:year|month|time|quarter)|now|new|current\w*|today)\b/i;

/** Whether a row, what says that it holds now, or what is for oneself has nothing of the time before that a question asks for: "my premium last year". */
function isOfThisTime({ structure }: UnitIndex, unit: Unit, question: string): boolean {
  if (!isOfNow(unit, question, structure) || isOfPastPeriod(structure, unit)) return false;
  return unit.kind === "row" || SAYS_NOW.test(unit.text) || ASKS_MINE.test(question);
}

/** "Statement for March 2026", "Your bill for October": a paper that is itself about a time that is over. */
const OF_PERIOD =
  /\b(?:statement|certificate|report|tax return|results|summary)\b[^.!?]{0,40}\b(?:(?:19|20)\d\d|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber)\b|\b(?:bill|payslip|pay slip|pay stub) for (?:(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber)\b/i;
const MONTHS_TO =
  /\b(?:year|quarter|(?:\d{1,2}|two|three|six|nine|twelve) (?:months|weeks|days)) (?:to|ended|ending|up to)\b/i;
const IN_FRONT = 3;
const MOST_OF_TITLE = 80;

function isOfPastPeriod({ title, sections, units }: Structure, { text, section }: Unit): boolean {
  if (MONTHS_TO.test(text)) return true;
  const above = sections[section]?.title ?? "";
  const front = units.slice(0, IN_FRONT).map((unit) => unit.text.slice(0, MOST_OF_TITLE));
  return [title, above, ...front].some((one) => OF_PERIOD.test(one));
}

/** What a paper for somebody says of now is in force; a report may be about the year that it doesn't name again. */
const ASKS_MINE =
  /\b(?:did (?:i|we) (?:\p{L}+ )?(?:pay|owe|spend|use)|(?:was|were) (?:my|our) \p{L}+)\b/iu;

const OF_LAST_TIME =
  /^(?:your |the )?(?:last|previous|prior) (?:year|month|quarter|season|period)(?:['’]s)?\b/i;
const ASKS_BEFORE =
  /\b(?:last|previous|prior|before|ago|than|compar\w+|differ\w+|chang\w+|more|less|higher|lower|did|was|were|had|used to|increas\w+|ris\w+|rose|went|gone)\b/i;

/** "Last year's total was $3,612" isn't what there is to pay. */
function isOfLastTime(text: string, question: string): boolean {
  return OF_LAST_TIME.test(text) && !ASKS_BEFORE.test(question);
}

const ASKS_WHY = /^\W{0,3}(?:and |so |but )?(?:why|how come|for what reason)\b/i;
const GIVES_REASON =
  /\b(?:because|owing to|due to|as a result|results? from|so that|in order to|thanks to|since|reasons?|causes?|caused|for|as)\b|\b(?:dis|sur)?counts?\b/i;

/** A row with a day or an amount is no reason. */
function isFigureForReason({ kind, text }: Unit, question: string): boolean {
  if (kind !== "row" || !ASKS_WHY.test(question) || GIVES_REASON.test(text)) return false;
  return figuresIn(text).some(({ type }) => type === "money" || type === "date");
}

/** Says in other words that something isn't covered: "Flights are extra." */
const SAYS_NOT =
  /(?<!\b(?:no|any|without) )\bextra\b|\bown (?:expense|cost|risk)\b|\boutside (?:of )?the scope\b|\b(?:not eligible|ineligible|void)\b|(?:n['’]t|\bnot|\bnever) (?:reimbursed?|refund(?:ed)?|responsible|liable)\b|\bno (?:responsibility|liability)\b|\byour (?:own )?responsibility\b/i;

function isOfOtherSide(text: string, question: string): boolean {
  const asked = coverAsked(question);
  return asked?.isNot === true && coverIn(text, "covered") !== "no" && !SAYS_NOT.test(text);
}

const ASKS_OWN =
  /^\W{0,3}(?:and |so |but )?(?:can|could|may|are (?:we|you) allowed|am i allowed|is it (?:ok|okay|fine|possible|allowed|all right))\b[^?]{0,40}\b(?:bring|use|provide|supply|serve|hire|choose|take|have)\b[^?]{0,20}\b(?:my|our|your|their) own\b/i;
const SAYS_OWN =
  /\b(?:own|bring(?:s|ing)?|brought|corkage|outside|external|elsewhere|suppl(?:y|ied|ies)|provid\w+|private\w*|personal|bought|purchased|welcome|allowed|permitted|prohibited|forbidden|banned|assigned|consumed)\b/i;

/** "A glass of wine with the meal" doesn't say whether one may bring one's own. */
function isOfOthersThing(text: string, question: string): boolean {
  return ASKS_OWN.test(question) && !SAYS_OWN.test(text);
}

const ASKS_COST = /\b(?:how much|costs?|prices?)\b/i;
const AT_COST = /\bat (?:the|a) (?:\p{L}+ )?(?:cost|expense|price) of\b/giu;
const SAYS_COST = /\b(?:costs?|prices?|priced|fees?|charges?|charged|pay\w*|paid|free)\b|[$€£]/i;

/** "At the cost of comfort" names no price. */
function isAtCostOf(text: string, question: string): boolean {
  if (!ASKS_COST.test(question)) return false;
  const rest = text.replace(AT_COST, " ");
  return rest !== text && !SAYS_COST.test(rest);
}

function isOfNothingSaid(text: string, question: string): boolean {
  const what = saidOfAsked(question);
  const there = new Set(searchTerms(text));
  return what.length > 0 && !what.some((term) => hasTerm(there, term));
}

/** Names that people ask about, each with what a statement about such a thing says. */
const NAMES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:chat ?gpt|openai|copilot|gemini|claude|bard|midjourney|deepseek)\b/i,
    /\b(?:AI|artificial|generat\w+|chatbots?|language models?|software|apps?|tools?|internet|online|plagiari\w+|own work)\b/i,
  ],
  [
    /\b(?:pay ?pal|venmo|klarna|zelle|apple pay|google pay|bitcoin|amex|american express|visa|mastercard)\b/i,
    /\b(?:pay\w*|paid|cards?|cash|checks?|cheques?|transfers?|debit|credit|accept\w*)\b/i,
  ],
  [
    /\b(?:zoom|skype|facetime|microsoft teams|google meet)\b/i,
    /\b(?:online|video\w*|remote\w*|virtual\w*|stream\w*|livestream\w*|distance|call|in person|attend\w*)\b/i,
  ],
];

/** Whether a question for yes or no is about something by a name that everybody knows, and a statement about nothing like it. */
function isOfNothingLike(text: string, question: string): boolean {
  if (!asksYesOrNo(question)) return false;
  return NAMES.some(([name, says]) => name.test(question) && !name.test(text) && !says.test(text));
}
