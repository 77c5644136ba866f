import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type APIResponse, expect, test } from "playwright/test";
import postgres from "postgres";

import { articleRequest } from "@/lib/tools/write-article/options";
import { uniqueTopic } from "../support/double-calls";
import { type OpenAiDouble, startOpenAiDouble } from "../support/openai-double";
import { newPerson, type Person } from "../support/person";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "../support/postgres-server";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";
import { withinAnHour, withinWindow } from "../support/within-window";

const PORTS = [4386, 4387] as const;
const RUNS_PER_HOUR = 6;
const SIGN_INS_PER_MINUTE = 30;
/** Wrong passwords for one email. */
const GUESSES = 10;
const PASSWORD = "correct horse battery";
/** How long a server may know a person whom another one deleted (decision 0125), with time for a call. */
const KNOWN_MS = 6_000;
/** How long a key may stay taken after its server was killed, and the call that takes it over. */
const FREED_MS = 30_000;
const CALL_MS = 10_000;

let database: PostgresServer;
let double: OpenAiDouble;
let servers: TestServer[] = [];
let dataFolder: string;

function startServer(port: number): TestServer {
  return startTestServer(port, {
    DATA_DIR: dataFolder,
    DATABASE_URL: database.url,
    OPENAI_BASE_URL: double.url,
    AI_TEXT_MODEL: "double",
    MODELS_FETCH: "off",
    APP_URL: `http://localhost:${port}`,
    RUNS_PER_HOUR_FREE: String(RUNS_PER_HOUR),
    SIGN_INS_PER_MINUTE: String(SIGN_INS_PER_MINUTE),
    SIGN_UPS_PER_HOUR: "1000",
    // Each test calls from an address of its own.
    TRUSTED_PROXIES: "1",
  });
}

function at(index: 0 | 1): TestServer {
  const server = servers[index];
  if (!server) throw new Error("The servers haven't been started.");
  return server;
}

function callsAbout(topic: string) {
  return double.requests.filter(({ body }) => JSON.stringify(body).includes(topic));
}

async function countCreations(topic: string): Promise<number> {
  const sql = postgres(database.url, { max: 1 });
  const rows = await sql`select from creations where strpos(prompt, ${topic}) > 0`;
  await sql.end();
  return rows.length;
}

/** Makes so many calls at once, of each server in turn. */
function callBoth<Answer>(
  count: number,
  call: (server: TestServer, index: number) => Promise<Answer>,
) {
  const calls = Array.from({ length: count }, (_, index) => {
    const server = servers[index % servers.length];
    return server ? call(server, index) : undefined;
  });
  return Promise.all(calls.filter((one) => one !== undefined));
}

function writeArticle(
  person: Person,
  server: TestServer,
  topic: string,
  key = crypto.randomUUID(),
) {
  return person.call(`${server.url}/api/ai/generate-article`, {
    data: articleRequest(topic, 800),
    headers: { "idempotency-key": key },
  });
}

function countOf(answers: readonly APIResponse[], status: number): number {
  return answers.filter((answer) => answer.status() === status).length;
}

/** A try to sign in with a wrong password, from an address behind the proxy. */
async function guess(server: TestServer, { email, from }: { email: string; from: string }) {
  const answer = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: server.url,
      "x-forwarded-for": from,
    },
    body: JSON.stringify({ email, password: "not the password" }),
  });
  return answer.status;
}

