import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { SPEAKER_MARK } from "@/lib/tools/youtube-summarizer/caption-speakers";

/** A word of a transcript, as written there. */
export type SpokenWord = {
  text: string;
  /** Lowercase, without punctuation. */
  plain: string;
  /** The second of its caption. */
  place: number;
  /** Something else begins here: another speaker, or another paragraph. */
  opens: boolean;
  /** Who says it, where the transcript names them. */
  speaker?: string | undefined;
  /** The heading that stands before it. */
  heading?: string | undefined;
};

/**
 * Lists the words of a transcript. Shares the event loop.
 *
 * @param parts from `cleanCaptions`, with who speaks after each `SPEAKER_MARK`
 * @param paragraphs whether each part is a paragraph, as in text without times
 */
export async function spokenWords(
  parts: readonly (DocumentPart & { speakers?: readonly (string | undefined)[] })[],
  paragraphs: boolean,
): Promise<SpokenWord[]> {
  const pause = createYielder();
  const words: SpokenWord[] = [];
  let opens = true;
  let speaker: string | undefined;
  let heading: string | undefined;
  for (const { place, text, speakers = [], heading: own } of parts) {
    heading = own ?? heading;
    let turns = 0;
    opens ||= paragraphs;
    for (const token of text.split(/\s+/)) {
      const turn = pause();
      if (turn) await turn;
      if (token === SPEAKER_MARK) {
        opens = true;
        speaker = speakers[turns];
        turns += 1;
      }
      const plain = plainWord(token);
      if (!plain) {
        // A mark of its own, such as a dash, belongs to the word before it.
        const last = words.at(-1);
        if (last && token && token !== SPEAKER_MARK) last.text += ` ${token}`;
        continue;
      }
      words.push({ text: token, plain, place, opens, speaker, ...(heading && { heading }) });
      opens = false;
      heading = undefined;
    }
  }
  return words;
}

/** A word in lowercase without the punctuation around it; empty when nothing else is left. */
export function plainWord(token: string): string {
  return token
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^[^\p{L}\p{N}$€£]{1,8}/u, "")
    .replace(/[^\p{L}\p{N}%+#]{1,8}$/u, "");
}
