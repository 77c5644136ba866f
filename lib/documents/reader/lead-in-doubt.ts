import { datesTogether, isOfOtherTurn, isOnlyFrom } from "@/lib/documents/reader/dates-together";
import { figureCounted } from "@/lib/documents/reader/figure-counted";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { isForClass } from "@/lib/documents/reader/for-class";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { figureBefore } from "@/lib/documents/reader/later-figure";
import { withOutcomes } from "@/lib/documents/reader/outcome";
import { partsOf, type SentencePart } from "@/lib/documents/reader/sentence-parts";
import { tiedLead } from "@/lib/documents/reader/tied-lead";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

/**
 * How certain it is that the short answer above a quotation is what a question asks for: `told` as it is, `other` where the same
 * statement has the right one, `quoted` where the statement answers in other words than that figure, and `doubted` where it may
 * be about something else.
 */
type LeadStanding = { is: "told" | "quoted" | "doubted" } | { is: "other"; lead: string };

const ASKS_END =
  /\b(?:until|till|up to) when\b|\bwhen\b.{1,60}\b(?:ends?|finish(?:es|ed)?|over|expires?|runs? out|done|completed?|(?:be|is) ready)\b/i;
const ASKS_BEGIN = /\b(?:since|from) when\b|\bwhen\b.{1,60}\b(?:begins?|starts?|commences?)\b/i;
/** In front of the day on which something begins. */
const BEGINS =
  /\b(?:from|since|as of|(?:begin|start|commenc|open)(?:s|es|ed|ing)?(?: (?:on|from|with))?|sets? (?:off|out)(?: on)?)\s(?:the\s|about\s)?$/i;
const ENDS =
  /\b(?:until|till?|to|through|(?:end|finish|expir|clos)(?:s|es|ed|ing)?(?: on)?|runs? out on)\s(?:the\s|about\s)?$/i;
/** "Has been moved to May 9", "was postponed from May 2 to May 9": the new day ends nothing. */
const MOVED =
  /\b(?:moved|postponed|changed|rescheduled|delayed|deferred|shifted|brought forward|(?:put|set|pushed) (?:off|back)) (?:from [^.;]{1,40} )?to\s(?:the\s|about\s)?$/i;
const BETWEEN = /^\s?(?:[-–—]|to|until|till?|through|and)\s/i;
/** "For eighteen months", "will take about nine weeks": the day on which it ends has to be counted. */
const LASTS = /\b(?:for|takes?|lasts?|of|continues?)\b/i;
/** A day that another one tells: no date of the statement is it. */
const RELATIVE =
  /\b(?:evening|night|day|morning|afternoon|week|month|year|(?:hour|day|week|month)s) (?:before|after|earlier|later|prior|beforehand|afterwards?)\b/i;
const MOST_IN_CLAUSES = 600;

type Answer = Extract<UnitAnswer, { kind: "answer" | "section" }>;

/** An answer with a short one above its quotation only where that is certain; `isDoubted` where the quotation isn't, either. */
export function withCertainLead(
  answer: Answer,
  asked: string,
  structure: Structure,
): { answer: Answer; isDoubted: boolean } {
  const decided = answer.kind === "answer" ? withOutcomes(structure, answer.units) : [];
  if (answer.kind === "answer" && decided.length > answer.units.length) {
    // An amount that was only proposed isn't what holds.
    const { lead: proposed, working, note, ...quoted } = answer;
    const keeps = proposed && !/\d/.test(proposed);
    return { answer: { ...(keeps ? answer : quoted), units: decided }, isDoubted: false };
  }
  if (answer.kind === "section" || !answer.lead || answer.working)
    return { answer, isDoubted: false };
  const { lead, ...quoted } = answer;
  const [unit] = answer.units;
  const standing = unit ? leadStanding(lead, unit, asked, structure) : TOLD;
  if (standing.is === "told") return { answer, isDoubted: false };
  if (standing.is === "other")
    return { answer: { ...answer, lead: standing.lead }, isDoubted: false };
  return { answer: quoted, isDoubted: standing.is === "doubted" };
}

