import "server-only";

import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
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
  const { input, answer, runName } = kept;
  const made = db
    .select({
      creationId: creations.id,
      input: sql<CreationRun["input"]>`${JSON.stringify(input)}::jsonb`.as("input"),
      answer: sql<CreationRun["answer"]>`${JSON.stringify(answer)}::jsonb`.as("answer"),
      runName: sql<string | null>`${runName}::text`.as("run_name"),
    })
    .from(creations)
    .where(and(inArray(creations.id, [...kept.creationIds]), eq(creations.userId, kept.userId)));
  await db
    .insert(creationRuns)
    .select(made)
    .onConflictDoUpdate({ target: creationRuns.creationId, set: { input, answer, runName } });
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
