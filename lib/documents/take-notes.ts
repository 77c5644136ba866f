import "server-only";

import pMap from "p-map";

import { AppError } from "@/lib/core/errors";
import { askAndProve } from "@/lib/documents/ask-and-prove";
import type { Passage } from "@/lib/documents/group-passages";
import { type DocumentKind, placeLabel } from "@/lib/documents/place";
import { quotedPassages, sourceRules, TOKENS_FOR_THOUGHT } from "@/lib/documents/prompt";
import type { ProvenText, Statement } from "@/lib/documents/prove-lines";
import { estimateTokens } from "@/lib/documents/room";
import type { OpenDocument } from "@/lib/documents/store";
import type { RunContext } from "@/lib/providers/context";

const NOTES_TOKENS = 1_000 + TOKENS_FOR_THOUGHT;
const NOTES_PER_GROUP = 6;
/** Hosted models answer several calls at once; one on this machine lets them queue. */
const AT_ONCE = 3;

export type Notes = {
  /** Proven statements of each part, those that matter most first; empty for a part that was not read. */
  parts: Statement[][];
  dropped: number;
  /** Parts for which no time was left. */
  unread: number;
};

/**
 * Has a model read the parts of a document, and keeps what it can prove. When time runs out before all are
 * read, those that are lie evenly over the document.
 *
 * @param role the first line of the rules
 * @param untilMs when reading has to end, in milliseconds since 1970
 * @throws AppError what `ctx.text` throws
 */
export async function takeNotes(
  ctx: RunContext,
  document: OpenDocument,
  role: string,
  groups: readonly (readonly Passage[])[],
  untilMs: number,
): Promise<Notes> {
  const notes: Notes = { parts: groups.map(() => []), dropped: 0, unread: 0 };
  let done = 0;
  const step = () =>
    ctx.progress.onStep({ label: "Reading with the model", done, total: groups.length });
  step();
  const readPart = async (index: number) => {
    const read = await askInTime(
      ctx,
      document,
      {
        system: notesRules(role, document.kind),
        prompt: `Part ${index + 1} of ${groups.length}.\n\n${quotedPassages(document.kind, groups[index] ?? [])}`,
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
  await pMap(spread(groups.length), readPart, { concurrency: AT_ONCE });
  return notes;
}

/** Undefined when the time for reading ended before the first word came. */
async function askInTime(
  ctx: RunContext,
  document: OpenDocument,
  words: Parameters<typeof askAndProve>[2],
  untilMs: number,
): Promise<ProvenText | undefined> {
  const leftMs = untilMs - Date.now();
  if (leftMs <= 0) return undefined;
  try {
    return await askAndProve(ctx, document, { ...words, timeoutMs: leftMs });
  } catch (error) {
    if (error instanceof AppError && error.code === "provider_timeout") return undefined;
    throw error;
  }
}

/** The rules of the calls that read a part. */
export function notesRules(role: string, kind: DocumentKind): string {
  return `${role}\n${sourceRules(kind)}\nWrite up to ${NOTES_PER_GROUP} statements that matter most in this part, the most important first, as a list. Keep figures and names. Write nothing else.`;
}

/**
 * Proven statements with the words that prove them, in the order of the document, for a model to bring
 * together.
 *
 * @param room in tokens; the first statement of every part comes before the second of any
 */
export function notesText(
  kind: DocumentKind,
  parts: readonly (readonly Statement[])[],
  room: number,
): string {
  const lines = parts.map((statements) => statements.map((statement) => noteLine(kind, statement)));
  const kept = lines.map(() => 0);
  let left = room;
  for (let rank = 0; rank < Math.max(0, ...lines.map(({ length }) => length)); rank += 1) {
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

/** 0 to `count` - 1, so ordered that every beginning of the list lies evenly over them. */
function spread(count: number): number[] {
  const places = Array.from({ length: count }, (_, index) => {
    let share = 0;
    for (let bit = 0.5, rest = index; rest > 0; rest >>= 1, bit /= 2) if (rest & 1) share += bit;
    return { index, share };
  });
  // The n-th of the list is the part that lies where the n-th share does.
  const rank = places.toSorted((a, b) => a.share - b.share).map(({ index }) => index);
  const order: number[] = [];
  for (const [place, turn] of rank.entries()) order[turn] = place;
  return order;
}
