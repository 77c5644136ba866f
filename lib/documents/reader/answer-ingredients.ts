import { focusOf } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recipeLists } from "@/lib/documents/reader/recipe-lists";
import { stems } from "@/lib/documents/reader/same-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so )?(?:which|what)(?:['’]re| are| is|['’]s)?(?: all)?(?: the)? ingredients?\b(?! (?:is|are) (?:missing|optional|left))|\b(?:list|name|show)(?: me)? (?:all )?(?:the )?ingredients\b/i;
const GENERAL = new Set(stems("ingredient need use go make recipe buy list all have"));

/** The ingredients of a recipe, or of the part of it that a question names: all of them, in their order. */
export function answerIngredients(
  { structure, subject }: UnitIndex,
  question: string,
): UnitAnswer | undefined {
  if (!ASKS.test(question)) return undefined;
  const { ingredients } = recipeLists(structure);
  if (ingredients.length === 0) return undefined;
  const about = focusOf(question).required.filter((term) => !GENERAL.has(term));
  const titled = (section: number) => structure.sections[section]?.title ?? "";
  const isAbout = (section: number) => {
    const there = new Set(contentTerms(titled(section)));
    return about.every((term) => there.has(term));
  };
  const meant = about.length > 0 ? ingredients.filter(({ section }) => isAbout(section)) : [];
  const [first] = meant;
  if (first && meant.every(({ section }) => section === first.section))
    return { kind: "section", title: titled(first.section), units: meant, of: meant.length };
  // "What are the ingredients of the plait?" names all of the document.
  return about.every((term) => subject.has(term))
    ? { kind: "answer", units: ingredients }
    : undefined;
}
