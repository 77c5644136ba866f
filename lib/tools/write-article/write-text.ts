import "server-only";

import type { Engine } from "@/lib/core/engine";
import { NOTES_ENGINE_ID } from "@/lib/core/engine-ids";
import { AppError } from "@/lib/core/errors";
import { countWords } from "@/lib/core/text";
import { embedIfReady } from "@/lib/documents/searchable-document";
import { checkDraftTopic } from "@/lib/drafting/draft-limits";
import { plainTopic, topicTitle } from "@/lib/drafting/draft-topic";
import { notePaceOfDraft } from "@/lib/engines/words-per-go";
import type { RunContext } from "@/lib/providers/context";
import { lookUpWords } from "@/lib/providers/look-up-words";
import type { TextPort } from "@/lib/providers/text/port";
import { askForArticle } from "@/lib/tools/write-article/ask-for-article";
import type { ArticleBrief } from "@/lib/tools/write-article/brief";
import { checkRoomForNotes } from "@/lib/tools/write-article/check-room";
import { completeOutline, missingNotices } from "@/lib/tools/write-article/complete-outline";
import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { draftArticle } from "@/lib/tools/write-article/draft-article";
import { followOutline } from "@/lib/tools/write-article/follow-outline";
import { otherLanguageFault } from "@/lib/tools/write-article/languages";
import { isEnglish } from "@/lib/tools/write-article/notes-grammar";
import { leftAsTyped, leftOut } from "@/lib/tools/write-article/notes-left";
import { mistakesIn } from "@/lib/tools/write-article/notes-mistakes";
import { hasAllOf } from "@/lib/tools/write-article/notes-opening";
import { isSpelledOut } from "@/lib/tools/write-article/notes-spelled-out";
import { articleLength } from "@/lib/tools/write-article/options";
import { needsOtherLanguage } from "@/lib/tools/write-article/style-options";
import { writeFromDocument } from "@/lib/tools/write-article/write-from-document";
import type { Written } from "@/lib/tools/write-article/written";

/** Time reserved for saving and responding. */
const SPARE_MS = 3_000;

/** What puts notes in order when only the draft model is there, which would make things up. */
const NOTES_ENGINE: Engine = {
  id: NOTES_ENGINE_ID,
  name: "Your own notes, arranged",
  builtIn: true,
};

/**
 * Writes the text of an article with the person's engine. With the draft model, notes are arranged instead, and what
 * it can't follow is refused or named.
 *
 * @throws AppError `unusable` when the engine can't write from this brief, and whatever `ctx.text` throws
 */
export async function writeText(ctx: RunContext, brief: ArticleBrief): Promise<Written> {
  const { notes, textSoFar, style } = brief;
  const { engine, openDraft } = ctx.text;
  if (openDraft && style.language && needsOtherLanguage(style))
    throw new AppError("unusable", otherLanguageFault(style.language));
  const notices = openDraft && (style.tone || style.audience) ? [IGNORED] : [];
  if (brief.source) {
    const written = await writeFromDocument(ctx, { ...brief, source: brief.source });
    return { ...written, notices: [...notices, ...written.notices] };
  }
  if (!openDraft) {
    await checkRoomForNotes(ctx.text, notes ?? "");
    const deadlineMs = Date.now() + ctx.textTimeoutMs;
    const article = await askForArticle(ctx, brief);
    return { ...(await completeOutline(ctx, brief, article, deadlineMs)), engine };
  }
  const written =
    notes && !textSoFar
      ? await composeFromNotes(ctx, brief, notes)
      : { ...(await writeDraft(ctx, brief, openDraft)), engine };
  return {
    ...written,
    notices: [...notices, ...unwritten(brief, written), ...written.notices],
  };
}

/** Names the headings that the draft model found nothing to write under, once the article is whole. */
function unwritten(
  { outline }: ArticleBrief,
  { text, finishReason }: Pick<Written, "text" | "finishReason">,
): string[] {
  if (!outline || finishReason !== "stop") return [];
  return missingNotices(followOutline(text, outline).missing);
}

const IGNORED =
  "The built-in model can't follow a tone or an audience, so those settings had no effect.";

