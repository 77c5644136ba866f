import { SENTENCE_END } from "@/lib/core/sentences";
import { stem } from "@/lib/core/stem";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { isOfAnotherThing } from "@/lib/documents/reader/asked-action";
import { dayAfter } from "@/lib/documents/reader/calculation";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { type FoundFigure, findFigures } from "@/lib/documents/reader/find-figure";
import { findStatement } from "@/lib/documents/reader/find-statement";
import type { Focus } from "@/lib/documents/reader/focus";
import { goesOtherWay } from "@/lib/documents/reader/goes-other-way";
import { coverageOf, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isBeside } from "@/lib/documents/reader/is-beside";
import { isBound, isSubject } from "@/lib/documents/reader/is-bound";
import { isRelative } from "@/lib/documents/reader/is-relative";
import { isOfFamily } from "@/lib/documents/reader/measure-families";
import { ownResults } from "@/lib/documents/reader/others-work";
import { alternatives } from "@/lib/documents/reader/same-words";
import { type Structure, type Unit, withTitle } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

/** For shares, how much of the question the statement itself must cover. */
const MIN_SHARE_COVERAGE = 0.85;
const ASKS_END = /\b(?:end|ends|expire|expires|run out|runs out)\b/i;
/** What ends where a document's own term does. */
const TERMS = new Set(
  ["agreement", "contract", "lease", "term", "tenancy", "period", "subscription", "license"].map(
    stem,
  ),
);
const ASKS_BEGIN =
  /\b(?:begin|begins|start|starts|commence|commences|take effect|takes effect|effective)\b/i;
const BEGIN_WORDS = new Set(
  ["begin", "start", "commence", "take", "effect", "effective"].map(stem),
);
const BEGINS =
  /\b(?:begins?|commences?|starts?|(?:is|becomes|shall be) effective|takes? effect|goes into effect|valid|in force)\s(?:on\s|from\s|as of\s)?$/i;
const END_WORDS = new Set(["end", "expire", "run", "out"].map(stem));
/** Before this much of a question, a statement is about something else. */
const MIN_END_COVERAGE = 0.5;
const ASKS_SHARE = /\b(?:percentage|percent|share|proportion|fraction)\b/i;

/** Answers with the figure that is asked for. */
export async function answerFigure(
  index: UnitIndex,
  asked: string,
  focus: Focus,
  types: readonly FigureType[],
): Promise<UnitAnswer> {
  const isContact = CONTACTS.includes(types[0]);
  const about = isContact ? withoutContactWords(focus) : focus;
  if (isContact && about.required.length === 0) return answerContact(index, types);
  const isShare = ASKS_SHARE.test(asked);
  const dated = ASKS_DATED.test(asked) ? dateLine(index) : undefined;
  if (dated) return dated;
  if (types[0] === "date" && ASKS_END.test(asked)) {
    const end = await answerEnd(index, about);
    if (end) return end;
  }
  if (types[0] === "date" && ASKS_BEGIN.test(asked)) {
    const begin = await answerBegin(index, about);
    if (begin) return begin;
  }
  const asksPrice =
    types[0] === "money" && PRICE.test(asked) && (!RATE.test(asked) || PAID.test(asked));
  const counted = HOW_MANY_OF_TIME.exec(asked)?.[1]?.toLowerCase();
  const wanted = asksPrice
    ? types.filter((type) => type !== "percent")
    : counted
      ? [...types, "count" as const]
      : types;
  const all = await findFigures(
    index,
    about,
    wanted,
    (figure, unit) =>
      !(isShare && isRelative(figure, unit)) &&
      isOfFamily(figure, asked) &&
      !isBeside(figure, unit, asked) &&
      !isOfAnotherThing(withTitle(unit, index.structure), asked) &&
      !isAside(figure, unit.text, types[0] === "date") &&
      isOfTime(index, unit, asked) &&
      !goesOtherWay(figure, unit.text, asked) &&
      !(ASKS_PAST.test(asked) && INTENDS.test(unit.text)) &&
      !(ASKS_ONE.test(asked) && isLastAmount(figure, unit)) &&
      !(counted && figure.type === "count" && !isLabeledWith(counted, unit)) &&
      (!COST.test(asked) || isPriced(figure, unit, index.structure)),
  );
  const found = ownResults(all, index.structure, asked);
  const best = found[0];
  // A share is of something: both must be in the statement.
  if (isShare && best && best.share < MIN_SHARE_COVERAGE) return ABSENT;
  if (
    best &&
    types[0] === "money" &&
    namesTimeOnly(about) &&
    new Set(found.map(({ figure }) => figure.text)).size > 1
  )
    return ABSENT;
  if (best) {
    const answer = answerBound(found, { asked, about, isContact });
    return answer.kind === "absent" ? answerNegated(index, about) : answer;
  }
  return types[0] === "date" ? answerTime(index, about) : ABSENT;
}

