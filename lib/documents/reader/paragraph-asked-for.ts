import type { Question } from "@/lib/documents/question";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

const MOST_QUOTED = 3;
const ASKS_OPENLY =
  /^\W{0,3}(?:and |but |so )?(?:what (?:if|happens?|about)|can|may|must|do|does|am|is|are|how do)\b/i;

/**
 * All of the paragraph that a statement stands in, where its heading stands on the same line and a question names all of
 * it: what a late return costs is said behind how long nothing is charged.
 *
 * @returns empty where the statement is enough
 */
export function paragraphAskedFor(
  { sections, units }: Structure,
  { section: at }: Unit,
  { question }: Question,
): Unit[] {
  const section = sections[at];
  if (!section?.isRunIn || !ASKS_OPENLY.test(question)) return [];
  const asked = new Set(contentTerms(question).flatMap((term) => [...alternatives(term)]));
  if (!contentTerms(section.title).every((term) => asked.has(term))) return [];
  const own = units.filter(({ section: other, kind }) => other === at && kind !== "heading");
  return own.length > 1 && own.length <= MOST_QUOTED ? own : [];
}
