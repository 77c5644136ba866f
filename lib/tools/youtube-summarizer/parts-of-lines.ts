import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { beginsTurn } from "@/lib/tools/youtube-summarizer/caption-speakers";
import { voicesOf } from "@/lib/tools/youtube-summarizer/caption-text";

/**
 * What is said from one time on: a part for whoever speaks then. Shares the event loop.
 *
 * @param speaker who does where the lines name nobody
 */
export async function partsOfLines(
  place: number,
  lines: readonly string[],
  speaker?: string,
): Promise<DocumentPart[]> {
  const pause = createYielder();
  const parts: DocumentPart[] = [];
  for (const line of lines) {
    for (const voice of voicesOf(line)) {
      const turn = pause();
      if (turn) await turn;
      const last = parts.at(-1);
      const isOther = (voice.speaker && voice.speaker !== last?.speaker) || beginsTurn(voice.text);
      if (last && !isOther) last.text += ` ${voice.text}`;
      else parts.push({ place, ...(speaker && { speaker }), ...voice });
    }
  }
  return parts;
}
