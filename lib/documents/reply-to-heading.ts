import type { Statement } from "@/lib/documents/main-points";

/** Whether a statement is the question of a heading with its answer. */
export function isReplyTo(title: string, statement: Statement | undefined): boolean {
  return statement?.reply !== undefined && statement.text.startsWith(title);
}

/** A statement without the question that is the heading above it. */
export function underHeading(title: string, statement: Statement): Statement {
  const { reply, speaker: _, ...rest } = statement;
  if (!reply || !isReplyTo(title, statement)) return statement;
  return { ...rest, text: reply.text, ...(reply.speaker && { speaker: reply.speaker }) };
}
