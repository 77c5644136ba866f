import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const QUESTION = /\?["”’)]?\s?$/;
const TO_READER = /\b(?:you|your|yours)\b/i;
const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:what|which (?:questions?|information|details)) (?:(?:questions?|information|details|else) )?(?:do|does|did|are|is) (?:they|he|she|it|this|the \p{L}+|(?:mr|mrs|ms|dr)\.? \p{L}+) (?:(?:want|need|like|wish|wanting) to (?:know|hear|find out)|ask(?:ing)?)(?: (?:me|us|from (?:me|us)|about))*[^\p{L}\p{N}]*$|\b(?:what|which)(?: \p{L}+){0,2} questions?\b.{0,40}\b(?:i|we|me|us)\b|^\W{0,3}(?:and |so )?what (?:do|must|should) (?:i|we) (?:have to |need to )?(?:answer|tell them|let them know)[^\p{L}\p{N}]*$/iu;
const MOST = 20;

/** "What happens if I don't answer?" */
const ASKS_SILENCE =
  /\bwhat (?:if|happens? (?:if|when)|(?:will|would) happen (?:if|when))\b.{0,20}\b(?:do not|don['’]t|fail to|forget to|never|can['’]t|cannot|did not|didn['’]t)\b.{0,20}\b(?:answer|reply|respond|write back|get in touch|send (?:it|them|my answers?|the form)|return (?:it|the form))\b/i;
const SAYS_SILENCE =
  /\b(?:if|unless|should|where|when)\b[^.;]{0,20}\b(?:(?:do|have|has|did)(?: not|n['’]t)|no|hear|receive|fail to)\b[^.;]{0,30}\b(?:hear|heard|receiv\w+|repl\w+|respon\w+|answer\w*|had|from you|return\w*)\b|\bwithout (?:a|an|your|any) (?:reply|answer|response)\b|\bno (?:reply|answer|response)\b/i;

/** The numbered or bulleted questions of a letter to its reader. */
export function listedQuestions(
  { units }: Pick<Structure, "units">,
  signal: AbortSignal | undefined,
): Promise<Unit[]> {
  return filterInTurns(units, ({ kind, text }) => kind === "item" && QUESTION.test(text), signal);
}

/** What a letter wants to know: all of its questions; and what comes of not answering them. */
export async function answerAskedBack(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (ASKS_SILENCE.test(question)) {
    const isTold = ({ kind, text }: Unit) =>
      kind !== "heading" && text.length < 500 && SAYS_SILENCE.test(text) && !QUESTION.test(text);
    const told = await filterInTurns(structure.units, isTold, signal);
    return told.length > 0 && told.length <= 2 ? { kind: "answer", units: told } : undefined;
  }
  if (!ASKS.test(question)) return undefined;
  const listed = await listedQuestions(structure, signal);
  const units =
    listed.length > 1
      ? listed
      : await filterInTurns(
          structure.units,
          ({ kind, text }) => kind !== "heading" && QUESTION.test(text) && TO_READER.test(text),
          signal,
        );
  return units.length > 0 ? { kind: "answer", units: units.slice(0, MOST) } : undefined;
}
