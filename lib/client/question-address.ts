"use client";

import { replaceAddress } from "@/lib/client/address";
import { questionInAddress } from "@/lib/client/question-in-address";
import { QUESTION_PARAMETER } from "@/lib/registry/question-parameter";

/** Questions whose end a page has shown. */
const seen = new Set<string>();

/** Questions that this page has put into its address. */
const named = new Set<string>();

/** Whether it was this page that named a question in its address, and not a link. */
export function isNamedHere(id: string): boolean {
  return named.has(id);
}

/** Whether a page showed how this question ended, or is about to. */
export function isQuestionSeen(id: string): boolean {
  return seen.has(id) || questionInAddress() === id;
}

/** Remembers that a page has shown how a question ended, which nobody has to be told then. */
export function markQuestionSeen(id: string): void {
  seen.add(id);
}

/** Names a question in the page's address while it's being answered, so that a reload shows its answer. */
export function showQuestionInAddress(id: string): void {
  named.add(id);
  changeAddress((query) => query.set(QUESTION_PARAMETER, id));
}

/** Takes a question out of the page's address, if it's there. */
export function dropQuestionFromAddress(id: string): void {
  named.delete(id);
  if (questionInAddress() === id) changeAddress((query) => query.delete(QUESTION_PARAMETER));
}

function changeAddress(change: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(window.location.search);
  change(query);
  replaceAddress(`?${query}`);
}