/** How certain a short answer is that stands above the one statement that it is from. */
function leadStanding(lead: string, unit: Unit, asked: string, structure: Structure): LeadStanding {
  const { text } = unit;
  const figure = figuresIn(text).find((one) => one.text === lead);
  const tied = tiedLead(lead, figure, unit, asked, structure);
  if (tied) return tied;
  if (!figure) return TOLD;
  const together = figure.type === "date" ? datesTogether(figure, text, asked) : undefined;
  if (together) return { is: "other", lead: together };
  if (figure.type === "date" && isOnlyFrom(figure, text, asked)) return { is: "quoted" };
  const bounds = figure.type === "date" ? standingAsBound(figure, text, asked) : undefined;
  if (bounds) return bounds;
  const first = figureBefore(figure, text, asked) ?? figureCounted(figure, text, asked);
  if (first === "unclear") return { is: "quoted" };
  if (first) return { is: "other", lead: first.text };
  if (isOfOtherTurn(figure, unit, asked, structure) || isOtherThanAsked(figure, text, asked))
    return { is: "doubted" };
  if (isOfGroup(figure, text, asked) || isForEach(figure, unit, asked)) return { is: "quoted" };
  if (isForOneOf(figure, text, asked) || isForClass(figure, text, asked)) return { is: "quoted" };
  return unit.kind !== "row" && isOfOtherClause(figure, text, asked) ? { is: "quoted" } : TOLD;
}

const TOLD: LeadStanding = { is: "told" };

/** Whether a day is the beginning where a question asks for the end, or the other way around. */
function standingAsBound(figure: Figure, text: string, asked: string): LeadStanding | undefined {
  const asksEnd = ASKS_END.test(asked);
  if (asksEnd === ASKS_BEGIN.test(asked)) return undefined;
  const before = text.slice(Math.max(0, figure.at - 30), figure.at);
  const behind = text.slice(figure.at + figure.text.length);
  const isBegin = BEGINS.test(before);
  const isMoved = MOVED.test(text.slice(Math.max(0, figure.at - 80), figure.at));
  const isEnd = ENDS.test(before) && !isMoved;
  if (asksEnd ? !isBegin : !isEnd || isBegin) return undefined;
  const bound = asksEnd ? ENDS : BEGINS;
  const other = figuresIn(text).find(
    ({ type, at }) =>
      type === "date" &&
      at !== figure.at &&
      (bound.test(text.slice(Math.max(0, at - 30), at)) ||
        (asksEnd &&
          at > figure.at &&
          BETWEEN.test(text.slice(figure.at + figure.text.length, at)))),
  );
  if (other) return { is: "other", lead: other.text };
  const lasts = figuresIn(behind).some(
    ({ type, at }) => type === "duration" && LASTS.test(behind.slice(0, at)),
  );
  return { is: asksEnd && lasts ? "quoted" : "doubted" };
}

const ASKS_DAY = /\b(?:from|on|after|until|by) (?:what|which) day\b/i;
const ASKS_MORE_THAN =
  /\bhow much (?:more|less|higher|lower|cheaper|dearer)\b.{0,60}\b(?:before|than)\b/i;
const ASKS_ALL = /\b(?:in total|altogether|in all|all together)\b/i;
const SAYS_ALL = /\b(?:total\w{0,2}|sum|overall|altogether|in all|combined|all)\b/i;
const ASKS_IN_MONEY = /\bin (?:dollars|euros|pounds)\b|\bdollar (?:amount|value)\b/i;
const ASKS_OFTEN = /\bhow often\b/i;
const FOR = /\bfor (?:about |at least )?$/i;
/** A number to call or to write to, with no sign of what it counts. */
const LONG_NUMBER = /^\d{4,}$/;

/** Whether a figure is of another kind than what is asked for: no period is a day, and no single figure a difference. */
function isOtherThanAsked({ type, at, text: lead }: Figure, text: string, asked: string): boolean {
  if (ASKS_DAY.test(asked) && type === "duration" && !/\bday\b/i.test(lead)) return true;
  if (ASKS_IN_MONEY.test(asked) && type === "percent") return true;
  if (ASKS_OFTEN.test(asked) && type === "duration" && FOR.test(text.slice(0, at))) return true;
  if (ASKS_MORE_THAN.test(asked) && type === "money" && !isDifference(text, at, lead, asked))
    return true;
  return ASKS_ALL.test(asked) && LONG_NUMBER.test(lead) && !SAYS_ALL.test(text);
}

const MORE = /\b(?:more|higher|dearer)\b/i;
const MORE_BEHIND = /^\s(?:more|higher|dearer|extra)\b/i;
const LESS_BEHIND = /^\s(?:less|lower|cheaper)\b/i;
const ROSE_BY =
  /\b(?:rises?|rose|risen|increas(?:es?|ed)|(?:goes|go|gone|went) up|raised) by\s$|\bup\s$/i;
const FELL_BY =
  /\b(?:falls?|fell|fallen|drops?|dropped|decreas(?:es?|ed)|(?:goes|go|gone|went) down|lowered|reduced) by\s$|\bdown\s$/i;

/** Whether an amount is by how much something is more, or less, as a question asks: "$20 more", "rose by $20". */
function isDifference(text: string, at: number, lead: string, asked: string): boolean {
  const before = text.slice(Math.max(0, at - 30), at);
  const behind = text.slice(at + lead.length);
  return MORE.test(asked)
    ? MORE_BEHIND.test(behind) || ROSE_BY.test(before)
    : LESS_BEHIND.test(behind) || FELL_BY.test(before);
}

