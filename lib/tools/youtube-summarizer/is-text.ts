/** How files that aren't text begin, read as if they were: PDF, RTF, Word and other archives, pictures. */
const FILE = /^\s{0,9}(?:%PDF-|\{\\rtf|PK\p{Cc}|\ufffdPNG|GIF8\d)/u;
/** What bytes become that are no text, and control characters but those between words and lines. */
const NO_CHARACTER = /\ufffd|(?!\s)\p{Cc}/gu;
const READ = 20_000;
const MAX_SHARE = 0.01;

/** Said of a transcript that is some other file. */
export const NOT_TEXT =
  "That file isn't text. Upload captions as .srt, .vtt, or .txt, or paste the transcript.";

/** Whether a transcript is text, not a PDF, a picture, or the like that was read as if it were. */
export function isText(transcript: string): boolean {
  const beginning = transcript.slice(0, READ);
  const faults = beginning.match(NO_CHARACTER)?.length ?? 0;
  return !FILE.test(beginning) && faults <= MAX_SHARE * beginning.length;
}