const TIMES = new Set(["hour", "day", "week", "month", "year", "night"].map(stem));

/** "How much is it per month?" may ask for any of several amounts. */
function namesTimeOnly({ required }: Focus): boolean {
  return required.every((term) => TIMES.has(term));
}

const NEGATES = /\b(?:not|no|never|none|without|except|excludes?|excluding)\b/i;

/** Quotes the statement that says that there is none: "The warranty does not cover the filter." */
function answerNegated(index: UnitIndex, focus: Focus): UnitAnswer {
  if (focus.required.length < 2) return ABSENT;
  const found = index.units.find(
    ({ unit, terms }) =>
      unit.kind === "sentence" &&
      NEGATES.test(unit.text) &&
      focus.required.every((term) => [...alternatives(term)].some((word) => terms.has(word))),
  );
  return found ? { kind: "answer", units: [found.unit] } : ABSENT;
}

/** Scores further below the best one are of statements about something else. */
const MAX_SCORE_GAP = 0.3;
/** A statement that covers so much of a question is worth quoting, even where no figure of it is bound to the question. */
const QUOTED_COVERAGE = 0.9;

/** The likeliest figure that belongs to what is asked; otherwise only the words of a statement that covers all of it. */
function answerBound(
  found: readonly FoundFigure[],
  { asked, about, isContact }: { asked: string; about: Focus; isContact: boolean },
): UnitAnswer {
  const best = found[0];
  if (!best) return ABSENT;
  const near = found.filter(({ score }) => score >= best.score - MAX_SCORE_GAP);
  const notice = /\bnotice\b/i.test(asked)
    ? near.find(({ figure, unit }) => isNotice(figure, unit.text))
    : undefined;
  const bound =
    notice ??
    near.find(
      ({ figure, unit, missing }) => missing === 0 && isMeasuredSo(figure, unit.text, asked),
    ) ??
    near.find(
      ({ figure, unit, missing }) => missing === 0 && isAmountOf(figure, unit.text, asked),
    ) ??
    near.find(
      ({ figure, unit, missing }) =>
        isContact ||
        (missing <= mostMissing(about, figure, unit) && isBound(figure, unit, about, asked)) ||
        isSubject(figure, unit.text, about, asked),
    );
  if (bound) return { kind: "answer", lead: bound.figure.text, units: [bound.unit] };
  // What only mentions the things that are counted says nothing about how many there are.
  const isQuoted = best.share >= QUOTED_COVERAGE && !/\bare there\b/i.test(asked);
  return isQuoted ? { kind: "answer", units: [best.unit] } : ABSENT;
}

/** "1.5 m long" answers how long something is before any other measure of it does. */
function isMeasuredSo({ type, at, text: figure }: Figure, text: string, asked: string): boolean {
  const how = /\bhow (long|high|tall|wide|deep|thick|heavy|far)\b/i.exec(asked)?.[1];
  const behind = text.slice(at + figure.length);
  return type === "measure" && how !== undefined && new RegExp(`^\\s${how}\\b`, "i").test(behind);
}

/** "100 ml of liquid descaler" is how much descaler, whatever else is measured beside it. */
function isAmountOf({ at, text: figure }: Figure, text: string, asked: string): boolean {
  const what = /\bhow much (\p{L}{3,})/iu.exec(asked)?.[1]?.toLowerCase();
  const behind = /^ of ((?:[\p{L}-]+ ?){1,4})/u.exec(text.slice(at + figure.length))?.[1] ?? "";
  return what !== undefined && behind.toLowerCase().split(" ").includes(what);
}

