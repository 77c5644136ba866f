import { createYielder } from "@/lib/core/yield-to-event-loop";
import { answerAddress } from "@/lib/documents/reader/answer-address";
import { answerAfterOpening } from "@/lib/documents/reader/answer-after-opening";
import { answerAge } from "@/lib/documents/reader/answer-age";
import { answerAmountItem } from "@/lib/documents/reader/answer-amount-item";
import { answerApproval } from "@/lib/documents/reader/answer-approval";
import { answerArrival } from "@/lib/documents/reader/answer-arrival";
import { answerAudience } from "@/lib/documents/reader/answer-audience";
import { answerBalance } from "@/lib/documents/reader/answer-balance";
import { answerBalanceOn } from "@/lib/documents/reader/answer-balance-on";
import { answerBareCost } from "@/lib/documents/reader/answer-bare-cost";
import { answerBeyondGoal } from "@/lib/documents/reader/answer-beyond-goal";
import { answerChange, asksChange } from "@/lib/documents/reader/answer-change";
import { answerCode } from "@/lib/documents/reader/answer-code";
import { answerCount } from "@/lib/documents/reader/answer-count";
import { answerDatedColumn } from "@/lib/documents/reader/answer-dated-column";
import { answerDayRow } from "@/lib/documents/reader/answer-day-row";
import { answerDeparture } from "@/lib/documents/reader/answer-departure";
import { answerDiagnosis } from "@/lib/documents/reader/answer-diagnosis";
import { answerDoer } from "@/lib/documents/reader/answer-doer";
import { answerDraftDay, answerDueDay } from "@/lib/documents/reader/answer-due-day";
import { answerEach, answerPerLabel } from "@/lib/documents/reader/answer-each";
import { answerEarlier } from "@/lib/documents/reader/answer-earlier";
import { answerEarlyPayment } from "@/lib/documents/reader/answer-early-payment";
import { answerEarned } from "@/lib/documents/reader/answer-earned";
import { answerElected } from "@/lib/documents/reader/answer-elected";
import { answerExtreme } from "@/lib/documents/reader/answer-extreme";
import { answerFaq } from "@/lib/documents/reader/answer-faq";
import { answerFirm } from "@/lib/documents/reader/answer-firm";
import { answerForSeveral } from "@/lib/documents/reader/answer-for-several";
import { answerFormDate, answerWholeField } from "@/lib/documents/reader/answer-form-field";
import { answerPurpose, findSteps } from "@/lib/documents/reader/answer-from-manual";
import { answerFromPapers } from "@/lib/documents/reader/answer-from-papers";
import { answerFromTable } from "@/lib/documents/reader/answer-from-table";
import { answerFunder } from "@/lib/documents/reader/answer-funder";
import { answerIngredients } from "@/lib/documents/reader/answer-ingredients";
import { answerItemsSum } from "@/lib/documents/reader/answer-items-sum";
import { answerKnownField } from "@/lib/documents/reader/answer-known-field";
import { answerLabeledRow } from "@/lib/documents/reader/answer-labeled-row";
import { answerLatePayment } from "@/lib/documents/reader/answer-late-payment";
import { answerLeft } from "@/lib/documents/reader/answer-left";
import { answerListed } from "@/lib/documents/reader/answer-listed";
import { answerListedTotal } from "@/lib/documents/reader/answer-listed-total";
import { answerLoad } from "@/lib/documents/reader/answer-load";
import { answerMark } from "@/lib/documents/reader/answer-mark";
import { answerMinutes } from "@/lib/documents/reader/answer-minutes";
import { answerMost } from "@/lib/documents/reader/answer-most";
import { answerMultiple } from "@/lib/documents/reader/answer-multiple";
import { answerNamedLength } from "@/lib/documents/reader/answer-named-length";
import { answerNumberedRow } from "@/lib/documents/reader/answer-numbered-row";
import { answerOnDay } from "@/lib/documents/reader/answer-on-day";
import { answerOnWeekday } from "@/lib/documents/reader/answer-on-weekday";
import { answerOrder } from "@/lib/documents/reader/answer-order";
import { answerOtherRate } from "@/lib/documents/reader/answer-other-rate";
import { answerPacking } from "@/lib/documents/reader/answer-packing";
import { answerPart } from "@/lib/documents/reader/answer-part";
import { answerPartOfDay } from "@/lib/documents/reader/answer-part-of-day";
import { answerPayee } from "@/lib/documents/reader/answer-payee";
import { answerPayout } from "@/lib/documents/reader/answer-payout";
import { answerPeriodColumn } from "@/lib/documents/reader/answer-period-column";
import { answerPlainHit } from "@/lib/documents/reader/answer-plain-hit";
import { answerProperty, answerQuantity } from "@/lib/documents/reader/answer-quantity";
import { answerRange } from "@/lib/documents/reader/answer-range";
import { answerRatio } from "@/lib/documents/reader/answer-ratio";
import { answerRequest } from "@/lib/documents/reader/answer-request";
import { answerReturn } from "@/lib/documents/reader/answer-return";
import { answerRole } from "@/lib/documents/reader/answer-role";
import { answerEvent, answerPeriod } from "@/lib/documents/reader/answer-row-date";
import { answerRowPrices } from "@/lib/documents/reader/answer-row-prices";
import { answerRate, answerRowTime } from "@/lib/documents/reader/answer-row-value";
import { answerRowWhen } from "@/lib/documents/reader/answer-row-when";
import { answerRowsSum } from "@/lib/documents/reader/answer-rows-sum";
import { answerRule } from "@/lib/documents/reader/answer-rule";
import { answerRun } from "@/lib/documents/reader/answer-run";
import { answerSample, answerStudy, answerStudyLength } from "@/lib/documents/reader/answer-study";
import { answerSuperlative } from "@/lib/documents/reader/answer-superlative";
import { answerTasks } from "@/lib/documents/reader/answer-tasks";
import { answerTestResult } from "@/lib/documents/reader/answer-test-result";
import { answerTier } from "@/lib/documents/reader/answer-tier";
import { answerTimes } from "@/lib/documents/reader/answer-times";
import { answerTimetable } from "@/lib/documents/reader/answer-timetable";
import { answerTotal } from "@/lib/documents/reader/answer-total";
import { answerTotalWithout } from "@/lib/documents/reader/answer-total-without";
import { answerVote } from "@/lib/documents/reader/answer-vote";
import { answerWeekday } from "@/lib/documents/reader/answer-weekday";
import { answerWent } from "@/lib/documents/reader/answer-went";
import { answerWhatFollows } from "@/lib/documents/reader/answer-what-follows";
import { answerWhichDay } from "@/lib/documents/reader/answer-which-day";
import { answerWholeList } from "@/lib/documents/reader/answer-whole-list";
import { answerWhomToCall } from "@/lib/documents/reader/answer-whom-to-call";
import { EVERYDAY_RULES } from "@/lib/documents/reader/everyday-rules";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { answerAskedBack } from "@/lib/documents/reader/questions-to-reader";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

