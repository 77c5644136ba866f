import { eq, inArray, like, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { POST as resetPassword } from "@/app/api/account/reset-password/route";
import { POST as write } from "@/app/api/ai/generate-blog-title/route";
import { POST as subscribe } from "@/app/api/newsletter/route";
import { GET as health } from "@/app/api/operator/health/route";
import { GET as messages, POST as settleMessage } from "@/app/api/operator/messages/route";
import { GET as exported } from "@/app/api/operator/newsletter/export/route";
import { GET as subscribers, POST as unsubscribe } from "@/app/api/operator/newsletter/route";
import { GET as people } from "@/app/api/operator/people/route";
import { POST as changePlan } from "@/app/api/operator/plan/route";
import { GET as reports, POST as settle } from "@/app/api/operator/reports/route";
import { POST as resetCode } from "@/app/api/operator/reset-code/route";
import { findGalleryName, setGalleryName } from "@/db/queries/gallery-names";
import { newsletterSubscriptions } from "@/db/schema";
import { users } from "@/db/schema/accounts";
import { contactMessages } from "@/db/schema/contact-messages";
import { creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";
import { reports as reportRows } from "@/db/schema/reports";
import { usageCounters } from "@/db/schema/usage-counters";
import { AppError } from "@/lib/core/errors";
import { PEER_HEADER } from "@/lib/http/client-ip";
import { failureBody } from "@/lib/http/respond";
import { getDatabase } from "@/lib/providers/database";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { quotaHour } from "@/lib/usage/quota";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

const NAME = "zz-people-list";

let operator: TestAccount;
let other: TestAccount;

beforeAll(async () => {
  other = await signUpAccount();
  operator = await operatorAccount();
});

/** The account that `OPERATOR_EMAILS` names. It can't be signed up with, so somebody gets its address. */
async function operatorAccount(): Promise<TestAccount> {
  const account = await signUpAccount();
  const db = await getDatabase();
  await db.delete(users).where(eq(users.email, "operator@example.com"));
  await db.update(users).set({ email: "operator@example.com" }).where(eq(users.id, account.id));
  return account;
}

const ask = (path: string, { token }: TestAccount, json?: unknown) =>
  apiRequest(`/api/operator/${path}`, { token, ...(json === undefined ? {} : { json }) });

async function listed(query: string) {
  return (await people(ask(`people?${query}`, operator))).json();
}

describe("what only the operator gets", () => {
  it.each([
    ["people", () => people(ask("people", other))],
    ["plans", () => changePlan(ask("plan", other, { email: other.email, plan: "premium" }))],
    ["reset codes", () => resetCode(ask("reset-code", other, { email: other.email }))],
    ["reports", () => reports(ask("reports", other))],
    ["settling reports", () => settle(ask("reports", other, { id: other.id, settle: "dismiss" }))],
    [
      "removing names",
      () => settle(ask("reports", other, { id: other.id, settle: "remove-name" })),
    ],
    ["messages", () => messages(ask("messages", other))],
    [
      "settling messages",
      () => settleMessage(ask("messages", other, { id: other.id, done: true })),
    ],
    ["the newsletter", () => subscribers(ask("newsletter", other))],
    ["its addresses", () => exported(ask("newsletter/export", other))],
    ["removing one", () => unsubscribe(ask("newsletter", other, { email: other.email }))],
    ["health", () => health(ask("health", other))],
  ])("is, to everybody else, not there: %s", async (_what, call) => {
    const answer = await call();

    expect(answer.status).toBe(404);
    expect((await answer.json()).message).toBe("There's nothing at this address.");
  });

  it("isn't there for visitors, either", async () => {
    const json = { email: other.email, plan: "premium" };
    for (const call of [people, reports, messages, health])
      expect((await call(apiRequest("/api/operator/x"))).status).toBe(404);
    for (const call of [changePlan, settle, settleMessage])
      expect((await call(apiRequest("/api/operator/x", { json }))).status).toBe(404);
    expect((await listed(`q=${other.email}`)).people[0].plan).toBe("free");
  });
});

describe("messages from visitors", () => {
  it("are listed with open ones first, and can be marked as done and opened again", async () => {
    const db = await getDatabase();
    const [older, newer] = [crypto.randomUUID(), crypto.randomUUID()];
    const written = { name: "Ada", email: "ada@example.com", message: "Is anybody there?" };
    await db.insert(contactMessages).values([
      { id: older, ...written, createdAt: new Date(Date.now() - 60_000) },
      { id: newer, ...written, createdAt: new Date() },
    ]);
    const shown = async (answer: Response) => {
      const { messages: list, open } = await answer.json();
      const ours = list.filter(({ id }: { id: string }) => [older, newer].includes(id));
      return { ids: ours.map(({ id }: { id: string }) => id), open };
    };

    const before = await shown(await messages(ask("messages", operator)));
    const done = await shown(
      await settleMessage(ask("messages", operator, { id: newer, done: true })),
    );
    const again = await shown(
      await settleMessage(ask("messages", operator, { id: newer, done: false })),
    );

    expect(before.ids).toEqual([newer, older]);
    expect(done).toEqual({ ids: [older, newer], open: before.open - 1 });
    expect(again).toEqual(before);
    const missing = { id: crypto.randomUUID(), done: true };
    expect((await settleMessage(ask("messages", operator, missing))).status).toBe(404);
  });
});

describe("the newsletter's addresses", () => {
  it("are listed page by page, exported, and deleted", async () => {
    const db = await getDatabase();
    const mine = `zz-${crypto.randomUUID()}`;
    const emails = Array.from({ length: 60 }, (_, at) => `${mine}-${at + 10}@example.com`);
    const createdAt = new Date();
    await db.insert(newsletterSubscriptions).values(emails.map((email) => ({ email, createdAt })));
    const read = async (cursor: string) =>
      (await subscribers(ask(`newsletter?cursor=${cursor}`, operator))).json();

    const first = await read(mine);
    const second = await read(first.nextCursor);
    const { csv } = await (await exported(ask("newsletter/export", operator))).json();
    const [gone = ""] = emails;
    const removed = await unsubscribe(ask("newsletter", operator, { email: gone }));

    const listed = [...first.subscribers, ...second.subscribers].map(({ email }) => email);
    expect(listed).toEqual(emails);
    expect(csv.split("\r\n")).toContain(`${gone},${createdAt.toISOString()}`);
    expect(await removed.json()).toMatchObject({ success: true, total: first.total - 1 });
    const again = await unsubscribe(ask("newsletter", operator, { email: gone }));
    expect(again.status).toBe(404);
    await db.delete(newsletterSubscriptions).where(inArray(newsletterSubscriptions.email, emails));
  });

  it("are no more than twenty thousand, which a page is told without an error", async () => {
    const db = await getDatabase();
    const mine = `zz-${crypto.randomUUID()}`;
    await db.execute(sql`insert into newsletter_subscriptions (email, created_at)
      select ${mine} || number || '@example.com', now() from generate_series(1, 20000) as number`);
    const json = { email: `${mine}@example.com` };
    const headers = { [PEER_HEADER]: "10.9.8.7" };

    const refused = await subscribe(apiRequest("/api/newsletter", { json, headers }));
    const inPage = await subscribe(
      apiRequest("/api/newsletter", { json: { ...json, fromPage: true }, headers }),
    );

    expect(refused.status).toBe(409);
    expect(await inPage.json()).toMatchObject({ success: true, accepted: false });
    await db.delete(newsletterSubscriptions).where(like(newsletterSubscriptions.email, `${mine}%`));
  });
});

describe("a code for someone who forgot their password", () => {
  it("is the operator's to give", async () => {
    const someone = await signUpAccount();
    const json = { email: someone.email.toUpperCase() };

    const made = await (await resetCode(ask("reset-code", operator, json))).json();

    expect(made).toMatchObject({ email: someone.email });
    const use = { code: made.code, password: "another horse battery" };
    const used = await resetPassword(apiRequest("/api/account/reset-password", { json: use }));
    expect(used.status).toBe(200);
  });

  it("needs an account", async () => {
    const answer = await resetCode(ask("reset-code", operator, { email: "nobody@example.com" }));
    expect(answer.status).toBe(404);
    expect((await answer.json()).message).toBe("No account has the email nobody@example.com.");
  });
});

describe("the list of people", () => {
  it("tells plan, runs of this hour, and storage, and no secret", async () => {
    const ann = await signUpAccount(`${NAME}-ann@example.com`);
    const json = titlesRequest("urban beekeeping", "Food");
    await write(apiRequest("/api/ai/generate-blog-title", { json, token: ann.token }));
    const db = await getDatabase();
    const { windowStart } = quotaHour(new Date());
    await db.insert(usageCounters).values([
      { subject: `built-in-runs:${ann.id}`, windowStart, uses: 2 },
      { subject: `own-runs:${ann.id}`, windowStart, uses: 4 },
      { subject: `questions:${ann.id}`, windowStart, uses: 8 },
    ]);
    const file = { contentType: "image/png", sha256: "00", createdAt: new Date() };
    await db.insert(files).values([
      { ...file, id: crypto.randomUUID(), userId: ann.id, byteSize: 1_500 },
      {
        ...file,
        id: crypto.randomUUID(),
        userId: ann.id,
        byteSize: 9_000,
        discardedAt: new Date(),
      },
    ]);

    const page = await listed(`q=${NAME}-ANN`);

    expect(page.people).toEqual([
      {
        id: ann.id,
        name: "Ada Test",
        email: `${NAME}-ann@example.com`,
        plan: "free",
        // One of the plan's, two of the built-in engines, four of the person's own.
        runs: 7,
        storedBytes: 1_500,
        createdAt: expect.any(String),
      },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/password|token|session|hash/i);
  });

  it("comes in pages, newest first, each account once", async () => {
    const word = `${NAME}-page`;
    const emails = Array.from({ length: 32 }, (_, index) => `${word}-${index}@example.com`);
    const db = await getDatabase();
    // Several in one millisecond, which the id then orders.
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 4)));
    await db.insert(users).values(
      emails.map((email, index) => ({
        id: `page-${String(index).padStart(2, "0")}`,
        name: "Page",
        email,
        createdAt: at(index),
        updatedAt: at(index),
      })),
    );

    const first = await listed(`q=${word}`);
    const second = await listed(`q=${word}&cursor=${first.nextCursor}`);

    expect(first.people).toHaveLength(30);
    expect(second.nextCursor).toBeNull();
    const seen = [...first.people, ...second.people].map(({ email }) => email);
    expect(seen).toEqual([...emails].reverse());
    await db.delete(users).where(eq(users.name, "Page"));
  });

  it("takes wildcards literally, and refuses a cursor of its own making", async () => {
    expect((await listed("q=%25%25%25")).people).toEqual([]);
    const answer = await people(ask("people?cursor=bm9wZQ", operator));
    expect(answer.status).toBe(400);
  });

  it("changes a plan at once", async () => {
    const bea = await signUpAccount(`${NAME}-bea@example.com`);

    const answer = await changePlan(ask("plan", operator, { email: bea.email, plan: "premium" }));

    expect(await answer.json()).toMatchObject({ email: bea.email, plan: "premium" });
    expect((await listed(`q=${bea.email}`)).people[0].plan).toBe("premium");
    const nobody = { email: "nobody-here@example.com", plan: "free" };
    expect((await changePlan(ask("plan", operator, nobody))).status).toBe(404);
  });
});

