import "server-only";

import type { Database } from "@/db/client";
import { purgeDeletedUsers, purgeSessions } from "@/db/queries/accounts";
import { purgeAnswers } from "@/db/queries/browser-answers";
import { purgeChainRuns } from "@/db/queries/chain-runs";
import { purgeContactMessages } from "@/db/queries/contact-messages";
import { purgeCreations, purgeCreationsOfDeletedUsers } from "@/db/queries/delete-creations";
import { purgeEngineUses } from "@/db/queries/engine-uses";
import { purgeKeys } from "@/db/queries/idempotency-keys";
import { purgeWithdrawnLikes } from "@/db/queries/likes";
import { purgePasswordResets } from "@/db/queries/password-resets";
import { purgeDocuments } from "@/db/queries/remove-documents";
import { purgeRuns } from "@/db/queries/runs";
import { purgeShareLinks } from "@/db/queries/share-links";
import { purgeCounters } from "@/db/queries/usage-counters";
import { DONE_MESSAGE_DAYS, MESSAGE_DAYS } from "@/lib/contact/retention";
import { logger } from "@/lib/core/logger";
import { BIN_DAYS } from "@/lib/creations/bin-days";
import { removeAbandonedUploads } from "@/lib/files/direct-upload";
import { removeUnusedFiles } from "@/lib/files/remove-files";
import { removeOrphanedObjects } from "@/lib/files/remove-orphaned-objects";
import type { StoragePort } from "@/lib/providers/storage/port";
import { deleteIdleJobs } from "@/lib/queue/jobs";
import { removeAbandonedRunFiles } from "@/lib/runs/run-files";

const DAY_MS = 24 * 60 * 60_000;
/** How long a document stays available for chat after its last use. */
const DOCUMENT_DAYS = 30;
/** How long a chain run can be looked at and resumed. What it made stays. */
const CHAIN_RUN_DAYS = 30;
/** Far longer than any run or token lasts. */
const DELETED_USER_DAYS = 30;
/** Far longer than the usage page looks back. */
const ENGINE_USE_DAYS = 400;

/**
 * Permanently deletes everything past its retention. Creations go first, which orphans their files.
 *
 * @throws the first failure, once all the rest is done: an object that the store won't delete keeps nothing else
 */
export async function purge(
  { db, storage }: { db: Database; storage: StoragePort },
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await inTurn([
    () => purgeCreations(db, before(BIN_DAYS)),
    () => purgeCreationsOfDeletedUsers(db),
    () => purgeWithdrawnLikes(db, before(1)),
    () => purgeChainRuns(db, { unbegun: before(1), begun: before(CHAIN_RUN_DAYS) }),
    () => removeUnusedFiles({ db, storage }, now),
    () => removeAbandonedUploads(storage, now),
    () => removeOrphanedObjects({ db, storage }, now),
    () => purgeDocuments(db, { unused: before(DOCUMENT_DAYS), unfinished: before(1) }),
    () => purgeAnswers(db, before(1)),
    () => purgeSessions(db, now),
    () => purgePasswordResets(db, now),
    () => purgeRuns(db, before(1)),
    () => deleteIdleJobs(db),
    () => removeAbandonedRunFiles(storage, now),
    () => purgeKeys(db, before(1)),
    () => purgeDeletedUsers(db, before(DELETED_USER_DAYS)),
    () =>
      purgeContactMessages(db, {
        done: before(DONE_MESSAGE_DAYS),
        received: before(MESSAGE_DAYS),
      }),
    () => purgeShareLinks(db, now),
    () => purgeCounters(db, before(2)),
    () => purgeEngineUses(db, before(ENGINE_USE_DAYS)),
  ]);
}

async function inTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      faults.push(error);
    }
  }
  for (const error of faults.slice(1)) logger.warn({ error }, "could not purge expired rows");
  if (faults.length > 0) throw faults[0];
}
