import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";

import { insertConnection, listConnections } from "@/db/queries/engines";
import { createTestContext } from "@/tests/support/test-context";

it("a connection is one of at most so many, in parallel too", async () => {
  const { db, user, now } = await createTestContext();
  const server = { provider: "openai", baseUrl: "https://api.openai.com/v1" } as const;
  const models = { model: "gpt-5-mini", imageModel: null, editModel: null, contextTokens: null };
  const prices = { inputPrice: null, outputPrice: null };
  const key = { sealedKey: "v1.x", keyEnd: null };
  const row = () => ({
    ...{ id: uuidv7(), userId: user.id, createdAt: now() },
    ...server,
    ...models,
    ...prices,
    ...key,
  });

  const inserted = await Promise.allSettled(
    Array.from({ length: 8 }, () => insertConnection(db, row(), 5)),
  );

  const refusals = inserted.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refusals).toMatchObject(Array(3).fill({ code: "unusable" }));
  expect(await listConnections(db, user.id)).toHaveLength(5);
});
