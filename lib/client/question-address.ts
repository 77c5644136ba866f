"use client";

import { replaceAddress } from "@/lib/client/address";
import { questionInAddress } from "@/lib/client/question-in-address";
import { QUESTION_PARAMETER } from "@/lib/registry/question-parameter";

/** Questions whose end a page has shown. */
const seen = new Set<string>();

/** Whether a page showed how this question ended, or is about to. */
export function isQuestionSeen(id: string): boolean {
  return seen.has(id) || questionInAddress() === id;
}

/**
 * Names a question in the page's address while it's being answered, so that a reload shows its answer.
 *
 * @param path of the page that asked it; another page's address stays as it is
 */
export function showQuestionInAddress(id: string, path: string): void {
  changeAddress(path, (query) => query.set(QUESTION_PARAMETER, id));
}

/** Takes a question that has ended out of the page's address; the address of a page that was left keeps it. */
export function dropQuestionFromAddress(id: string, path: string): void {
  if (window.location.pathname !== path) return;
  seen.add(id);
  if (questionInAddress() === id) changeAddress(path, (query) => query.delete(QUESTION_PARAMETER));
}

function changeAddress(path: string, change: (query: URLSearchParams) => void): void {
  const { pathname, search } = window.location;
  if (pathname !== path) return;
  const query = new URLSearchParams(search);
  change(query);
  replaceAddress(`?${query}`);
}
