import { endsWithAbbreviation } from "@/lib/core/abbreviations";
import { kindOf } from "@/lib/tools/write-article/notes-lines";
import { mailEnds } from "@/lib/tools/write-article/notes-mail-ends";

const HEADER =
  /^(?:from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|datum|gesendet|de|para|asunto|à|objet)\s*:\s+\S/i;
/** "From: Hamburg" and "To: Lisbon" may be a trip. */
const IS_EMAIL = /^(?:subject|betreff|asunto|objet)\s*:|@/i;
const GREETING =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten (?:tag|morgen)|good (?:morning|afternoon|evening)|bonjour|hola)(?![\p{L}'’-])[^.?:]{0,40}$/iu;
/** A greeting above which a subject alone makes an e-mail, also when its line goes on. */
const GREETS = /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|bonjour|hola) [^,.!?:]{1,30}[,!]/iu;
const CLOSING =
  /^(?:thanks|thank you|many thanks|thx|cheers|best|all the best|(?:kind|best|warm) regards|regards|best wishes|love|x{1,3}|yours(?: truly| sincerely| faithfully)?|(?:yours )?warmly|sincerely|respectfully|see you|talk soon|take care|mfg|lg|(?:viele|liebe) grüße|mit freundlichen grüßen|saludos|cordialement)(?: (?:so much|very much|a lot|a million|a bunch|a ton|ever so much|again|in advance|all|everyone))*(?:[,.!]*|, \p{L}+)$/iu;
const NAME = /^\p{L}[^\d:]*[^\d.!?:;,]$|^\p{L}$/u;
/** "P.S.", "PS:", and "PPS" */
const POSTSCRIPT = /^\s*p\.?\s?(?:p\.?\s?)?s(?:\.|:|,|\s|$)/i;
/** "Phone: 555-0100" in a signature; another label begins a statement. */
const CONTACT =
  /^(?:t|tel|telephone|phone|p|m|mob|mobile|cell|office|direct|ext|f|fax|e|e-?mail|w|web|website|url|https?)\s*[.:]/i;
const MAX = {
  ...{ greetingWords: 5, nameWords: 4, names: 3, signatureLines: 8, signatureWords: 8 },
  linesAbove: 5,
};
/** How many lines a header has; below other words, more of them must show that it is one. */
const MIN_HEADER = { atTop: 2, below: 3 };

type Email = {
  /** With nothing in the place of what was left out. */
  lines: string[];
  /** The header, the greeting, and the signature. */
  left: string[];
  /** Whether it has a header, so that all of it is a mail to whoever writes. */
  hasHeader: boolean;
};

/** An e-mail's text without what stands around it; notes that aren't an e-mail stay as they are. */
export function withoutEnvelope(lines: readonly string[]): Email {
  const first = headerAt(lines);
  const length = headerLength(lines, first);
  const start = first + length;
  const header = lines.slice(first, start);
  const greeting = lines.findIndex((line, at) => at >= start && line.trim() !== "");
  const isEnough = length >= MIN_HEADER.atTop || GREETS.test(lines[greeting] ?? "");
  if (!isEnough || lines[start]?.trim() || !header.some((line) => IS_EMAIL.test(line)))
    return { ...withoutEnds(lines), hasHeader: false };
  const body = isGreeting(lines[greeting] ?? "") ? greeting + 1 : start;
  const postscript = postscriptOf(lines);
  const end = endOf(
    lines.map((line, at) => (postscript[at] ? "" : line)),
    body,
  );
  const isLeft = (at: number) => (at >= first && at < body) || (at >= end && !postscript[at]);
  return {
    lines: lines.map((line, at) => (isLeft(at) ? "" : line)),
    left: lines.filter((line, at) => isLeft(at) && /[\p{L}\d]/u.test(line)),
    hasHeader: true,
  };
}

/** A mail that was pasted without its header: its greeting and what stands below its text go. */
function withoutEnds(lines: readonly string[]): { lines: string[]; left: string[] } {
  const { body, end } = mailEnds(lines, { isGreeting, isClosing, isName });
  const isLeft = (at: number) => at < body || at >= end;
  return {
    lines: lines.map((line, at) => (isLeft(at) ? "" : line)),
    left: lines.filter((line, at) => isLeft(at) && /[\p{L}\d]/u.test(line)),
  };
}

function isClosing(line: string): boolean {
  return CLOSING.test(line.trim());
}

function isName(line: string): boolean {
  return NAME.test(line.trim()) && line.trim().split(/\s+/).length <= MAX.nameWords;
}

/** Where the header begins: at the top, or below a few words about the e-mail. */
function headerAt(lines: readonly string[]): number {
  const top = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ""),
  );
  if (headerLength(lines, top) >= MIN_HEADER.atTop) return top;
  const below = lines
    .slice(0, top + MAX.linesAbove + 1)
    .findIndex(
      (_, at) =>
        at > top && lines[at - 1]?.trim() === "" && headerLength(lines, at) >= MIN_HEADER.below,
    );
  return Math.max(top, below);
}

function headerLength(lines: readonly string[], from: number): number {
  return lines.slice(from).findIndex((line) => !HEADER.test(line));
}

/** Which lines are a postscript, up to the next blank line. */
function postscriptOf(lines: readonly string[]): boolean[] {
  let isIn = false;
  return lines.map((line) => {
    isIn = POSTSCRIPT.test(line) || (isIn && line.trim() !== "");
    return isIn;
  });
}

/** "Hi all," */
export function isGreeting(line: string): boolean {
  return GREETING.test(line.trim()) && line.trim().split(/\s+/).length <= MAX.greetingWords;
}

/** Where the closing words or the signature begin. */
function endOf(lines: readonly string[], body: number): number {
  return Math.min(closingAt(lines, body), signatureAt(lines, body));
}

/** "Best," above a name, what that person does, and a phone number. */
function closingAt(lines: readonly string[], body: number): number {
  const closing = lines.findLastIndex(
    (line, at) => at >= body && /,\s*$/.test(line) && CLOSING.test(line.trim()),
  );
  const below = lines.slice(closing + 1).filter((line) => /[\p{L}\d]/u.test(line));
  const isLast = below.length <= MAX.signatureLines && below.every(isOfSignature);
  return closing >= 0 && isLast ? closing : lines.length;
}

function isOfSignature(line: string): boolean {
  const text = line.trim();
  if (kindOf(line) !== "text" || text.split(/\s+/).length > MAX.signatureWords) return false;
  if (/:(?:\s|$)/.test(text) && !CONTACT.test(text)) return false;
  return !/[.!?…]$/.test(text) || endsWithAbbreviation(text, "");
}

/** Below "--", or words of thanks and a few names at the end. */
function signatureAt(lines: readonly string[], body: number): number {
  const mark = lines.findLastIndex((line, at) => at >= body && /^--\s*$/.test(line));
  const below = lines.slice(mark + 1).filter((line) => line.trim() !== "").length;
  let end = mark >= 0 && below <= MAX.signatureLines ? mark : lines.length;
  while (end > body && lines[end - 1]?.trim() === "") end -= 1;
  for (let at = end - 1; at >= Math.max(body, end - 1 - MAX.names); at -= 1) {
    const line = lines[at]?.trim() ?? "";
    if (CLOSING.test(line)) return at;
    if (line !== "" && !isName(line)) break;
  }
  return end;
}
