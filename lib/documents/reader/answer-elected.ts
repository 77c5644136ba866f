import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NAMES } from "@/lib/documents/reader/names";
import { stems } from "@/lib/documents/reader/same-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** "Who chairs the co-op now?", "Who is the new treasurer?" */
const ASKS =
  /^\W{0,3}(?:and |so )?who\b.*\b(?:now|new|current(?:ly)?|elected|chosen|next|in future)\b/i;
const ELECTED =
  /\b(?:(?:re-?)?elected|appointed|voted in|takes? over|succeeds?|new (?:chair|committee|board|officers))\b/i;
const OFFICE =
  /\b(?:(?:vice|deputy|co)[- ])?(?:chair(?:s|man|woman|person)?|president|treasurer|secretary|director|manager|head|captain|auditor)\b/i;
/** "Bao Tran (chair, 30 votes)" */
const HOLDER = new RegExp(String.raw`(?<name>${NAMES}) \((?<office>[^)]{3,60})\)`, "gu");
const VERBS = new Map([["chairs", "chair"]]);

/** Who holds an office from now on, where a document says who was elected: not who held it during the meeting. */
export async function answerElected(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS.test(question) ? OFFICE.exec(question)?.[0].toLowerCase() : undefined;
  if (!asked) return undefined;
  const office = stems(VERBS.get(asked) ?? asked).join(" ");
  const units = await filterInTurns(
    structure.units,
    ({ kind, text }) => kind !== "heading" && ELECTED.test(text),
    signal,
  );
  const found = units.flatMap((unit) =>
    [...unit.text.matchAll(HOLDER)].flatMap(({ groups }) => {
      const held = contentTerms((groups?.office ?? "").split(/[,;]/)[0] ?? "").join(" ");
      return held === office ? [{ name: groups?.name ?? "", unit }] : [];
    }),
  );
  const [only, ...others] = found;
  return only && others.length === 0
    ? { kind: "answer", lead: only.name, units: [only.unit] }
    : undefined;
}
