import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { familyPrice, isLasting } from "@/lib/documents/reader/family-price";
import { amountLike } from "@/lib/documents/reader/format-amount";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";
import {
  classOf,
  type PersonPrice,
  personPrices,
  rowsOfSeveralPrices,
} from "@/lib/documents/reader/person-prices";
import { termsOfQuestion } from "@/lib/documents/reader/tables";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:how much\b|what (?:do|does|would|will|is|are|did)\b|what(?:['’]s) the (?:price|cost|total)\b)/i;
const ASKS_PRICE = /\b(?:how much|costs?|price|fees?|pay|total)\b/i;
const PARTY = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(?<number>\d{1,3}|${NUMBER_WORD}|both|(?<=\b(?:and|plus|with) )an?)(?: of)?(?: (?<noun>(?!(?:and|for|to|in|at|with|or|days?|weeks?|hours?|months?|years?|nights?|times?|evenings?|sessions?|lessons?|o)\b)\p{L}(?:[\p{L}]|-(?=\p{L})){1,14})(?: (?<of>tickets?|places?|seats?|passe?s?|people))?)?(?=$|[?!.,]| and\b| in\b| to\b| for\b| cost\b| costs\b| pay\b| altogether\b| together\b| with\b)`,
  "giu",
);
/** Words that don't say what the price is of. */
const UNTOLD = new Set(
  contentTerms(
    "how much cost costs price pay pays charge charged total totals altogether together fee fees come join entry ticket tickets place places seat seats person people all cheap have buy would will need",
  ),
);
const OTHER_TIME =
  /\b(?:per|for|a|each|every) (?:\d+ |two |three )?(?:hours?|days?|nights?|weeks?|months?|terms?|years?)\b/i;
const LESS =
  /\b(?:half(?! (?:an?|the|of|hours?|terms?|days?)\b)|(?<!feel |-)free(?! of (?!charge))|reduced|discount(?:ed|s)?|concessions?)\b|\d ?% (?:off|less|discount|reduction|cheaper)|\bno charge\b/i;
const PAYS_LESS =
  /\b(?:child(?:ren)?|kids?|juniors?|pupils?|infants?|toddlers?|babies|under[- ]?(?:\d{1,2}|five|ten|twelve|sixteen)s?|seniors?|pensioners?|oaps?|students?|members?|siblings?)\b/gi;
const MOST = 4;
const MOST_PARTIES = 4;
/** Whose price is one of its own: "the family ticket" and "the guest house" count nobody. */
const OWN_PRICE = new Set(["child", "adult", "senior", "student", "member"]);

type Party = { number: number; of: string };

/** So many times the price for one person, with what families and groups pay instead, where that may be meant. */
export async function answerForSeveral(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question) || !ASKS_PRICE.test(question)) return undefined;
  const parties = partiesIn(question);
  const count = parties.reduce((sum, { number }) => sum + number, 0);
  if (parties.length === 0 || parties.length > MOST_PARTIES || !(count > 1)) return undefined;
  if (new Set(parties.map(({ of }) => of)).size < parties.length) return undefined;
  // Whoever isn't counted would be left out of the sum.
  if (namesOthers(question, parties)) return undefined;
  const about = aboutOf(question);
  const prices = await personPrices(
    index,
    (unit, subject) => isAbout(unit, subject, about),
    termsOfQuestion(question),
  );
  const known = prices.filter(({ group }) => !group);
  const groups = prices.filter(
    ({ group, unit }) => group && mayBeFor(group, parties, count) && !isLasting(unit, question),
  );
  const meant = parties.map(({ of }) => priceFor(known, of));
  const value = parties.reduce(
    (sum, { number }, at) => sum + number * (meant[at]?.figure.value ?? Number.NaN),
    0,
  );
  const single = Number.isFinite(value) ? value : undefined;
  const isMeant = (unit: Unit) => {
    const isBeside = prices.some((price) => price.unit.section === unit.section);
    return !isLasting(unit, question) && (isBeside || isBelow(unit, about, index));
  };
  const family = await familyPrice(index, parties, single, isMeant);
  const isUntold = ({ of }: Party) => OWN_PRICE.has(of) && !known.some((price) => price.of === of);
  const classes = parties.filter(isUntold).map(({ of }) => of);
  const rows = classes.length > 0 ? await rowsOfSeveralPrices(index, classes) : [];
  // Of several prices for one of them, nobody knows which is meant.
  if (rows.length > 0 && rows.length <= MOST) return { kind: "answer", units: rows };
  const isTold = family?.kind === "answer" && (family.lead !== undefined || single === undefined);
  if (family && isTold) return family;
  if (known.length === 0) return undefined;
  const exact = groups.find(({ group }) => group?.exact === count && group.of === parties[0]?.of);
  if (exact) return { kind: "answer", lead: exact.figure.text, units: [exact.unit] };
  const quoted = () => {
    const units = [...new Set([...known, ...groups].map(({ unit }) => unit))];
    // What adults pay alone isn't what they pay with children.
    const isPart = groups.length === 0 && parties.some(({ of }) => !mayPay(known, of));
    if (isPart) return undefined;
    return units.length <= MOST ? ({ kind: "answer", units } as const) : undefined;
  };
  const [first] = meant;
  const ofFamily = family?.kind === "answer" ? family.units : [];
  const isCertain =
    groups.every(({ unit }) => ofFamily.includes(unit)) &&
    meant.every((price) => price?.figure.unit === first?.figure.unit) &&
    !OTHER_TIME.test(question);
  if (!first || !isCertain) return quoted();
  const reduced = await reductionsIn(index, parties);
  const priced = [...meant, ...reduced].flatMap((price) => price?.unit ?? []);
  const units = [...new Set([...priced, ...ofFamily])];
  if (units.length > MOST) return undefined;
  const hasNoPrice = reduced.some(({ of }) =>
    meant.some((price, at) => parties[at]?.of === of && price?.of !== of),
  );
  if (hasNoPrice) return { kind: "answer", units };
  if (single === undefined) return quoted();
  return {
    kind: "answer",
    lead: amountLike(first.figure, single),
    working: parties.map(({ number }, at) => `${number} × ${meant[at]?.figure.text}`).join(" + "),
    units,
  };
}

/** "Two adults and three children": how many of whom. */
function partiesIn(question: string): Party[] {
  return [...question.matchAll(PARTY)].flatMap(({ groups }) => {
    const { number: digits = "", noun = "" } = groups ?? {};
    const number = /^both$/i.test(digits) ? 2 : /^an?$/i.test(digits) ? 1 : numberOf(digits);
    const of = classOf(noun);
    return of && number > 0 ? [{ number, of }] : [];
  });
}

/** Whether a question names somebody besides those whom it counts: "two adults and their child". */
function namesOthers(question: string, parties: readonly Party[]): boolean {
  const named = (question.match(/\p{L}+/gu) ?? []).flatMap((word) => classOf(word) ?? []);
  return named.some((of) => OWN_PRICE.has(of) && !parties.some((party) => party.of === of));
}

/** What else a question names, which the price must be of. */
function aboutOf(question: string): string[] {
  const rest = question.replace(PARTY, " ");
  return contentTerms(rest).filter((term) => !UNTOLD.has(term) && classOf(term) === undefined);
}

function isAbout(unit: Unit, subject: string, about: readonly string[]): boolean {
  if (about.length === 0) return false;
  const there = new Set([...searchTerms(unit.text), ...contentTerms(subject)]);
  return hasAllTerms(there, about);
}

/** Whether a statement, or the heading above it, names all that a price must be of. */
function isBelow(unit: Unit, about: readonly string[], { titles }: UnitIndex): boolean {
  const there = [...searchTerms(unit.text), ...(titles[unit.section] ?? [])];
  return hasAllTerms(new Set(there), about);
}

/** Whether a price is for somebody, or may be for anybody. */
function mayPay(prices: readonly PersonPrice[], of: string): boolean {
  return of === "person" || prices.some((price) => price.of === of || price.of === "person");
}

/** The one price that somebody pays; undefined where there are several, or where only others' are known. */
function priceFor(prices: readonly PersonPrice[], of: string): PersonPrice | undefined {
  const own = prices.filter((price) => price.of === of);
  // "Each" may be anybody, as far as nobody has a price of their own.
  const fitting =
    own.length > 0 || of === "person" ? own : prices.filter((one) => one.of === "person");
  const isOnly = new Set(prices.map((price) => price.of)).size === 1;
  const isPlain = own.length > 0 && (of !== "person" || isOnly);
  const isOne = new Set(fitting.map(({ figure }) => figure.text)).size === 1;
  return isOne && (isPlain || isOnly) ? fitting[0] : undefined;
}

/** "Children pay half", "10% off for members": who pays less, without an amount, where it may be one of those asked for. */
function reductionsIn(
  { structure, signal }: UnitIndex,
  parties: readonly Party[],
): Promise<{ unit: Unit; of: string }[]> {
  const reductionIn = (unit: Unit) => {
    if (unit.kind === "heading" || !LESS.test(unit.text)) return [];
    const classes = (unit.text.match(PAYS_LESS) ?? []).map((word) => classOf(word) ?? "child");
    const of = classes.find((one) => parties.some((party) => party.of === one));
    const isOfSome = parties.some((party) => party.of === "person");
    return of || (isOfSome && classes[0]) ? [{ unit, of: of ?? classes[0] ?? "" }] : [];
  };
  return flatMapInTurns(structure.units, reductionIn, signal);
}

function mayBeFor(
  { least, of }: NonNullable<PersonPrice["group"]>,
  parties: readonly Party[],
  count: number,
): boolean {
  if (of !== "group" && of !== "person" && !isSame(of, parties)) return false;
  return count >= least;
}

/** Siblings are children, and families have some. */
function isSame(of: string, parties: readonly Party[]): boolean {
  const isFamily = of === "family" || of === "sibling";
  return parties.some((party) => party.of === of || (isFamily && party.of !== "adult"));
}
