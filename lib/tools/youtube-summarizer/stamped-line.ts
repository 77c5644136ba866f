/** A line that begins with a time, or with a name and a time. */
export type StampedLine = {
  seconds: number;
  /** What follows on the line; empty where the time is alone. */
  text: string;
  speaker?: string;
  /** The name is told from the time by more than a space: "Tom (0:49):". */
  isMarked?: boolean;
};

/** What is written from one time up to the next. */
export type TimedEntry = { stamp: StampedLine; lines: string[] };

/** "0:05", "1:02:03", "00:00:05.120", "00:00:05:12" with frames, "0:0:3.5". */
const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d|\d(?=[.,]\d))(?:[.,]\d{1,6}|[:;]\d{2})?(?!\d)`;
const END_TIME = String.raw`(?:\d{1,3}:){1,2}\d{1,2}(?:[.,]\d{1,6}|[:;]\d{2})?(?!\d)`;
const RANGE = String.raw`(?:[\])]?\s?(?:-{1,2}>|→|[-–—,])\s?[[(]?${END_TIME})?`;
/** A time in brackets or not, with or without the one at which it ends. */
const STAMP = `[[(]?${TIME}${RANGE}`;
/** Of the day: "4:30pm", "10:30 Uhr". "0:05 am I right" isn't. */
const OF_DAY = String.raw`(?!\s?(?:[ap]\.\s?m\b|[Pp]m\b|[AP]M\b|[Uu]hr\b|[Oo]['’]clock\b))(?!am\b)`;
const LINE = new RegExp(
  String.raw`^${STAMP}[\])]?${OF_DAY}(?=$|[\s:|–—-]|[\p{L}¿¡"“‘«♪>([])[\s:|–—-]{0,10}(.*)$`,
  "u",
);
const NAME = String.raw`[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}.'’-]{0,30}(?: [\p{L}\p{M}\p{N}.'’&-]{1,30}){0,4}`;
/** "Tom Okafor  0:49", "Tom Okafor (00:49):", "[Tom Okafor] 00:00:49", "Speaker 1: [00:49] Thanks". */
const NAMED_LINE = new RegExp(
  String.raw`^(?:\[(${NAME})\]|(${NAME}))(\s?:)?(\s{1,8})${STAMP}([\])]?)(:?)${OF_DAY}(?:\s+(.*))?$`,
  "u",
);

/** Reads a line that begins with a time, however transcripts write it; undefined for any other line. */
export function stampedLine(line: string): StampedLine | undefined {
  const time = LINE.exec(line);
  if (time) return { seconds: seconds(time.slice(1)), text: time[4] ?? "" };
  const named = NAMED_LINE.exec(line);
  if (!named) return undefined;
  const [, bracketed, bare = "", colon, space = "", , , , bracket, after, text = ""] = named;
  const isSet = Boolean(colon || after);
  // "Romans (3:23) says": what is said after a name and a time has a colon before it.
  if (text && !isSet) return undefined;
  const isMarked = isSet || Boolean(bracketed || bracket) || space !== " ";
  return { seconds: seconds(named.slice(5)), text, speaker: bracketed ?? bare, isMarked };
}

function seconds([hours, minutes, rest]: readonly (string | undefined)[]): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);
}
