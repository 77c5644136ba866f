import type { Figure } from "@/lib/documents/reader/figure-types";

/** Whether a duration is how long before something it has to be said. */
export function isNotice({ at, text }: Figure, statement: string): boolean {
  return /^(?:['’]s?)?\s(?:(?:prior|advance|written)\s){0,3}notice\b/i.test(
    statement.slice(at + text.length, at + text.length + 60),
  );
}
