import { readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/compress-resize-image/route";
import { POST as removeBackground } from "@/app/api/ai/remove-image-background/route";
import { POST as stop } from "@/app/api/runs/stop/route";
import { findRun } from "@/db/queries/runs";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedUses } from "@/tests/support/counted-uses";
import { holdPlaces } from "@/tests/support/hold-places";

const BOUNDARY = "----unfinished";
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
const CHUNK = new Uint8Array(1024 * 1024);

let account: TestAccount;
beforeEach(async () => {
  account = await signUpAccount();
});

/** An upload that sends some megabytes and then nothing, until it's left. */
function startUpload(megabytes: number) {
  const left = new AbortController();
  let sent = -1;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent === 0) controller.enqueue(new TextEncoder().encode(HEAD));
      else if (sent <= megabytes) controller.enqueue(CHUNK);
      else return new Promise<void>(() => {});
    },
  });
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const { token } = account;
  const answer = POST(apiRequest("/api/ai/x", { body, headers, token, signal: left.signal }));
  return { answer, leave: () => left.abort(), read: () => sent };
}

const charged = () => countedUses(`runs:${account.id}`);

function bytesInFolders(): number {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith("atelier-upload-"));
  const files = folders.flatMap((folder) =>
    readdirSync(join(tmpdir(), folder)).map((name) => join(tmpdir(), folder, name)),
  );
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

describe("uploads that don't end", () => {
  it("are few at once for each person, charged while they last and refunded when they end", async () => {
    const before = bytesInFolders();
    const uploads = Array.from({ length: 4 }, () => startUpload(3));
    await expect.poll(() => uploads.every(({ read }) => read() > 3)).toBe(true);

    const more = await Promise.all(Array.from({ length: 6 }, () => startUpload(3).answer));

    expect(more.map(({ status }) => status)).toEqual(Array(6).fill(429));
    expect(await more[0]?.json()).toMatchObject({ success: false, code: "rate_limited" });
    expect(bytesInFolders() - before).toBeLessThanOrEqual(4 * 3 * CHUNK.byteLength);
    expect(await charged()).toBe(4);

    for (const { leave } of uploads) leave();
    await Promise.all(uploads.map(({ answer }) => answer));
    expect(await charged()).toBe(0);
    expect(bytesInFolders()).toBe(before);
    const next = startUpload(1);
    await expect.poll(next.read).toBeGreaterThan(1);
    next.leave();
    expect((await next.answer).status).toBe(400);
  });

  it("aren't read at all once the quota is used up", async () => {
    const db = await getDatabase();
    const { consumeQuota, runsPerHour } = await import("@/lib/usage/quota");
    for (let run = 0; run < runsPerHour("free"); run += 1) {
      await consumeQuota(db, { id: account.id, plan: "free" }, new Date());
    }

    const upload = startUpload(3);

    expect((await upload.answer).status).toBe(429);
    expect(upload.read()).toBeLessThanOrEqual(0);
  });
});

it("an upload's place is free, and its files are gone from here, once its run waits in line", async () => {
  const db = await getDatabase();
  const before = bytesInFolders();
  const release = await holdPlaces("vision");
  const ids = Array.from({ length: 5 }, () => uuidv7());
  const answers: Promise<Response>[] = [];
  try {
    for (const id of ids) {
      const body = new FormData();
      body.append("image", new File(["no image"], "a.png"));
      const headers = { "idempotency-key": id, "x-run": "keep", "x-engine": "server" };
      const { token } = account;
      const answer = removeBackground(apiRequest("/api/ai/x", { body, headers, token }));
      answers.push(answer);
      let refused: number | undefined;
      void answer.then(({ status }) => {
        refused = status;
      });
      const isWaiting = async () => (await findRun(db, { userId: account.id, id }))?.isWaiting;
      const timeout = 10_000;
      await expect.poll(async () => refused ?? (await isWaiting()), { timeout }).toBe(true);
      await expect.poll(bytesInFolders, { timeout }).toBe(before);
    }
  } finally {
    for (const id of ids) {
      await stop(apiRequest("/api/runs/stop", { json: { id }, token: account.token }));
    }
    await Promise.all(answers);
    release();
  }
});
