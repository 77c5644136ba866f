import "server-only";

import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { closestUnits } from "@/lib/documents/closest-statements";
import { ofPapersNamed, textsLeftOut, unitsOf } from "@/lib/documents/indexed-document";
import { judge, mayAnswer } from "@/lib/documents/judge-statements";
import { answerByMatch } from "@/lib/documents/match-sentences";
import { proved } from "@/lib/documents/prove-answer";
import type { Question } from "@/lib/documents/question";
import {
  answerOf,
  notFound,
  notFoundText,
  type QuotedAnswer,
  showClosest,
} from "@/lib/documents/quoted-answer";
import { asksAboutDocument } from "@/lib/documents/reader/about-document";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { cannotAnswer } from "@/lib/documents/reader/cannot-answer";
import { completeQuestion } from "@/lib/documents/reader/complete-question";
import { inWordsOf } from "@/lib/documents/reader/everyday-words";
import { followUp } from "@/lib/documents/reader/focus";
import { withContext } from "@/lib/documents/reader/in-context";
import { isUnknown } from "@/lib/documents/reader/indexed-units";
import { inTermsOf } from "@/lib/documents/reader/lay-terms/find-lay-terms";
import {
  closestIfOpen,
  hasAllOwn,
  leavesOutOwn,
  sharesWords,
} from "@/lib/documents/reader/leaves-out-own";
import { closestIfUnsaid } from "@/lib/documents/reader/leaves-unsaid";
import { mayLead } from "@/lib/documents/reader/meant-figure";
import { ofThisNumber } from "@/lib/documents/reader/named-number";
import { onlyFigure } from "@/lib/documents/reader/only-figure";
import { othersWork } from "@/lib/documents/reader/others-work";
import { paragraphAskedFor } from "@/lib/documents/reader/paragraph-asked-for";
import { asksYesOrNo } from "@/lib/documents/reader/question-type";
import { stems } from "@/lib/documents/reader/same-words";
import { sectionRequest } from "@/lib/documents/reader/section-request";
import { spellOut } from "@/lib/documents/reader/spell-out";
import { saysNoTime } from "@/lib/documents/reader/time-asked";
import { isHeadOfTable, type Unit, withTitle } from "@/lib/documents/reader/unit";
import { unitsSharingMost } from "@/lib/documents/reader/units-sharing-most";
import { uselessTexts } from "@/lib/documents/reader/useless-texts";
import { belowQuote } from "@/lib/documents/reader/with-clause";
import { withDoer } from "@/lib/documents/reader/with-doer";
import { writeMissing } from "@/lib/documents/reader/write-answer";
import { withReasonAfter } from "@/lib/documents/reason-after";
import { repliedWith } from "@/lib/documents/replied-with";
import { sayWhatItIs } from "@/lib/documents/say-what-it-is";
import type { ReadingContext, SearchableDocument } from "@/lib/documents/searchable-document";
import { answerFromTalk, ofAskedKind } from "@/lib/documents/talk/answer-from-talk";

const MAX_QUOTES = 3;

