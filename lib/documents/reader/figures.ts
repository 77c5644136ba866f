import { MINUS } from "@/lib/core/amount-sign";
import { rememberLast } from "@/lib/core/remember-last";
import { amountOf } from "@/lib/documents/reader/amounts";
import { dateFigures } from "@/lib/documents/reader/dates";
import { PATTERNS } from "@/lib/documents/reader/figure-patterns";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { isPartOfNumber } from "@/lib/documents/reader/is-part-of-number";
import { rangeAround, type Span } from "@/lib/documents/reader/ranges";
import type { Unit } from "@/lib/documents/reader/unit";

/** Texts longer than this are no statements, and are cut before they are looked through. */
const MAX_CHARACTERS = 1_200;

/** Types of which bookkeepers write those below zero in brackets, or with the minus behind them. */
const MAY_BE_ENCLOSED: readonly FigureType[] = ["money", "percent", "count"];
const BEHIND = new RegExp(String.raw`^\s?${MINUS}(?=$|\t)`);

/** The figures of a statement from left to right, each once: what is a date is no count. */
export function figuresIn(text: string): Figure[] {
  return figuresWithin(text.slice(0, MAX_CHARACTERS));
}

/**
 * The figures of a statement; those of a row cell by cell, as far as a minus is concerned: "(200)" is one where it is all that
 * a cell holds, and none in "rent (200)".
 */
export function figuresOf({ text, cells }: Pick<Unit, "text" | "cells">): Figure[] {
  return figuresWithin(withTabs(text, cells).slice(0, MAX_CHARACTERS));
}

/** A row with tabs between its cells, and each letter where it was; as it is where the cells don't stand in it in order. */
function withTabs(text: string, cells: readonly string[]): string {
  let [marked, from] = [text, 0];
  for (const cell of cells.filter(Boolean)) {
    const at = text.indexOf(cell, from);
    if (at < 0) return text;
    if (text[at - 1] === " ") marked = `${marked.slice(0, at - 1)}\t${marked.slice(at)}`;
    from = at + cell.length;
  }
  return marked;
}

/** Each figure of a long row is compared with the others of it: they are read once. */
const figuresReadIn = rememberLast((marked): readonly Figure[] => readFigures(marked));

function figuresWithin(marked: string): Figure[] {
  return [...figuresReadIn(marked)];
}

