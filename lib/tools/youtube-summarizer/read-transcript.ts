import type { DocumentPart } from "@/lib/documents/citation";

/** A parsed transcript. */
export type Transcript = {
  parts: DocumentPart[];
  /** False when it has no timestamps; then every part is at 0. */
  timed: boolean;
};

const CUE_TIMES = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,]\d{1,3}\s*-->/;
/** A timestamp at the start of a line or on its own, as copied from YouTube's transcript panel. */
const LINE_TIME = /^[[(]?(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d)[\])]?(?=\s|$)[\s–-]*(.*)$/;
/** With fewer, timestamps are part of what is said. */
const MIN_TIMED_LINES = 2;

/**
 * Parses captions (SRT, WebVTT), a transcript with timestamps, or plain text.
 *
 * @returns parts in chronological order; empty when there is no text
 */
export function readTranscript(text: string): Transcript {
  const lines = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  if (lines.some((line) => CUE_TIMES.test(line))) return { parts: readCues(lines), timed: true };
  const timedLines = lines.filter((line) => LINE_TIME.test(line.trim())).length;
  if (timedLines >= MIN_TIMED_LINES) return { parts: readTimedLines(lines), timed: true };
  return { parts: readPlain(text), timed: false };
}

function readCues(lines: readonly string[]): DocumentPart[] {
  const parts: DocumentPart[] = [];
  let spoken: string[] = [];
  let before = new Set<string>();
  let place: number | undefined;
  const close = () => {
    // Automatic captions scroll: each cue repeats the previous line.
    const fresh = spoken.filter((line) => !before.has(line));
    if (place !== undefined && fresh.length > 0) parts.push({ place, text: fresh.join(" ") });
    if (spoken.length > 0) before = new Set(spoken);
    spoken = [];
    place = undefined;
  };
  for (const line of lines) {
    const times = CUE_TIMES.exec(line);
    if (times) {
      close();
      place = seconds(times);
    } else if (line.trim() === "") close();
    else if (place !== undefined) spoken.push(captionText(line));
  }
  close();
  return ordered(parts);
}

function readTimedLines(lines: readonly string[]): DocumentPart[] {
  const spoken: { place: number; lines: string[] }[] = [];
  for (const line of lines.map((raw) => raw.trim())) {
    const time = LINE_TIME.exec(line);
    if (time) spoken.push({ place: seconds(time), lines: [captionText(time[4] ?? "")] });
    else if (line) {
      if (spoken.length === 0) spoken.push({ place: 0, lines: [] });
      spoken.at(-1)?.lines.push(captionText(line));
    }
  }
  return ordered(spoken.map(({ place, lines }) => ({ place, text: lines.join(" ").trim() })));
}

function readPlain(text: string): DocumentPart[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => ({ place: 0, text: paragraph.replace(/\s+/g, " ").trim() }))
    .filter((part) => part.text !== "");
}

function seconds([, hours, minutes, rest]: RegExpExecArray): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);
}

/** What WebVTT and SRT have for markup; other angle brackets compare: "x < 5 and y > 2". */
const MARKUP =
  /<\/?(?:[cibusv]|lang|ruby|rt|font)(?:\.[\w.-]{1,100})?>|<(?:[cv]|lang|font)(?:\.[\w.-]{1,100})?\s[^<>]{0,200}>|<(?:\d{1,3}:)?\d{2}:\d{2}\.\d{3}>|\{\\[^{}]{0,100}\}/gi;

/** Strips caption markup (`<c.yellow>`, `<00:00:01.000>`, `{\an8}`) and decodes HTML entities. */
export function captionText(line: string): string {
  return line
    .replace(/<br ?\/?>/gi, " ")
    .replace(MARKUP, "")
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  "#39": "'",
  "#x27": "'",
};

function ordered(parts: readonly DocumentPart[]): DocumentPart[] {
  return parts.filter(({ text }) => text !== "").toSorted((a, b) => a.place - b.place);
}
