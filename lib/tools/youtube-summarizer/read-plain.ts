import type { DocumentPart } from "@/lib/documents/citation";
import { nameAtStart } from "@/lib/tools/youtube-summarizer/caption-speakers";

const ARROW = /^>>/;
const DASH = /^[-–—]\s/;

/** Parses text without times: a part for each paragraph, and for each turn of a dialogue with one on every line. */
export function readPlain(raw: readonly string[]): DocumentPart[] {
  const lines = raw.map((line) => line.replace(/\s+/g, " ").trim());
  const isTurn = turnsOf(lines);
  const parts: DocumentPart[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) parts.push({ place: 0, text: open.join(" ") });
    open = [];
  };
  for (const line of lines) {
    if (line === "" || isTurn(line)) close();
    if (line !== "") open.push(line);
  }
  close();
  return parts;
}

/** Tells the lines with which somebody begins to speak. A name or a dash that stands first only once may do so because a line is full. */
function turnsOf(lines: readonly string[]): (line: string) => boolean {
  const named = new Map<string, number>();
  for (const line of lines) {
    const name = nameAtStart(line);
    if (name) named.set(name, (named.get(name) ?? 0) + 1);
  }
  const hasDashes = lines.filter((line) => DASH.test(line)).length > 1;
  return (line) =>
    ARROW.test(line) ||
    (hasDashes && DASH.test(line)) ||
    (named.get(nameAtStart(line) ?? "") ?? 0) > 1;
}
