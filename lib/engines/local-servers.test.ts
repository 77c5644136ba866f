import { channel } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { env } from "@/lib/core/env";
import { findLocalPainters, findLocalServers, lookAgain } from "@/lib/engines/local-servers";
import { startLocalServer } from "@/tests/support/local-server";

/** Of the 300 ms, what a busy machine may add. */
const SPARE_MS = 700;

const settings = env();
const before = { ...settings };

/** What makes a site hosted; unset, they aren't in `before`. */
const NOT_HOSTED = {
  DATABASE_URL: undefined,
  S3_BUCKET: undefined,
  BLOB_READ_WRITE_TOKEN: undefined,
  CLERK_SECRET_KEY: undefined,
};

/** Every request that this process begins, by its origin; nothing needs to listen there. */
const sent = channel("http.client.request.start");
let asked: string[] = [];
const note = (message: unknown) => {
  const { request } = message as { request: ClientRequest };
  asked.push(`${request.protocol}//${request.getHeader("host")}`);
};

beforeEach(() => {
  asked = [];
  sent.subscribe(note);
});
afterEach(async () => {
  sent.unsubscribe(note);
  Object.assign(settings, { ...NOT_HOSTED, ...before });
  await lookAgain();
});

const HOSTED = [
  ["a database server", { DATABASE_URL: "postgres://db.example.com/atelier" }],
  ["a bucket", { S3_BUCKET: "files" }],
  ["a Blob store", { BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_x" }],
  ["Clerk", { CLERK_SECRET_KEY: "sk_live_x" }],
] as const;

describe("servers on this machine", () => {
  it("are looked for at their usual ports on the embedded default, once until asked again", async () => {
    Object.assign(settings, { ...NOT_HOSTED, LOCAL_SERVERS: ["auto"] });
    await lookAgain();

    const origins = new Set(asked);
    expect([...origins].map((origin) => Number(new URL(origin).port)).sort(byNumber)).toEqual([
      1234, 1337, 7860, 8000, 8080, 11434,
    ]);
    expect([...origins].every((origin) => new URL(origin).hostname === "127.0.0.1")).toBe(true);
    const times = asked.length;
    await Promise.all([findLocalServers(), findLocalPainters()]);
    expect(asked).toHaveLength(times);
  });

  it.each(HOSTED)("are never looked for beside %s", async (_what, hosted) => {
    Object.assign(settings, { LOCAL_SERVERS: ["auto"], ...hosted });

    await lookAgain();

    expect(asked).toEqual([]);
  });

  it("are looked for nowhere when that is turned off", async () => {
    settings.LOCAL_SERVERS = ["off"];

    await lookAgain();

    expect(asked).toEqual([]);
  });

  it("get 300 ms each, all at the same time", async () => {
    const waits: number[] = [];
    const silent = await Promise.all(
      Array.from({ length: 5 }, () =>
        startLocalServer(async (request) => {
          const since = performance.now();
          request.socket.once("close", () => waits.push(performance.now() - since));
        }),
      ),
    );
    const LOCAL_SERVERS = silent.map(({ origin }) => origin);
    Object.assign(settings, { ...NOT_HOSTED, LOCAL_SERVERS });
    const since = performance.now();

    await lookAgain();

    const elapsed = performance.now() - since;
    expect(await findLocalServers()).toEqual([]);
    // As model servers and as painters.
    await expect.poll(() => waits.length).toBe(10);
    expect(Math.min(...waits)).toBeGreaterThan(200);
    expect(Math.max(...waits)).toBeLessThan(300 + SPARE_MS);
    expect(elapsed).toBeLessThan(300 + SPARE_MS);
    await Promise.all(silent.map(({ close }) => close()));
  });
});

function byNumber(one: number, other: number): number {
  return one - other;
}
