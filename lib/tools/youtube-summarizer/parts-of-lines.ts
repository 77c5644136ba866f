import type { DocumentPart } from "@/lib/documents/citation";
import { beginsTurn } from "@/lib/tools/youtube-summarizer/caption-speakers";
import { voicesOf } from "@/lib/tools/youtube-summarizer/caption-text";

/** What is said from one time on: a part for whoever speaks then. `speaker` is who does where the lines name nobody. */
export function partsOfLines(
  place: number,
  lines: readonly string[],
  speaker?: string,
): DocumentPart[] {
  const parts: DocumentPart[] = [];
  for (const voice of lines.flatMap(voicesOf)) {
    const last = parts.at(-1);
    const isOther = (voice.speaker && voice.speaker !== last?.speaker) || beginsTurn(voice.text);
    if (last && !isOther) last.text += ` ${voice.text}`;
    else parts.push({ place, ...(speaker && { speaker }), ...voice });
  }
  return parts;
}
