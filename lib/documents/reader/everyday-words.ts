import { createYielder } from "@/lib/core/yield-to-event-loop";
import { SAYINGS } from "@/lib/documents/reader/everyday-sayings";
import { WORDINGS, type Wording } from "@/lib/documents/reader/everyday-wordings";
import type { Structure } from "@/lib/documents/reader/unit";

/**
 * A question in the words of a document, where it never has those that people use: "a friend" where it only has guests, "in the
 * dark" where it only has sunset.
 */
export async function inWordsOf(
  { units }: Structure,
  question: string,
  signal?: AbortSignal,
): Promise<string> {
  const asked = [...WORDINGS, ...SAYINGS].filter(({ said }) => question.search(said) >= 0);
  if (asked.length === 0) return question;
  const pause = createYielder(signal);
  const known = new Set<Wording>();
  const found = new Map<Wording, number>();
  for (const { text } of units) {
    await pause();
    for (const wording of asked) {
      if (wording.known.test(text)) known.add(wording);
      const at = wording.instead.findIndex(([has]) => has.test(text));
      if (at >= 0) found.set(wording, Math.min(at, found.get(wording) ?? at));
    }
  }
  return asked.reduce((words, wording) => {
    const instead = wording.instead[found.get(wording) ?? -1]?.[1];
    return instead && !known.has(wording) ? words.replace(wording.said, instead) : words;
  }, question);
}
