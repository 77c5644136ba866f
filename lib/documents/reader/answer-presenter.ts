import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { NAMES } from "@/lib/documents/reader/names";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "Who is giving the presentation?", "Who presents this?", "Who is the speaker?" */
const ASKS =
  /^\W{0,3}(?:and |so )?who(?:['’]s| is| was| will be|)(?: the)? (?:giv(?:es?|ing)|gave|hold(?:s|ing)?|mak(?:es?|ing)|made|present(?:s|ed|ing|er)|speaker|speak(?:s|ing))\b(?: (?:of|at|in))?(?: (?:the|this|these|it))?(?: (?:presentation|talk|slides?|deck|briefing|slide ?show))?[^\p{L}\p{N}]*$/iu;
const NAME = new RegExp(
  `^(?:(?:[Pp]resented )?[Bb]y:? |[Pp]resenters?: |[Ss]peakers?: )?(?<name>${NAMES})(?=$|,)`,
  "u",
);
const ROLE =
  /,\s(?:[\p{L}&-]+ ){0,4}(?:director|manager|president|officer|chair(?:man|woman|person)?|head|lead|coordinator|professor|engineer|analyst|consultant|secretary|treasurer|founder|partner|ph\.?d|md|ceo|cfo|cto)\b/iu;
const BY = /^(?:(?:presented )?by:? |presenters?: |speakers?: )/i;
const PARTS = /\s[·•|–—]\s|\n/;

/** Who presents slides: whoever the first of them names with a post, or behind "by". */
export async function answerPresenter(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question) || recognizeKind(structure)?.kind !== "slides") return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => (unit.pieces[0]?.place === 1 ? namesIn(unit) : []),
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.name, units: [only.unit] };
}

function namesIn(unit: Unit) {
  return unit.text.split(PARTS).flatMap((part) => {
    const name = ROLE.test(part) || BY.test(part) ? NAME.exec(part)?.groups?.name : undefined;
    return name?.includes(" ") ? [{ unit, name }] : [];
  });
}
