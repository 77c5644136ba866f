import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { POST } from "@/app/api/contact/route";
import { contactMessages } from "@/db/schema/contact-messages";
import { changeInbox, readInbox } from "@/lib/contact/inbox";
import { env } from "@/lib/core/env";
import { readFailures } from "@/lib/core/last-failures";
import { LIMITS } from "@/lib/core/limits";
import { PEER_HEADER } from "@/lib/http/client-ip";
import { getDatabase } from "@/lib/providers/database";
import { purge } from "@/lib/server/purge";
import { apiRequest } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";
import { createTestContext } from "@/tests/support/test-context";

const DAY_MS = 24 * 60 * 60_000;

const newClient = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const newEmail = () => `writer-${crypto.randomUUID()}@example.com`;

function send(json: Record<string, unknown>, client = newClient()): Promise<Response> {
  return POST(apiRequest("/api/contact", { json, headers: { [PEER_HEADER]: client } }));
}

async function rowsOf(email: string) {
  const db = await getDatabase();
  return db.select().from(contactMessages).where(eq(contactMessages.email, email));
}

const message = (email: string) => ({ name: "Ada", email, message: "How do I get Premium?" });

describe("POST /api/contact", () => {
  it("keeps a message as it was written, trimmed", async () => {
    const email = newEmail();
    const text = '<b onclick="x()">Hello</b>\n\u0000Bobby";DROP TABLE users;--';

    const answer = await send({ name: "  Ada ", email, message: ` ${text} ` });

    expect(answer.status).toBe(200);
    expect(await rowsOf(email)).toMatchObject([
      { name: "Ada", message: text.replace("\u0000", ""), doneAt: null },
    ]);
  });

  it.each([
    ["no name", { name: " " }, /name/],
    ["no address", { email: "ada@" }, /valid email/],
    ["an address with a line break", { email: "a@b.example\nbcc: c@d.example" }, /valid email/],
    ["hardly a message", { message: "Hi" }, /at least 10/],
    ["too long a message", { message: "a".repeat(LIMITS.contactMessageCharacters + 1) }, /4,000/],
    ["too long a name", { name: "a".repeat(LIMITS.contactNameCharacters + 1) }, /100/],
    ["a number", { message: 7 }, /at least 10/],
  ])("refuses %s with one sentence, and keeps nothing", async (_case, change, words) => {
    const email = newEmail();

    const answer = await send({ ...message(email), ...change });

    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toMatch(words);
    expect(await rowsOf(email)).toEqual([]);
  });

  it("limits each client per hour, and says so to our own page without an error", async () => {
    stopClock();
    const [client, email] = [newClient(), newEmail()];
    for (let call = 0; call < env().CONTACT_PER_HOUR; call += 1)
      expect((await send(message(email), client)).status).toBe(200);

    const refused = await send(message(email), client);
    const inPage = await send({ ...message(email), fromPage: true }, client);

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(inPage.status).toBe(200);
    expect(await inPage.json()).toMatchObject({
      accepted: false,
      message: expect.stringMatching(/^You've sent several .* Try again in \d+ min\.$/),
    });
    expect(await rowsOf(email)).toHaveLength(env().CONTACT_PER_HOUR);
  });
});

describe("an inbox that is full", () => {
  const flood = `flood-${crypto.randomUUID()}@example.com`;

  beforeAll(async () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      ...message(flood),
      id: crypto.randomUUID(),
      createdAt: new Date(Date.now() - 1_000 * index),
    }));
    await (await getDatabase()).insert(contactMessages).values(rows);
  });
  afterAll(async () => {
    await (await getDatabase()).delete(contactMessages).where(eq(contactMessages.email, flood));
  });

  it("refuses in words, without an error of ours and without counting against the caller", async () => {
    const [client, email] = [newClient(), newEmail()];
    const before = readFailures();
    const answers: Response[] = [];
    for (let call = 0; call <= env().CONTACT_PER_HOUR; call += 1)
      answers.push(await send(message(email), client));
    const inPage = await send({ ...message(email), fromPage: true }, client);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await inPage.json()).toMatchObject({
      success: true,
      accepted: false,
      message: expect.stringMatching(/inbox is full/),
    });
    expect(readFailures()).toEqual(before);
    expect(await rowsOf(email)).toEqual([]);
  });

  it("shows its operators every message, and takes new ones once they are done or erased", async () => {
    const ctx = await createTestContext();
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = await readInbox(ctx); ; page = await readInbox(ctx, { cursor })) {
      expect(page.open).toBeGreaterThanOrEqual(1_000);
      seen.push(...page.messages.filter((one) => one.email === flood).map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      if (!cursor) break;
    }
    expect(new Set(seen).size).toBe(1_000);
    expect(seen).toHaveLength(1_000);

    await changeInbox(ctx, { id: seen[0] ?? "", erase: true });
    expect(await rowsOf(flood)).toHaveLength(999);
    await changeInbox(ctx, { allDone: true });
    expect((await readInbox(ctx)).open).toBe(0);
    const email = newEmail();
    expect((await send(message(email))).status).toBe(200);
    expect((await readInbox(ctx)).messages[0]).toMatchObject({ email, doneAt: null });
  });
});

describe("a server without an operator", () => {
  beforeAll(() => {
    vi.resetModules();
    vi.stubEnv("OPERATOR_EMAILS", "");
    // Only a check whether it's set: nothing is sent there.
    vi.stubEnv("CLERK_SECRET_KEY", "sk_test_x");
    vi.stubEnv("NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", "pk_test_x");
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it("refuses a message instead of keeping what nobody reads", async () => {
    const email = newEmail();
    const { POST: post } = await import("@/app/api/contact/route");
    const json = message(email);
    const answer = await post(apiRequest("/api/contact", { json }));

    expect(answer.status).toBe(409);
    expect((await answer.json()).message).toBe(
      "Nobody reads messages on this server. Ask whoever gave you its address.",
    );
    expect(await rowsOf(email)).toEqual([]);
  });
});

it("erases a message 30 days after it's done, and any after 180", async () => {
  const ctx = await createTestContext();
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const kept = { name: "Ada", message: "How do I get Premium?" };
  const rows = [
    { email: newEmail(), createdAt: daysAgo(60), doneAt: daysAgo(31) },
    { email: newEmail(), createdAt: daysAgo(60), doneAt: daysAgo(29) },
    { email: newEmail(), createdAt: daysAgo(181), doneAt: null },
    { email: newEmail(), createdAt: daysAgo(179), doneAt: null },
  ];
  await ctx.db
    .insert(contactMessages)
    .values(rows.map((row) => ({ id: crypto.randomUUID(), ...kept, ...row })));

  await purge(ctx, now);

  const left = await Promise.all(rows.map(async ({ email }) => (await rowsOf(email)).length));
  expect(left).toEqual([0, 1, 0, 1]);
});
