import "server-only";

import type { RunContext } from "@/lib/context";
import { groupPassages } from "@/lib/documents/group-passages";
import { mapInOrder } from "@/lib/documents/map-in-order";
import { type Citation, placeLabel } from "@/lib/documents/place";
import { quoted, quotedPassages, sourceRules, TOKENS_FOR_THOUGHT } from "@/lib/documents/prompt";
import { type ProvenText, proveLines, type Statement } from "@/lib/documents/prove-lines";
import type { OpenDocument } from "@/lib/documents/store";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";

const SUMMARY_TOKENS = 2_500;
const NOTES_TOKENS = 1_000;
const NOTES_PER_GROUP = 6;
/** Hosted models answer several calls at once; one on this machine lets them queue. */
const AT_ONCE = 3;

/**
 * Asks a model that follows instructions. A document that fits into one call is read in one; a longer one
 * in parts, of each the statements that matter most, and these are brought together.
 *
 * @returns the summary, and how many proven statements it has
 */
export async function askForSummary(
  ctx: RunContext,
  source: SourceDocument,
  document: OpenDocument,
  shape: SummaryShape,
): Promise<{ summary: Summary; statements: number }> {
  const { groups, condensed } = groupPassages(document.index.chunks);
  let dropped = 0;
  const writeSummary = async (material: string) => {
    ctx.progress.onStep({ label: "Writing the summary" });
    return ask(ctx, document, {
      system: `${roleText(source)}\n${sourceRules(source.kind)}\n${shapeText(source, shape)}`,
      prompt: `${quoted("title", source.title)}\n\n${material}`,
      maxOutputTokens: SUMMARY_TOKENS + TOKENS_FOR_THOUGHT,
      onText: ctx.progress.onText,
    });
  };

  let proven: ProvenText;
  const [only] = groups;
  if (groups.length <= 1) proven = await writeSummary(quotedPassages(source.kind, only ?? []));
  else {
    let done = 0;
    const step = () =>
      ctx.progress.onStep({ label: "Reading with the model", done, total: groups.length });
    step();
    const notes = await mapInOrder(groups, AT_ONCE, async (group, index) => {
      const read = await ask(ctx, document, {
        system: `${roleText(source)}\n${sourceRules(source.kind)}\n${notesText()}`,
        prompt: `Part ${index + 1} of ${groups.length}.\n\n${quotedPassages(source.kind, group)}`,
        maxOutputTokens: NOTES_TOKENS + TOKENS_FOR_THOUGHT,
        onText: () => {},
      });
      done += 1;
      dropped += read.dropped;
      step();
      return read.statements;
    });
    proven = await writeSummary(quoted("notes", toNotes(document, notes.flat())));
  }
  return {
    statements: proven.statements.length,
    summary: {
      markdown: proven.markdown,
      citations: proven.statements.flatMap((statement) => statement.citations),
      overview: overviewOf(proven.statements, shape),
      questions: proven.questions,
      dropped: dropped + proven.dropped,
      condensed,
      engine: ctx.text.engine,
    },
  };
}

async function ask(
  ctx: RunContext,
  document: OpenDocument,
  request: {
    system: string;
    prompt: string;
    maxOutputTokens: number;
    onText: (text: string) => void;
  },
): Promise<ProvenText> {
  const { onText, ...words } = request;
  const prover = proveLines(document.kind, document.proof, onText);
  const pieces = ctx.text.stream({
    ...words,
    temperature: 0.2,
    userId: ctx.user.id,
    timeoutMs: ctx.textTimeoutMs,
    signal: ctx.signal,
  });
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return prover.end();
    prover.push(value);
  }
}

function roleText({ kind }: SourceDocument): string {
  return kind === "pdf"
    ? "You summarise a PDF document."
    : "You summarise a video by its captions.";
}

function notesText(): string {
  return `Write up to ${NOTES_PER_GROUP} statements that matter most in this part, the most important first, as a list. Keep figures and names. Write nothing else.`;
}

function shapeText({ kind, outline }: SourceDocument, shape: SummaryShape): string {
  const { min, max } = shape.points;
  const points = min === max ? `${min}` : `${min} to ${max}`;
  const chapters = outline.slice(0, 12).map(({ title }) => title);
  const parts = [
    `Write Markdown in the language of the ${kind === "pdf" ? "document" : "captions"}, with these headings and nothing before them:`,
    `## Main points\nA list of ${points} statements, the most important first.`,
    shape.sections &&
      `Then a heading of level 2 for each main part of it${chapters.length > 0 ? ", as it is divided itself" : ""}, each with a list of two to four statements.`,
    shape.figures &&
      "## Key figures\nA list of up to six statements with the figures that matter; leave it out when there are none.",
    "## Questions\nThree or four short questions that a reader may have and that are answered by what you read, one per line, without a source.",
  ];
  return parts.filter(Boolean).join("\n");
}

/** Proven statements with the words that prove them, for the model to bring together. */
function toNotes({ kind }: OpenDocument, statements: readonly Statement[]): string {
  return statements
    .map(({ text, citations }) => {
      const sources = citations.map(
        ({ place, quote }) => `[${placeLabel(kind, place)}: "${quote.replaceAll('"', "'")}"]`,
      );
      return `- ${text} ${sources.join(" ")}`;
    })
    .join("\n");
}

/** The sources of the first points, which tell a chat what the document is about. */
function overviewOf(statements: readonly Statement[], shape: SummaryShape): Citation[] {
  return statements.slice(0, shape.points.max).flatMap(({ citations }) => citations.slice(0, 1));
}
