import "server-only";

import type { StoredChunk } from "@/db/queries/documents";
import { fence } from "@/lib/core/fence";
import { askAndVerify, type VerifiedAnswer } from "@/lib/documents/ask-and-verify";
import { chunksToParts } from "@/lib/documents/chunk";
import type { Citation } from "@/lib/documents/citation";
import { groupPassages, TOKENS_PER_CALL } from "@/lib/documents/group-passages";
import { fencedPassages, REASONING_TOKENS, sourceRules } from "@/lib/documents/prompt";
import { createQuoteIndex } from "@/lib/documents/quote-index";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import { notesRules, notesText, takeNotes } from "@/lib/documents/take-notes";
import { passageTokenBudget } from "@/lib/documents/token-budget";
import type { Statement } from "@/lib/documents/verify-citations";
import type { RunContext } from "@/lib/providers/context";

const SUMMARY_TOKENS = 2_500 + REASONING_TOKENS;
/** Share of the run's time that reading the parts may take. */
const READING_SHARE = 0.65;

/**
 * Asks an instruction-following model for a summary. A document that fits is read in one call; a
 * longer one in parts, each yielding notes that a last call combines.
 *
 * @returns the summary, and how many verified statements it has
 * @throws AppError whatever `ctx.text` throws, except `unusable`
 */
export async function askForSummary(
  ctx: RunContext,
  source: SourceDocument,
  chunks: readonly StoredChunk[],
  shape: SummaryShape,
): Promise<{ summary: Summary; statements: number }> {
  const { kind, title } = source;
  const startedAtMs = Date.now();
  const role = roleText(source);
  const system = `${role}\n${sourceRules(kind)}\n${shapeText(source, shape)}`;
  const tokenBudget = await passageTokenBudget(ctx.text, {
    otherText: `${system}${notesRules(role, kind)}${title}`,
    answerTokens: SUMMARY_TOKENS,
    desiredTokens: TOKENS_PER_CALL,
  });
  const { groups, condensed } = groupPassages(chunks, tokenBudget);
  const document = { kind, quoteIndex: await createQuoteIndex(kind, chunksToParts(chunks)) };
  const writeSummary = (material: string): Promise<VerifiedAnswer> => {
    ctx.progress.onStep({ label: "Writing the summary" });
    return askAndVerify(ctx, document, {
      system,
      prompt: `${fence("title", title)}\n\n${material}`,
      maxOutputTokens: SUMMARY_TOKENS,
      timeoutMs: startedAtMs + ctx.textTimeoutMs - Date.now(),
      onText: ctx.progress.onText,
    });
  };

  const [only] = groups;
  if (groups.length <= 1) {
    const verified = await writeSummary(fencedPassages(kind, only ?? []));
    return toSummary(ctx, verified, { shape, condensed });
  }
  const untilMs = startedAtMs + ctx.textTimeoutMs * READING_SHARE;
  const { parts, dropped, unread } = await takeNotes(ctx, document, role, groups, untilMs);
  const notes = notesText(kind, parts, tokenBudget);
  const verified = notes ? await writeSummary(fence("notes", notes)) : NOTHING;
  return toSummary(
    ctx,
    { ...verified, dropped: verified.dropped + dropped },
    { shape, condensed: condensed || unread > 0 },
  );
}

const NOTHING: VerifiedAnswer = {
  markdown: "",
  statements: [],
  questions: [],
  dropped: 0,
  completion: { text: "", finishReason: "stop" },
};

function toSummary(
  ctx: RunContext,
  { markdown, statements, questions, dropped, completion }: VerifiedAnswer,
  { shape, condensed }: { shape: SummaryShape; condensed: boolean },
): { summary: Summary; statements: number } {
  return {
    statements: statements.length,
    summary: {
      markdown,
      citations: statements.flatMap(({ citations }) => citations),
      overview: overviewOf(statements, shape),
      questions,
      dropped,
      condensed,
      truncated: completion.finishReason === "length",
      engine: ctx.text.engine,
    },
  };
}

function roleText({ kind }: SourceDocument): string {
  return kind === "pdf"
    ? "You summarize a PDF document."
    : "You summarize a video from its captions.";
}

function shapeText({ kind, outline }: SourceDocument, shape: SummaryShape): string {
  const { min, max } = shape.points;
  const points = min === max ? `${min}` : `${min} to ${max}`;
  const chapters = outline.slice(0, 12).map(({ title }) => title);
  const parts = [
    `Write Markdown in the language of the ${kind === "pdf" ? "document" : "captions"}, with these headings and nothing before them:`,
    `## Main points\nA list of ${points} statements, most important first.`,
    shape.sections &&
      `Then a level-2 heading for each main part${chapters.length > 0 ? ", following its own chapters" : ""}, each with a list of two to four statements.`,
    shape.figures &&
      "## Key figures\nA list of up to six statements with the figures that matter. Leave this section out if there are none.",
    "## Questions\nThree or four short questions that a reader might ask and that the text answers, one per line, without a source.",
  ];
  return parts.filter(Boolean).join("\n");
}

/** The sources of the first points, which tell a chat what the document is about. */
function overviewOf(statements: readonly Statement[], shape: SummaryShape): Citation[] {
  return statements.slice(0, shape.points.max).flatMap(({ citations }) => citations.slice(0, 1));
}
