import { letterSubject } from "@/lib/documents/reader/letter-subject";

/** Further down, a short line is more likely a caption or a name. */
const MAX_LINES = 12;
const MAX_CHARACTERS = 60;
const MAX_WORDS = 9;
/** Of what isn't a space. */
const LETTER_SHARE = 0.6;

const BEGINS = /^["“«„(¿¡「『]?[\p{Lu}\p{Lo}\p{N}]/u;
/** The end of a sentence, or of a line that goes on. */
const GOES_ON =
  /[.,;:…。、，・–—-]["”»)]?$|(?<!\p{L})(?:an?|the|of|and|or|to|in|on|at|for|from|with|by|but|as|is|are|was|were|der|die|das|und|oder|von|mit|für|le|la|les|de|des|et|el|los|y|con)$/iu;
/** A sentence that goes on, a label, code, links, addresses of mail, and columns. */
const NO_NAME = /[.;:…。、]\s|[{}<>=\\|@_~]|\(\)|:\/\/|www\.|\S {2,}\S/;
const WORD = /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;
const SALUTATION =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|sehr geehrter?|liebe[rs]?|hallo|guten (?:morgen|tag|abend)|chère?s?|bonjour|estimad[oa]s?|querid[oa]s?|hola|gentile|car[oa])(?!\p{L})/iu;
/** What a sentence begins with rather than a name. */
const SENTENCE = /^(?:i|we|you|he|she|it|they|there|this|that|these|those|please|if|but|so)\b/i;
/** What stands above many texts, and is about none of them. */
const LABEL =
  /^(?:(?:chapter|section|part|page|figure|fig|table|appendix|volume|no|kapitel|teil|seite|abbildung|tabelle|chapitre|partie|capítulo|página)\.? ?[\d.]{0,8}[ivxlc]{0,6}|(?:table of )?contents|index|notes?|menu|invoice|receipt|bill|agenda|minutes|memo|letter|summary|abstract|introduction|overview|draft|copy|page \d{1,4} of \d{1,4})$/iu;
const TIME =
  /(?<!\p{L})(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez)\p{Ll}{0,6}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[ap]\.?m|uhr|st|nd|rd|th)(?!\p{L})/giu;
const STREET =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|ln|drive|blvd|square|suite|floor|weg|platz|allee|rue|calle|via)(?!\p{L})|stra(?:ß|ss)e(?!\p{L})|str\./iu;

/**
 * A few words that name what a text from an image is about: its first heading, or the subject of a letter. Undefined where it
 * has neither, because the beginning of a sentence names nothing.
 */
export function headingOf(text: string): string | undefined {
  const subject = letterSubject(text);
  if (subject !== undefined) return subject;
  const lines = text.split("\n", 4 * MAX_LINES).map((line) => line.trim());
  let seen = 0;
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    if (SALUTATION.test(line) || ++seen > MAX_LINES) return undefined;
    const isAlone = seen === 1 || (lines[index - 1] === "" && lines[index + 1] === "");
    if (isAlone && isHeading(line)) return line.replace(/\s+/g, " ");
  }
  return undefined;
}

function isHeading(line: string): boolean {
  if (line.length > MAX_CHARACTERS || line.split(/\s+/).length > MAX_WORDS) return false;
  if (!BEGINS.test(line) || GOES_ON.test(line) || NO_NAME.test(line) || SENTENCE.test(line))
    return false;
  if (LABEL.test(line) || (/\d/.test(line) && STREET.test(line))) return false;
  if (!WORD.test(line.replace(TIME, " "))) return false;
  const letters = line.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return letters >= LETTER_SHARE * line.replace(/\s/g, "").length;
}
