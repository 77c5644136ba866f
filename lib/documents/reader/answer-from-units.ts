import { stem } from "@/lib/core/stem";
import { findInTurns } from "@/lib/core/yield-to-event-loop";
import type { Question } from "@/lib/documents/question";
import { actsOnRole } from "@/lib/documents/reader/acts-on-role";
import { answerCalculation } from "@/lib/documents/reader/answer-calculation";
import {
  asksWhomToContact,
  CONTACTS,
  WAYS_TO_CONTACT,
  withoutContactWords,
} from "@/lib/documents/reader/answer-contact";
import { answerFigure } from "@/lib/documents/reader/answer-figure";
import { isSignatoryForFirm } from "@/lib/documents/reader/answer-firm";
import { lacksLabel } from "@/lib/documents/reader/asked-label";
import { calculationOf } from "@/lib/documents/reader/calculation";
import { countsAllNamed } from "@/lib/documents/reader/counts-all";
import { figuresIn } from "@/lib/documents/reader/figures";
import { findPeriod } from "@/lib/documents/reader/find-period";
import { findPerson } from "@/lib/documents/reader/find-person";
import { findField, findStatement } from "@/lib/documents/reader/find-statement";
import { type Focus, followUp } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import { isUnknown, type UnitIndex, withoutUnknown } from "@/lib/documents/reader/indexed-units";
import { asksYesOrNo, verbOf, wantedBy } from "@/lib/documents/reader/question-type";
import { applyRules } from "@/lib/documents/reader/rules";
import { alternatives } from "@/lib/documents/reader/same-words";
import { saysNoSaving } from "@/lib/documents/reader/says-otherwise";
import { findSection, sectionRequest } from "@/lib/documents/reader/section-request";
import { summarizeSection } from "@/lib/documents/reader/summarize-section";
import type { Unit } from "@/lib/documents/reader/unit";
import { ABSENT, SURELY_ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/**
 * Answers by rules what asks for a certain thing: a part of the document, a calculation, a figure, a date, a person, or the
 * value of a field.
 */
export async function answerFromUnits(index: UnitIndex, question: Question): Promise<UnitAnswer> {
  const request = sectionRequest(question.question);
  if (request) {
    const section = findSection(index, request);
    return section
      ? { kind: "section", ...(await summarizeSection(index.structure, section, index.signal)) }
      : { kind: "absent", missing: request.label, isSure: true };
  }
  // What was in a year that the document never names can't be in it.
  for (const year of new Set(question.question.match(YEAR))) {
    const isNamed = ({ text }: Unit) => text.includes(year);
    if (!(await findInTurns(index.structure.units, isNamed, index.signal))) return SURELY_ABSENT;
  }
  if (await lacksLabel(index, question.question)) return SURELY_ABSENT;
  if (DEDUCTS.test(question.question)) return { kind: "open" };
  const looked = await applyRules(index, question.question);
  if (looked) return looked;
  const calculation = calculationOf(question.question);
  const computed = calculation && (await answerCalculation(index, calculation));
  if (computed) return computed;
  const { asked, focus: whole } = followUp(question);
  const verb = verbOf(question.question);
  const focus = verb ? withoutUnknown(index, whole, stem(verb)) : whole;
  const wanted = wantedBy(asked);
  if (wanted.type === "person") {
    const person = await answerPerson(index, question.question, focus);
    if (person.kind !== "absent" || !asksWhomToContact(question.question)) return person;
    return byWords(await answerFigure(index, asked, focus, WAYS_TO_CONTACT));
  }
  const field =
    (wanted.type === "statement" || wanted.isLikely) && !calculation
      ? await findField(index, focus, question.question)
      : undefined;
  if (field && !(WHERE.test(asked) && isAmount(field))) return field;
  const period = HOW_LONG.test(asked) ? await findPeriod(index, focus) : undefined;
  if (period) return period;
  const isContact = wanted.type === "figure" && CONTACTS.includes(wanted.figures[0]);
  const named = isContact ? withoutContactWords(focus) : focus;
  if (isLatin(question.question) && isUnknown(index, named, asksYesOrNo(question.question)))
    return ABSENT;
  // Figures that can't be computed with one another are no answer by themselves.
  if (calculation || ASKS_MORE.test(asked)) return SURELY_ABSENT;
  if (wanted.type === "figure") {
    const figure = await answerFigure(index, asked, focus, wanted.figures);
    // One of several amounts isn't what they come to.
    if (ASKS_TOTAL.test(asked) && figure.kind === "answer" && !isTotal(figure.units))
      return { kind: "open" };
    if (figure.kind === "answer" && figure.units.every((unit) => isNoSaving(unit, asked)))
      return { kind: "open" };
    if (isContact && isRightBehind(figure, named)) return figure;
    if (isRowCalled(figure, focus) || countsAllNamed(figure, focus, asked)) return figure;
    if (figure.kind !== "absent" || !wanted.isLikely) return byWords(figure);
  }
  const otherwise = await findStatement(index, focus, question.question);
  // Of several, the one that fits best is told by more than its words.
  if (otherwise?.isOnly) return byWords(otherwise.answer);
  return { kind: "open", ...(otherwise && { otherwise: otherwise.answer }) };
}

/** What is left of a loss isn't what is taken off: nobody can compute it without knowing the loss. */
const DEDUCTS =
  /\bhow much (?:would|will|do|can|could|am) (?:i|we)\b.{0,20}\b(?:get|receive|paid|left)\b.{0,200}\b(?:after|minus|less|net of|without)\b.{0,30}\b(?:excess|deductible|co-?pay\w*)\b/i;
/** "How much more did I use last year?" */
const ASKS_MORE =
  /\bhow (?:much|many) (?:more|less|fewer|cheaper|higher|lower)\b.{0,80}\b(?:last|previous|before)\b/i;
const WHERE = /^\W{0,3}(?:and |so )?where\b/i;

/** A share or an amount is no place. */
function isAmount(answer: UnitAnswer): boolean {
  const lead = answer.kind === "answer" ? (answer.lead ?? "") : "";
  const [figure] = figuresIn(lead);
  return figure?.text === lead && (figure.type === "percent" || figure.type === "money");
}

const HOW_LONG = /\bhow long\b/i;
const ASKS_TOTAL = /\b(?:in total|altogether|in all|all together|combined)\b/i;
const TOTAL = /\b(?:total\w{0,2}|sum|overall|altogether|in all|combined|whole|entire)\b/i;

function isTotal(units: readonly Unit[]): boolean {
  return units.some(({ text, head }) => TOTAL.test(`${text} ${head.join(" ")}`));
}

function isNoSaving({ text, head }: Unit, asked: string): boolean {
  return saysNoSaving(`${text} ${head.join(" ")}`, asked);
}

/** Whether an answer is the only row that is called what is asked for, and no more than that: "Postage" for a delivery charge. */
function isRowCalled(answer: UnitAnswer, { required, generic }: Focus): boolean {
  const [unit, ...others] = answer.kind === "answer" ? answer.units : [];
  const [label = "", , ...more] = unit?.cells ?? [];
  if (!unit || others.length > 0 || unit.cells.length < 2 || more.length > 0) return false;
  const named = contentTerms(label);
  const asked = new Set([...required, ...generic].flatMap((term) => [...alternatives(term)]));
  const isNamed = required.length > 0 && hasAllTerms(new Set(named), required);
  return isNamed && named.every((term) => asked.has(term));
}

const NEAR = 60;

/** Whether all that is asked for stands shortly in front of a number to call: "the caretaker, on 01632 960 417". */
function isRightBehind(answer: UnitAnswer, { required }: Focus): boolean {
  const lead = answer.kind === "answer" ? (answer.lead ?? "") : "";
  const text = answer.kind === "answer" ? (answer.units[0]?.text ?? "") : "";
  const at = lead ? text.indexOf(lead) : -1;
  const before = new Set(searchTerms(text.slice(Math.max(0, at - NEAR), Math.max(0, at))));
  return at > 0 && required.length > 0 && hasAllTerms(before, required);
}

function byWords(answer: UnitAnswer): UnitAnswer {
  return answer.kind === "answer" ? { ...answer, byWords: true } : answer;
}

const YEAR = /\b(?:19|20)\d\d\b/g;

async function answerPerson(index: UnitIndex, question: string, focus: Focus): Promise<UnitAnswer> {
  const person = await findPerson(index, question, focus);
  if (person && actsOnRole(person, question)) return SURELY_ABSENT;
  if (person && (await isSignatoryForFirm(index, question, person.unit))) return ABSENT;
  if (!person) return ABSENT;
  const { name, unit, isUnproven } = person;
  return isUnproven
    ? byWords({ kind: "answer", units: [unit] })
    : { kind: "answer", lead: name, units: [unit] };
}

/** Other scripts have no words to count. */
function isLatin(question: string): boolean {
  return !/[^\p{Script=Latin}\P{L}]/u.test(question);
}