test.describe(`two servers with one Postgres${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`, () => {
  test.skip(Boolean(NO_POSTGRES), NO_POSTGRES);
  // The last one stops what the others need.
  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    [database, double] = await Promise.all([startPostgres(), startOpenAiDouble()]);
    dataFolder = mkdtempSync(path.join(tmpdir(), "atelier-shared-database-"));
    servers = PORTS.map(startServer);
    for (const server of servers) await untilReady(server);
  });
  test.afterAll(async () => {
    await Promise.all(servers.map((server) => server.end("SIGKILL")));
    await double.close();
    database.remove();
  });

  test("calls with one key on both servers run once and are charged once", async ({
    playwright,
  }) => {
    await withinAnHour(30);
    const person = await newPerson(playwright, at(0).url);
    const topic = uniqueTopic("bees of one key", "[[words:150]] [[drip:20]]");
    const key = crypto.randomUUID();

    const answers = await callBoth(4, (server) => writeArticle(person, server, topic, key));

    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200]);
    const made = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    for (const server of servers) {
      const listed = await person.call(`${server.url}/api/user/get-user-creations`);
      expect((await listed.json()).total).toBe(1);
      const usage = await person.call(`${server.url}/api/user/get-usage`);
      expect((await usage.json()).plan.used).toBe(1);
    }
  });

  test("the runs of an hour are shared by both servers", async ({ playwright }) => {
    await withinAnHour(30);
    const person = await newPerson(playwright, at(0).url);

    const answers = await callBoth(2 * RUNS_PER_HOUR, (server) =>
      writeArticle(person, server, uniqueTopic("bees of a quota", "[[words:60]]")),
    );

    expect(countOf(answers, 200)).toBe(RUNS_PER_HOUR);
    expect(countOf(answers, 429)).toBe(RUNS_PER_HOUR);
  });

  test("wrong passwords for one email are counted by both servers together", async () => {
    await withinWindow({ seconds: 30, windowSeconds: 15 * 60 });
    const email = `guessed-${crypto.randomUUID()}@example.com`;

    const statuses = await callBoth(2 * GUESSES, (server, index) =>
      guess(server, { email, from: `198.51.100.${index + 1}` }),
    );

    expect(statuses.filter((status) => status === 401)).toHaveLength(GUESSES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(GUESSES);
  });

  test("sign-ins from one address are counted by both servers together", async () => {
    await withinWindow({ seconds: 30, windowSeconds: 60 });

    const statuses = await callBoth(SIGN_INS_PER_MINUTE + 10, (server, index) =>
      guess(server, { email: `person-${index}@example.com`, from: "203.0.113.7" }),
    );

    expect(statuses.filter((status) => status === 401)).toHaveLength(SIGN_INS_PER_MINUTE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test("an account that was deleted on one server is refused by the other", async ({
    playwright,
  }) => {
    const [one, other] = servers;
    const person = await newPerson(playwright, one?.url ?? "");
    const token = await person.token(one?.url ?? "");
    const statusOn = async (server: TestServer | undefined) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${server?.url}/api/user/get-user-creations`, { headers })).status;
    };
    expect(await statusOn(other)).toBe(200);

    const deleted = await person.call(`${one?.url}/api/account/delete`, {
      data: { email: person.email, password: PASSWORD },
    });

    expect(deleted.status(), await deleted.text()).toBe(200);
    expect(await statusOn(one)).toBe(401);
    await expect.poll(() => statusOn(other), { timeout: KNOWN_MS, intervals: [250] }).toBe(401);
  });

  test("a call that goes on ends when its account is deleted on the other server, and saves nothing", async ({
    playwright,
  }) => {
    const person = await newPerson(playwright, at(0).url);
    const topic = uniqueTopic("bees of nobody", "[[words:150]] [[drip:40]] [[endless]]");
    const going = writeArticle(person, at(0), topic);
    await expect.poll(() => callsAbout(topic)).toHaveLength(1);

    const deleted = await person.call(`${at(1).url}/api/account/delete`, {
      data: { email: person.email, password: PASSWORD },
    });
    expect(deleted.status(), await deleted.text()).toBe(200);
    const deletedAt = Date.now();

    expect((await going).ok()).toBe(false);
    expect(Date.now() - deletedAt).toBeLessThan(KNOWN_MS);
    // Nobody goes on writing, and paying, for it.
    await expect.poll(() => callsAbout(topic).every(({ hungUpAt }) => hungUpAt)).toBe(true);
    expect(await countCreations(topic)).toBe(0);
  });

  test("what an upstream answers to both servers' calls costs nothing and is told alike", async ({
    playwright,
  }) => {
    await withinAnHour(30);
    const person = await newPerson(playwright, at(0).url);

    const answers = await callBoth(servers.length, (server) =>
      writeArticle(person, server, uniqueTopic("bees of a fault", "[[fault:500]]")),
    );

    const [told, toldToo] = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map((answer) => answer.ok())).toEqual([false, false]);
    expect(told).toEqual(toldToo);
    for (const { url } of servers) {
      const usage = await person.call(`${url}/api/user/get-usage`);
      expect((await usage.json()).plan.used).toBe(0);
    }
  });

  test("the key of a call whose server was killed is free for the other one within 30 seconds", async ({
    playwright,
  }) => {
    await withinAnHour(60);
    const person = await newPerson(playwright, at(0).url);
    const key = crypto.randomUUID();
    const topic = uniqueTopic("bees of a killed server", "[[words:60]] [[fault:slow:1500]]");
    const cutOff = writeArticle(person, at(0), topic, key).catch(() => undefined);
    await expect.poll(() => callsAbout(topic)).toHaveLength(1);

    await at(0).end("SIGKILL");
    const killedAt = Date.now();
    expect(await cutOff).toBeUndefined();
    const answer = await writeArticle(person, at(1), topic, key);

    expect(answer.status(), await answer.text()).toBe(200);
    expect(Date.now() - killedAt).toBeLessThan(FREED_MS + CALL_MS);
    expect(await countCreations(topic)).toBe(1);
    servers[0] = startServer(PORTS[0]);
    await untilReady(at(0));
  });

  test("both servers say that the database is away, and come back with it", async ({
    playwright,
  }) => {
    const person = await newPerson(playwright, at(0).url);
    const token = await person.token(at(0).url);
    const statuses = () =>
      callBoth(servers.length, async ({ url }) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${url}/api/user/get-user-creations`, { headers })).status;
      });
    expect(await statuses()).toEqual([200, 200]);

    database.stop();
    expect(await statuses()).toEqual([503, 503]);
    expect(await statuses()).toEqual([503, 503]);

    database.start();
    await expect.poll(statuses, { timeout: 30_000 }).toEqual([200, 200]);
    const answers = await callBoth(servers.length, (server) =>
      writeArticle(person, server, uniqueTopic("bees after an outage", "[[words:60]]")),
    );
    expect(countOf(answers, 200)).toBe(servers.length);
  });
});
