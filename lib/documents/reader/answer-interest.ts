import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "Is there a conflict of interest?", "Which author has a financial interest?" */
const ASKS =
  /\bconflicts? of interests?\b|\b(?:competing|conflicting|financial|commercial) interests?\b/i;
/** What authors declare, whether they call it so or not: "Y. H. owns shares in a brewery." */
const DECLARES =
  /\bconflicts? of interests?\b|\b(?:competing|conflicting|financial|commercial) interests?\b|\b(?:owns?|holds?|owned|held) (?:\p{L}+ ){0,2}(?:shares?|stocks?|equity|patents?|stake)\b|\b(?:is|are|was|were) (?:an? )?(?:paid |former )?(?:employees?|employed|consultants?|advis[eo]rs?) (?:of|by|to|for|at)\b|\b(?:received?|receives|accepted) (?:\p{L}+ ){0,3}(?:fees|honoraria|payments?|royalties)\b/iu;
const MOST = 3;

/** The interests that the authors of a paper declare. */
export async function answerInterest(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question) || recognizeKind(structure)?.kind !== "paper") return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => (unit.kind === "sentence" && DECLARES.test(unit.text) ? [unit] : []),
    signal,
  );
  return found.length > 0 && found.length <= MOST ? { kind: "answer", units: found } : undefined;
}