async function writeDraft(
  ctx: RunContext,
  { topic, length, outline, textSoFar }: ArticleBrief,
  openDraft: NonNullable<TextPort["openDraft"]>,
): Promise<Pick<Written, "text" | "finishReason" | "notices">> {
  await checkDraftTopic(topic, (texts) => lookUpWords(ctx, texts));
  // What follows continues it, on every page that shows the run.
  if (textSoFar) ctx.progress.onReplace(textSoFar.trimEnd());
  const draft = await openDraft({ userId: ctx.user.id, signal: ctx.signal });
  try {
    const { minWords: min, maxWords: max } = articleLength(length);
    const startedMs = Date.now();
    const deadlineMs = startedMs + ctx.textTimeoutMs - SPARE_MS;
    const { markdown, finishReason } = await draftArticle({
      draft,
      topic,
      words: { min, max, target: length },
      headings: outline,
      textSoFar,
      signal: ctx.signal,
      deadlineMs,
      unknownWords: (sentences) => unknownWords(ctx, sentences),
      onText: ctx.progress.onText,
    });
    const seconds = (Date.now() - startedMs) / 1_000;
    notePaceOfDraft({ words: countWords(markdown) - countWords(textSoFar), seconds });
    const isLate = finishReason === "length" && Date.now() >= deadlineMs;
    const notices = isLate ? [outOfTime(ctx.textTimeoutMs)] : [];
    return { text: markdown, finishReason, notices };
  } finally {
    await draft.close();
  }
}

/** Why a draft has fewer words than its length promises. */
function outOfTime(limitMs: number): string {
  return `The server is too slow for this length in one go: the model stopped at the time limit of ${Math.round(limitMs / 1_000)} seconds.`;
}

/** Makes the article of the notes alone. Needs no weights, and takes any subject and language: it adds nothing. */
async function composeFromNotes(
  ctx: RunContext,
  { topic, outline }: ArticleBrief,
  notes: string,
): Promise<Written> {
  const embed = (texts: readonly string[]) => embedIfReady(ctx, texts);
  const text = await composeNotes({
    ...{ topic, notes, embed },
    headings: outline,
    unknownWords: (texts) => unknownWords(ctx, texts),
  });
  if (!text.includes("\n")) {
    throw new AppError("unusable", "Your notes have no text yet. Write a few points first.");
  }
  ctx.progress.onText(text);
  const typed = isEnglish(notes) ? await asTyped(ctx, text, { topic, notes }) : [];
  const notices = [
    ...otherTitle(text, topic),
    ...(await leftOut({ article: text, notes })),
    ...typed,
  ];
  return {
    text,
    finishReason: "stop",
    madeOf: "notes",
    isSpelledOut: isSpelledOut(text, notes, topic, ...(outline ?? [])),
    engine: NOTES_ENGINE,
    notices,
  };
}

/** Says that notes with a title of their own aren't titled with the topic, unless theirs has all of its words. */
function otherTitle(article: string, topic: string): string[] {
  const title = article.split("\n", 1)[0]?.replace(/^# /, "") ?? "";
  if (hasAllOf(topic, title) || title === topicTitle(plainTopic(topic))) return [];
  return ["The title is the first line of your notes, not your topic. Edit it if you like."];
}

/** What an article of English notes has that its author should look at, mistakes among it. */
async function asTyped(
  ctx: RunContext,
  article: string,
  { topic, notes }: { topic: string; notes: string },
): Promise<string[]> {
  const unknown = (await unknownWords(ctx, article.split("\n"))).flat();
  const left = await leftAsTyped({ article, notes, topic, unknownWords: unknown });
  ctx.progress.onStep({ label: "Checking grammar" });
  const turn = { userId: ctx.user.id, signal: ctx.signal };
  // A checker that doesn't answer keeps nobody from the article.
  const issues = await ctx.grammar.checkMarkdown(article, turn).catch(() => []);
  return [...left, ...(await mistakesIn({ article, notes, issues, unknownWords: unknown }))];
}

/** A dictionary that doesn't answer keeps nobody from a draft. */
export async function unknownWords(
  ctx: RunContext,
  sentences: readonly string[],
): Promise<string[][]> {
  return lookUpWords(ctx, sentences).catch(() => sentences.map(() => []));
}
