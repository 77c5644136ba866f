import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "Is there a conflict of interest?", "Which author has a financial interest?" */
const ASKS =
  /\bconflicts? of interests?\b|\b(?:competing|conflicting|financial|commercial) interests?\b/i;
/** What makes an interest of whoever is named, whether it's called so or not: "Y. H. owns shares in a brewery." */
const HAS =
  /\b(?:owns?|holds?|owned|held) (?:\p{L}+ ){0,2}(?:shares?|stocks?|equity|patents?|stake)\b|\b(?:is|are|was|were) (?:an? )?(?:paid |former )?(?:employees?|employed|consultants?|advis[eo]rs?) (?:of|by|to|for|at)\b|\b(?:received?|receives|accepted) (?:\p{L}+ ){0,3}(?:fees|honoraria|payments?|royalties)\b/iu;
/** Participants are paid, too, and nurses employed. */
const AUTHOR = /\bauthors?\b|\b(?:I|[Ww]e)\b|(?<!\p{L})\p{Lu}\. ?(?:\p{L}\. ?)?\p{Lu}\./u;
const MOST = 3;

/** The interests that the authors of a paper declare. */
export async function answerInterest(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question) || recognizeKind(structure)?.kind !== "paper") return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => (unit.kind === "sentence" && declares(unit.text) ? [unit] : []),
    signal,
  );
  return found.length > 0 && found.length <= MOST ? { kind: "answer", units: found } : undefined;
}

function declares(text: string): boolean {
  return ASKS.test(text) || (HAS.test(text) && AUTHOR.test(text));
}
