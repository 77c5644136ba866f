import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { nameAtStart } from "@/lib/tools/youtube-summarizer/caption-speakers";
import { markedTitle } from "@/lib/tools/youtube-summarizer/headed-times";

const ARROW = /^>>/;
const DASH = /^[-–—]\s/;

/**
 * Parses text without times: a part for each paragraph, with the heading before it, and for each turn of a dialogue with one on every line. Shares the
 * event loop.
 */
export async function readPlain(raw: readonly string[]): Promise<DocumentPart[]> {
  const pause = createYielder();
  const lines = await flatMapInTurns(raw, (line) => [line.replace(/\s+/g, " ").trim()]);
  const isTurn = await turnsOf(lines);
  const parts: DocumentPart[] = [];
  let open: string[] = [];
  let heading: string | undefined;
  let level = 0;
  const close = () => {
    if (open.length === 0) return;
    parts.push({ place: 0, text: open.join(" "), ...(heading && { heading }) });
    open = [];
    heading = undefined;
  };
  for (const [at, line] of lines.entries()) {
    const turn = pause();
    if (turn) await turn;
    const title = markedTitle(line);
    if (line === "" || title || isTurn(at)) close();
    if (title) {
      // "### Digging" right below "## Part One" is in it.
      const own = levelOf(line);
      heading = heading && own > level ? `${heading}: ${title}` : title;
      level = own;
    } else if (line !== "") open.push(line);
  }
  close();
  return parts;
}

function levelOf(heading: string): number {
  return /^#*/.exec(heading)?.[0].length ?? 0;
}

/** Tells the lines with which somebody begins to speak. A name or a dash that stands first only once may do so because a line is full. */
async function turnsOf(lines: readonly string[]): Promise<(at: number) => boolean> {
  const pause = createYielder();
  const names = new Map<number, string>();
  const named = new Map<string, number>();
  const dashed = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const turn = pause();
    if (turn) await turn;
    if (DASH.test(line)) dashed.add(at);
    const name = nameAtStart(line);
    if (name === undefined) continue;
    names.set(at, name);
    named.set(name, (named.get(name) ?? 0) + 1);
  }
  const isRepeated = (name = "") => (named.get(name) ?? 0) > 1;
  return (at) =>
    ARROW.test(lines[at] ?? "") || (dashed.size > 1 && dashed.has(at)) || isRepeated(names.get(at));
}