/** "At night", "in 2022": when what is asked for holds. */
const OF_TIME =
  /\b(?:at|in|on|during|for|by) (?:the |a |an )?(night|day|weekends?|winter|summer|spring|autumn|(?:jan|febr)uary|march|april|june|july|august|(?:septem|octo|novem|decem)ber|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:19|20)\d\d|christmas|holidays)\b(?! \d)/gi;

const DURING = /\b(?:during|within the first|in the first|the first \d)/i;
const AFTER = /\b(?:after|afterwards|thereafter|following|from then)\b/i;

/** "Per month": an amount without it may be for anything. */
const PER = /\b(?:per|each|every|an?) (hour|day|week|month|year|night)\b/i;

/** Whether a statement is about the time that a question names; it may be that of the whole document. */
function isOfTime({ subject, structure }: UnitIndex, unit: Unit, asked: string): boolean {
  const around = `${unit.text} ${unit.head.join(" ")} ${structure.sections[unit.section]?.title ?? ""}`;
  const there = new Set([...searchTerms(around), ...subject]);
  const rate = PER.exec(asked)?.[1]?.toLowerCase();
  if (
    rate &&
    !new RegExp(String.raw`\b(?:${rate}s?|${rate === "day" ? "dai" : rate}ly)\b`, "i").test(around)
  )
    return false;
  // What holds during a time doesn't hold after it.
  if (/\bafter\b/i.test(asked) && DURING.test(unit.text) && !AFTER.test(unit.text)) return false;
  return [...asked.matchAll(OF_TIME)].every(([, time = ""]) => there.has(stem(time.toLowerCase())));
}

const ASKS_PAST = /\b(?:did|was|were)\b/i;
/** "We want to reach 3,200" says nothing about what was reached. */
const INTENDS =
  /\b(?:we|they|it|he|she) (?:want|plan|hope|intend|aim|expect)s? (?:to|that)\b|\b(?:is|are) (?:planned|expected|intended)\b/i;

const ASKS_ONE = /\bhow much (?:is|was|does|did|were|are) (?:one|a single|each)\b/i;
/** "reduced by $120", "balances above $1,000": a change or a bound, and no amount of what it is said of. */
const ASIDE =
  /\b(?:(?:reduc|increas|rais|lower|decreas|chang)\w{1,3} by|rose by|fell by|grew by|above|below|under|exceeding|beyond)\s$/i;

/** "Rents worth $260 are outstanding": what some still owe. */
const OWED =
  /^\s(?:is|are|was|were|remains?)\s(?:still\s)?(?:outstanding|overdue|owed|unpaid|missing)\b/i;

function isAside({ at, type, text: figure }: Figure, text: string, isDate: boolean): boolean {
  // "If you cancel less than five days before": no time at which something is due.
  if (type === "duration" && isDate)
    return /\b(?:less|fewer|more) than\s$/i.test(text.slice(0, at));
  if (type !== "money") return false;
  return (
    ASIDE.test(text.slice(Math.max(0, at - 24), at)) || OWED.test(text.slice(at + figure.length))
  );
}

/** The last of several amounts of a row is what all of it comes to. */
function isLastAmount({ at }: Figure, { cells, text }: Unit): boolean {
  const amounts = figuresIn(text).filter(({ type }) => type === "money");
  return cells.length > 2 && amounts.length > 1 && amounts.at(-1)?.at === at;
}

const HOW_MANY_OF_TIME =
  /\bhow many (?:(?!(?:per|an?|each|every|in|of|for|are|is|do|does|did)\b)\p{L}+ ){0,2}?(hour|day|week|month|year|minute)s?\b/iu;

/** "Hours per week: 6": the label says what is counted. */
function isLabeledWith(counted: string, { cells }: Unit): boolean {
  const [label = ""] = cells;
  return cells.length === 2 && new RegExp(String.raw`\b${counted}s?\b`, "i").test(label);
}

