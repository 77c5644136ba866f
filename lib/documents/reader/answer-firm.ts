import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { signatureLines } from "@/lib/documents/reader/opening-groups";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
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
/** "Our contractor, Glazewell Ltd, will …" */
const CALLED = /\b(?:our|the|their) (?:contractors?|builders?|firm|company),? /giu;
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
  const isAsked = ASKS_FIRM.test(question) || ASKS_WHO_WORKS.test(question);
  if (!isAsked || OF_PAPER.test(question)) return undefined;
  const about = focusOf(question).required.filter((term) => !GENERAL.has(term));
  const find = (pattern: RegExp, terms: readonly string[]) =>
    flatMapInTurns(
      structure.units,
      (unit) => namesIn(unit, pattern, terms).map((name) => ({ name, unit })),
      signal,
    );
  const doing = await find(BY, about);
  // The only one that is called the contractor does whatever there is to be done.
  const found = doing.length > 0 ? doing : await find(CALLED, []);
  const [first] = found;
  if (first && found.every(({ name }) => name === first.name))
    return { kind: "answer", lead: first.name, units: [first.unit] };
  return undefined;
}

/** Whether a question for a firm has been answered with whoever signed, who is none. */
export async function isSignatoryForFirm(
  { structure, signal }: UnitIndex,
  question: string,
  found: Unit,
): Promise<boolean> {
  if (!ASKS_FIRM.test(question) || OF_PAPER.test(question)) return false;
  return (await signatureLines(structure, signal)).includes(found);
}

function namesIn({ kind, text }: Unit, pattern: RegExp, about: readonly string[]): string[] {
  if (kind === "heading" || text.length > 600) return [];
  const there = new Set(searchTerms(text));
  const isAbout = hasAllTerms(there, about);
  if (!isAbout) return [];
  return [...text.matchAll(pattern)].flatMap(({ 0: by, index }) => {
    const name = NAME.exec(text.slice(index + by.length))?.[0];
    return name ? [name.replace(/(?<=\p{Ll}{3})\.$/u, "")] : [];
  });
}
