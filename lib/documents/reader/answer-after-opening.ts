import { onlyOne } from "@/lib/core/only-one";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS =
  /^\W{0,3}(?:and |so )?(?:how long|until when|by when|how (?:soon|quickly|fast))\b[^?]{0,80}\b(?:good|keeps?|lasts?|us(?:e|ed|able)|stays?|fresh|finish(?:ed)?|eaten|kept|stored?)\b[^?]{0,40}\bopen(?:ed|ing)?\b/i;
const SAYS =
  /\b(?:use|used|discard|throw|consume|keeps?|kept|lasts?|good|finish|eat)\b[^.;]{0,80}\b(?:of|after|once|from|since)(?: first)? open(?:ing|ed)\b|\b(?:once|after|when)(?: first)? open(?:ed|ing)\b[^.;]{0,80}\b(?:use|discard|consume|keeps?|lasts?|good|finish|eat)\b/i;

/** How long something is good once it's open: "Use within 90 days of opening." */
export async function answerAfterOpening(
  { structure: { units }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const found = await flatMapInTurns(
    units,
    (unit) => {
      if (unit.kind === "heading" || !SAYS.test(unit.text)) return [];
      const time = onlyOne(figuresIn(unit.text).filter(({ type }) => type === "duration"));
      return time ? [{ unit, time }] : [];
    },
    signal,
  );
  const only = onlyOne(found);
  return only && { kind: "answer", lead: only.time.text, units: [only.unit] };
}