it("reports are listed and settled by the operator", async () => {
  const db = await getDatabase();
  const [kept, gone] = [await reported(), await reported()];

  const before = await (await reports(ask("reports", operator))).json();
  expect(before.reported.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining([kept, gone]),
  );
  await settle(ask("reports", operator, { id: kept, settle: "dismiss" }));
  const after = await (
    await settle(ask("reports", operator, { id: gone, settle: "withdraw" }))
  ).json();

  const open = after.reported.map(({ id }: { id: string }) => id);
  expect(open).not.toContain(kept);
  expect(open).not.toContain(gone);
  const [row] = await db.select().from(creations).where(eq(creations.id, gone));
  expect(row).toMatchObject({ published: false });
  expect(row?.withdrawnAt).toBeInstanceOf(Date);
  const [stays] = await db.select().from(creations).where(eq(creations.id, kept));
  expect(stays).toMatchObject({ published: true, withdrawnAt: null });
});

it("the name shown with a reported image is removed by the operator, not by whoever only knows the image", async () => {
  const db = await getDatabase();
  const id = await reported();
  await setGalleryName(db, { userId: other.id, name: "The Louvre", now: new Date() });
  const removal = { id, settle: "remove-name", name: "The Louvre" };

  expect((await settle(ask("reports", other, removal))).status).toBe(404);
  expect(await findGalleryName(db, other.id)).toBe("The Louvre");
  const answer = await settle(ask("reports", operator, removal));

  expect(answer.status).toBe(200);
  const { reported: open } = await answer.json();
  expect(open).toContainEqual(expect.objectContaining({ id, author: null }));
  expect(await findGalleryName(db, other.id)).toBeNull();
});

