import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { uuidv7 } from "uuidv7";
import { afterAll, expect, it } from "vitest";

import type { Database } from "@/db/client";
import { insertRun } from "@/db/queries/run-queue";
import { endRun } from "@/db/queries/run-work";
import { GoesOnError } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton";
import { endFollowing, watchRun } from "@/lib/runs/follow-run";
import { createTestContext } from "@/tests/support/test-context";

const SILENT = { onText: () => {}, onReplace: () => {}, onStep: () => {} };

// Other files of this process follow runs, too, and would find it shutting down.
afterAll(() => {
  singleton("followers-leave", () => undefined).set(undefined);
});

/** A database that can go away: statements then go to a port at which nobody listens. */
function thatGoesAway(db: Database) {
  const state = { isAway: false };
  const closed = drizzle(postgres("postgres://127.0.0.1:1/none"), { casing: "snake_case" });
  const get = (_: Database, part: string) => Reflect.get(state.isAway ? closed : db, part);
  return { state, db: new Proxy(db, { get: get as ProxyHandler<Database>["get"] & {} }) };
}

it("takes a short outage of the database for no end: pages come again, and callers wait", async () => {
  const ctx = await createTestContext();
  const { db, state } = thatGoesAway(ctx.db);
  const run = { userId: ctx.user.id, id: uuidv7(), endpoint: "pdf-chat", input: {} };
  await insertRun(db, { ...run, now: new Date() });
  const page = watchRun(db, run, SILENT, { whose: "pages" });
  const caller = watchRun(db, run, SILENT);
  caller.catch(() => {});
  state.isAway = true;

  await expect(page).rejects.toBeInstanceOf(GoesOnError);
  await expect(watchRun(db, run, SILENT, { whose: "pages" })).rejects.toBeInstanceOf(GoesOnError);

  state.isAway = false;
  const answer = { success: true, id: "made" };
  await endRun(db, { ...run, state: "done", text: "", answer, now: new Date() });
  expect(await caller).toEqual({ id: "made" });
});

it("lets pages go as the process shuts down, and those who wait for their only answer once it can wait no longer", async () => {
  const { db, user } = await createTestContext();
  const run = { userId: user.id, id: uuidv7(), endpoint: "pdf-chat", input: {} };
  await insertRun(db, { ...run, now: new Date() });
  const page = watchRun(db, run, SILENT, { whose: "pages" });
  const caller = watchRun(db, run, SILENT);

  endFollowing("pages");

  await expect(page).rejects.toBeInstanceOf(GoesOnError);
  const answer = { success: true, id: "made" };
  await endRun(db, { ...run, state: "done", text: "", answer, now: new Date() });
  expect(await caller).toEqual({ id: "made" });

  const late = { ...run, id: uuidv7() };
  await insertRun(db, { ...late, now: new Date() });
  const waiting = watchRun(db, late, SILENT);
  endFollowing("callers");
  await expect(waiting).rejects.toBeInstanceOf(GoesOnError);
});
