import { fence } from "@/lib/core/fence";
import type { DocumentKind } from "@/lib/documents/citation";
import { fencedPassages, REASONING_TOKENS, sourceRules } from "@/lib/documents/prompt";
import { languageName } from "@/lib/tools/write-article/languages";
import type { ArticleLength } from "@/lib/tools/write-article/options";
import {
  type ArticlePrompt,
  bandText,
  type Given,
  headingsPrompt,
  outlineRule,
  TONE_RULES,
} from "@/lib/tools/write-article/prompt";

/** Passages of a document, each with its place. */
export type GivenPassages = {
  kind: DocumentKind;
  passages: readonly { place: number; text: string }[];
};

/** A citation takes about as many tokens as the statement before it. */
const TOKENS_PER_CITED_WORD = 10;

function systemFor({ style }: Given, kind: DocumentKind): string {
  const language = style.language ? languageName(style.language) : "the language of the topic";
  return [
    "You write articles in GitHub-flavored Markdown from the passages of a document.",
    "Start with one level-1 heading, then level-2 headings. Headings need no source.",
    `Write all of it in ${language}.`,
    style.tone && TONE_RULES[style.tone],
    sourceRules(kind),
    "Statements on consecutive lines make a paragraph: three to five of them, then a blank line.",
    "Write the article and nothing else: no preamble, no remark about its length, no list of sources.",
  ]
    .filter(Boolean)
    .join("\n");
}

/**
 * Builds the request for an article from a document, or for the rest of one. Pure.
 *
 * @param textSoFar the article to continue; empty for a new one
 */
export function documentArticlePrompt(
  given: Given,
  { kind, passages }: GivenPassages,
  { length, textSoFar }: { length: ArticleLength; textSoFar: string },
): ArticlePrompt {
  const { topic, notes, outline, style } = given;
  const task = textSoFar
    ? "This article ends too early. Continue after its last statement, without the title and without repeating what is already there."
    : `Write an article of ${bandText(length)} about this topic, as far as the passages have something to say about it.`;
  const prompt = [
    task,
    fence("topic", topic),
    style.audience && `Write for these readers.\n\n${fence("audience", style.audience)}`,
    notes && `Cover these points where the passages do.\n\n${fence("notes", notes)}`,
    outline && outlineRule(outline),
    textSoFar && fence("article", textSoFar),
    fencedPassages(kind, passages),
  ];
  return {
    system: systemFor(given, kind),
    prompt: prompt.filter(Boolean).join("\n\n"),
    maxOutputTokens: length * TOKENS_PER_CITED_WORD + REASONING_TOKENS,
  };
}

/** Builds the request for the headings of an article from a document. Pure. */
export function documentHeadingsPrompt(
  given: Given,
  { kind, passages }: GivenPassages,
  count: number,
  form: Parameters<typeof headingsPrompt>[2],
): ReturnType<typeof headingsPrompt> {
  const request = headingsPrompt(given, count, form);
  return {
    ...request,
    prompt: `${request.prompt}\n\nThe article is written from these passages alone: name only what they have something to say about.\n\n${fencedPassages(kind, passages)}`,
  };
}