async function reported(): Promise<string> {
  const db = await getDatabase();
  const { id } = await seedCreation(db, {
    userId: other.id,
    createdAt: new Date(),
    tool: "generate-images",
    type: "image",
    prompt: "A lighthouse",
    content: "/api/files/none",
    published: true,
  });
  await db.insert(reportRows).values({
    creationId: id,
    userId: operator.id,
    reason: "spam",
    note: "",
    createdAt: new Date(),
  });
  return id;
}

describe("health", () => {
  it("tells of database, storage, engines, machine, and versions", async () => {
    const body = await (await health(ask("health", operator))).json();

    expect(body.database).toMatchObject({ state: "ready", version: expect.stringMatching(/^\d+/) });
    expect(body.storage).toMatchObject({ state: "ready" });
    expect(body.engines.map(({ job }: { job: string }) => job)).toContain("Removing objects");
    expect(body.machine.memoryBytes).toBeGreaterThan(body.machine.processBytes);
    expect(body.versions.node).toBe(process.versions.node);
  });

  it("counts failures by kind, with the time of the last one and without their words", async () => {
    const failures = async () => (await (await health(ask("health", operator))).json()).failures;
    const countOf = (all: { code: string; count: number }[]) =>
      all.find(({ code }) => code === "provider_failed")?.count ?? 0;
    const before = countOf(await failures());
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-05T10:00:00Z") });
    const secret = new AppError("provider_failed", "Secret words", { cause: "more of them" });
    for (const _ of [1, 2]) failureBody(secret, "request");
    vi.useRealTimers();

    const after = await failures();

    expect(countOf(after)).toBe(before + 2);
    expect(after).toContainEqual({
      code: "provider_failed",
      count: before + 2,
      lastAt: "2026-05-05T10:00:00.000Z",
    });
    expect(JSON.stringify(after)).not.toMatch(/secret|more of them/i);
  });
});
