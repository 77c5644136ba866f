import type { Question } from "@/lib/documents/question";
import { followUp } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { wantedBy } from "@/lib/documents/reader/question-type";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import { searchTerms } from "@/lib/documents/terms";

/**
 * Whether a row can answer a question: it does more than name the columns of a table, and where an amount is asked for, it
 * names something of what that is for. "Total: $786" says nothing of a
 * discount, nor "Amount due" of water, though both are amounts that look as if they were asked for.
 */
export function isRowFor(
  statement: { text: string } & Partial<Pick<Unit, "cells" | "head">>,
  question: Question,
): boolean {
  const { text, cells = [], head = [] } = statement;
  if (isHeadOfTable({ cells, head })) return false;
  const { asked, focus } = followUp(question);
  const wanted = wantedBy(asked);
  if (cells.length < 2 || wanted.type !== "figure" || wanted.figures[0] !== "money") return true;
  const named = focus.required.filter((term) => /\p{L}/u.test(term));
  if (named.length === 0) return true;
  const there = new Set(searchTerms(`${text} ${head.join(" ")}`));
  return named.some((term) => hasTerm(there, term));
}
