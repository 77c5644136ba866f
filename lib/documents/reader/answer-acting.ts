import { stem } from "@/lib/core/stem";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { formsOf, isAct } from "@/lib/documents/reader/acts-as-asked";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NAMES } from "@/lib/documents/reader/names";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "Who leads the trip?", "Who will be running the workshop?", "Who is in charge of …?" isn't told by what somebody does. */
const ASKS =
  /^[^\p{L}]{0,3}(?:and |so |but )?who (?:(?:will|is|are|was|were|be|been|has|have) ){0,3}(?<act>lead(?:s|ing)?|led|run(?:s|ning)?|ran|head(?:s|ed|ing)?|manag(?:es?|ed|ing)|organiz(?:es?|ed|ing)|host(?:s|ed|ing)?|direct(?:s|ed|ing)?|guid(?:es?|ed|ing)|supervis(?:es?|ed|ing)|conduct(?:s|ed|ing)?|teach(?:es|ing)?|taught) (?:the |our |this |that |my )?(?<what>\p{L}[^?]{2,60}?)[^\p{L}\p{N}]{0,4}$/iu;
const SAYS = new RegExp(
  String.raw`(?:^|[.;:]\s|,\s(?:and|while|but)\s)(?<names>${NAMES}(?:, ${NAMES}){0,3}(?:,? and ${NAMES})?)(?<aux>(?: (?:will|is|are|was|were|also|be|again|has|have|been)){0,3}) (?<act>\p{L}{3,12})\s(?<what>[^.;:]{2,160})`,
  "gu",
);
/** "Ann is supervised by Bo", unlike "Ann is supervising Bo", is said of who is supervised. */
const IS = /\b(?:is|are|was|were|be|been)\b/i;
const DONE = /(?:ed|run|taught)$/i;
const NOBODY =
  /^(?:I|You|He|She|It|We|They|This|That|These|Those|The|An?|No|All|Each|Every|Our|Your|If|When|Who)\b/;

/** Who does what a question names, where a sentence says so of names in front: "Ms. Hale and Mr. Ito lead the walk." */
export async function answerActing(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { act = "", what = "" } = ASKS.exec(question)?.groups ?? {};
  const asked = contentTerms(what);
  if (!act || asked.length === 0 || /^by /i.test(what)) return undefined;
  const own = formsOf(stem(act.toLowerCase()));
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const names = namesIn(unit, own, asked);
      return names ? [{ names, unit }] : [];
    },
    signal,
  );
  const [first] = found;
  return first && found.every(({ names }) => names === first.names)
    ? { kind: "answer", lead: first.names, units: [first.unit] }
    : undefined;
}

const MAX_CHARACTERS = 600;

function namesIn(
  { kind, text }: Unit,
  own: ReadonlySet<string>,
  asked: readonly string[],
): string | undefined {
  if (kind !== "sentence" || text.length > MAX_CHARACTERS) return undefined;
  for (const { groups } of text.matchAll(SAYS)) {
    const { names = "", aux = "", act = "", what = "" } = groups ?? {};
    if ((IS.test(aux) && DONE.test(act)) || /^by /i.test(what)) continue;
    const there = new Set(searchTerms(what));
    if (!NOBODY.test(names) && isAct(act, own) && hasAllTerms(there, asked)) return names;
  }
  return undefined;
}
