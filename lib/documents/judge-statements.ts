import "server-only";

import type { Question } from "@/lib/documents/question";
import { namesAllowed } from "@/lib/documents/reader/asked-action";
import { cannotAnswer } from "@/lib/documents/reader/cannot-answer";
import { asksAnyTime, namesNoDay, ofOtherDays } from "@/lib/documents/reader/days-asked";
import { mayStandOut } from "@/lib/documents/reader/may-stand-out";
import { rowsOfOtherNumbers } from "@/lib/documents/reader/named-number";
import {
  asksContact,
  canAnswer,
  namesWhoOrWhen,
  onlyFigure,
} from "@/lib/documents/reader/only-figure";
import { isRowFor } from "@/lib/documents/reader/row-for";
import { hasConditionalDatesOnly, statesCause } from "@/lib/documents/reader/says-otherwise";
import { mayFollow } from "@/lib/documents/reader/says-what-follows";
import { saysWhatIs } from "@/lib/documents/reader/says-what-is";

/**
 * A statement with how likely it answers a question: as log odds by itself, and as its share of one, beside the others and
 * "none of them".
 */
export type Rated<Statement> = {
  statement: Statement;
  odds: number;
  share: number;
  /** It with what stands above it. */
  read?: string;
};

/** From this share on, a statement is shown as the answer. */
const MIN_ANSWER_SHARE = 0.75;
/** From this share on, a few statements together are. */
const MIN_SHARE_TOGETHER = 0.8;
const MOST_TOGETHER = 3;
/** One that also shares most words with the question needs less: then, both ways of looking for it agree. */
const MIN_AGREED_SHARE = 0.5;
/** One that is far ahead of every other needs less, too. */
const MIN_AHEAD_SHARE = 0.45;
const TIMES_AHEAD = 6;
/** With a smaller share, a statement that was found by its words isn't. */
const MIN_WORDS_SHARE = 0.1;
/** The only one that says what the thing asked for is needs less. */
const MIN_SAID_SHARE = 0.3;
/** Below these, a statement isn't even close. */
const MIN_CLOSE_ODDS = -2.5;
/** What else is shown as close lies no more below the closest. */
export const CLOSE = 1.5;
const MOST_CLOSE = 3;

/**
 * Tells an answer from what only comes close to one: it is likely enough, and has what is asked for. Where several
 * statements may be it, and hardly anything else, all of them are shown.
 *
 * @param byWords statements that share words with the question, but were rated low. They come close in any case, and nothing
 *   is the answer: where words and the model disagree, either is wrong as often.
 * @param sharing what shares most words with the question
 * @param isNamed whether the document has what the question names; several statements are no answer together where it hasn't
 */
export function judge<Statement extends { text: string }>(
  question: Question,
  all: readonly Rated<Statement>[] = [],
  {
    byWords = [],
    sharing = new Set(),
    isNamed = true,
  }: {
    byWords?: readonly Statement[];
    sharing?: ReadonlySet<Statement>;
    isNamed?: boolean;
  } = {},
): { answers: Statement[]; close: Statement[] } {
  const rated = withoutOtherwise(question, all);
  const [best] = rated;
  if (!best || best.odds < MIN_CLOSE_ODDS)
    return { answers: [], close: byWords.slice(0, MOST_CLOSE) };
  const said = onlySaid(question, rated);
  if (said) return { answers: [said], close: [] };
  const answers = byWords.length === 0 ? likelyAnswers(question, rated, sharing, isNamed) : [];
  if (answers.length > 0) return { answers, close: [] };
  const close = rated
    .filter(({ odds }) => odds >= Math.max(MIN_CLOSE_ODDS, best.odds - CLOSE))
    .map(({ statement }) => statement)
    .filter(({ text }) => byWords.every((known) => known.text !== text));
  const known = byWords.slice(0, 1);
  return { answers, close: [...close.slice(0, MOST_CLOSE - known.length), ...known] };
}

/** Without what is surely about something else, which takes no share from the others. */
function withoutOtherwise<Statement extends { text: string }>(
  { question }: Question,
  all: readonly Rated<Statement>[],
): readonly Rated<Statement>[] {
  const others = rowsOfOtherNumbers(
    all.map(({ statement }) => statement),
    question,
  );
  const ofOtherThings = ofOtherDays(
    all.map(({ statement, read }) => ({ text: statement.text, read, statement })),
    question,
  );
  const elsewhere = new Set([...ofOtherThings].map(({ statement }) => statement));
  const isUntimed = ({ text }: Statement) => asksAnyTime(question) && namesNoDay(text, question);
  const left = all.filter(
    ({ statement }) =>
      !others.has(statement) &&
      !elsewhere.has(statement) &&
      !isUntimed(statement) &&
      !hasConditionalDatesOnly(statement.text, question),
  );
  return left.length < all.length ? sharedAmong(left, all) : all;
}

