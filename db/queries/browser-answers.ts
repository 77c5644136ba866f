import "server-only";

import { and, count, eq, gt, lt, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { type AnswerEnd, type AnswerTokens, browserAnswers } from "@/db/schema/browser-answers";
import { AppError } from "@/lib/core/errors";

type NewAnswer = { id: string; userId: string; maxCharacters: number; lifetimeMs: number };

/** A piece of an answer: its number, from 0, and if it is the last one, how the model ended and what it used. */
export type AnswerPiece = {
  id: string;
  seq: number;
  text: string;
  end?: AnswerEnd | undefined;
  tokens?: AnswerTokens | undefined;
};

/**
 * Opens an answer for a person's page to fill.
 *
 * @throws AppError `rate_limited` when `maxOpen` of theirs are open already
 */
export async function openAnswer(
  db: Database,
  { id, userId, maxCharacters, lifetimeMs }: NewAnswer,
  maxOpen: number,
): Promise<void> {
  const mine = eq(browserAnswers.userId, userId);
  await db.transaction(async (tx) => {
    // One at a time, so that runs that begin together can't all find room.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`answers ${userId}`}, 0))`,
    );
    // Here, too, because a script leaves thousands until the daily purge.
    await tx.delete(browserAnswers).where(and(mine, lt(browserAnswers.expiresAt, sql`now()`)));
    const [found] = await tx
      .select({ count: count() })
      .from(browserAnswers)
      .where(and(mine, isOpen()));
    if ((found?.count ?? 0) >= maxOpen) {
      const message = "This browser's model is busy with your other runs. Wait for one to finish.";
      throw new AppError("rate_limited", message, { retryAfterSeconds: 10 });
    }
    const expiresAt = sql`now() + ${lifetimeMs} * interval '1 millisecond'`;
    await tx.insert(browserAnswers).values({ id, userId, maxCharacters, expiresAt });
  });
}

/**
 * Adds a piece, once however often it is sent. The one that is too long is cut and ends the answer.
 *
 * @returns `unknown` for an id that isn't this person's, `ended` when the run takes no more, `unexpected` for a piece out
 *   of turn
 */
export async function addPiece(
  db: Database,
  { id, userId, seq, text, end, tokens }: AnswerPiece & { userId: string },
): Promise<"added" | "unknown" | "ended" | "unexpected"> {
  const mine = and(eq(browserAnswers.id, id), eq(browserAnswers.userId, userId));
  const whole = sql`${browserAnswers.text} || ${text}::text`;
  const added = await db
    .update(browserAnswers)
    .set({
      text: sql`left(${whole}, ${browserAnswers.maxCharacters})`,
      pieces: seq + 1,
      // What was cut wasn't all of what they count.
      tokens: sql`case when length(${whole}) > ${browserAnswers.maxCharacters} then null else ${end && tokens ? JSON.stringify(tokens) : null}::jsonb end`,
      state: sql`case when length(${whole}) > ${browserAnswers.maxCharacters} then 'length' else ${end ?? "open"}::text end`,
    })
    .where(and(mine, isOpen(), eq(browserAnswers.pieces, seq)))
    .returning({ id: browserAnswers.id });
  if (added.length > 0) return "added";
  const { state, pieces } = browserAnswers;
  const [row] = await db.select({ state, pieces }).from(browserAnswers).where(mine);
  if (!row) return "unknown";
  if (row.state === "closed") return "ended";
  if (row.pieces === seq + 1) return "added";
  return row.state === "open" && row.pieces !== seq ? "unexpected" : "ended";
}

/** What came after the first `from` characters of an answer; null when it is gone with its account. */
export async function readAnswer(db: Database, { id, from }: { id: string; from: number }) {
  const { text, pieces, state, tokens } = browserAnswers;
  const [row] = await db
    .select({
      text: sql<string>`substr(${text}, ${from}::int + 1)`,
      characters: sql<number>`length(${text})`,
      pieces,
      state,
      tokens,
    })
    .from(browserAnswers)
    .where(eq(browserAnswers.id, id));
  return row ?? null;
}

/** Ends an answer: its text is emptied, and further pieces are refused. */
export async function closeAnswer(db: Database, id: string): Promise<void> {
  const closed = { state: "closed" as const, text: "" };
  await db.update(browserAnswers).set(closed).where(eq(browserAnswers.id, id));
}

/** Deletes answers that expired before `before`. */
export async function purgeAnswers(db: Database, before: Date): Promise<void> {
  await db.delete(browserAnswers).where(lt(browserAnswers.expiresAt, before));
}

function isOpen() {
  return and(eq(browserAnswers.state, "open"), gt(browserAnswers.expiresAt, sql`now()`));
}
