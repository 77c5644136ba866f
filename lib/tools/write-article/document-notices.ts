import { withoutCitations } from "@/lib/core/citation-links";
import { countWords } from "@/lib/core/text";
import { missingNotices } from "@/lib/tools/write-article/complete-outline";
import type { Covered } from "@/lib/tools/write-article/cover-notes";
import { type ArticleLength, articleLength } from "@/lib/tools/write-article/options";

/** An article from a document, once everything in it is proven. */
type Checked = {
  markdown: string;
  /** Statements that were left out for lack of proof. */
  dropped: number;
  /** Headings of the outline that it has nothing under. */
  missing: readonly string[];
  /** Ends where its writer wanted it to. */
  isWhole: boolean;
};

/** What the reader of an article from a document should know, one sentence each. */
export function documentNotices(length: ArticleLength, article: Checked): string[] {
  const { markdown, dropped, missing, isWhole } = article;
  return [
    ...(dropped > 0
      ? [
          `${dropped} of the model's statements couldn't be verified in the document and ${dropped === 1 ? "was" : "were"} left out.`,
        ]
      : []),
    ...(isWhole ? shorterNotices(length, markdown) : []),
    ...longerNotices(length, markdown),
    ...(isWhole ? missingNotices(missing) : []),
  ];
}

function shorterNotices(length: ArticleLength, markdown: string): string[] {
  if (wordsOf(markdown) >= articleLength(length).minWords) return [];
  return ["It's shorter than you chose, because only this much could be verified."];
}

/** Says that an article of a document's own sentences has fewer words than were chosen; empty when it hasn't. */
export function fewerWordsNotices(
  length: ArticleLength,
  markdown: string,
  isByNotes: boolean,
): string[] {
  const { minWords } = articleLength(length);
  const words = wordsOf(markdown);
  if (words >= minWords) return [];
  const why = isByNotes
    ? "the document has no more on what your notes name"
    : "the document has no more sentences";
  return [
    `It's shorter than you chose: ${words.toLocaleString("en-US")} words instead of ${minWords.toLocaleString("en-US")}, because ${why}.`,
  ];
}

/** Says what of a person's notes nothing in a document is about; empty where something is on each. */
export function notFoundNotices({ notFound, isByNotes }: Covered): string[] {
  if (notFound.length === 0) return [];
  const names = notFound.slice(0, MAX_NAMED).map((one) => `“${one}”`);
  const more = notFound.length - names.length;
  const all = ANY.format(more > 0 ? [...names, `${more} more`] : names);
  const otherwise = isByNotes ? "" : ", so it isn't chosen by your notes";
  return [`No sentence of the document was found on ${all}${otherwise}.`];
}

/** Names the tables of a document that couldn't be written; empty when there are none. */
export function tableNotices(leftOut: readonly string[]): string[] {
  if (leftOut.length === 0) return [];
  const names = leftOut.slice(0, MAX_NAMED);
  const more = leftOut.length - names.length;
  const all = LIST.format(more > 0 ? [...names, `${more} more`] : names);
  const [it, its, cells] = leftOut.length === 1 ? ["is", "its", "it"] : ["are", "their", "them"];
  return [
    `${all.charAt(0).toUpperCase()}${all.slice(1)} ${it} left out, because ${its} cells couldn't be told apart for certain. See the document for ${cells}.`,
  ];
}

const ANY = new Intl.ListFormat("en", { type: "disjunction" });
const LIST = new Intl.ListFormat("en");
/** More names are too many to read. */
const MAX_NAMED = 4;

/** Says that an article has more words than were chosen; empty when it hasn't. */
export function longerNotices(length: ArticleLength, markdown: string): string[] {
  const words = wordsOf(markdown);
  const { maxWords = Number.POSITIVE_INFINITY } = articleLength(length);
  if (words <= maxWords) return [];
  return [
    `It's longer than you chose: ${words.toLocaleString("en-US")} words instead of ${maxWords.toLocaleString("en-US")} at most.`,
  ];
}

function wordsOf(markdown: string): number {
  return countWords(withoutCitations(markdown));
}
