import { alternatives } from "@/lib/documents/reader/same-words";

/** Whatever tells which terms a text has. */
type Terms = Pick<ReadonlySet<string>, "has">;

/** Whether a text has a term, or another word for it. */
export function hasTerm(there: Terms, term: string): boolean {
  for (const word of alternatives(term)) if (there.has(word)) return true;
  return false;
}

/** Whether a text has all of the terms that are asked for, or other words for them. */
export function hasAllTerms(there: Terms, asked: readonly string[]): boolean {
  return asked.every((term) => hasTerm(there, term));
}