function readFigures(marked: string): Figure[] {
  const text = marked.replaceAll("\t", " ");
  const found = dateFigures(text);
  for (const { type, has, pattern } of PATTERNS) {
    if (!has.test(marked)) continue;
    for (const { 0: match, index } of marked.matchAll(pattern)) {
      const own = { at: index, end: index + match.length };
      const range = rangeAround(type, marked, own, pattern);
      // "Section 5 – 30% off"
      const isTold = type !== "count" && range !== undefined && isNumbered(range.at, text);
      const isRange = range !== undefined && !isTold && isFree(range, found);
      const span = isRange ? range : own;
      if (!isFree(span, found) || isPartOfNumber(type, marked, span)) continue;
      const { at, end } = isRange ? range : withSign(type, marked, own);
      const written = text.slice(at, end);
      const isOther = isReference(text.slice(span.at, span.end), span.at, text);
      if (isOther || !isLikely(type, match, text)) continue;
      const { value, unit } = amountOf(type, written);
      // Nobody knows which figure of a range to compute with.
      found.push({ type, text: written, at, value: isRange ? Number.NaN : value, unit });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

function isFree({ at, end }: Span, found: readonly Figure[]): boolean {
  return found.every((other) => end <= other.at || at >= other.at + other.text.length);
}

/** Where an amount begins and ends with the brackets or the minus that make it one below zero. */
function withSign(type: FigureType, marked: string, { at, end }: Span): Span {
  if (!MAY_BE_ENCLOSED.includes(type)) return { at, end };
  const startsCell = (from: number) => from === 0 || marked[from - 1] === "\t";
  const isEnclosed = marked[at - 1] === "(" && startsCell(at - 1) && marked[end] === ")";
  if (isEnclosed && (end + 1 === marked.length || marked[end + 1] === "\t"))
    return { at: at - 1, end: end + 1 };
  const minus = startsCell(at) ? BEHIND.exec(marked.slice(end, end + 3))?.[0] : undefined;
  return { at, end: end + (minus?.length ?? 0) };
}

/** The number of a clause or of a list item, with which a statement begins; "9.5 L" is all there is. */
const NUMBERING =
  /^(?:§\s?)?(?:\d{1,3}(?:\.\d{1,3}){1,3}\.?\s(?=["“(]?\p{Lu})(?!(?:L|V|A|W|Hz|MHz|GHz|KB|MB|GB|TB)$)|\(?\d{1,2}[.)]\s)/u;
const REFERS_TO =
  /(?:\b(?:sections?|clauses?|articles?|chapters?|tables?|figures?|exhibits?|pages?|paragraphs?|steps?|items?|appendix|schedule|lots?|suite|room|apt|apartment|no|nos|p|pp)\b\.?\s|\[|\b[pn]\s?[<>=≤≥]\s?|\bCI\s)$/i;

/** Whether a number only says which one is meant: a clause, a table, a page; or how certain another one is. */
function isReference(match: string, index: number, text: string): boolean {
  const before = text.slice(Math.max(0, index - 14), index);
  if (/^\d/.test(match) && index < (NUMBERING.exec(text)?.[0].length ?? 0)) return true;
  if (/^%?\s(?:CI|confidence)\b/.test(text.slice(index + match.length))) return true;
  return /^[\d.,-]+(?:(?: ?[–—] ?| to )[\d.,]+)?$/.test(match) && REFERS_TO.test(before);
}

function isNumbered(at: number, text: string): boolean {
  return REFERS_TO.test(text.slice(Math.max(0, at - 14), at));
}

/** "555-0142" behind words for who answers there. */
const SHORT_NUMBER = /^\d{3}[-.]\d{4}$|^(?:1[-. ])?\d{3}[-. ]\d{3}[-. ]\d{4}$/;
/** "01632 960 417", "020 7946 0018": no quantity begins with a zero. */
const WITH_ZERO = /^0\d{2,4}[ -]\d{3,4}(?:[ -]?\d{3,4})$/;
const OTHER_NUMBER =
  /\b(?:account|iban|ref(?:erence)?|serial|order|customer|policy|part|vat|isbn|sort code|invoice)\b/i;
const LINE =
  /\b(?:service|hot ?line|help ?line|help|line|desk|office|emergenc(?:y|ies)|support|agent|questions?|report|outages?|manager|text|reception|sales|billing|24 hours|any (?:hour|time))\b|^[^.:]{2,60}[:,] \S+$/i;

/** A phone number needs enough digits, and something that says it is one unless it begins with a plus or a bracket. */
function isLikely(type: FigureType, match: string, text: string): boolean {
  if (type === "count" && /^\d+-\d+$/.test(match)) {
    const [least = 0, most = 0] = match.split("-").map(Number);
    return least < most;
  }
  // "The 4-H Club", "seat 12H", "at 1400 h"
  if (type === "duration") return !/\d[\s-]?H(?![a-z])|^\d{4} ?h$/.test(match);
  if (type !== "phone") return true;
  const digits = match.replace(/\D/g, "").length;
  if (digits < 7 || digits > 15) return false;
  return (
    /^[+(]/.test(match) ||
    (SHORT_NUMBER.test(match) && LINE.test(text)) ||
    (WITH_ZERO.test(match) && digits >= 10 && !OTHER_NUMBER.test(text)) ||
    /\b(?:tele)?phone|\btel\b|\b(?:call|ring)\b|\bmobile\b|\bfax\b|\bcell\b|\bcontact\b/i.test(text)
  );
}
