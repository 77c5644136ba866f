import { drizzle } from "drizzle-orm/pg-proxy";
import { expect, it, vi } from "vitest";

import { boundWaits, maxWaitOf } from "@/db/bounded-wait";

// Next's bundles, and tests that reset modules, have more copies of a module than one.
it("knows the limit of a statement that another copy of the module prepared", async () => {
  const db = drizzle(async () => ({ rows: [] }));
  boundWaits(db, 1_234);
  // Safe: internal to Drizzle; `boundWaits` relies on it too.
  const { session } = db as unknown as { session: { prepareQuery: (...p: unknown[]) => object } };
  const query = session.prepareQuery({ sql: "select 1", params: [] }, undefined, undefined, false);
  vi.resetModules();
  const copy = await import("@/db/bounded-wait");
  expect(copy.maxWaitOf).not.toBe(maxWaitOf);
  expect(copy.maxWaitOf(query)).toBe(1_234);
});
