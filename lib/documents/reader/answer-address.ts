import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "What's the address?" An address of one's own may be another than the only one there is. */
const ASKS =
  /^\W{0,3}(?:and |so )?(?:what(?:['’]s| is) (?:the|your|their|its) (?:street |mailing |full |postal |exact )?address(?: of (?:the |this )?\p{L}+)?|where (?:is|are) (?:the |your )?(?:\p{L}+ )?located)[^\p{L}\p{N}]*$/iu;
/** "1200 Pier Avenue, Norfolk, VA 23510", "8 Mill Road, Reading RG1 4XX" */
const ADDRESS =
  /(?<![\d-])\d{1,5}[A-Z]? (?:(?:[NSEW]\.?|\p{Lu}[\p{L}'’.]{1,20}) ){1,4}?(?:Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Ct|Way|Place|Pl|Parkway|Pkwy|Highway|Hwy|Square|Sq|Terrace|Circle|Parade|Row|Walk|Quay|Trail)\b\.?(?:,? (?:Suite|Ste\.?|Unit|Apt\.?|Floor|#) ?[\dA-Z-]{1,6})?(?:, (?:\p{Lu}\p{L}{1,20}(?!\d) ?){1,3}(?:,? ?[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|, [A-Z]{2}(?: \d{5}(?:-\d{4})?)?)?)?/u;

/** The only address of a document, where a question asks for one and names nothing else. */
export async function answerAddress(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const [address] = ADDRESS.exec(unit.text) ?? [];
      return address ? [{ unit, address: address.trim().replace(/\.$/, "") }] : [];
    },
    signal,
  );
  const [first] = found;
  if (!first || found.some(({ address }) => !isSame(address, first.address))) return undefined;
  return { kind: "answer", lead: first.address, units: [first.unit] };
}

/** With or without the town. */
function isSame(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
