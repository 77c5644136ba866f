import { type NextFetchEvent, NextRequest } from "next/server";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { POST as accountCall } from "@/app/api/auth/[...all]/route";
import { GET as listCreations } from "@/app/api/user/get-user-creations/route";
import { type Connection, connect } from "@/db/client";
import { singleton } from "@/lib/core/singleton";
import middleware from "@/middleware";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "@/tests/support/postgres-server";

const ORIGIN = "http://localhost:3000";
const POOL = 3;
const MAX_WAIT_MS = 1_500;
/** Everything that holds on to a database; the other tests' are put back afterward. */
const held = ["database", "auth", "token-keys"].map((name) =>
  singleton<Promise<unknown>>(name, () => Promise.reject(new Error("not set"))),
);

let server: PostgresServer;
let connection: Connection;
let before: (Promise<unknown> | undefined)[];
let ada: TestAccount;

function forgetAccounts(): void {
  for (const one of held.slice(1)) one.set(undefined);
}

describe.skipIf(NO_POSTGRES)(
  `a database that goes away${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`,
  () => {
    beforeAll(async () => {
      server = await startPostgres(["max_connections=12"]);
      connection = await connect({
        url: server.url,
        dataDir: "",
        poolSize: POOL,
        maxWaitMs: MAX_WAIT_MS,
      });
      before = held.map((one) => one.set(undefined));
      held[0]?.set(Promise.resolve(connection));
      ada = await signUpAccount();
    });
    afterAll(async () => {
      for (const [index, one] of held.entries()) one.set(before[index]);
      await connection.close();
      server.remove();
    });
    beforeEach(() => untilServed());

    const call = async (token = ada.token) =>
      (await listCreations(apiRequest("/api/user/get-user-creations", { token }))).status;

    const accountStatus = async (path: string, json: unknown, cookie = "") => {
      const headers = { origin: ORIGIN, ...(cookie && { cookie }) };
      const method = json === undefined ? "GET" : "POST";
      const answer = await accountCall(apiRequest(`/api/auth${path}`, { method, json, headers }));
      expect(await answer.json()).toHaveProperty("success", false);
      return answer.status;
    };

    /** What the middleware makes of a page: 200 lets it render. */
    const page = (path: string) =>
      middleware(
        new NextRequest(`${ORIGIN}${path}`, { headers: { cookie: ada.cookie } }),
        // Safe: local accounts take nothing from the event.
        {} as NextFetchEvent,
      );

    async function untilServed(): Promise<void> {
      await expect.poll(() => call(), { timeout: 10_000, interval: 100 }).toBe(200);
    }

    it("answers 503 to valid tokens and account calls, and recovers by itself", async () => {
      server.stop();
      const person = { name: "Eve", email: "eve@example.com", password: "correct horse battery" };
      for (const restarted of [false, true]) {
        if (restarted) forgetAccounts();
        const startedAt = Date.now();
        expect(await call()).toBe(503);
        expect(await accountStatus("/sign-up/email", person)).toBe(503);
        expect(await accountStatus("/sign-in/email", { ...person, email: ada.email })).toBe(503);
        expect(await accountStatus("/token", undefined, ada.cookie)).toBe(503);
        expect(await accountStatus("/get-session", undefined, ada.cookie)).toBe(503);
        expect(await accountStatus("/sign-out", {}, ada.cookie)).toBe(503);
        expect(Date.now() - startedAt).toBeLessThan(8 * MAX_WAIT_MS);
      }

      server.start();
      await untilServed();
      expect((await signUpAccount()).token).toBeTruthy();
    });

    it("answers pages that look up a session with a 503 that reads well, and recovers", async () => {
      const pages = ["/ai", "/ai/write-article", "/sign-in", "/sign-up"];
      server.stop();
      for (const path of pages) {
        const answer = await page(path);
        expect(answer.status, path).toBe(503);
        expect(Number(answer.headers.get("retry-after")), path).toBeGreaterThan(0);
        expect(answer.headers.get("content-type"), path).toMatch(/^text\/html/);
        expect(await answer.text(), path).toContain("We can't reach the database right now.");
      }
      expect((await page("/")).status).toBe(200);

      server.start();
      await untilServed();
      for (const path of pages) expect((await page(path)).status, path).toBe(200);
    });

    it("survives connections that are closed under it", async () => {
      const admin = postgres(server.url, { max: 1, fetch_types: false, onnotice: () => {} });
      for (let round = 0; round < 3; round += 1) {
        const calls = Array.from({ length: 6 }, () => call());
        await admin`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`;
        for (const status of await Promise.all(calls)) expect([200, 503]).toContain(status);
      }
      await admin.end();

      await untilServed();
    });

    it("answers 503 while every connection of the pool is busy", async () => {
      const admin = postgres(server.url, { max: 1, fetch_types: false, onnotice: () => {} });
      await admin.begin(async (held) => {
        await held`lock table users, creations in access exclusive mode`;
        const statuses = await Promise.all(Array.from({ length: POOL + 3 }, () => call()));
        expect(statuses).toEqual(Array(POOL + 3).fill(503));
      });
      await admin.end();

      await untilServed();
    });

    it("answers 503 while the server takes no more connections", async () => {
      const admin = postgres(server.url, { max: 1, fetch_types: false, onnotice: () => {} });
      await admin`select 1`;
      await admin`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`;
      const others = postgres(server.url, { max: 11, fetch_types: false, onnotice: () => {} });
      const busy = Array.from({ length: 11 }, () => others`select pg_sleep(2)`.catch(() => {}));
      await expect
        .poll(
          async () =>
            (await admin`select 1 from pg_stat_activity where query like '%pg_sleep(2)%'`).length,
        )
        .toBeGreaterThan(8);

      expect(await call()).toBe(503);

      await others.end({ timeout: 0 });
      await Promise.all(busy);
      await admin.end();
      await untilServed();
    });
  },
);
