import {
  answerBill,
  answerEstimated,
  answerSendReading,
  answerTakenOn,
} from "@/lib/documents/reader/answer-bill";
import { answerCapacity } from "@/lib/documents/reader/answer-capacity";
import { answerChangePlace } from "@/lib/documents/reader/answer-change-place";
import { answerControlCell } from "@/lib/documents/reader/answer-control-cell";
import { answerFirstDay } from "@/lib/documents/reader/answer-first-day";
import { answerIncluded } from "@/lib/documents/reader/answer-included";
import { answerPaidBy } from "@/lib/documents/reader/answer-paid-by";
import { answerReason } from "@/lib/documents/reader/answer-reason";
import { answerSaidComparison } from "@/lib/documents/reader/answer-said-comparison";
import { answerStudySites } from "@/lib/documents/reader/answer-study-sites";
import { answerTaskDoer } from "@/lib/documents/reader/answer-task-doer";
import { answerUnchanged } from "@/lib/documents/reader/answer-unchanged";
import { answerWayBack } from "@/lib/documents/reader/answer-way-back";

/** What people ask of bills, trips, studies, and offers in everyday words, each told by the form of its question. */
export const EVERYDAY_RULES = [
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
  answerTaskDoer,
  answerChangePlace,
  answerUnchanged,
  answerIncluded,
];