const ABOUT_WHOLE =
  /\b(?:summar(?:y|ise|ize)|tl;?dr|overview|main (?:points?|ideas?|topics?|subject|arguments?|findings?|message)|key (?:points?|takeaways?|findings?)|what(?:['’]s| is| does)? (?:this|it|the) ?(?:document|pdf|paper|file|video|book|text|report|manual|letter|contract|agreement|study|policy)?(?: is| all)? ?about)\b/i;
/** "Sum it up", "give me the gist"; "the rows sum up to 100" asks for no summary. */
const SUM_UP =
  /\bsum (?:(?:it|this|that|everything|things)(?: all)?|(?:this|the) (?:document|pdf|paper|file|book|text|report|letter|contract|agreement)) up\b|\bsum up (?:it|this|that|everything|(?:the|this) (?:whole )?(?:document|pdf|paper|file|book|text|report|letter|contract|agreement))\b|^\W{0,3}(?:please )?sum up\W*$|^\W{0,3}gist\b|\b(?:the|a) (?:gist|short version|quick version)\b|\bin a nutshell\b|\bboil (?:it|this) down\b|^\W{0,3}(?:please |can you |could you ){0,2}(?:give me |a |quick |short |brief ){0,3}recap\b|\btoo long;? did ?n['’]?t read\b/i;

/**
 * Answers with quotations of the document: by rules and by its words, or else with the statement that the sentence model
 * takes for the answer. Where there is none, or where the model takes what only shares words for something else, says so, and
 * shows what comes closest. The sentences of a talk are all rated by the model, if that is there.
 */
export async function extractAnswer(
  ctx: ReadingContext,
  document: SearchableDocument,
  asked: Question,
): Promise<QuotedAnswer> {
  const said = document.kind === "youtube" && !asksAboutWhole(document, asked);
  const fromTalk = said ? await answerFromTalk(ctx, document, asked) : undefined;
  if (fromTalk) return fromTalk;
  if (document.kind !== "pdf") {
    const { answer } = await answerFromWords(ctx, document, asked);
    return said ? ofAskedKind(answer, asked) : answer;
  }
  const index = await unitsOf(document);
  const whole = await completeQuestion(asked, index.structure.units, ctx.signal);
  const inFull = await spellOut(index, whole.question, ctx.signal);
  const inWords = await inWordsOf(index.structure, inFull, ctx.signal);
  const answer = await answerInContext(ctx, document, { ...whole, question: inWords });
  if (answer.found) return answer;
  const inTerms = await inTermsOf(index, inWords, ctx.signal);
  if (inTerms.question === inWords) return answer;
  const other = await answerInContext(ctx, document, { ...whole, question: inTerms.question });
  if (other.found && !inTerms.isSame) return showClosest(other);
  return other.found || other.citations.length > 0 ? other : answer;
}

async function answerInContext(
  ctx: ReadingContext,
  document: SearchableDocument,
  asked: Question,
): Promise<QuotedAnswer> {
  const index = await unitsOf(document);
  const { document: part, question } = await ofPapersNamed(document, asked, ctx.signal);
  const answer = await answerAsAsked(ctx, part, question);
  const isOff = leavesOutOwn(index, question, answer.citations);
  const isUnsure = !answer.found && question.turns.length > 0;
  if (!isOff && !isUnsure) return closestIfOpen(index, question, answer);
  // What was asked before must not answer a question that names something else.
  const alone = await answerAsAsked(ctx, part, { ...question, turns: [] });
  if (!isOff) {
    const isOwn = alone.found && sharesWords(index, question, alone.citations);
    return closestIfOpen(index, question, isOwn ? alone : answer);
  }
  const isBetter = answer.found || !alone.found || hasAllOwn(index, question, alone.citations);
  return isBetter ? alone : answer;
}

async function answerAsAsked(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: Question,
): Promise<QuotedAnswer> {
  const { answer, isSure, units } = await answerFromWords(ctx, document, question);
  const told = isSure
    ? answer
    : await answerByClosestUnit(ctx, document, question, { answer, units });
  const index = await unitsOf(document);
  const reasoned = await withReasonAfter(document, index, question, withDoer(told, question));
  return closestIfUnsaid({ ...index, signal: ctx.signal }, question, reasoned);
}

/** An answer by rules and words; `units` are the statements it quotes, where the model should have a say. */
type AnswerFromWords = { answer: QuotedAnswer; isSure: boolean; units: readonly Unit[] };

/**
 * Answers by rules, or with up to three sentences that share words and meaning with the question.
 *
 * @returns `isSure` when the model has no say in it: nothing that sounds alike can be the answer, either, or is a better one
 */
export async function answerFromWords(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: Question,
): Promise<AnswerFromWords> {
  if (document.kind === "pdf" && asksAboutDocument(question.question)) {
    const answer = sayWhatItIs(document, (await unitsOf(document)).structure);
    if (answer) return { answer, isSure: true, units: [] };
  }
  if (asksAboutWhole(document, question)) {
    const answer = answerOf(document.kind, document.overview.slice(0, MAX_QUOTES));
    return { answer, isSure: true, units: [] };
  }
  const ruled = document.kind === "pdf" ? await answerByRules(ctx, document, question) : undefined;
  if (ruled?.isCertain) return ruled;
  const structure = document.kind === "pdf" ? (await unitsOf(document)).structure : undefined;
  const isOthers = structure && othersWork(structure, question.question);
  const useless = structure ? await uselessTexts(structure, question.question, ctx.signal) : [];
  const rows = new Set([...useless, ...textsLeftOut(document)]);
  const clauseBelow = async (quote: string) =>
    structure ? belowQuote(structure, quote, question, ctx.signal) : [];
  const matching = await answerByMatch(ctx, document, question, {
    isOthers,
    useless: rows,
    clauseBelow,
  });
  if (matching) return { answer: matching, isSure: true, units: [] };
  return ruled ?? { answer: notFound(notFoundText(document.kind)), isSure: false, units: [] };
}

/** Whether a question is about all of a document, and something tells what that is. */
function asksAboutWhole({ overview }: SearchableDocument, { question }: Question): boolean {
  const isAsked = ABOUT_WHOLE.test(question) || SUM_UP.test(question);
  return overview.length > 0 && isAsked && !sectionRequest(question);
}

/**
 * The answer of the rules, certain for what asks for a certain thing. Otherwise, it is for when no sentence fits, and
 * undefined when there is none.
 */
async function answerByRules(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: Question,
): Promise<(AnswerFromWords & { isCertain: boolean }) | undefined> {
  const index = { ...(await unitsOf(document)), signal: ctx.signal };
  const answer = await answerFromUnits(index, question);
  if (answer.kind === "absent") {
    const { missing, isSure = false } = answer;
    const text = missing ? writeMissing(missing, index.structure) : notFoundText(document.kind);
    return { answer: notFound(text), isCertain: true, isSure, units: [] };
  }
  const isCertain = answer.kind !== "open";
  const either = answer.kind === "open" ? answer.otherwise : answer;
  const isAble = (unit: Unit) =>
    !isHeadOfTable(unit) &&
    !saysNoTime(unit.text, question.question) &&
    !cannotAnswer(withTitle(unit, index.structure), question.question);
  const named =
    either?.kind === "answer" ? await ofThisNumber(index, either, question.question) : either;
  const able = await filterInTurns(named?.units ?? [], isAble, ctx.signal);
  if (!named || able.length === 0) return undefined;
  const found = isCertain ? named : { ...named, units: able };
  const [only, ...others] = found.kind === "answer" && !found.lead ? found.units : [];
  const whole =
    only && others.length === 0 ? paragraphAskedFor(index.structure, only, question) : [];
  const shown = whole.length > 0 ? { ...found, units: whole } : found;
  const { reply, isDoubted } = await repliedWith(document, index, shown, question);
  if (isDoubted) return { answer: reply, isCertain: true, isSure: true, units: found.units };
  const isByWords = found.kind === "answer" && found.byWords === true;
  // What can't be proved leaves the question to the model.
  const isSure = reply.found && isCertain && !isByWords;
  return { answer: reply, isCertain, isSure, units: found.units };
}

/** Words for how something is, which no document needs to say so. */
const JUDGES: ReadonlySet<string> = new Set(
  stems(`good better best bad worse worst cheap cheaper easy easier hard harder nice normal okay fair wrong
  right`),
);

/**
 * Answers with the statements that the sentence model takes for the answer, or shows which come closest.
 *
 * @param fromWords what was found by words; it's the answer unless the model takes its statements for something else
 */
async function answerByClosestUnit(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: Question,
  fromWords: Pick<AnswerFromWords, "answer" | "units">,
): Promise<QuotedAnswer> {
  const index = await unitsOf(document);
  const rated = await closestUnits(ctx, document, index, question);
  const byWords = fromWords.answer.found ? fromWords.units : [];
  if (byWords.length > 0 && mayAnswer(question, byWords, rated)) return fromWords.answer;
  const sharing = await unitsSharingMost({ ...index, signal: ctx.signal }, question);
  // What is put together from several statements can't tell whether something may be done that none of them names.
  const { focus } = followUp(question);
  const things = { ...focus, required: focus.required.filter((term) => !JUDGES.has(term)) };
  const isNamed = !asksYesOrNo(question.question) || !isUnknown(index, things, true);
  const { answers, close } = judge(question, rated, { byWords, sharing, isNamed });
  const [answer, ...others] = answers;
  if (answer) {
    const whole = others.length === 0 ? paragraphAskedFor(index.structure, answer, question) : [];
    if (whole.length > 0) return proved(document, index, { kind: "answer", units: whole });
    const isOne = others.length === 0 && mayLead(answer, question.question, index.structure);
    const lead = isOne ? onlyFigure(answer.text, question) : undefined;
    const told = { kind: "answer", ...(lead && { lead }), units: answers } as const;
    return (await repliedWith(document, index, told, question)).reply;
  }
  const nearby = withContext(index.structure, { kind: "answer", units: close }, question.question);
  const nearest = await proved(document, index, nearby);
  return nearest.found ? showClosest(nearest) : nearest;
}
