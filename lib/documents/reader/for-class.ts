import type { Figure } from "@/lib/documents/reader/figure-types";
import { isGenericTerm } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { searchTerms } from "@/lib/documents/terms";

const PRICE = /[$€£]\s?\d|\d ?(?:p|c|ct|cents?|pence|euros?|dollars?|pounds?)\b/giu;
const FOR_CLASS =
  /^(?: (?:an?|per|each|every) \p{L}+)? (?:for|if you(?:['’]re| are)) (?:(?:the|an?|all|any|those) )?(?<who>[\p{L}-]{3,}(?: [\p{L}-]{3,}){0,3})/iu;

/** "50p a day per tool, £2 a day for machines marked red": the price of a class that a question doesn't name. */
export function isForClass({ at, type, text: lead }: Figure, text: string, asked: string): boolean {
  if (type !== "money" || (text.match(PRICE)?.length ?? 0) < 2) return false;
  const who = FOR_CLASS.exec(text.slice(at + lead.length))?.groups?.who ?? "";
  const named = searchTerms(who).filter((term) => !isGenericTerm(term));
  const there = new Set(searchTerms(asked));
  return named.length > 0 && !named.some((term) => hasTerm(there, term));
}