const COST = /\b(?:costs?|prices?)\b/i;
const PRICED =
  /\b(?:cost\w*|pric\w+|fees?|charg\w+|pay|pays|paid|rates?|spen[dt]|each|per|worth|budget\w*|c[ao]mes? to|total\w*|expens\w+|free of)\b/i;

/** "Tickets brought in $900" doesn't say what one costs: a sentence that names a price says so, or its heading does. */
function isPriced({ at }: Figure, { kind, text, section }: Unit, { sections }: Structure): boolean {
  if (kind !== "sentence" || !SENTENCE_END.test(text)) return true;
  if (PRICED.test(text) || PRICED.test(sections[section]?.title ?? "")) return true;
  return /\b(?:is|are|was|were|for|at)\s(?:about |only |just )?$/i.test(text.slice(0, at));
}

/** A statement may call one of several things otherwise; of two, it has to name both, or what happens on a day. */
function mostMissing({ required }: Focus, { type }: Figure, { text, kind }: Unit): number {
  const happens = required.at(-1) ?? "";
  const terms = new Set(searchTerms(text));
  const isEvent =
    type === "date" && kind !== "row" && [...alternatives(happens)].some((one) => terms.has(one));
  return required.length > 2 || isEvent ? 1 : 0;
}

/** Asks for an amount of money, or for how much of it. */
const PRICE =
  /\b(?:price|cost|costs|fee|fees|charged?|charges|salary|rent|deposit|pay|pays|paid|balance|premium|payment|subtotal|bill|spend|spent|save|saved)\b/i;
/** What was paid is an amount, whatever the rate. */
const PAID = /\b(?:was|were|been|is) (?:paid|charged|earned)\b/i;
const RATE = /\b(?:rate|percent\w{0,5}|tax|vat|interest|discount|by how much|share)\b/i;

/** What is asked for without naming it by anything else. */
export const CONTACTS: readonly (FigureType | undefined)[] = ["email", "phone"];
const TIME_WORDS =
  /\b(?:at (?:\d|noon|dawn|dusk|sunset|sunrise|the (?:end|beginning|start))|every|in (?:jan|febr)uary|in (?:march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|(?:19|20)\d\d)|(?:from|on|after|by) the \p{L}+ (?:day|week|month|year)|on the \d{1,2}(?:st|nd|rd|th)|the (?:first|last) (?:day )?of|mornings?|noon|afternoons?|evenings?|nights?|midnight|after|before|until|once|during|daily|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|day \d{1,3}|\p{L}+ (?:day|week|month) (?:after|before|of)|winter|spring|summer|fall)\b/iu;

/** Quotes a time that is no date, as in "at seven every morning". */
async function answerTime(index: UnitIndex, focus: Focus): Promise<UnitAnswer> {
  const answer = await findStatement(index, focus, "", ({ text }) => TIME_WORDS.test(text));
  const [unit] = answer?.answer.units ?? [];
  return unit ? { kind: "answer", units: [unit] } : ABSENT;
}

const CONTACT_TERMS = new Set([
  "email",
  "e-mail",
  "mail",
  "phone",
  "telephon",
  "telephone",
  "number",
  "fax",
  "mobil",
  "call",
  "address",
  "contact",
  "reach",
  "ring",
]);

/** What a question for an address or a number is about: whose it is. */
export function withoutContactWords(focus: Focus): Focus {
  const keep = (term: string) => !CONTACT_TERMS.has(term);
  return {
    required: focus.required.filter(keep),
    generic: [],
    optional: focus.optional.filter(keep),
  };
}

/** A label that says what kind of address or number it is, and not whose. */
const BARE_LABEL =
  /^(?:(?:tele)?phone|tel\.?|e-?mail|mobile|cell|fax|daytime (?:tele)?phone)(?: (?:number|no\.?|address))?$/i;

