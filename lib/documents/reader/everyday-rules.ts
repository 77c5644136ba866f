import { answerActing } from "@/lib/documents/reader/answer-acting";
import { answerAppointment } from "@/lib/documents/reader/answer-appointment";
import {
  answerBill,
  answerEstimated,
  answerSendReading,
  answerTakenOn,
} from "@/lib/documents/reader/answer-bill";
import { answerCapacity } from "@/lib/documents/reader/answer-capacity";
import { answerChangePlace } from "@/lib/documents/reader/answer-change-place";
import { answerControlCell } from "@/lib/documents/reader/answer-control-cell";
import { answerCovered } from "@/lib/documents/reader/answer-covered";
import { answerFirstAfter } from "@/lib/documents/reader/answer-first-after";
import { answerFirstDay } from "@/lib/documents/reader/answer-first-day";
import { answerFirstOrLastPayment } from "@/lib/documents/reader/answer-first-or-last-payment";
import { answerGainedMost } from "@/lib/documents/reader/answer-gained-most";
import { answerHowOften } from "@/lib/documents/reader/answer-how-often";
import { answerIncluded } from "@/lib/documents/reader/answer-included";
import { answerInterest } from "@/lib/documents/reader/answer-interest";
import { answerItemLimit } from "@/lib/documents/reader/answer-item-limit";
import { answerLongestAllowed } from "@/lib/documents/reader/answer-longest-allowed";
import { answerNotedRow } from "@/lib/documents/reader/answer-noted-row";
import { answerOpenLate } from "@/lib/documents/reader/answer-open-late";
import { answerOwed } from "@/lib/documents/reader/answer-owed";
import { answerOwnShare } from "@/lib/documents/reader/answer-own-share";
import { answerPaidBy } from "@/lib/documents/reader/answer-paid-by";
import { answerPresenter } from "@/lib/documents/reader/answer-presenter";
import { answerReason } from "@/lib/documents/reader/answer-reason";
import { answerAppeal, answerRefusal } from "@/lib/documents/reader/answer-refusal";
import { answerSaidComparison } from "@/lib/documents/reader/answer-said-comparison";
import { answerSaidOf } from "@/lib/documents/reader/answer-said-of";
import { answerStudySites } from "@/lib/documents/reader/answer-study-sites";
import { answerTaskDoer } from "@/lib/documents/reader/answer-task-doer";
import { answerUnchanged } from "@/lib/documents/reader/answer-unchanged";
import { answerUrgent } from "@/lib/documents/reader/answer-urgent";
import { answerWayBack } from "@/lib/documents/reader/answer-way-back";
import { answerWhomToAsk } from "@/lib/documents/reader/answer-whom-to-ask";
import { answerWhyMore } from "@/lib/documents/reader/answer-why-more";

/** What people ask of bills, trips, studies, and offers in everyday words, each told by the form of its question. */
export const EVERYDAY_RULES = [
  answerOwed,
  answerCovered,
  answerAppointment,
  answerUrgent,
  answerHowOften,
  answerWhomToAsk,
  answerWhyMore,
  answerSaidOf,
  answerBill,
  answerTakenOn,
  answerSendReading,
  answerEstimated,
  answerWayBack,
  answerStudySites,
  answerControlCell,
  answerSaidComparison,
  answerCapacity,
  answerFirstDay,
  answerPaidBy,
  answerReason,
  answerRefusal,
  answerAppeal,
  answerInterest,
  answerPresenter,
  answerTaskDoer,
  answerActing,
  answerChangePlace,
  answerUnchanged,
  answerIncluded,
  answerFirstAfter,
  answerFirstOrLastPayment,
  answerOpenLate,
  answerGainedMost,
  answerLongestAllowed,
  answerOwnShare,
  answerItemLimit,
  answerNotedRow,
];
