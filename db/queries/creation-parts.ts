import "server-only";

import {
  and,
  eq,
  exists,
  inArray,
  isNull,
  min,
  not,
  notExists,
  notInArray,
  type SQL,
  sql,
  sum,
} from "drizzle-orm";

import type { Database } from "@/db/client";
import { creationParts, type PartRole } from "@/db/schema/creation-parts";
import { creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";

type Owned = { creationId: string; userId: string };

type Part = Owned & { role: PartRole; fileId: string };

/** Makes a file part of a creation, in place of the one in that role; a file that isn't `userId`'s, or is gone, is ignored. */
export async function putPart(db: Database, part: Part): Promise<void> {
  await putting(db, part);
}

/** Parts of the statement whose part `made` saves a creation: they do for each file what `putPart` does. */
export function partsOfMade(
  db: Database,
  { parts, ...owned }: Owned & { parts: Partial<Record<PartRole, string | undefined>> },
) {
  // Safe: the keys are roles.
  const roles = Object.entries(parts) as [PartRole, string | undefined][];
  return roles.flatMap(([role, fileId]) =>
    fileId === undefined
      ? []
      : [
          db.$with(`part_${role}`).as(
            putting(db, { ...owned, role, fileId }, sql`exists (select from made)`).returning({
              role: creationParts.role,
            }),
          ),
        ],
  );
}

/** @param condition what must be true besides */
function putting(db: Database, { creationId, userId, role, fileId }: Part, condition?: SQL) {
  const own = db
    .select({
      creationId: sql<string>`${creationId}::uuid`.as("creation_id"),
      role: sql<PartRole>`${role}::text`.as("role"),
      fileId: files.id,
    })
    .from(files)
    .where(
      and(
        eq(files.id, fileId),
        eq(files.userId, userId),
        eq(files.isSource, true),
        isNull(files.discardedAt),
        condition,
      ),
    );
  return db
    .insert(creationParts)
    .select(own)
    .onConflictDoUpdate({
      target: [creationParts.creationId, creationParts.role],
      set: { fileId },
    });
}

/** Takes a part away from one of the user's creations; its file goes with the next cleanup, unless another creation has it. */
export async function removePart(
  db: Database,
  { creationId, role }: { creationId: string; role: PartRole },
): Promise<void> {
  await db
    .delete(creationParts)
    .where(and(eq(creationParts.creationId, creationId), eq(creationParts.role, role)));
}

/** The files that one of a user's creations is edited with, by what they are to it. */
export async function findPartsOf(
  db: Database,
  { creationId, userId }: Owned,
): Promise<Partial<Record<PartRole, string>>> {
  const rows = await db
    .select({ role: creationParts.role, fileId: creationParts.fileId })
    .from(creationParts)
    .innerJoin(files, eq(files.id, creationParts.fileId))
    .where(
      and(
        eq(creationParts.creationId, creationId),
        eq(files.userId, userId),
        isNull(files.discardedAt),
      ),
    );
  return Object.fromEntries(rows.map(({ role, fileId }) => [role, fileId]));
}

/** The id of a file that is part of one of the user's creations, by that or by what is in it; null without one. */
export async function findStoredPart(
  db: Database,
  wanted: { userId: string } & ({ id: string } | { sha256: string }),
): Promise<string | null> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.userId, wanted.userId),
        "id" in wanted ? eq(files.id, wanted.id) : eq(files.sha256, wanted.sha256),
        eq(files.isSource, true),
        isNull(files.discardedAt),
        isPart(db, files.id),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** Marks for removal what is part of these creations and of no others. */
export async function discardPartsOf(
  db: Database,
  { creationIds, now }: { creationIds: readonly string[]; now: Date },
): Promise<void> {
  const ids = [...creationIds];
  const theirs = db
    .select({ fileId: creationParts.fileId })
    .from(creationParts)
    .where(inArray(creationParts.creationId, ids));
  const others = db
    .select({ one: sql`1` })
    .from(creationParts)
    .where(and(eq(creationParts.fileId, files.id), notInArray(creationParts.creationId, ids)));
  await db
    .update(files)
    .set({ discardedAt: now })
    .where(and(inArray(files.id, theirs), notExists(others)));
}

/** SQL for whether a file is part of a creation. */
export function isPart(db: Database, fileId: typeof files.id): SQL {
  const parts = db
    .select({ one: sql`1` })
    .from(creationParts)
    .where(eq(creationParts.fileId, fileId));
  return exists(parts);
}

/** The same, as a column of a query on files. */
export function isPartOfSomeCreation(db: Database): SQL.Aliased<boolean> {
  return sql<boolean>`${isPart(db, files.id)}`.as("is_part");
}

/** SQL for the first creation that a file is part of and that isn't deleted; null without one. */
export function shownPartOf(db: Database): SQL.Aliased<string | null> {
  const shown = db
    .select({ id: min(sql`${creationParts.creationId}::text`) })
    .from(creationParts)
    .innerJoin(creations, eq(creations.id, creationParts.creationId))
    .where(and(eq(creationParts.fileId, files.id), isNull(creations.deletedAt)));
  return sql<string | null>`(${shown})`.as("part_of");
}

/** How many files a user stored to be parts of creations that none of them has. */
export async function countLooseParts(db: Database, userId: string): Promise<number> {
  return db.$count(
    files,
    and(
      eq(files.userId, userId),
      eq(files.isSource, true),
      isNull(files.creationId),
      isNull(files.discardedAt),
      not(isPart(db, files.id)),
    ),
  );
}

/** How many bytes a user has stored to be parts of creations. */
export async function countSourceBytes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(files.byteSize).mapWith(Number) })
    .from(files)
    .where(and(eq(files.userId, userId), eq(files.isSource, true), isNull(files.discardedAt)));
  return row?.bytes ?? 0;
}
