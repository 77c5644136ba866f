import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "Can my child take a phone?", "Are peanut butter sandwiches okay?" */
const ASKS_TAKE =
  /^\W{0,3}(?:and |but |so )?(?:can|may|should|could|must|do|does|is|are)\b.{2,60}\b(?:take|bring|pack|carry|have)\b (?<what>[^?]{2,50})\?*$/i;
const ASKS_ALLOWED =
  /^\W{0,3}(?:and |but |so )?(?:can|may|is|are|will) (?<what>[^?]{2,50}?) (?:be )?(?:allowed|ok|okay|permitted|all right|fine|taken|brought|forbidden|banned)\b/i;
/** "Please don't bring: phones, …", "Leave toys at home", "a packed lunch without nuts" */
const FORBIDS =
  /\b(?:do not|don['’]t|not to|never|must not|mustn['’]t|may not|no need to) (?:bring|take|pack|carry)\b|\bleave\b[^.;]{1,80}\bat home\b|\bwhat not to bring\b/i;
const WITHOUT =
  /\b(?:without|no|free (?:of|from)) (?:any )?(?<what>\p{L}+)|(?<free>\p{L}+)-free\b/giu;
/** Words for what belongs to a kind. */
const KINDS: readonly (readonly string[])[] = [
  "phone phones mobile mobiles smartphone smartphones cellphone telephone",
  "nut nuts peanut peanuts almond almonds hazelnut hazelnuts walnut walnuts cashew cashews",
  "sweets sweet candy candies lollies chocolate",
  "knife knives blade blades weapon weapons",
  "tablet tablets ipad console consoles gadget gadgets electronics",
].map(stems);
const GENERAL = new Set(
  stems(
    "my our his her child children kid kids son daughter pupil pupils we they there along home own trip school day any",
  ),
);

/** Whether something may be brought that a list of what not to bring has, or that something must be without. */
export async function answerPacking(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const what = (ASKS_TAKE.exec(question) ?? ASKS_ALLOWED.exec(question))?.groups?.what ?? "";
  const asked = contentTerms(what).filter((term) => !GENERAL.has(term));
  if (asked.length === 0) return undefined;
  const isAsked = (words: readonly string[]) =>
    asked.some((term) => words.some((word) => isSame(term, word)));
  const units = await filterInTurns(
    structure.units,
    ({ kind, text, section }) => {
      if (kind === "heading" || text.length > 500) return false;
      const above = structure.sections[section]?.title ?? "";
      if (FORBIDS.test(text) || FORBIDS.test(above)) return isAsked(searchTerms(text));
      return [...text.matchAll(WITHOUT)].some(({ groups }) =>
        isAsked(searchTerms(groups?.what ?? groups?.free ?? "")),
      );
    },
    signal,
  );
  const [unit, ...others] = units;
  return unit && others.length === 0 ? { kind: "answer", units: [unit] } : undefined;
}

function isSame(term: string, word: string): boolean {
  return term === word || KINDS.some((kind) => kind.includes(term) && kind.includes(word));
}
