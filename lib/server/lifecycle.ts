import "server-only";

import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Connection } from "@/db/client";
import { isOutage } from "@/db/failure-kinds";
import { MAX_REWRITE_BYTES } from "@/db/upkeep";
import { hasOperator } from "@/lib/account/operator";
import { drain, isDraining } from "@/lib/api/drain";
import { stopCarrying } from "@/lib/carrier/carrier";
import { startCarrying, stopTimers } from "@/lib/carrier/carry-on";
import { setAdminToken } from "@/lib/core/admin-token";
import { appUrl, env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { publicEnv } from "@/lib/core/public-env";
import { removeOrphanedFolders } from "@/lib/core/temporary-folder";
import { modelDownloads } from "@/lib/engines/downloads/model-downloads";
import { findLocalPainters, findLocalServers } from "@/lib/engines/local-servers";
import { claimStorage } from "@/lib/files/claim-storage";
import { closeEngines, engines, storage } from "@/lib/providers";
import { checkConnection, closeDatabase, getConnection } from "@/lib/providers/database";
import { carries } from "@/lib/queue/kinds";
import { endFollowing } from "@/lib/runs/follow-run";
import { purge } from "@/lib/server/purge";
import { startUpkeep, stopUpkeep } from "@/lib/server/upkeep";

const DAY_MS = 24 * 60 * 60_000;
/** Between two tries to open the database. */
const MAX_PAUSE_MS = 15_000;
/** Shorter than the 30 s that platforms wait between SIGTERM and SIGKILL. */
const DRAIN_MS = 25_000;
/** Time for runs to finish; what takes longer is better begun again by another process. */
const FINISH_RUNS_MS = 10_000;

const NO_OPERATOR =
  "OPERATOR_EMAILS names nobody: the contact form is hidden, and reports wait for npm run reports";

const OTHER_ADDRESS =
  "APP_URL isn't the one that this was built with: the prerendered pages' link previews and canonical links lead to that one; build again with APP_URL set";

/** What a process is for: pages and calls, or runs alone. */
type Role = "server" | "worker";

/** Whether the storage is known to be the database's, or to hold no files. */
let isStorageChecked = false;

/** Opens what the first visitor would otherwise wait for. Never throws: `/api/health` reports failures. */
export async function startUp(role: Role = "server"): Promise<void> {
  // Whichever call opens a database that is late.
  checkConnection(async (opened) => {
    await checkStorage(opened).catch((error: unknown) => {
      // Calls that need no file don't wait for a store that is away; `openDatabase` asks it again.
      if (isOutage(error)) throw error;
    });
  });
  // Starts downloading any missing weights, of what this process may be asked to do.
  engines.embeddings.get().status();
  if (carries("text")) engines.text.get();
  if (carries("vision")) engines.vision.get().status("cutOut");
  if (role === "server") {
    void modelDownloads.get().resume();
    void Promise.all([findLocalServers(), findLocalPainters()]);
  }
  await removeOrphanedFolders(new Date()).catch((error: unknown) => {
    logger.warn({ error }, "could not remove old temporary folders");
  });
  if (role === "server" && !hasOperator()) logger.warn(NO_OPERATOR);
  if (role === "server" && publicEnv.appUrlAtBuild !== (env().APP_URL ?? ""))
    logger.warn(OTHER_ADDRESS);
  // Not waited for any longer: `/api/health` tells, and the first call that gets through opens it as well.
  if (!(await openDatabase(role))) void keepOpening(role);
}

/** @returns whether it's open; with it come the administrator's commands and the daily cleanup */
async function openDatabase(role: Role): Promise<boolean> {
  try {
    const opened = await getConnection();
    // A worker may share the folder with a server, whose file this is.
    if (role === "server") writeServerFile(opened.kind);
    await checkStorage(opened);
    await startCarrying();
    await purgeNow(MAX_REWRITE_BYTES.atStart);
    setInterval(() => void purgeNow(MAX_REWRITE_BYTES.daily), DAY_MS).unref();
    startUpkeep(opened.upkeep);
    return true;
  } catch (error) {
    // Nobody has typed anything yet that this could quote.
    const reason = error instanceof Error ? error.message : undefined;
    logger.error({ error, reason }, "could not open the database");
    return false;
  }
}

/** Ends the process, with code 78 (EX_CONFIG), when the storage is another one than the database's. */
async function checkStorage({ db, close }: Connection): Promise<void> {
  if (isStorageChecked) return;
  const store = storage.get();
  try {
    await claimStorage({ db, storage: store }, env().ADOPT_STORAGE === "on");
    isStorageChecked = true;
  } catch (error) {
    if (error instanceof AppError && store.kind === "disk") {
      logger.warn({ error }, "could not write to DATA_DIR: images can't be stored here");
      isStorageChecked = true;
      return;
    }
    if (!(error instanceof Error && error.name === "StorageMismatchError")) throw error;
    process.stderr.write(`${error.message}\n`);
    await close();
    process.exit(78);
  }
}

/** A database may come up later than its server, or its folder be let go by another. */
async function keepOpening(role: Role): Promise<void> {
  for (let pauseMs = 1_000; !isDraining(); pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    if (await openDatabase(role)) return;
  }
}

/**
 * Stops accepting calls, waits up to 25 s for running ones, then closes engines and database. Runs that go on without
 * their caller have 10 s; then another process takes them up, and pages follow them there.
 */
export async function shutDown(role: Role = "server"): Promise<void> {
  logger.info("draining");
  const drained = drain(DRAIN_MS);
  stopTimers();
  stopUpkeep();
  await stopCarrying(FINISH_RUNS_MS).catch((error: unknown) => {
    logger.warn(
      { error },
      "could not hand runs back: they are taken up when they have been silent",
    );
  });
  endFollowing("pages");
  await drained;
  endFollowing("callers");
  await modelDownloads.set(undefined)?.close();
  await closeEngines();
  await closeDatabase();
  if (role === "server") rmSync(/* turbopackIgnore: true */ serverFile(), { force: true });
}

function serverFile(): string {
  return join(env().DATA_DIR, "server.json");
}

/**
 * Lets administrator commands such as `npm run plan` find this process and its health in full.
 *
 * @throws when the data folder can't be written, where the database is in it
 */
function writeServerFile(kind: Connection["kind"]): void {
  const adminToken = randomBytes(32).toString("base64url");
  const server = { url: appUrl(), port: env().PORT, adminToken, pid: process.pid };
  try {
    mkdirSync(/* turbopackIgnore: true */ env().DATA_DIR, { recursive: true });
    rmSync(/* turbopackIgnore: true */ serverFile(), { force: true });
    writeFileSync(/* turbopackIgnore: true */ serverFile(), JSON.stringify(server), {
      mode: 0o600,
    });
    setAdminToken(adminToken);
  } catch (error) {
    // Platforms that run functions have no folder to write to, and no need of it.
    if (kind === "embedded") throw error;
    logger.info({ error }, "could not write server.json: there will be no administrator's token");
  }
}

/** @param maxRewriteBytes how large tables may be that are freed of what was deleted */
async function purgeNow(maxRewriteBytes: number): Promise<void> {
  try {
    const { db, upkeep } = await getConnection();
    // Storage that is away keeps files, not what stood in deleted rows.
    await purge({ db, storage: storage.get() }, new Date()).catch(warn);
    await upkeep?.rewrite(maxRewriteBytes);
  } catch (error) {
    warn(error);
  }
}

function warn(error: unknown): void {
  logger.warn({ error }, "could not purge expired rows");
}
