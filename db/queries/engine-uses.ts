import "server-only";

import { and, desc, eq, gte, lt, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import { engineUses } from "@/db/schema/engine-uses";

/** What a person used of one engine. Sums of tokens and dollars are of the runs that they are known of. */
export type EngineUse = {
  engineId: string;
  engineName: string;
  runs: number;
  countedRuns: number;
  inputTokens: number;
  outputTokens: number;
  pricedRuns: number;
  dollars: number;
};

/** One run; `tokens` are undefined when they aren't known, and so is their cost. */
type Use = {
  userId: string;
  engine: { id: string; name: string };
  tokens: { input: number; output: number; dollars?: number | undefined } | undefined;
  now: Date;
};

/** Adds one run to a person's day. */
export async function addEngineUse(db: Database, use: Use): Promise<void> {
  const { userId, engine, tokens, now } = use;
  await keptStatement(db, "add an engine use", (name) => adding(db).prepare(name)).execute({
    userId,
    day: dayOf(now),
    engineId: engine.id,
    engineName: engine.name,
    countedRuns: tokens ? 1 : 0,
    inputTokens: tokens?.input ?? 0,
    outputTokens: tokens?.output ?? 0,
    pricedRuns: tokens?.dollars === undefined ? 0 : 1,
    dollars: tokens?.dollars ?? 0,
  });
}

function adding(db: Database) {
  const { placeholder } = sql;
  return db
    .insert(engineUses)
    .values({
      userId: placeholder("userId"),
      day: placeholder("day"),
      engineId: placeholder("engineId"),
      engineName: placeholder("engineName"),
      runs: 1,
      countedRuns: placeholder("countedRuns"),
      inputTokens: placeholder("inputTokens"),
      outputTokens: placeholder("outputTokens"),
      pricedRuns: placeholder("pricedRuns"),
      dollars: placeholder("dollars"),
    })
    .onConflictDoUpdate({
      target: [engineUses.userId, engineUses.day, engineUses.engineId],
      set: {
        engineName: sql`excluded.engine_name`,
        runs: sql`${engineUses.runs} + excluded.runs`,
        countedRuns: sql`${engineUses.countedRuns} + excluded.counted_runs`,
        inputTokens: sql`${engineUses.inputTokens} + excluded.input_tokens`,
        outputTokens: sql`${engineUses.outputTokens} + excluded.output_tokens`,
        pricedRuns: sql`${engineUses.pricedRuns} + excluded.priced_runs`,
        dollars: sql`${engineUses.dollars} + excluded.dollars`,
      },
    });
}

/** What a person used since the day of `since`, the most used engine first. */
export async function sumEngineUses(
  db: Database,
  { userId, since }: { userId: string; since: Date },
): Promise<EngineUse[]> {
  const runs = sql<number>`sum(${engineUses.runs})::int`;
  return db
    .select({
      engineId: engineUses.engineId,
      engineName: sql<string>`max(${engineUses.engineName})`,
      runs,
      countedRuns: sql<number>`sum(${engineUses.countedRuns})::int`,
      inputTokens: sql<number>`sum(${engineUses.inputTokens})::float8`,
      outputTokens: sql<number>`sum(${engineUses.outputTokens})::float8`,
      pricedRuns: sql<number>`sum(${engineUses.pricedRuns})::int`,
      dollars: sql<number>`sum(${engineUses.dollars})`,
    })
    .from(engineUses)
    .where(and(eq(engineUses.userId, userId), gte(engineUses.day, dayOf(since))))
    .groupBy(engineUses.engineId)
    .orderBy(desc(runs), engineUses.engineId);
}

/** Deletes days before `before`. */
export async function purgeEngineUses(db: Database, before: Date): Promise<void> {
  await db.delete(engineUses).where(lt(engineUses.day, dayOf(before)));
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
