import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { withoutSounds } from "@/lib/tools/youtube-summarizer/caption-sounds";
import {
  findSpeakers,
  markSpeakers,
  SPEAKER_MARK,
} from "@/lib/tools/youtube-summarizer/caption-speakers";

/** How many words of a caption are compared with the end of the one before. */
const MAX_OVERLAP = 24;
/** Fewer repeated words may be what somebody says twice. */
const MIN_OVERLAP = 3;

/** A caption without what nobody says. */
type CleanCaption = DocumentPart & {
  /** Who speaks after each `SPEAKER_MARK` in it; undefined for whom it doesn't name. */
  speakers: (string | undefined)[];
};

/**
 * Removes from captions what nobody says: names of sounds, and words that automatic captions repeat while they roll. Marks of
 * speakers become `SPEAKER_MARK`. Shares the event loop.
 */
export async function cleanCaptions(parts: readonly DocumentPart[]): Promise<CleanCaption[]> {
  const pause = createYielder();
  const spoken: DocumentPart[] = [];
  for (const { text, ...part } of parts) {
    const turn = pause();
    if (turn) await turn;
    spoken.push({ ...part, text: withoutSounds(text) });
  }
  const speakers = await findSpeakers(spoken.map(({ text }) => text));
  const clean: CleanCaption[] = [];
  let before: string[] = [];
  let speaking: string | undefined;
  for (const { place, text, speaker, heading } of spoken) {
    const turn = pause();
    if (turn) await turn;
    const marked = markSpeakers(text, speakers);
    // Who speaks is told beside the text, and begins to where somebody else did before.
    const isTold = speaker !== undefined && speaker !== speaking;
    const words = marked.text.split(/\s+/).filter(Boolean);
    const isMarked = words[0] === SPEAKER_MARK;
    if (isTold && !isMarked) words.unshift(SPEAKER_MARK);
    const names = isTold ? [speaker, ...marked.names.slice(isMarked ? 1 : 0)] : marked.names;
    const repeated = overlap(before, words);
    const fresh = words.slice(repeated);
    const told = words.slice(0, repeated).filter((word) => word === SPEAKER_MARK).length;
    if (words.length > 0) before = words.slice(-MAX_OVERLAP);
    if (speaker !== undefined) speaking = speaker;
    if (fresh.length === 0) continue;
    const own = { place, text: fresh.join(" "), speakers: names.slice(told) };
    clean.push({ ...own, ...(heading && { heading }) });
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
