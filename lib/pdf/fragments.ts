import { letterGap } from "@/lib/pdf/letter-gap";
import type { OpenPage } from "@/lib/pdf/open-page";
import type { InnerGap, PdfFragment } from "@/lib/pdf/pdf";
import { readTextRuns, type TextRun } from "@/lib/pdf/text-runs";

/**
 * A gap wider than this, in multiples of the text size, separates two fragments: a gutter or table
 * cells.
 */
const PARTING_GAP = 1.6;
/** A gap wider than this, in multiples of the text size, is more than there is between words. */
const INNER_GAP = 0.6;
/** A gap wider than this, in multiples of the text size, is a space the file leaves out. */
const SPACE_GAP = 0.18;
/** Baselines closer than this, in multiples of the text size, are one line, superscripts included. */
export const SAME_LINE = 0.45;

/** Scripts written without spaces. */
const SPACELESS =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，．「」『』（）・ー：；！？]/u;

/** Marker in place of a font name for a line set in several fonts. */
export const MIXED_FONT = "mixed";

/** Reads the text fragments of a page in the order in which the file draws them. */
export function readFragments(page: OpenPage): PdfFragment[] {
  const fragments: PdfFragment[] = [];
  let open: PdfFragment | undefined;
  let runs: TextRun[] = [];
  for (const run of readTextRuns(page)) {
    if (open && belongs(open, run)) {
      join(open, run);
      runs.push(run);
    } else {
      if (open) closeLetters(open, runs);
      const { text, x, y, width, size, font, angle } = run;
      open = { text, x, y, width, size, font, angle };
      runs = [run];
      fragments.push(open);
    }
  }
  if (open) closeLetters(open, runs);
  return fragments;
}

/** Takes the gaps between letters that are set apart for no spaces. */
function closeLetters(fragment: PdfFragment, runs: readonly TextRun[]): void {
  const letters = letterGap(runs, fragment.size);
  if (letters === undefined) return;
  let text = "";
  const inner: InnerGap[] = [];
  for (const [at, run] of runs.entries()) {
    const before = runs[at - 1];
    const from = before ? before.x + before.width : run.x;
    const gap = run.x - from - letters;
    const isSpace = before && ((run.spaced && !run.isGuessed) || gap > SPACE_GAP * fragment.size);
    if (before && gap > INNER_GAP * fragment.size) inner.push({ at: text.length, from, to: run.x });
    text += `${isSpace ? " " : ""}${run.text}`;
  }
  fragment.text = text;
  if (inner.length > 0) fragment.inner = inner;
  else delete fragment.inner;
}

function belongs(open: PdfFragment, next: PdfFragment): boolean {
  if (next.angle !== open.angle) return false;
  if (open.angle !== 0) return true;
  const size = Math.max(open.size, next.size);
  const gap = next.x - (open.x + open.width);
  return Math.abs(next.y - open.y) < SAME_LINE * size && gap < PARTING_GAP * size && gap > -size;
}

function join(open: PdfFragment, next: TextRun): void {
  const gap = next.x - (open.x + open.width);
  const apart = gap > SPACE_GAP * open.size;
  // PDFium takes the step from one Japanese word to the next for a space.
  const spaced =
    next.spaced && !(SPACELESS.test(next.text) && SPACELESS.test(open.text.at(-1) ?? ""));
  if (gap > INNER_GAP * open.size) {
    open.inner ??= [];
    open.inner.push({ at: open.text.length, from: open.x + open.width, to: next.x });
  }
  open.text += `${spaced || apart ? " " : ""}${next.text}`;
  if (next.font !== open.font) open.font = MIXED_FONT;
  open.width = Math.max(open.width, next.x + next.width - open.x);
  if (next.text.length > 2) open.size = Math.max(open.size, next.size);
}
