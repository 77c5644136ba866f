import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { keepCreation } from "@/db/queries/creations";
import { creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";
import { defineToolRoute } from "@/lib/api/define-tool-route";
import { AppError } from "@/lib/core/errors";
import { filePath } from "@/lib/files/file-path";
import { removeUnusedFiles } from "@/lib/files/remove-files";
import { fileKey } from "@/lib/files/storage-keys";
import { storeFile } from "@/lib/files/store-file";
import { IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { storage } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import { defineContract } from "@/lib/registry/contract";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedUses } from "@/tests/support/counted-uses";

const contract = defineContract({
  endpoint: "test",
  input: z.object({ fault: z.string() }),
  output: z.object({ id: z.string() }),
});

let savedId = "";
let finish = () => {};

/** A tool that stores an image and then fails as requested. */
const POST = defineToolRoute(contract, async (ctx, { fault }) => {
  const bytes = Buffer.from("a picture");
  const saved = await storeFile(ctx, { bytes, contentType: "image/png" });
  const { id, url } = saved;
  savedId = id;
  if (fault === "slow")
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  const texts = { tool: "generate-images", type: "image", prompt: "Bees", content: url };
  if (fault === "kept") return keepCreation(ctx, { ...texts, fileIds: [saved.id] });
  if (fault === "late") {
    await keepCreation(ctx, { ...texts, fileIds: [saved.id] });
    throw new Error("A bug after the creation was kept.");
  }
  if (fault === "refused") throw new AppError("unusable", "This image is damaged.");
  if (fault === "thrown") throw new Error("A bug.");
  // Safe: the test is about a service that violates its own contract.
  if (fault === "malformed") return { id: 5 as unknown as string };
  return { id };
});

let account: TestAccount;
beforeEach(async () => {
  account = await signUpAccount();
});

const run = (fault: string, headers = {}) =>
  POST(apiRequest("/api/ai/test", { json: { fault }, token: account.token, headers }));

const charged = () => countedUses(`runs:${account.id}`);

describe("a run that stored a file", () => {
  it.each([
    ["refused", 422],
    ["thrown", 500],
    ["malformed", 500],
  ])("leaves no file and no charge when it was %s", async (fault, status) => {
    expect((await run(fault)).status).toBe(status);

    const db = await getDatabase();
    expect(await db.select().from(files).where(eq(files.id, savedId))).toEqual([]);
    expect(await storage.get().open(fileKey(savedId))).toBeNull();
    expect(await charged()).toBe(0);
  });

  it("keeps a file that is already attached to a creation", async () => {
    expect((await run("late")).status).toBe(500);

    const kept = await storage.get().open(fileKey(savedId));
    expect(kept).not.toBeNull();
    await kept?.body.cancel();
  });

  it("keeps both when it succeeds", async () => {
    expect((await run("none")).status).toBe(200);

    const kept = await storage.get().open(fileKey(savedId));
    expect(kept).not.toBeNull();
    await kept?.body.cancel();
    expect(await charged()).toBe(1);
  });
});

it("takes no run for a call that waits for another one with its key", async () => {
  const headers = { [IDEMPOTENCY_HEADER]: uuidv7() };
  finish = () => {};
  const first = run("slow", headers);
  const before = finish;
  await expect.poll(() => finish !== before).toBe(true);
  const repeated = run("slow", headers);
  let most = 0;
  for (let round = 0; round < 10; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    most = Math.max(most, await charged());
  }

  finish();

  expect(await (await repeated).json()).toEqual(await (await first).json());
  expect(most).toBe(1);
  expect(await charged()).toBe(1);
});

it("saves once what a killed process saved without answering, and charges it once", async () => {
  const headers = { [IDEMPOTENCY_HEADER]: uuidv7() };
  const db = await getDatabase();
  const first = await (await run("kept", headers)).json();
  const replaced = savedId;
  const silent = { answer: null, heartbeatAt: new Date(Date.now() - 60_000) };
  await db.update(idempotencyKeys).set(silent).where(eq(idempotencyKeys.userId, account.id));

  const again = await (await run("kept", headers)).json();

  expect(again).toEqual(first);
  const own = eq(creations.userId, account.id);
  expect(await db.select({ content: creations.content }).from(creations).where(own)).toEqual([
    { content: filePath(savedId) },
  ]);
  expect(await charged()).toBe(1);
  await removeUnusedFiles({ db, storage: storage.get() }, new Date());
  expect(await storage.get().open(fileKey(replaced))).toBeNull();
});
