import { largest } from "@/lib/core/extremes";
import type { FoundFigure } from "@/lib/documents/reader/find-figure";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** Parts of a paper that say what was known before. */
const BEFORE =
  /\b(?:introduction|background|related work|literature|previous (?:work|studies|research)|state of the art|motivation|references|bibliography|works cited)\b/i;
/** "(Hale et al., 2016)", "[4, 7]", "of Lin and Moss (2018)", "earlier studies". */
const CITES =
  /\bet al\b|\(\p{Lu}[\p{L}'’-]{1,30}(?:,? (?:and|&) \p{Lu}[\p{L}'’-]{1,30})?,? (?:19|20)\d\d[a-z]?(?:[;,)])|\p{Lu}\p{Ll}{1,30} \((?:19|20)\d\d[a-z]?\)|\[\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,8}\]|\b(?:earlier|previous|prior|past|other) (?:studies|study|work|works|research|trials|experiments|authors|reports?)\b/u;
const ASKS_OTHERS =
  /\b(?:earlier|previous|previously|prior|past|others?|before|already known|literature|background|introduction|references?|cited?)\b|\bet al\b/i;

/** Whether a statement below a title is about the work of others. */
export type IsOthers = (text: string, title: string) => boolean;

/** The same of a statement of a structure. */
export function isOthersUnit(
  isOthers: IsOthers,
  { text, section }: Unit,
  { sections }: Structure,
): boolean {
  return isOthers(text, sections[section]?.title ?? "");
}

/**
 * Tells the statements of a paper that are about the work of others, as its introduction is.
 *
 * @returns a function that is false for everything where a document is no paper, or the question asks for the others
 */
export function othersWork(structure: Structure, question: string): IsOthers {
  const isPaper = recognizeKind(structure)?.kind === "paper";
  if (!isPaper || ASKS_OTHERS.test(question)) return () => false;
  return (text, title) => BEFORE.test(title) || CITES.test(text);
}

/** Statements about what a paper found itself may cover so much less of a question than those about the work of others. */
const MAX_OWN_GAP = 0.15;

/** The figures that a paper found itself, where they have what a question is about; otherwise all. */
export function ownResults(
  found: readonly FoundFigure[],
  structure: Structure,
  question: string,
): readonly FoundFigure[] {
  const isOthers = othersWork(structure, question);
  const own = found.filter(({ unit }) => !isOthersUnit(isOthers, unit, structure));
  const least = largest(found.map(({ share }) => share)) - MAX_OWN_GAP;
  return own.some(({ share, missing }) => missing === 0 || share >= least) ? own : found;
}
