import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { withoutSounds } from "@/lib/tools/youtube-summarizer/caption-sounds";
import { findSpeakers, markSpeakers } from "@/lib/tools/youtube-summarizer/caption-speakers";

/** How many words of a caption are compared with the end of the one before. */
const MAX_OVERLAP = 24;
/** Fewer repeated words may be what somebody says twice. */
const MIN_OVERLAP = 3;

/**
 * Removes from captions what nobody says: names of sounds, and words that automatic captions repeat while they roll. Marks of
 * speakers become `SPEAKER_MARK`. Shares the event loop.
 */
export async function cleanCaptions(parts: readonly DocumentPart[]): Promise<DocumentPart[]> {
  const pause = createYielder();
  const spoken: DocumentPart[] = [];
  for (const { place, text } of parts) {
    const turn = pause();
    if (turn) await turn;
    spoken.push({ place, text: withoutSounds(text) });
  }
  const speakers = await findSpeakers(spoken.map(({ text }) => text));
  const clean: DocumentPart[] = [];
  let before: string[] = [];
  for (const { place, text } of spoken) {
    const turn = pause();
    if (turn) await turn;
    const words = markSpeakers(text, speakers).split(/\s+/).filter(Boolean);
    const fresh = words.slice(overlap(before, words));
    if (words.length > 0) before = words.slice(-MAX_OVERLAP);
    if (fresh.length > 0) clean.push({ place, text: fresh.join(" ") });
  }
  return clean;
}

/** How many words a caption repeats from the end of the one before. */
function overlap(before: readonly string[], words: readonly string[]): number {
  const longest = Math.min(before.length, words.length, MAX_OVERLAP);
  for (let count = longest; count > 0; count -= 1) {
    const isWhole = count === before.length && count > 1;
    if (count < MIN_OVERLAP && !isWhole) return 0;
    const start = before.length - count;
    if (before.every((word, index) => index < start || same(word, words[index - start])))
      return count;
  }
  return 0;
}

function same(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}
