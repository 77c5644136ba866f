import { createYielder } from "@/lib/core/yield-to-event-loop";
import { isGenericTerm } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** "What do I need to bring?", "Which documents are needed?", "Who was present?" */
const ASKS_LIST =
  /^\W{0,3}(?:and |so |but )?(?:what|which|who)\b(?!(?:['’]s| is| was) (?:the|a|an|my|our)\b)|^\W{0,3}(?:what(?:['’]s| is) (?:the )?(?:list|on (?:the|a)|in the)\b|(?:list|tell me|show me|name) )/i;
const NOT = /\b(?:not|no|never|without|except\w*)\b|n['’]t\b/i;
/** Words that name no other list: "the safety rules" stand below "Safety". */
const GENERAL = new Set(
  stems(`need needed require required necessary should must have list thing things item items rule rules point points all
  everything tell show name please what which who there follow following take along home kid kids child children day`),
);
const MIN_ITEMS = 2;
const MOST_ITEMS = 15;

/** "What to leave at home" is what not to bring, and the packing list what to take along. */
function inPlain(text: string): string {
  return text
    .replace(/\bleave (?:it |them )?(?:at home|behind)\b/gi, "not bring")
    .replace(/\b(?:take|carry) (?:along|with (?:me|us|you))\b|\bpack(?:ing list)?\b/gi, "bring");
}

type List = { title: string; items: Unit[] };

/** All of the list whose heading, or line in front of it, is called what is asked for. A part of it would look like all. */
export async function answerWholeList(
  { structure, subject, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_LIST.test(question)) return undefined;
  const isDenied = NOT.test(inPlain(question));
  const asked = contentTerms(inPlain(question)).filter((term) => !GENERAL.has(term));
  if (asked.length === 0) return undefined;
  const withOthers = new Set(asked.flatMap((term) => [...alternatives(term)]));
  const pause = createYielder(signal);
  let found: List | undefined;
  for (const [at, { kind, text }] of structure.units.entries()) {
    await pause();
    if (kind !== "heading" && !text.endsWith(":")) continue;
    if (text.length > MOST_TITLE || NOT.test(inPlain(text)) !== isDenied) continue;
    const title = contentTerms(inPlain(text)).filter(
      (term) => !GENERAL.has(term) && /\p{L}/u.test(term),
    );
    if (title.length === 0 || title.every(isGenericTerm)) continue;
    const named = new Set(title.flatMap((term) => [...alternatives(term)]));
    const isCalled =
      title.every((term) => withOthers.has(term) || subject.has(term)) &&
      asked.every((term) => named.has(term) || subject.has(term)) &&
      asked.some((term) => named.has(term));
    const items = isCalled ? itemsBelow(structure.units, at) : [];
    if (items.length < MIN_ITEMS) continue;
    // Of two lists, neither is all of it.
    if (found) return undefined;
    found = { title: text.replace(/:$/, ""), items };
  }
  if (!found) return undefined;
  const { title, items } = found;
  return { kind: "section", title, units: items.slice(0, MOST_ITEMS), of: items.length };
}

const MOST_TITLE = 90;

/** The items that stand right below a heading or a line. */
function itemsBelow(units: readonly Unit[], at: number): Unit[] {
  let end = at + 1;
  while (units[end]?.kind === "item") end += 1;
  return units.slice(at + 1, end);
}
