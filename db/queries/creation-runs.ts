import "server-only";

import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import { creationRuns } from "@/db/schema/creation-runs";
import { creations } from "@/db/schema/creations";

/** What a run was asked for, and what it answered beside its creations. */
export type CreationRun = { input: Record<string, unknown>; answer: Record<string, unknown> };

type KeptRun = CreationRun & {
  creationIds: readonly string[];
  userId: string;
  /** The page's name for it; null where it had none. */
  runName: string | null;
};

/** Keeps a run with the creations it made; ids that aren't this user's creations are ignored. */
export async function keepCreationRun(db: Database, kept: KeptRun): Promise<void> {
  const { creationIds, userId, runName } = kept;
  const count = creationIds.length;
  const keeping = keptStatement(db, `keep a run of ${count} creations`, (name) =>
    keepingRun(db, count).prepare(name),
  );
  const input = JSON.stringify(kept.input);
  const answer = JSON.stringify(kept.answer);
  const ids = Object.fromEntries(creationIds.map((id, at) => [`id${at}`, id]));
  await keeping.execute({ ...ids, userId, runName, input, answer });
}

function keepingRun(db: Database, count: number) {
  const { placeholder } = sql;
  const ids = Array.from({ length: count }, (_, at) => placeholder(`id${at}`));
  const made = db
    .select({
      creationId: creations.id,
      input: sql<CreationRun["input"]>`${placeholder("input")}::jsonb`.as("input"),
      answer: sql<CreationRun["answer"]>`${placeholder("answer")}::jsonb`.as("answer"),
      runName: sql<string | null>`${placeholder("runName")}::text`.as("run_name"),
    })
    .from(creations)
    .where(and(inArray(creations.id, ids), eq(creations.userId, placeholder("userId"))));
  return db
    .insert(creationRuns)
    .select(made)
    .onConflictDoUpdate({
      target: creationRuns.creationId,
      set: {
        input: sql`excluded.input`,
        answer: sql`excluded.answer`,
        runName: sql`excluded.run_name`,
      },
    });
}

/** The run that made one of the user's creations; null when none was kept. */
export async function findCreationRun(
  db: Database,
  wanted: { creationId: string; userId: string },
): Promise<CreationRun | null> {
  const [row] = await db
    .select({ input: creationRuns.input, answer: creationRuns.answer })
    .from(creationRuns)
    .innerJoin(creations, eq(creations.id, creationRuns.creationId))
    .where(
      and(
        eq(creations.id, wanted.creationId),
        eq(creations.userId, wanted.userId),
        isNull(creations.deletedAt),
      ),
    );
  return row ?? null;
}

/** The first creation that a run of this name made for the user and that isn't deleted; null when there is none. */
export async function findCreationOfRun(
  db: Database,
  wanted: { runName: string; userId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: creations.id })
    .from(creationRuns)
    .innerJoin(creations, eq(creations.id, creationRuns.creationId))
    .where(
      and(
        eq(creationRuns.runName, wanted.runName),
        eq(creations.userId, wanted.userId),
        isNull(creations.deletedAt),
      ),
    )
    .orderBy(creations.id)
    .limit(1);
  return row?.id ?? null;
}
