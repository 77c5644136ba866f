import { readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/compress-resize-image/route";
import { POST as removeBackground } from "@/app/api/ai/remove-image-background/route";
import { POST as stop } from "@/app/api/runs/stop/route";
import { findRun } from "@/db/queries/runs";
import { env } from "@/lib/core/env";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedRuns, countedUses } from "@/tests/support/counted-uses";
import { holdPlaces } from "@/tests/support/hold-places";
import { stopClock } from "@/tests/support/stop-clock";

const BOUNDARY = "----unfinished";
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
const CHUNK = new Uint8Array(1024 * 1024);

let account: TestAccount;
beforeEach(async () => {
  account = await signUpAccount();
});

/** Has a run of the queue asked for, under its own name. */
const queued = (id: string) => ({ "idempotency-key": id, "x-run": "keep", "x-engine": "server" });

/** An upload that sends some megabytes and then nothing, until it's left. */
function startUpload(megabytes: number, route = POST, more: Record<string, string> = {}) {
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
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, ...more };
  const { token } = account;
  const answer = route(apiRequest("/api/ai/x", { body, headers, token, signal: left.signal }));
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

describe("uploads for a run of the queue", () => {
  it("are admitted with a run left, which the first one to be recorded takes", async () => {
    const { RUNS_PER_HOUR_FREE, BUILT_IN_RUNS_PER_HOUR_FREE } = env();
    Object.assign(env(), { RUNS_PER_HOUR_FREE: 1, BUILT_IN_RUNS_PER_HOUR_FREE: 1 });
    stopClock();
    const db = await getDatabase();
    const before = bytesInFolders();
    const release = await holdPlaces("vision");
    const ids = [uuidv7(), uuidv7()];
    const rows = async () =>
      Promise.all(ids.map((id) => findRun(db, { userId: account.id, id }))).then((all) =>
        all.filter((row) => row !== null),
      );
    let answers: Promise<Response>[] = [];
    try {
      const unfinished = [0, 1].map(() => startUpload(3, removeBackground, queued(uuidv7())));
      await expect.poll(() => unfinished.every(({ read }) => read() > 3)).toBe(true);
      expect(await countedRuns(account.id)).toBe(0);
      for (const { leave } of unfinished) leave();
      await Promise.all(unfinished.map(({ answer }) => answer));

      answers = ids.map((id) => askForCutout(id));
      const refused = await Promise.race(answers);

      expect(refused.status).toBe(429);
      await expect.poll(async () => (await rows()).map((row) => row.isWaiting)).toEqual([true]);
      expect(await countedRuns(account.id)).toBe(1);
      await expect.poll(bytesInFolders).toBe(before);
      const late = startUpload(3, removeBackground, queued(uuidv7()));
      expect((await late.answer).status).toBe(429);
      expect(late.read()).toBeLessThanOrEqual(0);
    } finally {
      for (const id of ids) await stopRun(id);
      await Promise.all(answers);
      release();
      Object.assign(env(), { RUNS_PER_HOUR_FREE, BUILT_IN_RUNS_PER_HOUR_FREE });
    }
    expect(await countedRuns(account.id)).toBe(0);
  });
});

function askForCutout(id: string): Promise<Response> {
  const body = new FormData();
  body.append("image", new File(["no image"], "a.png"));
  const { token } = account;
  return removeBackground(apiRequest("/api/ai/x", { body, headers: queued(id), token }));
}

function stopRun(id: string): Promise<Response> {
  return stop(apiRequest("/api/runs/stop", { json: { id }, token: account.token }));
}

it("an upload's place is free, and its files are gone from here, once its run waits in line", async () => {
  const db = await getDatabase();
  const before = bytesInFolders();
  const release = await holdPlaces("vision");
  const ids = Array.from({ length: 5 }, () => uuidv7());
  const answers: Promise<Response>[] = [];
  try {
    for (const id of ids) {
      const answer = askForCutout(id);
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
    for (const id of ids) await stopRun(id);
    await Promise.all(answers);
    release();
  }
});
