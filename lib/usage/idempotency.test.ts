import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";

import { runOnce } from "@/lib/usage/idempotency";
import { createTestContext } from "@/tests/support/context";

async function createCall(parts: { input?: unknown } = {}) {
  const ctx = await createTestContext();
  const call = {
    userId: ctx.user.id,
    key: uuidv7(),
    endpoint: "test",
    input: { a: 1 },
    signal: ctx.signal,
    ...parts,
  };
  return { db: ctx.db, call };
}

describe("runOnce", () => {
  it("runs the work once for concurrent calls and gives them all the same answer", async () => {
    const { db, call } = await createCall();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { id: "the one" };
    };

    const answers = await Promise.all(Array.from({ length: 5 }, () => runOnce(db, call, work)));

    expect(runs).toBe(1);
    expect(answers).toEqual(Array(5).fill({ id: "the one" }));
  });

  it("releases the key when the work fails", async () => {
    const { db, call } = await createCall();
    await expect(runOnce(db, call, () => Promise.reject(new Error("no")))).rejects.toThrow("no");

    expect(await runOnce(db, call, async () => ({ second: true }))).toEqual({ second: true });
  });

  it("never returns a key's answer for a different request", async () => {
    const { db, call } = await createCall();
    await runOnce(db, call, async () => ({ a: 1 }));

    const other = runOnce(db, { ...call, input: { a: 2 } }, async () => ({ a: 2 }));

    await expect(other).rejects.toMatchObject({ code: "conflict" });
  });

  it("keeps users' keys apart", async () => {
    const { db, call } = await createCall();
    await runOnce(db, call, async () => ({ mine: true }));

    const theirs = await runOnce(db, { ...call, userId: "someone" }, async () => ({
      theirs: true,
    }));

    expect(theirs).toEqual({ theirs: true });
  });
});
