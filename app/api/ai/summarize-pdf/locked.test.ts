import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST as readDocument } from "@/app/api/ai/read-document/route";
import { POST as reviewResume } from "@/app/api/ai/resume-review/route";
import { POST as summarize } from "@/app/api/ai/summarize-pdf/route";
import { findPartsOf } from "@/db/queries/creation-parts";
import { findVisibleFile } from "@/db/queries/files";
import { passwordField } from "@/lib/core/file-password";
import { fileKey } from "@/lib/files/storage-keys";
import { closeEngines } from "@/lib/providers";
import { createStorage } from "@/lib/providers/choose";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { lockedPdf } from "@/tests/support/locked-pdf";

const PASSWORD = "open-sesame-7361";
const LOCK = { userPassword: PASSWORD, ownerPassword: "owner" };
const GARDEN = [
  "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
  "It covers 3.5 hectares and feeds forty families through the whole summer.",
];
const RESUME = [
  "Olive Green, olive.green@example.com, 555 0147 220, Portland, Oregon.",
  "Experience",
  "Head gardener, Mill Street Garden, 2016 to 2024. Led a team of six and raised the harvest by 40%.",
  "Education",
  "BSc Horticulture, Oregon State University, 2015.",
  "Skills: pruning, irrigation, soil science, greenhouse planning, budgeting, and teaching.",
];
const CALLS = {
  pdf: [summarize, "/api/ai/summarize-pdf", GARDEN],
  resume: [reviewResume, "/api/ai/resume-review", RESUME],
  document: [readDocument, "/api/ai/read-document", GARDEN],
} as const;

let account: TestAccount;
beforeAll(async () => {
  account = await signUpAccount();
});
afterAll(() => closeEngines());

async function send(
  call: keyof typeof CALLS,
  { password, lock = LOCK, headers = {} }: SendOptions,
): Promise<Response> {
  const [post, path, paragraphs] = CALLS[call];
  const name = call === "resume" ? "resume" : "pdf";
  const pdf = await lockedPdf([paragraphs.join("\n")], lock);
  const body = new FormData();
  // Safe: a buffer of Node is one of the platform.
  body.append(name, new Blob([pdf as Uint8Array<ArrayBuffer>]), "locked.pdf");
  if (password !== undefined) body.append(passwordField(name), password);
  return post(apiRequest(path, { body, token: account.token, headers }));
}

type SendOptions = {
  password?: string;
  lock?: Parameters<typeof lockedPdf>[1];
  headers?: Record<string, string>;
};

/** The tables in which a text is found, in any column of any row. */
async function tablesWith(text: string): Promise<string[]> {
  const db = await getDatabase();
  const names = rowsOf(
    await db.execute(
      sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
        from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
    ),
  );
  const found: string[] = [];
  for (const name of names.map((row) => String(Object(row).name))) {
    const held = await db.execute(
      sql`select 1 from ${sql.raw(name)} as t where t::text like ${`%${text}%`} limit 1`,
    );
    if (rowsOf(held).length > 0) found.push(name);
  }
  return found;
}

/** The two drivers answer differently. */
function rowsOf(answer: unknown): unknown[] {
  return Array.isArray(answer) ? answer : Object(answer).rows;
}

describe("a locked PDF", () => {
  it.each(["pdf", "resume", "document"] as const)("opens with its password: %s", async (call) => {
    const response = await send(call, { password: PASSWORD });

    expect(await response.json()).toMatchObject({ success: true });
  });

  it("is kept as it was unlocked, with the hash of those bytes", async () => {
    const response = await send("pdf", { password: PASSWORD });
    const { id } = (await response.json()) as { id: string };
    const db = await getDatabase();
    const { source = "" } = await findPartsOf(db, { creationId: id, userId: account.id });
    const file = await findVisibleFile(db, { id: source, viewerId: account.id });
    const stored = await createStorage().open(fileKey(source));

    const bytes = new Uint8Array(await new Response(stored?.body).arrayBuffer());
    expect(file?.byteSize).toBe(bytes.byteLength);
    expect(file?.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
  });

  it.each(["pdf", "resume", "document"] as const)("asks for its password: %s", async (call) => {
    const [missing, wrong] = [await send(call, {}), await send(call, { password: "sesame" })];

    expect([missing.status, wrong.status]).toEqual([422, 422]);
    expect(await missing.json()).toMatchObject({
      code: "password_required",
      message: "This PDF is locked. Enter its password to open it.",
    });
    expect(await wrong.json()).toMatchObject({
      code: "password_required",
      message: "That password doesn't open this PDF. Check it and try again.",
    });
  });

  it("opens without one when it only forbids printing", async () => {
    const response = await send("pdf", { lock: { ownerPassword: "owner" } });

    expect(response.status).toBe(200);
  });

  it("leaves its password nowhere, not with a run that is kept either", async () => {
    const kept = { accept: "text/event-stream", "x-run": "keep", "idempotency-key": uuidv7() };

    const stream = await (await send("pdf", { password: PASSWORD, headers: kept })).text();

    expect(stream).toContain("event: done");
    expect(stream).toContain("founded in 1984");
    expect(await tablesWith("founded in 1984")).toContain("public.creations");
    expect(await tablesWith(PASSWORD)).toEqual([]);
  });
});
