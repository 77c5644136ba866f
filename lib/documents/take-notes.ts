import { largest } from "@/lib/core/extremes";
import "server-only";

import pMap from "p-map";

import { AppError } from "@/lib/core/errors";
import { askAndVerify } from "@/lib/documents/ask-and-verify";
import { type DocumentKind, placeLabel } from "@/lib/documents/citation";
import type { Passage } from "@/lib/documents/group-passages";
import { fencedPassages, REASONING_TOKENS, sourceRules } from "@/lib/documents/prompt";
import { estimateTokens } from "@/lib/documents/token-budget";
import type { Statement, VerifiedText } from "@/lib/documents/verify-citations";
import type { RunContext } from "@/lib/providers/context";

const NOTES_TOKENS = 1_000 + REASONING_TOKENS;
const NOTES_PER_GROUP = 6;
/** Hosted models handle several calls at once; a local one queues them. */
const CONCURRENCY = 3;

/** What a model noted while reading a document in parts. */
export type Notes = {
  /** Verified statements of each part, most important first; empty for a part that wasn't read. */
  parts: Statement[][];
  dropped: number;
  /** Number of parts for which no time was left. */
  unread: number;
};

/**
 * Has a model read a document in parts and keeps the statements that can be verified. Parts are
 * read in an order that covers the document evenly, in case time runs out.
 *
 * @param role the first line of the system prompt
 * @param untilMs when reading has to end, in milliseconds since the Unix epoch
 * @throws AppError whatever `ctx.text` throws, except `provider_timeout`
 */
export async function takeNotes(
  ctx: RunContext,
  document: Parameters<typeof askAndVerify>[1],
  role: string,
  groups: readonly (readonly Passage[])[],
  untilMs: number,
): Promise<Notes> {
  const notes: Notes = { parts: groups.map(() => []), dropped: 0, unread: 0 };
  let done = 0;
  const step = () =>
    ctx.progress.onStep({ label: "Analyzing the text", done, total: groups.length });
  step();
  const readPart = async (index: number) => {
    const read = await askBeforeDeadline(
      ctx,
      document,
      {
        system: notesRules(role, document.kind),
        prompt: `Part ${index + 1} of ${groups.length}.\n\n${fencedPassages(document.kind, groups[index] ?? [])}`,
        maxOutputTokens: NOTES_TOKENS,
        onText: () => {},
      },
      untilMs,
    );
    if (!read) {
      notes.unread += 1;
      return;
    }
    notes.parts[index] = read.statements;
    notes.dropped += read.dropped;
    done += 1;
    step();
  };
  await pMap(evenlySpacedOrder(groups.length), readPart, { concurrency: CONCURRENCY });
  return notes;
}

/** Undefined when time ran out before the call or during it. */
async function askBeforeDeadline(
  ctx: RunContext,
  document: Parameters<typeof askAndVerify>[1],
  request: Parameters<typeof askAndVerify>[2],
  untilMs: number,
): Promise<VerifiedText | undefined> {
  const remainingMs = untilMs - Date.now();
  if (remainingMs <= 0) return undefined;
  try {
    return await askAndVerify(ctx, document, { ...request, timeoutMs: remainingMs });
  } catch (error) {
    if (error instanceof AppError && error.code === "provider_timeout") return undefined;
    throw error;
  }
}

/** Returns the system prompt for reading one part. */
export function notesRules(role: string, kind: DocumentKind): string {
  return `${role}\n${sourceRules(kind)}\nList up to ${NOTES_PER_GROUP} statements that matter most in this part, most important first. Keep figures and names. Write nothing else.`;
}

/**
 * Lists verified statements with their quotations, in document order, as input for the summary.
 *
 * @param tokenBudget token budget; the first statement of every part takes precedence over the second of
 *   any
 */
export function notesText(
  kind: DocumentKind,
  parts: readonly (readonly Statement[])[],
  tokenBudget: number,
): string {
  const lines = parts.map((statements) => statements.map((statement) => noteLine(kind, statement)));
  const kept = lines.map(() => 0);
  let left = tokenBudget;
  for (let rank = 0; rank < Math.max(0, largest(lines.map(({ length }) => length))); rank += 1) {
    for (const [part, own] of lines.entries()) {
      const line = own[rank];
      if (line === undefined || kept[part] !== rank) continue;
      left -= estimateTokens(line);
      if (left >= 0) kept[part] = rank + 1;
    }
  }
  return lines.flatMap((own, part) => own.slice(0, kept[part])).join("\n");
}

function noteLine(kind: DocumentKind, { text, citations }: Statement): string {
  const sources = citations.map(
    ({ place, quote }) => `[${placeLabel(kind, place)}: "${quote.replaceAll('"', "'")}"]`,
  );
  return `- ${text} ${sources.join(" ")}`;
}

/**
 * The numbers 0 to `count` - 1 in van der Corput order, so that every prefix is spread evenly.
 * https://en.wikipedia.org/wiki/Van_der_Corput_sequence
 */
function evenlySpacedOrder(count: number): number[] {
  const places = Array.from({ length: count }, (_, index) => {
    let share = 0;
    for (let bit = 0.5, rest = index; rest > 0; rest >>= 1, bit /= 2) if (rest & 1) share += bit;
    return { index, share };
  });
  // Invert the ranking: the part read nth is the one ranked where n's share falls.
  const rank = places.toSorted((a, b) => a.share - b.share).map(({ index }) => index);
  const order: number[] = [];
  for (const [place, turn] of rank.entries()) order[turn] = place;
  return order;
}
