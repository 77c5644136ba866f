import { withoutCitations } from "@/lib/core/citation-links";
import { countWords } from "@/lib/core/text";
import { missingNotices } from "@/lib/tools/write-article/complete-outline";
import type { Covered } from "@/lib/tools/write-article/cover-notes";
import { type LeftOutTable, MAX_ROWS } from "@/lib/tools/write-article/document-tables";
import { type ArticleLength, articleLength } from "@/lib/tools/write-article/options";

const ANY = new Intl.ListFormat("en", { type: "disjunction" });
const LIST = new Intl.ListFormat("en");
/** More names are too many to read. */
const MAX_NAMED = 4;

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

/**
 * Says that an article of a document's own sentences has fewer words than were chosen; empty when it hasn't.
 *
 * @param hasAll whether all sentences are there that the notes don't leave out
 */
export function fewerWordsNotices(
  length: ArticleLength,
  markdown: string,
  { hasAll, covered }: { hasAll: boolean; covered: Covered | undefined },
): string[] {
  const { minWords } = articleLength(length);
  const words = wordsOf(markdown);
  if (words >= minWords) return [];
  const why = hasAll ? `, because ${whyNoMore(covered)}` : "";
  return [
    `It's shorter than you chose: ${words.toLocaleString("en-US")} words instead of ${minWords.toLocaleString("en-US")}${why}.`,
  ];
}

function whyNoMore(covered: Covered | undefined): string {
  if (covered?.isByNotes) return "no more of the document was found on what your notes name";
  if (covered && covered.without.length > 0) return "your notes leave out the rest";
  return "the document has no more sentences";
}

/** Says what became of a person's notes beside a document; empty where all of them were followed. */
export function coveredNotices(covered: Covered): string[] {
  const { notFound, notUnderstood, leavesNothing, isByNotes, without } = covered;
  const isChosen = isByNotes || without.length > 0;
  const [unclear, it] = notUnderstood.length === 1 ? ["seems", "it was"] : ["seem", "they were"];
  return [
    ...(notFound.length > 0
      ? [
          `Nothing was found in the document by the words ${ended(ANY.format(quoted(notFound)), isChosen ? "." : ", so your notes didn't narrow it down.")}`,
        ]
      : []),
    ...(notUnderstood.length > 0
      ? [
          `${LIST.format(quoted(notUnderstood))} ${unclear} to leave something out, but what isn't clear, so ${it} passed over. Write “without” and a heading of the document instead.`,
        ]
      : []),
    ...(leavesNothing
      ? ["Your notes would leave out everything in the document, so nothing was left out."]
      : []),
  ];
}

/** Says what a person's notes left out of a document; empty where that is nothing. */
export function withoutNotice({ without }: Covered): string {
  return without.length === 0
    ? ""
    : `As your notes ask, it has nothing on ${ended(ANY.format(quoted(without)), ".")}`;
}

function quoted(names: readonly string[]): string[] {
  const more = names.length - MAX_NAMED;
  const shown = names.slice(0, MAX_NAMED).map((one) => `“${one}”`);
  return more > 0 ? [...shown, `${more} more`] : shown;
}

/** A comma or period stands within the quotation marks before it. */
function ended(text: string, end: string): string {
  return text.endsWith("”") ? `${text.slice(0, -1)}${end.slice(0, 1)}”${end.slice(1)}` : text + end;
}

/** Names the tables of a document that aren't written, and why; empty when there are none. */
export function tableNotices(leftOut: readonly LeftOutTable[]): string[] {
  return [true, false].flatMap((isLong) => {
    const own = leftOut.filter((table) => table.isLong === isLong).map(({ name }) => name);
    if (own.length === 0) return [];
    const names = countedNames(own);
    const more = names.slice(MAX_NAMED).length;
    const all = LIST.format(more > 0 ? [...names.slice(0, MAX_NAMED), `${more} more`] : names);
    const [are, have, their, them] =
      own.length === 1 ? ["is", "it has", "its", "it"] : ["are", "they have", "their", "them"];
    const why = isLong
      ? `${have} more than ${MAX_ROWS} rows`
      : `${their} cells couldn't be told apart for certain`;
    return [
      `${all.charAt(0).toUpperCase()}${all.slice(1)} ${are} left out, because ${why}. See the document for ${them}.`,
    ];
  });
}

/** "3 tables (p. 1)" for three that have no name. */
function countedNames(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? name.replace(/^a table/, `${count} tables`) : name;
  });
}

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
