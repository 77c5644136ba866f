import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";

import { insertChain, listChains } from "@/db/queries/chains";
import { createTestContext } from "@/tests/support/test-context";

it("a chain is one of at most so many, in parallel too", async () => {
  const { db, user, now } = await createTestContext();
  const at = { createdAt: now(), updatedAt: now() };
  const row = () => ({ id: uuidv7(), userId: user.id, name: "Bees", steps: [], ...at });

  const inserted = await Promise.allSettled(
    Array.from({ length: 8 }, () => insertChain(db, row(), 5)),
  );

  const refusals = inserted.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refusals).toMatchObject(Array(3).fill({ code: "unusable" }));
  expect(await listChains(db, user.id)).toHaveLength(5);
});
