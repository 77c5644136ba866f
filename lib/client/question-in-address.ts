"use client";

import { QUESTION_PARAMETER } from "@/lib/registry/question-parameter";

/** The name of the run that answers the question in the page's address; null without one. */
export function questionInAddress(): string | null {
  return new URLSearchParams(window.location.search).get(QUESTION_PARAMETER);
}
