import "server-only";

import { and, eq, isNull, type SQL, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { deletedFromTheStart } from "@/db/queries/comparisons";
import { partsOfMade } from "@/db/queries/creation-parts";
import { filesOfMade } from "@/db/queries/files";
import type { PartRole } from "@/db/schema/creation-parts";
import { creations } from "@/db/schema/creations";

/** What makes one statement that saves a creation another one. */
export type SavingShape = {
  /** How many files it attaches. */
  fileCount: number;
  hasParent: boolean;
  /** Set when the creation is one of two results to compare. */
  compared: { id: string; side: 1 | 2 } | null;
  parts: Partial<Record<PartRole, string | undefined>>;
};

/** Values of the statement, besides those of its shape. */
export type SavingValues = {
  id: string;
  userId: string;
  tool: string;
  type: string;
  prompt: string;
  content: string;
  meta: Record<string, unknown>;
  truncated: boolean;
  published: boolean;
  parentId: string | null;
  now: Date;
};

const { placeholder } = sql;
const savedAt = sql.param(placeholder("now"), creations.publishedAt);

/** Name of the placeholder for a file's id. */
export const fileName = (at: number) => `file${at}`;

/** The statement that saves a creation and attaches its files, both or neither: a transaction would take three more round trips. */
export function savingCreation(
  db: Database,
  whose: { id: string; userId: string },
  { fileCount, hasParent, compared, parts }: SavingShape,
) {
  const made = db.$with("made").as(
    db
      .insert(creations)
      .values({
        ...placeholders("id", "userId", "tool", "type", "prompt", "content", "meta"),
        ...placeholders("truncated", "published"),
        publishedAt: sql`case when ${placeholder("published")}::boolean then ${savedAt}::timestamptz end`,
        parentId: hasParent ? ownCreationId(db) : null,
        ...(compared && {
          comparisonId: compared.id,
          comparisonSide: compared.side,
          deletedAt: deletedFromTheStart(db, compared, whose.userId),
        }),
        createdAt: placeholder("now"),
        updatedAt: placeholder("now"),
      })
      .onConflictDoUpdate({
        target: creations.id,
        set: {
          content: sql`excluded.content`,
          meta: sql`excluded.meta`,
          truncated: sql`excluded.truncated`,
          updatedAt: sql`excluded.updated_at`,
        },
        setWhere: eq(creations.userId, placeholder("userId")),
      })
      .returning(),
  );
  const ids = Array.from({ length: fileCount }, (_, at) => placeholder(fileName(at)));
  const files = filesOfMade(db, {
    ids,
    userId: placeholder("userId"),
    creationId: placeholder("id"),
    now: placeholder("now"),
  });
  const owned = { creationId: whose.id, userId: whose.userId, parts };
  return db
    .with(made, ...files, ...partsOfMade(db, owned))
    .select()
    .from(made);
}

function placeholders<Name extends keyof SavingValues>(...names: Name[]) {
  // Safe: a key for each of the names.
  return Object.fromEntries(names.map((name) => [name, placeholder(name)])) as {
    [Key in Name]: ReturnType<typeof placeholder<Key>>;
  };
}

/** SQL for the id, or null unless it is one of this owner's creations and not deleted. */
function ownCreationId(db: Database): SQL {
  const own = db
    .select({ id: creations.id })
    .from(creations)
    .where(
      and(
        eq(creations.id, placeholder("parentId")),
        eq(creations.userId, placeholder("userId")),
        isNull(creations.deletedAt),
      ),
    );
  return sql`(${own})`;
}
