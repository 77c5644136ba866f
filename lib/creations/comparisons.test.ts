import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";

import { POST as titles } from "@/app/api/ai/generate-blog-title/route";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { GET as getComparison } from "@/app/api/user/get-comparison/route";
import { GET as list } from "@/app/api/user/get-user-creations/route";
import { POST as keepCompared } from "@/app/api/user/keep-compared/route";
import { keepSide, unkeepSide } from "@/db/queries/comparisons";
import { deleteCreation } from "@/db/queries/delete-creations";
import { creations } from "@/db/schema";
import { COMPARISON_HEADER } from "@/lib/creations/compared-run";
import { getDatabase } from "@/lib/providers/database";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

let ada: TestAccount;
let bob: TestAccount;
beforeEach(async () => {
  ada = await signUpAccount();
  bob = await signUpAccount();
});

/** Runs one side, as the page does. */
async function run(compared: string, account = ada) {
  const response = await titles(
    apiRequest("/api/ai/generate-blog-title", {
      json: titlesRequest("bees", "General"),
      token: account.token,
      headers: { [COMPARISON_HEADER]: compared, "idempotency-key": uuidv7() },
    }),
  );
  return { status: response.status, body: await response.json() };
}

async function sidesOf(id: string, account = ada) {
  const path = `/api/user/get-comparison?id=${id}`;
  const response = await getComparison(apiRequest(path, { token: account.token }));
  const { creations } = await response.json();
  return creations.map(({ comparison }: { comparison?: unknown }) => comparison);
}

async function keep(json: unknown, account = ada) {
  const response = await keepCompared(
    apiRequest("/api/user/keep-compared", { json, token: account.token }),
  );
  return { status: response.status, body: await response.json() };
}

async function history(account = ada): Promise<{ id: string; comparison?: unknown }[]> {
  const response = await list(apiRequest("/api/user/get-user-creations", { token: account.token }));
  return (await response.json()).creations;
}

describe("a comparison", () => {
  it("keeps both results, linked to each other, until one is kept", async () => {
    const id = uuidv7();
    const first = await run(`${id}/1`);
    const second = await run(`${id}/2`);

    expect([first.status, second.status]).toEqual([200, 200]);
    const both = [
      { id, side: 1 },
      { id, side: 2 },
    ];
    expect(await sidesOf(id)).toEqual(both);
    expect((await history()).map(({ comparison }) => comparison)).toEqual(both.reverse());

    expect(await keep({ id, side: 2, keep: true })).toEqual({
      status: 200,
      body: { success: true, message: "Kept. The other result was deleted." },
    });
    const [only, ...others] = await history();
    expect(others).toEqual([]);
    expect(only?.id).toBe(second.body.id);
    // Nothing is left to choose.
    expect(only).not.toHaveProperty("comparison");
  });

  it("is answered with both sides, and no more than a page of text", async () => {
    const db = await getDatabase();
    const id = uuidv7();
    const content = "x".repeat(300_000);
    for (let count = 0; count < 12; count += 1) {
      const row = await seedCreation(db, {
        userId: ada.id,
        tool: "write-article",
        type: "article",
        prompt: "Bees",
        content,
        createdAt: new Date(),
      });
      const compared = { comparisonId: id, comparisonSide: count < 9 ? 1 : 2 };
      await db.update(creations).set(compared).where(eq(creations.id, row.id));
    }

    const sides = await sidesOf(id);

    expect(sides).toEqual([1, 1, 2, 2].map((side) => ({ id, side })));
  });

  it("is back as it was when keeping one is undone", async () => {
    const id = uuidv7();
    await run(`${id}/1`);
    await run(`${id}/2`);
    await keep({ id, side: 1, keep: true });

    expect((await keep({ id, side: 1, keep: false })).status).toBe(200);
    expect(await sidesOf(id)).toEqual([
      { id, side: 1 },
      { id, side: 2 },
    ]);
    expect((await keep({ id, side: 1, keep: false })).status).toBe(404);
  });

  it("takes back what was published in between", async () => {
    const id = uuidv7();
    const { body } = await run(`${id}/1`);
    await keep({ id, side: 1, keep: true });
    const db = await getDatabase();
    await db.update(creations).set({ published: true }).where(eq(creations.id, body.id));
    await keep({ id, side: 1, keep: false });
    const [row] = await db.select().from(creations).where(eq(creations.id, body.id));
    expect(row?.published).toBe(false);
  });

  it("doesn't bring back what was deleted before one was kept", async () => {
    const id = uuidv7();
    const { body } = await run(`${id}/2`);
    await run(`${id}/1`);
    await deleteRoute(
      apiRequest("/api/user/delete-creation", { json: { id: body.id }, token: ada.token }),
    );
    await keep({ id, side: 1, keep: true });
    await keep({ id, side: 1, keep: false });
    expect(await sidesOf(id)).toEqual([{ id, side: 1 }]);
  });

  it("doesn't bring back what was deleted in the very millisecond in which one was kept", async () => {
    const id = uuidv7();
    const { body } = await run(`${id}/2`);
    await run(`${id}/1`);
    const db = await getDatabase();
    const change = { userId: ada.id, now: new Date() };
    await deleteCreation(db, { ...change, id: body.id });
    await keepSide(db, { ...change, id, side: 1 });
    await unkeepSide(db, { ...change, id, side: 1 });
    expect(await sidesOf(id)).toEqual([{ id, side: 1 }]);
  });

  it("deletes what the other side saves after that, and Undo brings it back", async () => {
    const id = uuidv7();
    await run(`${id}/1`);
    await keep({ id, side: 1, keep: true });
    await run(`${id}/2`);

    expect(await history()).toHaveLength(1);
    await keep({ id, side: 1, keep: false });
    expect(await history()).toHaveLength(2);
  });

  it("is its owner's: another person's run with the same id joins nothing and ends nothing", async () => {
    const id = uuidv7();
    await run(`${id}/1`);
    expect((await keep({ id, side: 1, keep: true }, bob)).status).toBe(404);
    await run(`${id}/2`, bob);
    expect(await sidesOf(id, bob)).toEqual([{ id, side: 2 }]);
    await keep({ id, side: 2, keep: true }, bob);
    expect(await history()).toHaveLength(1);
  });

  it.each(["", "1", `${uuidv7()}/3`, `${uuidv7()}`, "x".repeat(36)])(
    "refuses the header %j",
    async (written) => {
      const { status, body } = await run(written);
      expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid_input" });
      expect(await history()).toEqual([]);
    },
  );
});