const OF_GROUP =
  /\b(?:each|every(?: one)?|one|some|any|none) of (?:the|its|our|their|these|those) $/i;

/** "A representative from each of the four sections" doesn't say how many representatives there are. */
function isOfGroup({ at, text: lead }: Figure, text: string, asked: string): boolean {
  if (!/\bhow many\b/i.test(asked) || !OF_GROUP.test(text.slice(Math.max(0, at - 40), at)))
    return false;
  const [noun = ""] = searchTerms(text.slice(at + lead.length, at + lead.length + 40));
  return !searchTerms(asked).includes(noun);
}

const SEVERAL =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|(?<![\d.,])(?:[2-9]|\d{2})(?![\d.,%:]))\s(?:\p{L}+\s){0,2}?\p{L}{3,}/iu;
const EACH =
  /^\s?(?:each\b|apiece\b|per (?:person|head|guest|child|adult|piece|item)\b|a (?:head|piece)\b|p\.?\s?p\.?(?!\p{L}))/iu;
const PER_TURN = /^[^.;]{0,40}\bfor (?:each|every)\b/i;

/** Whether a figure is for one of what a question names several of. */
function isForEach({ at, text: lead }: Figure, { text }: Unit, asked: string): boolean {
  if (!/\bhow (?:much|many)\b|\bcosts?\b/i.test(asked) || !SEVERAL.test(asked)) return false;
  const behind = text.slice(at + lead.length);
  return EACH.test(behind) || PER_TURN.test(behind);
}

/** "Shoes and a harness" */
const TWO_THINGS =
  /(?<!\p{L})(\p{L}{3,})(?:,? (?:and|plus)|,? as well as|,? together with) (?:(?:an?|the|my|our|one|two|three) )?(\p{L}{3,})/giu;

/** Whether a figure is for one of two things that a question asks for, and another figure for the other one. */
function isForOneOf({ at, type }: Figure, text: string, asked: string): boolean {
  const alike = figuresIn(text).filter((one) => one.type === type);
  const parts = partsOf(text, alike)?.parts ?? [];
  const own = parts.find(({ figures }) => figures.some((one) => one.at === at));
  if (!own) return false;
  const names = (part: SentencePart, [term = ""]: readonly string[]) =>
    hasTerm(part.before, term) || hasTerm(part.behind, term);
  return [...asked.matchAll(TWO_THINGS)].some(([, first = "", second = ""]) => {
    const things = [searchTerms(first), searchTerms(second)];
    const here = things.filter((thing) => names(own, thing));
    const other = things.find((thing) => !here.includes(thing));
    return here.length === 1 && other && parts.some((part) => part !== own && names(part, other));
  });
}

/**
 * Whether what a question names stands in another clause than a figure, with a figure of its own, or with a day that is told by
 * another one: "the appliance for three years, the motor for five".
 */
function isOfOtherClause(figure: Figure, text: string, asked: string): boolean {
  if (text.length > MOST_IN_CLAUSES) return false;
  const { required } = focusOf(asked);
  const named = (clause: string) => {
    const there = new Set(searchTerms(clause));
    return required.filter((term) => hasTerm(there, term));
  };
  const clauses = clausesOf(text);
  const own = clauses.find(({ at, words }) => at <= figure.at && figure.at < at + words.length);
  if (!own) return false;
  const there = named(own.words);
  return clauses.some(({ at, words }) => {
    if (at === own.at || !hasOwnFigure(figure, words)) return false;
    const here = named(words);
    const only = here.filter((term) => !there.includes(term)).length;
    return only > 0 && only >= there.filter((term) => !here.includes(term)).length;
  });
}

/** "The motor for five": the word for what is counted isn't said again. */
const BARE_COUNT =
  /\b(?:for|to|is|are|until|by|in|of|at|after) (?:(?:one|two|three|four|five) or )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,3})\W*$/i;

function hasOwnFigure({ type }: Figure, clause: string): boolean {
  if (type === "date")
    return RELATIVE.test(clause) && figuresIn(clause).every((one) => one.type !== "date");
  // "The retirement age of 66" is no amount of money.
  return type !== "money" && type !== "percent" && BARE_COUNT.test(clause);
}

function clausesOf(text: string): { at: number; words: string }[] {
  const clauses: { at: number; words: string }[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(
    /[;:,](?=\s)|\.(?=\s\p{Lu})|\s(?:and|but|whereas|while)(?=\s)/gu,
  )) {
    clauses.push({ at: from, words: text.slice(from, index) });
    from = index + mark.length;
  }
  return [...clauses, { at: from, words: text.slice(from) }];
}
