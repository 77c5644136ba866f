import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";

import type { Database } from "@/db/client";
import { insertRun } from "@/db/queries/run-queue";
import { runs } from "@/db/schema/runs";
import { placeInLine } from "@/lib/runs/line";
import { createTestContext } from "@/tests/support/test-context";

/** Longer than a line is remembered. */
const STALE_MS = 1_100;

it.each(["text", "vision"] as const)(
  "counts those who were taken up and still wait for the model: %s",
  async (kind) => {
    const { db, user } = await createTestContext();
    const [waiting, taken] = [uuidv7(), uuidv7()];
    const run = { userId: user.id, endpoint: "generate-article", input: {}, now: new Date() };
    await insertRun(db, { ...run, id: taken, kind, carrier: "somebody" });
    await insertRun(db, { ...run, id: waiting, kind, jobId: uuidv7() });
    const place = () => placeOf(db, { userId: user.id, id: waiting });
    // The line that a test before this one read.
    await new Promise((resolve) => setTimeout(resolve, STALE_MS));
    const before = await place();

    await db
      .update(runs)
      .set({ step: { label: "1st in line", waitsFor: kind } })
      .where(eq(runs.id, taken));
    await new Promise((resolve) => setTimeout(resolve, STALE_MS));

    expect(await place()).toBe(before + 1);
  },
);

async function placeOf(db: Database, name: { userId: string; id: string }): Promise<number> {
  const [, place] = /^(\d+)(?:st|nd|rd|th) in line/.exec(await placeInLine(db, name)) ?? [];
  return Number(place);
}
