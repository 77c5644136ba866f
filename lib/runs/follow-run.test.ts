import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";

import { insertRun } from "@/db/queries/run-queue";
import { endRun } from "@/db/queries/run-work";
import { GoesOnError } from "@/lib/core/errors";
import { endFollowing, watchRun } from "@/lib/runs/follow-run";
import { createTestContext } from "@/tests/support/test-context";

const SILENT = { onText: () => {}, onReplace: () => {}, onStep: () => {} };

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