/** The address or number of a document that has only one, or only one that isn't somebody else's. */
async function answerContact(index: UnitIndex, types: readonly FigureType[]): Promise<UnitAnswer> {
  const pause = createYielder(index.signal);
  const own = index.structure.units.filter(
    ({ cells }) =>
      cells.length === 2 &&
      BARE_LABEL.test(cells[0] ?? "") &&
      figuresIn(cells.join(": ")).some(({ type }) => types.includes(type)),
  );
  const [field] = own;
  if (field && own.length === 1)
    return { kind: "answer", lead: field.cells[1] ?? "", units: [field] };
  let only: { lead: string; unit: Unit } | undefined;
  for (const unit of index.structure.units) {
    await pause();
    for (const { type, text } of figuresIn(unit.text)) {
      if (!types.includes(type)) continue;
      if (only && only.lead !== text) return ABSENT;
      only ??= { lead: text, unit };
    }
  }
  return only ? { kind: "answer", lead: only.lead, units: [only.unit] } : ABSENT;
}

/** Whether a duration is how long before something it has to be said. */
function isNotice({ at, text }: Figure, statement: string): boolean {
  return /^(?:['’]s?)?\s(?:(?:prior|advance|written)\s){0,3}notice\b/i.test(
    statement.slice(at + text.length, at + text.length + 60),
  );
}

/** The end of a term that a document gives as its beginning and its length, where the question is about that term. */
async function answerEnd(index: UnitIndex, focus: Focus): Promise<UnitAnswer | undefined> {
  const pause = createYielder(index.signal);
  const required = focus.required.filter((term) => !END_WORDS.has(term));
  const isAnyTerm = required.every((term) => TERMS.has(term));
  for (const [at, { unit }] of index.units.entries()) {
    await pause();
    if (
      !/\b(?:begins?|commenc\w{1,5}|starts?|effective)\b/i.test(unit.text) ||
      !/\b(?:term|period|for|continues?)\b/i.test(unit.text)
    )
      continue;
    if (!isAnyTerm && coverageOf(index, at, { ...focus, required }).share < MIN_END_COVERAGE)
      continue;
    const figures = figuresIn(unit.text);
    const begin = figures.find(({ type, value }) => type === "date" && Number.isFinite(value));
    const period = figures.find(
      (figure) =>
        figure.type === "duration" && figure.at > (begin?.at ?? 0) && !isNotice(figure, unit.text),
    );
    const end = begin && period && dayAfter(begin, period);
    if (end) return { kind: "answer", lead: end.result, working: end.working, units: [unit] };
  }
  return undefined;
}

const ASKS_DATED =
  /\bwhen (?:was|is) (?:it|this|(?:this|the) (?:letter|document|invoice|offer|quote|quotation|report|memo|notice)) (?:written|dated|sent|issued|from)\b|\bdate of (?:this|the) (?:letter|document|invoice|offer|quote|quotation|report|memo|notice)\b/i;
const FIRST_UNITS = 15;
const MAX_AROUND_DATE = 12;

/** The date that stands alone at the beginning of a letter, or behind "Date:". */
function dateLine({ structure }: UnitIndex): UnitAnswer | undefined {
  for (const unit of structure.units.slice(0, FIRST_UNITS)) {
    const date = figuresIn(unit.text).find(({ type }) => type === "date");
    if (date && unit.text.length - date.text.length <= MAX_AROUND_DATE)
      return { kind: "answer", lead: date.text, units: [unit] };
  }
  return undefined;
}

/** The day on which a document says that it begins itself, where the question is about that. */
async function answerBegin(index: UnitIndex, focus: Focus): Promise<UnitAnswer | undefined> {
  const pause = createYielder(index.signal);
  const required = focus.required.filter((term) => !BEGIN_WORDS.has(term));
  if (!required.every((term) => TERMS.has(term))) return undefined;
  for (const { unit } of index.units) {
    await pause();
    const isOwn = /\b(?:agreement|contract|lease|term|tenancy|policy|subscription|license)\b/i;
    if (unit.kind === "row" || !isOwn.test(unit.text)) continue;
    const begin = figuresIn(unit.text).find(
      ({ type, at }) => type === "date" && BEGINS.test(unit.text.slice(0, at)),
    );
    if (begin) return { kind: "answer", lead: begin.text, units: [unit] };
  }
  return undefined;
}
