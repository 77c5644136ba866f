import { stem } from "@/lib/core/stem";
import {
  answerContact,
  CONTACTS,
  withoutContactWords,
} from "@/lib/documents/reader/answer-contact";
import { answerOwnDate, answerTime, dateLine } from "@/lib/documents/reader/answer-date";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { type FoundFigure, findFigures } from "@/lib/documents/reader/find-figure";
import type { Focus } from "@/lib/documents/reader/focus";
import { hasAllTerms, hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isBound, isSubject } from "@/lib/documents/reader/is-bound";
import { isNotice } from "@/lib/documents/reader/is-notice";
import { asksShare, countedTime, isMeant } from "@/lib/documents/reader/meant-figure";
import { ownResults } from "@/lib/documents/reader/others-work";
import { standingOf } from "@/lib/documents/reader/rival-figures";
import type { Unit } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** For shares, how much of the question the statement itself must cover. */
const MIN_SHARE_COVERAGE = 0.85;

/** Answers with the figure that is asked for. */
export async function answerFigure(
  index: UnitIndex,
  asked: string,
  focus: Focus,
  types: readonly FigureType[],
): Promise<UnitAnswer> {
  const isContact = CONTACTS.includes(types[0]);
  const about = isContact ? withoutContactWords(focus) : focus;
  if (isContact && about.required.length === 0) return answerContact(index, types, asked);
  const isShare = asksShare(asked);
  const isDate = types[0] === "date";
  const own =
    dateLine(index, asked) ?? (isDate ? await answerOwnDate(index, asked, about) : undefined);
  if (own) return own;
  const asksPrice =
    types[0] === "money" && PRICE.test(asked) && (!RATE.test(asked) || PAID.test(asked));
  const wanted = asksPrice
    ? types.filter((type) => type !== "percent")
    : countedTime(asked)
      ? [...types, "count" as const]
      : types;
  const all = await findFigures(
    index,
    about,
    wanted,
    (figure, unit) =>
      isMeant(figure, unit, { index, asked, isDate }) &&
      (isContact || standingOf(figure, unit, about, asked) !== "rival"),
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
  return isDate ? answerTime(index, about) : ABSENT;
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
      unit.kind === "sentence" && NEGATES.test(unit.text) && hasAllTerms(terms, focus.required),
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
  // Each kind of notice has a length of its own.
  const periods = notice ? noticesLike(notice, near, about) : [];
  if (periods.length > 1) return { kind: "answer", units: periods };
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
  const isTold =
    isContact ||
    (bound &&
      (isMeasuredSo(bound.figure, bound.unit.text, asked) ||
        standingOf(bound.figure, bound.unit, about, asked) === "meant"));
  if (bound && isTold) return { kind: "answer", lead: withPart(bound, asked), units: [bound.unit] };
  // What only mentions the things that are counted says nothing about how many there are.
  const isQuoted = best.share >= QUOTED_COVERAGE && !/\bare there\b/i.test(asked);
  return isQuoted ? { kind: "answer", units: [best.unit] } : ABSENT;
}

const PART_OF =
  /\b(?:at least |more than )?(?:half|(?:a|one|two|three) (?:thirds?|quarters?|fifths?)|\d{1,2}\/\d{1,2}|\d{1,3} ?(?:%|percent)) of (?:the |all |our |its |their ){0,2}$/i;
/** The thing that is counted, with where it is: "households in the development". */
const COUNTED_THING =
  /^ (?:[\p{L}-]{2,20} ?)(?:(?:in|of|at|on|from) (?:(?:the|our|its|this) )?[\p{L}-]{2,20} ?){0,2}/iu;

/**
 * A number with what says that only a part of it is meant, "two thirds of the 164", where a question asks for what that part
 * does; otherwise the number alone is how many there are.
 */
function withPart({ figure, unit }: FoundFigure, asked: string): string {
  const from = Math.max(0, figure.at - 60);
  const before = unit.text.slice(from, figure.at);
  const part = figure.type === "count" ? PART_OF.exec(before) : undefined;
  if (!part) return figure.text;
  const behind = unit.text.slice(figure.at + figure.text.length);
  const deed = `${unit.text.slice(0, from + part.index)} ${behind.replace(COUNTED_THING, " ")}`;
  const there = new Set(contentTerms(deed));
  const isOfPart = contentTerms(asked).some((term) => hasTerm(there, term));
  return isOfPart ? `${part[0]}${figure.text}` : figure.text;
}

const MOST_NOTICES = 3;

/** The statements with a notice that is as likely to be the one that is asked for, where they aren't of one length. */
function noticesLike(
  best: FoundFigure,
  near: readonly FoundFigure[],
  about: Focus,
): readonly Unit[] {
  const alike = near.filter(
    ({ figure, unit, missing, share }) =>
      missing === best.missing && share >= best.share && isNotice(figure, unit.text),
  );
  const lengths = new Set(alike.map(({ figure }) => figure.text.toLowerCase()));
  const units = [...new Set(alike.map(({ unit }) => unit))];
  return lengths.size > 1 && about.required.length > 0 ? units.slice(0, MOST_NOTICES) : [];
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

/** A statement may call one of several things otherwise; of two, it has to name both, or what happens on a day. */
function mostMissing({ required }: Focus, { type }: Figure, { text, kind }: Unit): number {
  const happens = required.at(-1) ?? "";
  const terms = new Set(searchTerms(text));
  const isEvent = type === "date" && kind !== "row" && hasTerm(terms, happens);
  return required.length > 2 || isEvent ? 1 : 0;
}

/** Asks for an amount of money, or for how much of it. */
const PRICE =
  /\b(?:price|cost|costs|fee|fees|charged?|charges|salary|rent|deposit|pay|pays|paid|balance|premium|payment|subtotal|bill|spend|spent|save|saved)\b/i;
/** What was paid is an amount, whatever the rate. */
const PAID = /\b(?:was|were|been|is) (?:paid|charged|earned)\b/i;
const RATE = /\b(?:rate|percent\w{0,5}|tax|vat|interest|discount|by how much|share)\b/i;
