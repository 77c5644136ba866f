import { withoutCitations } from "@/lib/core/citation-links";
import { countWords } from "@/lib/core/text";
import { missingNotices } from "@/lib/tools/write-article/complete-outline";
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
