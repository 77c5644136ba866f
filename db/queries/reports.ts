import "server-only";

import { and, count, desc, eq, isNull, max, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { creations } from "@/db/schema/creations";
import { galleryNames } from "@/db/schema/gallery-names";
import { reports } from "@/db/schema/reports";

/** A reported creation: the name its author shows, number of reports, distinct reasons, non-empty notes, latest report. */
export type ReportedCreation = {
  id: string;
  prompt: string;
  content: string;
  author: string | null;
  reports: number;
  reasons: string[];
  notes: string[];
  lastAt: Date;
};

/** Published creations with reports, most reported first. */
export function listReported(db: Database, limit: number): Promise<ReportedCreation[]> {
  const amount = count();
  const lastAt = max(reports.createdAt);
  return db
    .select({
      id: creations.id,
      prompt: creations.prompt,
      content: creations.content,
      author: galleryNames.name,
      reports: amount,
      reasons: sql<string[]>`json_agg(distinct ${reports.reason})`,
      notes: sql<
        string[]
      >`coalesce(json_agg(${reports.note}) filter (where ${reports.note} <> ''), '[]')`,
      lastAt: sql<Date>`${lastAt}`.mapWith(reports.createdAt),
    })
    .from(reports)
    .innerJoin(creations, eq(creations.id, reports.creationId))
    .leftJoin(galleryNames, eq(galleryNames.userId, creations.userId))
    .where(and(sql`${creations.published}`, isNull(creations.deletedAt)))
    .groupBy(creations.id, galleryNames.name)
    .orderBy(desc(amount), desc(lastAt))
    .limit(limit);
}

/**
 * Unpublishes a creation for good; its owner keeps it but can't publish it again.
 *
 * @returns false when no such creation is published
 */
export async function withdrawCreation(
  db: Database,
  change: { id: string; now: Date },
): Promise<boolean> {
  const changed = await db
    .update(creations)
    .set({ published: false, publishedAt: null, withdrawnAt: change.now, updatedAt: change.now })
    .where(and(eq(creations.id, change.id), sql`${creations.published}`))
    .returning({ id: creations.id });
  return changed.length > 0;
}

/**
 * Deletes all reports of a creation, which shows it again to the users who reported it.
 *
 * @returns false when it had none
 */
export async function dismissReports(db: Database, creationId: string): Promise<boolean> {
  const gone = await db
    .delete(reports)
    .where(eq(reports.creationId, creationId))
    .returning({ creationId: reports.creationId });
  return gone.length > 0;
}
