import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { withoutBrief } from "@/lib/tools/write-article/notes-brief";
import { isGreeting, withoutEnvelope } from "@/lib/tools/write-article/notes-email";
import { BULLET, cleanLines, hideFenced, kindOf } from "@/lib/tools/write-article/notes-lines";
import { MAX_ABOVE_GREETING } from "@/lib/tools/write-article/notes-structure";
import { QUOTE_HEADER, withoutWordsToWriter } from "@/lib/tools/write-article/notes-to-writer";

const PEOPLE = String.raw`\p{Lu}[\p{L}'’-]{1,30}(?: (?:&|and) \p{Lu}[\p{L}'’-]{1,30}| \p{Lu}[\p{L}'’-]{1,30})?`;
const ABOUT = String.raw` (?:re|abt)(?![\p{L}'’-])[^()[\]]{0,80}`;
/** "ask Joan", "Ask Joan Hill re: shed", and neither "ask at the desk", "ask Joan if you need a key", nor a list's "Ask Questions". */
const ASK = `(?:ask ${PEOPLE}(?:${ABOUT})?|Ask ${PEOPLE}${ABOUT})[?!]*`;
/** "TODO", "TODO: prices", "FIXME"; a "todo: send a mail" in small letters may be a part of what is written about. */
const MARKER = String.raw`(?:TODO|TO DO|FIXME|XXX)(?![\p{L}\d-])[^()[\]]{0,120}|todo`;
const REMINDER = `(?:${MARKER}|${ASK})`;
/** In parentheses there is no other reading: "(todo: prices)", "(ask Joan about the shed)". */
const ASIDE = String.raw`(?:${REMINDER}|(?:todo|fixme)(?![\p{L}\d-])[^()[\]]{0,120}|[Aa]sk \p{Lu}[^()[\]]{0,80})`;
const WHOLE = new RegExp(`^(?:\\/\\/ ?)?${REMINDER}$`, "u");
const IN_PARENTHESES = new RegExp(String.raw` ?(?:\((${ASIDE})\)|\[(${ASIDE})\](?!\())`, "gu");
const AT_END = new RegExp(`\\s[-–—]{1,2} ?(${REMINDER})$`, "u");
const MAX_CHARACTERS = 2_000;

type Kept = {
  /** With nothing in the place of what was left out. */
  lines: string[];
  /** What stands around an e-mail. */
  envelope: string[];
  /** What somebody noted for themselves, or says to whoever writes. */
  reminders: string[];
};

/**
 * The lines of notes that an article is made of: without an e-mail's header and signature, without what must not be told
 * ("Don't mention the leak, we haven't told the council yet"), and without what their author has to do before it's done, as
 * in "a tool library from September (ask Joan re: shed)". A letter and a list of tasks keep theirs.
 * Shares the event loop.
 */
export async function articleLines(notes: string): Promise<Kept> {
  const pause = createYielder();
  const clean = await cleanLines(notes);
  await pause();
  const { lines: written, left: envelope, hasHeader } = withoutEnvelope(clean);
  await pause();
  const told = await forReaders(written, hasHeader);
  await pause();
  const { lines, said: brief } = withoutBrief(told.lines, textsOf(told.lines));
  const said = [...told.said, ...brief];
  const whole = { lines, envelope, reminders: said };
  if (
    lines
      .filter((line) => line.trim() !== "")
      .slice(0, MAX_ABOVE_GREETING + 1)
      .some(isGreeting)
  )
    return whole;
  const read = await readLines(lines, withoutReminder);
  const gone = read.filter(isGone).length;
  if (gone > 0 && gone >= lines.filter((line) => line.trim() !== "").length / 2) return whole;
  return {
    lines: read.filter((one) => !isGone(one)).map(({ line }) => line),
    envelope,
    reminders: [...said, ...read.flatMap(({ reminders }) => reminders)],
  };
}

type ReadLine = { line: string; reminders: string[] };

/** Lines of text as `read` has them, all others as they are. */
function readLines(
  lines: readonly string[],
  read: (line: string) => ReadLine,
): Promise<ReadLine[]> {
  const hidden = hideFenced(lines);
  return flatMapInTurns(lines, (line, at) => {
    const isText = /^(?:text|bullet)$/.test(kindOf(hidden[at] ?? ""));
    const isName = NAME.test(line) && (lines[at + 1] ?? "").trim() !== "";
    const isRead = isText && !isName && line.length <= MAX_CHARACTERS;
    return [isRead ? read(line) : { line, reminders: [] }];
  });
}

/** The lines that are words; undefined for all others. */
function textsOf(lines: readonly string[]): (string | undefined)[] {
  return hideFenced(lines).map((line) =>
    /^(?:text|bullet)$/.test(kindOf(line)) && line.length <= MAX_CHARACTERS ? line : undefined,
  );
}

/** Lines without what must not be told and, in a mail, without what it says to whoever is to write. */
async function forReaders(
  lines: readonly string[],
  isMail: boolean,
): Promise<{ lines: string[]; said: string[] }> {
  const read = await readLines(lines, (line) => {
    if (isMail && QUOTE_HEADER.test(line))
      return { line: "", reminders: [line.replace(/^[>\s-]+/, "")] };
    const { line: told, said } = withoutWordsToWriter(line, isMail);
    return { line: told, reminders: said };
  });
  return {
    lines: read.filter((one) => !isGone(one)).map(({ line }) => line),
    said: read.flatMap(({ reminders }) => reminders),
  };
}

function isGone({ line, reminders }: ReadLine): boolean {
  return line === "" && reminders.length > 0;
}

/** "TODO" right above what is to do */
const NAME = /^(?:to ?do|fixme)\s*:?$/i;

function withoutReminder(line: string): ReadLine {
  const [, , number, item] = BULLET.exec(line) ?? [];
  const text = item ?? line.trim();
  if (number === undefined && WHOLE.test(text)) return { line: "", reminders: [text] };
  const reminders: string[] = [];
  const kept = line.replace(IN_PARENTHESES, (_, round?: string, square?: string) => {
    reminders.push(round ?? square ?? "");
    return "";
  });
  const [tail, said = ""] = AT_END.exec(kept) ?? [];
  if (tail !== undefined) reminders.push(said);
  const left = tail === undefined ? kept : kept.slice(0, -tail.length);
  if (reminders.length === 0) return { line, reminders };
  const isEmpty = !/[\p{L}\d]/u.test(left.replace(BULLET, "$3"));
  return { line: isEmpty ? "" : left.trimEnd(), reminders };
}
