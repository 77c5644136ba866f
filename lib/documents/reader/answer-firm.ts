import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

/** "Which firm does the work?", "What company carries it out?", "Who does the work?" */
const ASKS_FIRM =
  /^\W{0,3}(?:and |so |but )?(?:by )?(?:which|what) (?:firm|company|contractors?|builders?|business|workmen|tradesmen)\b/i;
const ASKS_WHO_WORKS =
  /^\W{0,3}(?:and |so |but )?who(?:['’]s| is| will| does| do| are)? (?:be )?(?:do(?:es|ing)?|carr(?:y|ies|ying) out|perform(?:s|ing)?) (?:the|this|that|all the) \p{L}+/iu;
/** A firm issues and sends papers, too, and is paid: that is told by who they are from. */
const OF_PAPER =
  /\b(?:sent|sends|issued?|issues|wrote|writes|bills?|billed|invoiced?|pay|paid|from|owns?|employs?|work for)\b/i;
const BY =
  /\b(?:carried out|done|performed|executed|undertaken|handled|provided|supplied|delivered|installed|fitted|built|made|run|managed|organi[sz]ed|maintained|cleaned|operated) (?:for us |on our behalf )?by (?:our (?:contractors?|partners?),? |the (?:firm|company|contractors?) )?/giu;
const NAME =
  /^(?:\p{Lu}[\p{L}\d.'’-]*|\d\p{L}+)(?:(?: (?:&|and|of|de|van|von) | )(?:\p{Lu}[\p{L}\d.'’-]*|\d\p{L}+)){0,6}/u;
const GENERAL = new Set(
  stems(
    "firm company contractor builder business workman tradesman do does doing carry carries out perform work",
  ),
);

/** Which firm does something: the only one that a sentence says it's done by. */
export async function answerFirm(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asksFirm = ASKS_FIRM.test(question);
  if (!(asksFirm || ASKS_WHO_WORKS.test(question)) || OF_PAPER.test(question)) return undefined;
  const about = focusOf(question).required.filter((term) => !GENERAL.has(term));
  const found = await flatMapInTurns(
    structure.units,
    (unit) => namesIn(unit, about).map((name) => ({ name, unit })),
    signal,
  );
  const [first] = found;
  if (first && found.every(({ name }) => name === first.name))
    return { kind: "answer", lead: first.name, units: [first.unit] };
  // Whoever signed is no firm.
  return asksFirm && !found.length && isLetter(structure.units) ? ABSENT : undefined;
}

function namesIn({ kind, text }: Unit, about: readonly string[]): string[] {
  if (kind === "heading" || text.length > 600) return [];
  const there = new Set(searchTerms(text));
  const isAbout = about.every((term) => [...alternatives(term)].some((one) => there.has(one)));
  if (!isAbout) return [];
  return [...text.matchAll(BY)].flatMap(({ 0: by, index }) => {
    const name = NAME.exec(text.slice(index + by.length))?.[0];
    return name ? [name.replace(/(?<=\p{Ll}{3})\.$/u, "")] : [];
  });
}

function isLetter(units: readonly Unit[]): boolean {
  return units.slice(0, 30).some(({ text }) => /^dear\b/i.test(text));
}
