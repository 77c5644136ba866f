import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";

const INITIALS = /\b\p{Lu}{3,5}\b/gu;
const MOST_WORDS = 400;

/** A question with the words for which its initials stand, where a document has only those: "GPA", "grade point average". */
export async function spellOut(
  { structure: { units }, frequency }: UnitIndex,
  question: string,
  signal?: AbortSignal,
): Promise<string> {
  const pause = createYielder(signal);
  const unknown = new Set(question.match(INITIALS));
  for (const initials of unknown)
    if (frequency.has(initials.toLowerCase())) unknown.delete(initials);
  const spelled = new Map<string, string>();
  for (const { text } of units) {
    if (unknown.size === 0) break;
    await pause();
    const words = wordsOf(text);
    const letters = words.map((word) => word.charAt(0).toUpperCase()).join("");
    for (const initials of unknown) {
      const at = letters.indexOf(initials);
      if (at < 0) continue;
      const said = words.slice(at, at + initials.length);
      spelled.set(initials, said.join(" ").toLowerCase());
      unknown.delete(initials);
    }
  }
  return question.replace(INITIALS, (initials) => spelled.get(initials) ?? initials);
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/\p{L}[\p{L}'’]*/gu)].slice(0, MOST_WORDS).map(([word]) => word);
}