type Rule = (
  index: UnitIndex,
  question: string,
) => UnitAnswer | undefined | Promise<UnitAnswer | undefined>;

/**
 * What is told by the form of the question: what several papers tell together, which results are high, what is when, what
 * somebody was paid, what comes of paying late, a cell or a row of a table, a figure times something, a change, or steps.
 * The first that has an answer counts.
 */
const RULES: readonly Rule[] = [
  ...EVERYDAY_RULES,
  answerFromPapers,
  answerMinutes,
  answerWhomToCall,
  answerAskedBack,
  answerVote,
  answerAudience,
  answerRequest,
  answerWholeList,
  answerDayRow,
  answerTestResult,
  answerDiagnosis,
  answerElected,
  answerPayout,
  answerWent,
  answerNumberedRow,
  answerLabeledRow,
  answerOnDay,
  answerOnWeekday,
  answerFaq,
  answerPacking,
  answerPartOfDay,
  answerEarned,
  answerApproval,
  answerLoad,
  answerFirm,
  answerReturn,
  answerArrival,
  answerDeparture,
  answerRun,
  answerTimetable,
  answerDatedColumn,
  answerPayee,
  answerLatePayment,
  answerEarlyPayment,
  answerNamedLength,
  answerOrder,
  answerKnownField,
  answerFormDate,
  answerWholeField,
  answerCount,
  answerDueDay,
  answerDraftDay,
  answerWhichDay,
  answerEarlier,
  answerBalanceOn,
  answerBalance,
  answerTotal,
  answerTotalWithout,
  answerListedTotal,
  answerBareCost,
  answerAddress,
  answerLeft,
  answerRatio,
  answerRowPrices,
  answerEach,
  answerPerLabel,
  answerBeyondGoal,
  answerForSeveral,
  answerRowsSum,
  answerItemsSum,
  answerTier,
  answerTimes,
  answerRange,
  answerQuantity,
  answerProperty,
  answerFunder,
  answerDoer,
  answerRole,
  answerSample,
  answerStudyLength,
  answerStudy,
  answerTasks,
  answerIngredients,
  answerListed,
  answerRule,
  answerWeekday,
  answerEvent,
  answerRowWhen,
  answerPeriod,
  answerRate,
  answerOtherRate,
  answerRowTime,
  answerAmountItem,
  answerPlainHit,
  answerExtreme,
  answerSuperlative,
  answerMost,
  answerPart,
  answerFromTable,
  answerPeriodColumn,
  answerCode,
  answerMark,
  answerAfterOpening,
  answerWhatFollows,
  answerPurpose,
  answerAge,
  answerMultiple,
  (index, question) => (asksChange(question) ? answerChange(index, question) : undefined),
  findSteps,
];

/** The answer of the first rule that has one. Each may look through the whole document, so others get their turn in between. */
export async function applyRules(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const pause = createYielder(index.signal);
  for (const rule of RULES) {
    await pause();
    const answer = await rule(index, question);
    if (answer) return answer;
  }
  return undefined;
}
