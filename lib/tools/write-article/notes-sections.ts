import { largest } from "@/lib/core/extremes";
import { jaccardSimilarity, stemsOf } from "@/lib/drafting/draft-words";
import type { Point } from "@/lib/tools/write-article/notes-points";
import { refersBack } from "@/lib/tools/write-article/notes-refers-back";

/** How much two statements have to do with each other, from 0 to 1. */
export type Similarity = (one: number, other: number) => number;

const MIN_POINTS_TO_DIVIDE = 6;
const MIN_WORDS_TO_DIVIDE = 70;
const MIN_SECTION_WORDS = 10;
const IDEAL_WORDS = 50;
const IDEAL_POINTS = 5;
const MAX_SECTIONS = 9;
/** Statements on each side that are compared across a break. */
const WINDOW = 3;
/** What a section costs that is twice as long as it should be, in units of similarity. */
const LENGTH_COST = 0.15;

/**
 * Divides statements, in their order, where the subject changes: between the groups of their author first, and never
 * before a statement that refers back to the one before.
 *
 * @returns indexes of the statements of each section; one section when there are few
 */
export function divide(points: readonly Point[], similarity: Similarity): number[][] {
  const sizes = points.map(sizeOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const words = points.reduce((sum, point) => sum + wordCount(point), 0);
  if (points.length < MIN_POINTS_TO_DIVIDE || words < MIN_WORDS_TO_DIVIDE)
    return [[...points.keys()]];
  const typed = typedParagraphs(points);
  if (typed) return typed;
  const wanted = Math.max(2, Math.min(MAX_SECTIONS, Math.round(total)));
  const breaks = bestBreaks(points, {
    sizes,
    ideal: total / wanted,
    strengths: points.map((_, at) =>
      mayBreak(points, at) ? strengthOf(points, at, similarity) : null,
    ),
  });
  return [0, ...breaks].map((from, index) => range(from, breaks[index] ?? points.length));
}

const PARAGRAPH = { minStatements: 2, minWords: 20 };

/** Prose that was typed in paragraphs, each long enough for a section, is divided as it was. */
function typedParagraphs(points: readonly Point[]): number[][] | undefined {
  const paragraphs: number[][] = [];
  for (const [at, point] of points.entries()) {
    if (point.form !== "sentence" || point.line !== undefined || point.depth > 0) return undefined;
    const goesOn = points[at - 1]?.group === point.group || refersBack(point.text);
    const last = paragraphs.at(-1);
    if (last && goesOn) last.push(at);
    else paragraphs.push([at]);
  }
  if (paragraphs.length < 2 || paragraphs.length > MAX_SECTIONS) return undefined;
  return paragraphs.every((own) => isParagraph(own.flatMap((at) => points[at] ?? [])))
    ? paragraphs
    : undefined;
}

function isParagraph(points: readonly Point[]): boolean {
  const words = points.reduce((sum, point) => sum + wordCount(point), 0);
  return points.length >= PARAGRAPH.minStatements && words >= PARAGRAPH.minWords;
}

/** A statement as a share of a section of the length that reads well. */
function sizeOf(point: Point): number {
  return Math.max(
    wordCount(point) / IDEAL_WORDS,
    1 / (point.form === "sentence" ? 2 * IDEAL_POINTS : IDEAL_POINTS),
  );
}

function wordCount({ text }: Point): number {
  return text.split(/\s+/).length;
}

type Layout = {
  sizes: readonly number[];
  ideal: number;
  /** How good a break before each point is; null where there can be none. */
  strengths: readonly (number | null)[];
};

/** The breaks that are best together, by dynamic programming: strong ones that leave sections of like length. */
function bestBreaks(points: readonly Point[], { sizes, ideal, strengths }: Layout): number[] {
  const count = points.length;
  const ends = [0, ...range(1, count).filter((at) => strengths[at] !== null), count];
  const sizeUpTo = runningSum(sizes);
  const wordsUpTo = runningSum(points.map(wordCount));
  const known = strengths.filter((strength) => strength !== null);
  const usual = known.reduce((sum, strength) => sum + strength, 0) / Math.max(1, known.length);
  const best: { cost: number; from: number }[] = [{ cost: 0, from: -1 }];

  function costOf(from: number, to: number): number {
    const [start, end] = [ends[from] ?? 0, ends[to] ?? 0];
    const size = ((sizeUpTo[end] ?? 0) - (sizeUpTo[start] ?? 0)) / ideal;
    const words = (wordsUpTo[end] ?? 0) - (wordsUpTo[start] ?? 0);
    const gain = from === 0 ? 0 : (strengths[start] ?? 0) - usual;
    return LENGTH_COST * (size - 1) ** 2 - gain + (isTooSmall(end - start, words) ? 2 : 0);
  }

  for (let to = 1; to < ends.length; to += 1) {
    const choices = range(0, to).map((from) => ({
      cost: (best[from]?.cost ?? 0) + costOf(from, to),
      from,
    }));
    best.push(choices.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  const breaks: number[] = [];
  for (let at = best[ends.length - 1]?.from ?? 0; at > 0; at = best[at]?.from ?? 0) {
    breaks.unshift(ends[at] ?? 0);
  }
  return breaks;
}

/** A heading over one short statement reads badly. */
function isTooSmall(statements: number, words: number): boolean {
  return words < MIN_SECTION_WORDS || (statements < 2 && words < 35);
}

/** The sums of the first 0, 1, 2… numbers. */
function runningSum(numbers: readonly number[]): number[] {
  const sums = [0];
  for (const number of numbers) sums.push((sums.at(-1) ?? 0) + number);
  return sums;
}

/** Longer paragraphs may be divided: those pasted in one piece. */
const MAX_WHOLE_SENTENCES = 7;

function mayBreak(points: readonly Point[], at: number): boolean {
  const [before, after] = [points[at - 1], points[at]];
  if (!before || !after) return false;
  if (after.depth > 0 || before.text.endsWith(":") || refersBack(after.text)) return false;
  if (before.block !== after.block) return true;
  // Whoever typed several sentences into one line meant them together.
  if (before.line !== undefined && before.line === after.line) return false;
  if (after.form === "number" || after.isFixed) return false;
  if (after.form === "bullet") return true;
  return points.filter(({ block }) => block === after.block).length > MAX_WHOLE_SENTENCES;
}

function strengthOf(points: readonly Point[], at: number, similarity: Similarity): number {
  const [before, after] = [points[at - 1], points[at]];
  const left = range(Math.max(0, at - WINDOW), at);
  const right = range(at, Math.min(points.length, at + WINDOW));
  const pairs = left.flatMap((one) => right.map((other) => similarity(one, other)));
  const near = pairs.reduce((sum, value) => sum + value, 0) / Math.max(1, pairs.length);
  const gap = before?.group === after?.group ? 0 : 0.6;
  const change = before?.block === after?.block ? 0 : 0.15;
  return 1 - (near + similarity(at - 1, at)) / 2 + gap + change;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** How much better another section must fit before a point leaves the place its author gave it. */
const MIN_GAIN = 0.22;
const MAX_OWN_FIT = 0.18;
const MIN_SECTION_POINTS = 2;
/** With more points, all of them aren't compared with each other. */
const MAX_COMPARED = 200;

/**
 * Moves bullets to a section that they clearly fit better. Sentences, numbers, and bullets that others refer back to
 * stay where they are.
 */
export function regroup(
  sections: readonly number[][],
  points: readonly Point[],
  similarity: Similarity,
): number[][] {
  if (sections.length < 2 || points.length > MAX_COMPARED)
    return sections.map((section) => [...section]);
  const moved = sections.map((section) => [...section]);
  for (const [from, section] of sections.entries()) {
    for (const index of section) {
      if (!mayMove(points, index) || (moved[from]?.length ?? 0) <= MIN_SECTION_POINTS) continue;
      const own = fitOf(index, section, similarity);
      if (own > MAX_OWN_FIT) continue;
      const fits = sections.map((other) =>
        hasFixed(other, points) ? 0 : fitOf(index, other, similarity),
      );
      const best = fits.indexOf(largest(fits));
      if (best === from || (fits[best] ?? 0) - own < MIN_GAIN) continue;
      moved[from] = (moved[from] ?? []).filter((other) => other !== index);
      moved[best]?.push(index);
    }
  }
  return moved;
}

/** Nothing is moved in among steps or a list with a lead-in. */
function hasFixed(section: readonly number[], points: readonly Point[]): boolean {
  return section.some((index) => points[index]?.isFixed);
}

function mayMove(points: readonly Point[], index: number): boolean {
  const [point, next] = [points[index], points[index + 1]];
  if (point?.form !== "bullet" || point.depth > 0 || refersBack(point.text)) return false;
  if (point.isFixed || point.text.endsWith(":") || /^\d/.test(point.text)) return false;
  return !next || (next.depth === 0 && !refersBack(next.text));
}

function fitOf(index: number, section: readonly number[], similarity: Similarity): number {
  const others = section.filter((other) => other !== index);
  const sum = others.reduce((total, other) => total + similarity(index, other), 0);
  return sum / Math.max(1, others.length);
}

/** Compares meanings by their vectors, or words where there are none. */
export function similarityOf(
  texts: readonly string[],
  vectors: readonly Float32Array[] | undefined,
): Similarity {
  if (vectors) {
    return (one, other) => {
      const [a, b] = [vectors[one], vectors[other]];
      return a && b
        ? Math.max(
            0,
            a.reduce((sum, float, at) => sum + float * (b[at] ?? 0), 0),
          )
        : 0;
    };
  }
  // Read when they are first compared: whoever compares shares the event loop.
  const stems: Set<string>[] = [];
  const stemsAt = (at: number) => (stems[at] ??= stemsOf(texts[at] ?? ""));
  return (one, other) => jaccardSimilarity(stemsAt(one), stemsAt(other));
}
