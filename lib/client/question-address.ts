"use client";

import { replaceAddress } from "@/lib/client/address";
import { questionInAddress } from "@/lib/client/question-in-address";
import { QUESTION_PARAMETER } from "@/lib/registry/question-parameter";

/** Questions that this page has put into its address. */
const named = new Set<string>();

/** Whether it was this page that named a question in its address, and not a link. */
export function isNamedHere(id: string): boolean {
  return named.has(id);
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