/** The only statement that says what the thing asked for is, if it's likely enough. */
function onlySaid<Statement extends { text: string }>(
  question: Question,
  rated: readonly Rated<Statement>[],
): Statement | undefined {
  const [only, ...others] = rated.filter(
    ({ statement: { text } }) =>
      (saysWhatIs(question.question, text) || statesCause(text, question.question)) &&
      canAnswer(text, question),
  );
  return only && others.length === 0 && only.share >= MIN_SAID_SHARE ? only.statement : undefined;
}

function likelyAnswers<Statement extends { text: string }>(
  question: Question,
  rated: readonly Rated<Statement>[],
  sharing: ReadonlySet<Statement>,
  isNamed: boolean,
): Statement[] {
  const able = rated.filter(
    ({ statement, read }) =>
      canAnswer(statement.text, question) &&
      mayFollow(statement.text, question.question) &&
      isRowFor(statement, question) &&
      namesAllowed(read ?? statement.text, question.question) &&
      !cannotAnswer(read ?? statement.text, question.question),
  );
  // Of several numbers to call, one is meant; what has none takes nothing from that.
  const fitting = asksContact(question) ? sharedAmong(able, rated) : able;
  const [first] = fitting;
  if (!first) return [];
  const { text } = first.statement;
  const isAgreed = sharing.has(first.statement) && namesWhoOrWhen(text, question);
  const least = isAgreed ? MIN_AGREED_SHARE : MIN_ANSWER_SHARE;
  const others = asksContact(question) ? fitting : rated;
  if (agreedShare(first, others, question) >= least) return [first.statement];
  if (isFarAhead(first, rated) && mayStandOut({ text, read: first.read }, question, isNamed))
    return [first.statement];
  if (!isNamed) return [];
  let whole = 0;
  for (const [at, { share }] of fitting.slice(0, MOST_TOGETHER).entries()) {
    whole += share;
    if (whole >= MIN_SHARE_TOGETHER)
      return fitting.slice(0, at + 1).map(({ statement }) => statement);
  }
  return [];
}

/** Whether nothing else is nearly as likely: then the rest of the whole is "none of them", which the model overrates. */
function isFarAhead<Statement>(
  first: Rated<Statement>,
  [best, next]: readonly Rated<Statement>[],
): boolean {
  return (
    first.statement === best?.statement &&
    first.share >= MIN_AHEAD_SHARE &&
    first.share >= TIMES_AHEAD * (next?.share ?? 0)
  );
}

/** Some of the statements, with what they have of them and of "none of them". */
function sharedAmong<Statement>(
  some: readonly Rated<Statement>[],
  rated: readonly Rated<Statement>[],
): Rated<Statement>[] {
  const sum = (all: readonly Rated<Statement>[]) => all.reduce((all, { share }) => all + share, 0);
  const whole = sum(some) + 1 - sum(rated);
  return some.map((one) => ({ ...one, share: one.share / whole }));
}

/** The share of a statement and of all that give the same figure: a rent stands in a table and in a clause. */
function agreedShare<Statement extends { text: string }>(
  { statement, share }: Rated<Statement>,
  rated: readonly Rated<Statement>[],
  question: Question,
): number {
  const figure = onlyFigure(statement.text, question);
  if (!figure) return share;
  const agreeing = rated.filter((one) => onlyFigure(one.statement.text, question) === figure);
  return agreeing.reduce((sum, one) => sum + one.share, 0);
}

/**
 * Whether statements that share words with a question may well answer it, or others that give the same figure: always, as far
 * as they weren't rated.
 */
export function mayAnswer<Statement extends { text: string }>(
  question: Question,
  byWords: readonly Statement[],
  rated: readonly Rated<Statement>[] | undefined,
): boolean {
  if (!rated) return true;
  const known = new Set(byWords.map(({ text }) => text));
  const figures = new Set(byWords.map(({ text }) => onlyFigure(text, question) ?? ""));
  figures.delete("");
  const isAgreed = ({ text }: Statement) =>
    known.has(text) || figures.has(onlyFigure(text, question) ?? "");
  const shares = rated.map(({ statement, share }) => (isAgreed(statement) ? share : 0));
  return shares.reduce((sum, share) => sum + share, 0) >= MIN_WORDS_SHARE;
}
