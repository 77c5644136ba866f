import { endsWithAbbreviation } from "@/lib/core/abbreviations";
import { isLineOfFacts } from "@/lib/core/line-of-facts";
import { isListItem, SENTENCE_END } from "@/lib/core/sentences";
import type { DocumentSection } from "@/lib/documents/reader/unit";

const MAX_LABEL_CHARACTERS = 40;
const MAX_LABEL_WORDS = 6;
const MAX_VALUE_CHARACTERS = 120;
const MAX_ROW_CHARACTERS = 240;

/**
 * The cells of a row: what wide gaps separate, or a label and its value, as in "Date of birth: 12 July 1983". Empty for
 * a line that is no row.
 */
export function cellsOf(paragraph: string): string[] {
  if (paragraph.length > MAX_ROW_CHARACTERS || isListItem(paragraph)) return [];
  const cells = paragraph
    .split("\t")
    .map((cell) => cell.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  if (cells.length > 1)
    return cells.length === 2 && cells.some(isClause)
      ? []
      : cells.map((cell) => cell.replace(/:$/, ""));
  const line = cells[0] ?? "";
  const numbered = NUMBERED_PAPER.exec(line);
  if (numbered) return [numbered[1] ?? "", numbered[2] ?? ""];
  const priced = LABELED_AMOUNT.exec(line);
  if (priced && !TOLD_AMOUNT.test(priced[1] ?? "")) return [priced[1] ?? "", priced[2] ?? ""];
  const colon = line.indexOf(": ");
  if (colon < 2 || colon > MAX_LABEL_CHARACTERS) return [];
  const [label, value] = [line.slice(0, colon), line.slice(colon + 2).trim()];
  if (label.split(" ").length > MAX_LABEL_WORDS || !/^[\p{L}\p{N}]/u.test(label)) return [];
  // "Valid from May 1, 2026. Owner: …" is a sentence before the label.
  if (/[\p{Ll}\d]{2}[.!?] \p{Lu}/u.test(label)) return [];
  if (!value || value.length > MAX_VALUE_CHARACTERS || isClause(value)) return [];
  // "1. Which would you like: oak or ash?"
  if (value.endsWith("?")) return [];
  // A line to write on.
  if (BLANK.test(value)) return [];
  return /^(?:note|warning|caution|danger|tip|important|example|ps|p\.s|attention|step \d+)$/i.test(
    label,
  )
    ? []
    : [label, value];
}

/** "Invoice no. PS-204" */
const NUMBERED_PAPER =
  /^((?:invoice|order|account|policy|customer|reference|serial|receipt|quote) (?:no\.?|number|#)) ((?=\S*\d)\S{2,30})$/i;
/** "Personal property $206,000" */
const LABELED_AMOUNT = /^(\p{Lu}[\p{L} '’&/-]{2,40}) ([-−]?[$€£]\d[\d,.]*\d)$/u;
/**
 * "Open day raises £1,340": a headline, and no label with its amount. Labels end with "raised", "earned", and "spent", and with
 * nouns such as "pay raises".
 */
const TOLD_AMOUNT =
  /(?<!\b(?:pay|merit|salary|wage|annual|total))\s(?:raises|wins|saves|gets|makes|spends|gives|gave|hits|reaches|loses|donates|collects|earns)$/i;
/** Also behind another label, as in "yes / no Number of persons: ____". */
const BLANK = /^[\s_.…‥-]{3,}|:\s?_{3,}/u;
/** Words that a label may consist of besides the last one that begins with a capital. */
const LABEL_WORDS =
  /^(?:invoice|order|purchase|customer|client|account|policy|contract|reference|due|payment|delivery|issue|tax|vat|bank|phone|home|work|mobile|first|last|start|end|date|serial|member|statement|unit|total|net|gross)$/i;
const LABELS =
  /(?:^|\s)((?:[\p{L}#][\p{L}.#'’-]{0,20} ){0,3}[\p{L}#][\p{L}.#'’-]{0,20}):\s(?=\S)/gu;

/**
 * The labels with their values of a line that has several, as in "Invoice date: May 6 Due date: June 5", each word for word;
 * the line itself where it has no more than one.
 */
export function pairsOf(paragraph: string): string[] {
  const cells = paragraph.split("\t").map((cell) => cell.replace(/\s+/g, " ").trim());
  const isPair = (text: string) => /^\p{Lu}[^:]{1,40}:\s\S/u.test(text) && !isClause(text);
  if (cells.length > 1) return cells.every(isPair) ? cells : [paragraph];
  const line = cells[0] ?? "";
  if (line.length > MAX_ROW_CHARACTERS || isListItem(line)) return [paragraph];
  const starts = [...line.matchAll(LABELS)].map((match) => startOfLabel(match));
  if (starts.length < 2 || starts[0] !== 0) return [paragraph];
  const pairs = starts.map((start, index) =>
    line.slice(start, starts[index + 1]).replace(MARK, ""),
  );
  return pairs.every(isPair) ? pairs : [paragraph];
}

/** What divides two pairs: "Client: Ada Lund | Patient: Biscuit". */
const MARK = /(?:\s{1,3}[|·•])?\s{0,3}$/u;

/** A label begins with a capital: the last one, or the one before where that is a word of labels. */
function startOfLabel(match: RegExpMatchArray): number {
  const label = match[1] ?? "";
  const offset = (match.index ?? 0) + match[0].indexOf(label);
  if (offset === 0) return 0;
  const words = label.split(" ");
  let first = words.findLastIndex((word) => /^\p{Lu}/u.test(word));
  // "For Ironleaf: Marlon Tietjen": on whose side somebody signs.
  if (/^(?:For|By)$/.test(words[first - 1] ?? "") && !LABEL_WORDS.test(words[first] ?? ""))
    first -= 1;
  while (first > 0 && LABEL_WORDS.test(words[first - 1] ?? "")) first -= 1;
  return (
    offset + words.slice(0, Math.max(0, first)).reduce((sum, word) => sum + word.length + 1, 0)
  );
}

/** More than a value: a full sentence. */
function isClause(cell: string): boolean {
  const isSentence = SENTENCE_END.test(cell) && !endsWithAbbreviation(cell, "");
  return isSentence && cell.split(" ").length > 6;
}

/** What stands around a line that may be a heading. */
export type HeadingContext = {
  isFirst: boolean;
  before: string;
  next: string;
  /** The number of the heading before; 0 for none. */
  lastNumber: number;
  /** Set like a heading. */
  isSet: boolean;
  /** The first line of the document that is. */
  isFirstSet: boolean;
  /** Whether this document sets headings so that they can be told. */
  isTypeKnown: boolean;
};

const MIN_BODY = 80;

/** "Counting Swifts in Corvain: What Three Summers Found", and not "Prepared for: Ann Lee" */
const TITLE_WITH_COLON = /^\p{Lu}[^\s:]{0,30}(?: [^\s:]{1,30}){1,9}: \S{1,30}(?: \S{1,30}){2,12}$/u;
const MIN_TITLE_WORDS = 6;

/**
 * "Hosepipes: new rule" above a paragraph: a headline with a colon, where it's set like the other headings. The first line
 * that is set so may have a capital behind its colon, too, as titles do.
 */
export function isHeadline(
  line: string,
  { isSet, isFirstSet, isTypeKnown, next }: HeadingContext,
): boolean {
  const isTitle = isFirstSet && TITLE_WITH_COLON.test(line) && !/\d{3,}|[@$€£]/.test(line);
  if (isSet && isTypeKnown && isTitle && line.split(" ").length >= MIN_TITLE_WORDS) return true;
  const isBody = next.length >= MIN_BODY && SENTENCE_END.test(next) && !next.includes("\t");
  const [label = "", value = ""] = line.split(": ", 2);
  const isTold = /^\p{Ll}/u.test(value) && !/\d|:/.test(value) && label.split(" ").length <= 3;
  return isSet && isTypeKnown && isBody && isTold && !isListItem(next);
}

type Heading = Pick<DocumentSection, "title" | "number" | "level">;

const MAX_HEADING_CHARACTERS = 100;
const MAX_HEADING_WORDS = 12;
const MAX_PLAIN_WORDS = 8;
const NAMED =
  /^(?:chapter|section|part|article|appendix|annex|schedule|exhibit|clause|unit|lesson|module)\s+(?<number>\d{1,3}(?:\.\d{1,3}){0,3}|[ivxlc]{1,7}|[a-z])\b[.:)]?\s*[-–—:]?\s*/iu;
const NUMBERED =
  /^(?:§\s?)?(?<number>\d{1,3}(?:\.\d{1,3}){0,3}|[IVXLC]{1,7}|[A-Z])(?:[.:)]\s+|\s+)(?=\p{Lu}|\p{Lo})/u;

/** A line as a heading; undefined when it is none. Judged by its form, since the text has no fonts. */
export function headingOf(line: string, context: HeadingContext): Heading | undefined {
  if (line.length > MAX_HEADING_CHARACTERS || /[.,;:!。、：；]$/u.test(line) || isListItem(line))
    return undefined;
  const words = line.split(" ").length;
  const named = NAMED.exec(line);
  if (named && words <= MAX_HEADING_WORDS) return headingFrom(line, named);
  const numbered = NUMBERED.exec(line);
  if (
    numbered &&
    words <= MAX_HEADING_WORDS &&
    isInSequence(numbered, context) &&
    !isStep(line, context)
  )
    return headingFrom(line, numbered);
  if (isLineOfFacts(line)) return undefined;
  if (context.isSet) return { title: line, number: "", level: 1 };
  // A document that sets some lines like headings sets all of them so.
  if (context.isTypeKnown) return undefined;
  if (words > MAX_PLAIN_WORDS || !/^[\p{Lu}\p{Lo}¿]/u.test(line) || !/\p{L}{3}/u.test(line))
    return undefined;
  if (/[@\t]|\d{4,}|[$€£]|\d\s?%/.test(line)) return undefined;
  // A title stands above something; a name below a letter doesn't.
  const hasBody =
    context.next.length > line.length || isListItem(context.next) || context.next.includes("\t");
  return hasBody && !/[,]/.test(line) ? { title: line, number: "", level: 1 } : undefined;
}

/** "77 Birch Court" is no section: a number without a period must follow the one before. */
function isInSequence(
  { 0: match, groups }: RegExpExecArray,
  { lastNumber }: HeadingContext,
): boolean {
  if (/[.:)§]/.test(match)) return true;
  const number = Number(groups?.number);
  return Number.isNaN(number) ? false : number === 1 || number === lastNumber + 1;
}

function headingFrom(line: string, match: RegExpExecArray): Heading {
  const number = match.groups?.number ?? "";
  return { title: line, number: number.toLowerCase(), level: number.split(".").length };
}

/** One of several numbered lines in a row, which are steps. */
function isStep(line: string, { next, before }: HeadingContext): boolean {
  const number = Number.parseInt(line, 10);
  const following = Number.parseInt(next, 10);
  const preceding = Number.parseInt(before, 10);
  if (Number.isNaN(number)) return false;
  // The heading after the last step, "5. Making espresso", ends without a period as no step does.
  if (/^\d/.test(before) && SENTENCE_END.test(before) && !SENTENCE_END.test(line)) return false;
  const isNumbered = (other: string) => /^\d{1,2}[.)]?\s/.test(other) && other.length < 200;
  return (
    (following === number + 1 && isNumbered(next)) ||
    (preceding === number - 1 && isNumbered(before))
  );
}
