import { eq, inArray } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as fileRoute } from "@/app/api/files/[id]/route";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { POST as emptyRoute } from "@/app/api/user/empty-bin/route";
import { GET as binRoute } from "@/app/api/user/get-bin/route";
import { GET as galleryRoute } from "@/app/api/user/get-published-creations/route";
import { POST as restoreRoute } from "@/app/api/user/restore-creation/route";
import { POST as likeRoute } from "@/app/api/user/toggle-like-creation/route";
import { keepCreation } from "@/db/queries/creations";
import { creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";
import { runs } from "@/db/schema/runs";
import { fileKey } from "@/lib/files/storage-keys";
import { storeFile } from "@/lib/files/store-file";
import type { RunContext } from "@/lib/providers/context";
import { purge } from "@/lib/server/purge";
import { creationIds } from "@/lib/usage/creation-ids";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { createTestContext } from "@/tests/support/test-context";

let owner: TestAccount;
let stranger: TestAccount;
let ctx: RunContext;
beforeEach(async () => {
  owner = await signUpAccount();
  stranger = await signUpAccount();
  ctx = await createTestContext({ user: { id: owner.id } });
});

/** A published image with its file. */
async function makeImage(prompt = "A heron") {
  const file = await storeFile(ctx, { bytes: Buffer.from("image"), contentType: "image/png" });
  const made = { tool: "generate-images", type: "image", published: true };
  const row = await keepCreation(ctx, { ...made, prompt, content: file.url, fileIds: [file.id] });
  return { id: row.id, file };
}

/** A run that has ended, with its answer under its key, and the creation that it made, or that it went on with. */
async function makeRun(name: string, userId = owner.id, runId = uuidv7(), cutRunId?: string) {
  const { db } = ctx;
  const now = new Date();
  const id = creationIds(cutRunId ?? runId)();
  const made = { tool: "write-article", type: "article", prompt: name, content: name };
  if (cutRunId) {
    const meta = { continuedBy: runId };
    await db.update(creations).set({ meta }).where(eq(creations.id, id));
  } else if (userId === owner.id) {
    await keepCreation({ ...ctx, nextCreationId: () => id }, { ...made, meta: {} });
  }
  const key = `${name}-${userId}`;
  const answer = { id, content: name };
  const call = { userId, answer, createdAt: now };
  await db.insert(idempotencyKeys).values({ ...call, key, runId, requestHash: "" });
  const user = { id: userId, name: "", imageUrl: null, plan: "free" as const };
  const asked = { requestHash: "", user, engine: null, compared: null, charge: null, files: [] };
  const ticket = { runId, ...asked };
  const run = { id: key, endpoint: "generate-article", input: { notes: name }, ticket };
  await db.insert(runs).values({ ...call, ...run, state: "done", endedAt: now });
  return { id, runId };
}

const post = (route: typeof deleteRoute, json: unknown, { token } = owner) =>
  route(apiRequest("/x", { json, token }));

async function bin(query = "", { token } = owner) {
  return (await binRoute(apiRequest(`/api/user/get-bin${query}`, { token }))).json();
}

async function statusOfFile(url: string, { token } = stranger): Promise<number> {
  const answer = await fileRoute(apiRequest(url, { token }));
  await answer.arrayBuffer();
  return answer.status;
}

describe("the bin", () => {
  it("holds what was deleted for 30 days, without its content", async () => {
    const { id } = await makeImage();
    await post(deleteRoute, { id });

    const { creations: rows, total, nextCursor } = await bin();

    expect({ total, nextCursor }).toEqual({ total: 1, nextCursor: null });
    const { deleted_at, removed_at, ...row } = rows[0];
    const texts = { tool: "generate-images", type: "image", prompt: "A heron", title: null };
    expect(row).toEqual({ id, ...texts });
    expect(Date.parse(removed_at) - Date.parse(deleted_at)).toBe(30 * 24 * 60 * 60_000);
    expect((await bin("", stranger)).total).toBe(0);
  });

  it("hides a deleted image and its file from everybody at once, and restores both with its likes", async () => {
    const { id, file } = await makeImage();
    await post(likeRoute, { id }, stranger);
    await post(deleteRoute, { id });

    expect(await statusOfFile(file.url)).toBe(404);
    expect(await statusOfFile(file.url, owner)).toBe(404);
    expect((await post(likeRoute, { id }, stranger)).status).toBe(404);
    await post(restoreRoute, { id });

    expect(await statusOfFile(file.url)).toBe(200);
    const gallery = await galleryRoute(apiRequest("/x?limit=100", { token: stranger.token }));
    const shown = (await gallery.json()).creations.find((one: { id: string }) => one.id === id);
    expect(shown).toMatchObject({ likeCount: 1, likedByMe: true });
    expect((await bin()).total).toBe(0);
  });

  it("lists what was deleted last first, page by page", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await makeImage(`Image ${index}`);
      await post(deleteRoute, { id });
      ids.unshift(id);
    }
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = await bin(`?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(5);
      seen.push(...page.creations.map((one: { id: string }) => one.id));
      cursor = page.nextCursor ?? "";
    } while (cursor);

    expect(seen).toEqual(ids);
  });

  it("removes one for good, with its file, and leaves the others", async () => {
    const [gone, left, shown] = [
      await makeImage("Gone"),
      await makeImage("Left"),
      await makeImage(),
    ];
    await post(deleteRoute, { id: gone.id });
    await post(deleteRoute, { id: left.id });

    const answer = await post(emptyRoute, { ids: [gone.id, shown.id] });

    expect(await answer.json()).toMatchObject({
      removed: 1,
      message: "1 creation deleted permanently",
    });
    expect(await ctx.storage.open(fileKey(gone.file.id))).toBeNull();
    expect(await ctx.db.$count(files, eq(files.id, gone.file.id))).toBe(0);
    expect((await post(restoreRoute, { id: gone.id })).status).toBe(404);
    expect((await bin()).creations.map((one: { id: string }) => one.id)).toEqual([left.id]);
    expect(await statusOfFile(shown.file.url)).toBe(200);
  });

  it("forgets what the runs that made it were asked and answered, of what is deleted for good", async () => {
    const { db, user } = ctx;
    const [gone, left] = [await makeRun("gone"), await makeRun("left")];
    // Somebody else's, by the same id.
    await makeRun("gone", stranger.id, gone.runId);
    const continued = await makeRun("continued", user.id, uuidv7(), gone.runId);
    await post(deleteRoute, { id: gone.id });
    await post(emptyRoute, { ids: [gone.id] });

    const kept = await db
      .select({ userId: idempotencyKeys.userId, runId: idempotencyKeys.runId })
      .from(idempotencyKeys)
      .where(inArray(idempotencyKeys.runId, [gone.runId, left.runId, continued.runId]));
    const stayed = [
      { userId: user.id, runId: left.runId },
      { userId: stranger.id, runId: gone.runId },
    ];
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining(stayed));
    const keys = [`gone-${user.id}`, `left-${user.id}`, `continued-${user.id}`];
    const listed = await db.select({ id: runs.id }).from(runs).where(inArray(runs.id, keys));
    expect(listed).toEqual([{ id: `left-${user.id}` }]);
  });

  it("is emptied by its owner alone", async () => {
    const made = [await makeImage(), await makeImage()];
    for (const { id } of made) await post(deleteRoute, { id });
    const ids = made.map(({ id }) => id);

    const theft = await post(emptyRoute, { ids }, stranger);
    expect(await theft.json()).toMatchObject({ removed: 0 });
    expect(await (await post(emptyRoute, { all: true }, stranger)).json()).toMatchObject({
      removed: 0,
    });
    expect((await bin()).total).toBe(2);

    expect(await (await post(emptyRoute, { all: true })).json()).toMatchObject({ removed: 2 });
    expect((await bin()).total).toBe(0);
  });

  it("is cleaned after 30 days, files included", async () => {
    const { id, file } = await makeImage();
    const now = Date.now();
    const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000);
    await ctx.db
      .update(files)
      .set({ createdAt: daysAgo(40) })
      .where(eq(files.id, file.id));
    const deletedAt = (at: Date) =>
      ctx.db.update(creations).set({ deletedAt: at }).where(eq(creations.id, id));

    await deletedAt(daysAgo(29.9));
    await purge(ctx, new Date(now));
    expect((await bin()).total).toBe(1);

    await deletedAt(daysAgo(30.1));
    await purge(ctx, new Date(now));
    expect((await bin()).total).toBe(0);
    expect(await ctx.storage.open(fileKey(file.id))).toBeNull();
  });

  it.each([{}, { ids: [] }, { ids: ["1"] }, { all: false }, { ids: Array(101).fill("x") }])(
    "refuses to remove %j",
    async (json) => {
      expect((await post(emptyRoute, json)).status).toBe(400);
    },
  );

  it("refuses visitors", async () => {
    expect((await binRoute(apiRequest("/x"))).status).toBe(401);
    expect((await emptyRoute(apiRequest("/x", { json: { all: true } }))).status).toBe(401);
  });
});
