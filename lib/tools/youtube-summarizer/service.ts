import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { embedPassages } from "@/lib/documents/embed-passages";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { preparePassages, saveDocument } from "@/lib/documents/searchable-document";
import { summarizeDocument } from "@/lib/documents/summarize";
import type { Summary } from "@/lib/documents/summary";
import type { RunContext } from "@/lib/providers/context";
import type { YoutubeSummary, YoutubeSummaryInput } from "@/lib/tools/youtube-summarizer/contract";
import {
  removeTimestamps,
  withoutTimestamps,
} from "@/lib/tools/youtube-summarizer/remove-timestamps";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import { readSource, type VideoSource } from "@/lib/tools/youtube-summarizer/video-source";

/**
 * Summarizes a video from its captions, or from a pasted transcript, with a timestamp for every
 * point. From then on, the chat is about this video.
 *
 * The document and the creation are saved last and appear in one transaction, so a failed run changes
 * nothing.
 *
 * @throws AppError `invalid_input` when the URL isn't a YouTube video's, `unusable` when there is
 *   no text to summarize, `aborted`, and whatever `ctx.video` and `summarizeDocument` throw
 */
export async function summarizeVideo(
  ctx: RunContext,
  input: YoutubeSummaryInput,
): Promise<YoutubeSummary> {
  const startedAt = ctx.now();
  const source = await readSource(ctx, input);
  const { kind, title, parts } = source;
  const chunks = await preparePassages(kind, parts);
  const { timed } = source.facts;
  const run = timed ? ctx : withoutTimestamps(ctx);
  const summary = await summarizeDocument(run, source, chunks, SHAPES[input.detail]);
  const isWholeQuoted = summary.engine === EXTRACTIVE_ENGINE && isUndivided(source);
  if (summary.markdown === "" || isWholeQuoted) {
    throw new AppError("unusable", whyNothingSaid(source));
  }
  if (ctx.signal.aborted) throw new AppError("aborted", "Stopped before the summary was ready.");

  const { markdown, overview, condensed: _, titlesFound: __, ...shown } = summary;
  const content = timed ? markdown : removeTimestamps(markdown);
  const meta = {
    ...shown,
    ...source.facts,
    title,
    detail: input.detail,
    ...ctx.tokens(),
    seconds: secondsBetween(startedAt, ctx.now()),
  };
  const message = noteOf(source, summary);
  const document = { kind, title, meta: { overview, timed }, chunks };
  const saved = await saveDocument(ctx, document, async (tx, contextId) => {
    const row = await keepCreation(
      { ...ctx, db: tx },
      {
        tool: "youtube-summarizer",
        type: "youtube-summary",
        prompt: title,
        content,
        meta: { ...meta, contextId },
      },
    );
    return { id: row.id, content, contextId, meta, ...(message && { message }) };
  });
  void embedPassages(ctx, saved.contextId);
  return saved;
}

function whyNothingSaid(source: VideoSource): string {
  if (source.facts.captions !== "transcript") return NOTHING_SAID;
  return isUndivided(source) ? NO_MARKS : TOO_SHORT;
}

/** Longer than any sentence or caption that could be quoted. */
const MAX_QUOTED_WORDS = 60;

/** Whether a transcript has neither sentences that can be found nor lines of captions, so that all of it would be quoted. */
function isUndivided({ hasSentences, parts }: VideoSource): boolean {
  return !hasSentences && parts.every(({ text }) => text.split(" ").length > MAX_QUOTED_WORDS);
}

const NO_MARKS =
  "This transcript has no punctuation, and without it sentences can be found only in English. Paste one with punctuation or with its timestamps.";
const NOTHING_SAID =
  "These captions have no full sentences to summarize. Paste a transcript instead.";
const TOO_SHORT = "This transcript is too short to summarize. Paste more of what is said.";

function noteOf(
  { facts, punctuated, hasSentences }: VideoSource,
  { condensed, truncated, titlesFound }: Summary,
): string | undefined {
  const notes = [
    facts.captions === "automatic" &&
      "These captions were generated automatically, so words may be misheard.",
    punctuated &&
      "The captions came without punctuation: marks and capitals were added by a small model and rules, with a comma where a sentence may or may not end, and words such as “um” and “like” left out. Quotations are word for word otherwise.",
    !hasSentences &&
      "The captions came without punctuation, and sentences can be found only in English: what is quoted are captions, which may be parts of sentences.",
    titlesFound &&
      `The ${facts.captions === "transcript" ? "transcript" : "video"} has no chapters, so the headings come from what is said.`,
    !facts.timed && "The transcript has no timestamps, so neither does the summary.",
    condensed && "This is a long video, so only parts of it were read.",
    truncated && "The model's answer was cut off, so this summary may be incomplete.",
  ];
  return notes.filter(Boolean).join(" ") || undefined;
}
