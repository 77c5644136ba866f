import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { keepDocument, preparePassages } from "@/lib/documents/store";
import { summarise } from "@/lib/documents/summarise";
import type { SummaryShape } from "@/lib/documents/summary";
import type { RunContext } from "@/lib/providers/context";
import type {
  SummaryDetail,
  YoutubeSummary,
  YoutubeSummaryInput,
} from "@/lib/tools/youtube-summarizer/contract";
import { readSource, type VideoSource } from "@/lib/tools/youtube-summarizer/source";
import { withoutTimes } from "@/lib/tools/youtube-summarizer/untimed";

/** What the three lengths promise (K-04). */
const SHAPES: Record<SummaryDetail, SummaryShape> = {
  short: { points: { min: 4, max: 5 }, sections: false, figures: false },
  medium: { points: { min: 8, max: 12 }, sections: false, figures: false },
  detailed: { points: { min: 6, max: 8 }, sections: true, figures: true },
};

/**
 * Reads a video's captions, or a transcript in their place, summarises them with the time of every point,
 * and makes them what the chat asks about.
 *
 * Both are kept together and last, so a run that fails changes nothing.
 *
 * @throws AppError what `ctx.video` and `summarise` throw; `invalid_input` for an address that is not
 *   YouTube's, `unusable` for a transcript in which nothing is said
 */
export async function summariseVideo(
  ctx: RunContext,
  input: YoutubeSummaryInput,
): Promise<YoutubeSummary> {
  const startedAt = ctx.now();
  const source = await readSource(ctx, input);
  const { kind, title, parts } = source;
  const chunks = await preparePassages(ctx, kind, parts);
  const summary = await summarise(ctx, source, chunks, SHAPES[input.detail]);
  if (summary.markdown === "") throw new AppError("unusable", NOTHING_SAID);
  if (ctx.signal.aborted) throw new AppError("aborted", "Stopped before the summary was there.");

  const { markdown, overview, condensed, ...shown } = summary;
  const { timed } = source.facts;
  const content = timed ? markdown : withoutTimes(markdown);
  const meta = {
    ...shown,
    ...source.facts,
    title,
    detail: input.detail,
    seconds: secondsBetween(startedAt, ctx.now()),
  };
  const message = noteOf(source, condensed);
  return ctx.db.transaction(async (tx) => {
    const about = { overview, timed };
    const document = await keepDocument({ ...ctx, db: tx }, { kind, title, meta: about, chunks });
    const row = await keepCreation(
      { ...ctx, db: tx },
      {
        tool: "youtube-summarizer",
        type: "youtube-summary",
        prompt: title,
        content,
        meta: { ...meta, contextId: document.id },
      },
    );
    return { id: row.id, content, contextId: document.id, meta, ...(message && { message }) };
  });
}

const NOTHING_SAID = "There are no whole sentences in these captions to summarize.";

function noteOf({ facts }: VideoSource, condensed: boolean): string | undefined {
  const notes = [
    facts.captions === "automatic" &&
      "These captions were written by a machine, which mishears words and leaves out full stops.",
    !facts.timed && "This transcript names no times, so the summary has none.",
    condensed && "The video is long: its most central passages were read, not every one.",
  ];
  return notes.filter(Boolean).join(" ") || undefined;
}
