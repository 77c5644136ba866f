import type { Unit } from "@/lib/documents/reader/unit";

/** "Amount due to you", "Balance due to landlord from agency" */
const TO_SOMEBODY =
  /\b(?:due|payable|owed|owing|paid|pay|outstanding|remaining) (?:to (?!date\b|be\b)|from (?!you\b))/i;
/** "$120 CR": what an account has. */
const CREDIT = /\b(?:cr|credit|refund)\b/i;

/** Whether a row has what somebody gets, or what nobody can tell who owes it. */
export function isDueToSomebody({ cells: [label = "", ...values] }: Pick<Unit, "cells">): boolean {
  return TO_SOMEBODY.test(label) || values.some((value) => CREDIT.test(value));
}
