import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";

import { POST as revoke } from "@/app/api/account/tokens/revoke/route";
import { POST as create, GET as list } from "@/app/api/account/tokens/route";
import { POST as compress } from "@/app/api/ai/compress-resize-image/route";
import { POST as makeCode } from "@/app/api/ai/qr-generate/route";
import { GET as download } from "@/app/api/files/[id]/route";
import { GET as listCreations } from "@/app/api/user/get-user-creations/route";
import { POST as rename } from "@/app/api/user/rename-creation/route";
import { keepCreation } from "@/db/queries/creations";
import { accessTokens } from "@/db/schema";
import { deleteAccount } from "@/lib/account/delete-account";
import type { TokenScope } from "@/lib/account/token-scopes";
import { storeFile } from "@/lib/files/store-file";
import { getDatabase } from "@/lib/providers/database";
import { signUpWithToken } from "@/tests/support/access-token";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { createTestContext } from "@/tests/support/test-context";

type Init = Parameters<typeof apiRequest>[1];

const PATH = "/api/account/tokens";

async function make(
  { token }: { token: string },
  scopes: TokenScope[] = ["run", "read", "write"],
  expiresInDays: number | null = 30,
) {
  const json = { name: "Backup script", scopes, expiresInDays };
  return create(apiRequest(PATH, { token, json }));
}

const search = (init: Init) => listCreations(apiRequest("/api/user/get-user-creations", init));
const rows = async ({ id }: TestAccount) =>
  (await getDatabase()).select().from(accessTokens).where(eq(accessTokens.userId, id));

describe("an access token", () => {
  it("is shown once, and kept as a hash", async () => {
    const { account, token } = await signUpWithToken("read");

    expect(token).toMatch(/^atl_[0-9A-Za-z]{49}$/);
    const [row] = await rows(account);
    expect(JSON.stringify(row)).not.toContain(token.slice(4, 20));
    expect(row).toMatchObject({ tokenEnd: token.slice(-4), scopes: ["read"], lastUsedAt: null });
    const listed = await (await list(apiRequest(PATH, { token: account.token }))).text();
    expect(listed).not.toContain(token);
    expect(listed).not.toContain(row?.tokenHash);
  });

  it("stands for its person, with their creations and no others", async () => {
    const { account, token } = await signUpWithToken("read", "run");
    const other = await createTestContext();
    const ctx = await createTestContext({ user: { id: account.id } });
    const text = { tool: "write-article", type: "article", prompt: "Bees", content: "## Bees" };
    await keepCreation(ctx, text);
    await keepCreation(other, text);
    const file = await storeFile(other, { bytes: Buffer.from("x"), contentType: "text/plain" });

    expect(await (await search({ token })).json()).toMatchObject({ total: 1 });
    const answer = await download(apiRequest(file.url, { token }));
    expect(answer.status).toBe(404);
    const form = new FormData();
    form.set("image", file.url);
    const run = await compress(
      apiRequest("/api/ai/compress-resize-image", { token, body: form, method: "POST" }),
    );
    expect(run.status).toBe(404);
  });

  it("does what its scopes say, and nothing else", async () => {
    const { token } = await signUpWithToken("read");
    const code = { text: "https://example.com" };

    const refused = [
      await makeCode(apiRequest("/api/ai/qr-generate", { token, json: code })),
      await rename(apiRequest("/api/user/rename-creation", { token, json: { id: uuidv7() } })),
    ];

    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect(await refused[0]?.json()).toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("needs the scope “run”"),
    });
    expect((await search({ token })).status).toBe(200);
  });

  it("makes, lists, and revokes no tokens", async () => {
    const { account, token, id } = await signUpWithToken("run", "read", "write");

    const refused = [
      await make({ token }),
      await list(apiRequest(PATH, { token })),
      await revoke(apiRequest(`${PATH}/revoke`, { token, json: { id } })),
    ];

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await rows(account)).toHaveLength(1);
  });

  it("is refused once it's revoked, has expired, or its account is deleted", async () => {
    const revoked = await signUpWithToken("read");
    await revoke(
      apiRequest(`${PATH}/revoke`, { token: revoked.account.token, json: { id: revoked.id } }),
    );
    const expired = await signUpWithToken("read");
    await (await getDatabase())
      .update(accessTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(accessTokens.id, expired.id));
    const orphaned = await signUpWithToken("read");
    await deleteAccount(await createTestContext(), orphaned.account.id);

    for (const { token } of [revoked, expired, orphaned]) {
      const answer = await search({ token });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    }
    expect(await rows(orphaned.account)).toEqual([]);
    const listed = await list(apiRequest(PATH, { token: expired.account.token }));
    expect(await listed.json()).toMatchObject({ tokens: [{ hasExpired: true }] });
  });

  it("isn't anybody else's to revoke", async () => {
    const { account, token, id } = await signUpWithToken("read");
    const stranger = await signUpAccount();

    await revoke(apiRequest(`${PATH}/revoke`, { token: stranger.token, json: { id } }));

    expect(await rows(account)).toHaveLength(1);
    expect((await search({ token })).status).toBe(200);
  });

  it("is called mistyped without a look at the database, and never replaced by a session", async () => {
    const { account, token } = await signUpWithToken("read");
    const mistyped = `${token.slice(0, -8)}${token.at(-8) === "x" ? "y" : "x"}${token.slice(-7)}`;

    for (const wrong of [mistyped, token.slice(0, -1), `${token}x`, "atl_"]) {
      const answer = await search({ token: wrong, headers: { cookie: account.cookie } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining("mistyped") });
    }
    const { id } = await storeFile(await createTestContext({ user: { id: account.id } }), {
      bytes: Buffer.from("x"),
      contentType: "text/plain",
    });
    const headers = { cookie: account.cookie };
    const picture = await download(apiRequest(`/api/files/${id}`, { token: mistyped, headers }));
    expect(picture.status).toBe(401);
  });

  it("is refused in an address", async () => {
    const { account, token } = await signUpWithToken("read");

    for (const sent of [token, token.replace("_", "%5F")]) {
      const answer = await listCreations(
        apiRequest(`/api/user/get-user-creations?access_token=${sent}`, { token: account.token }),
      );

      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining("Authorization header"),
      });
    }
  });

  it("remembers to a minute when it was used", async () => {
    const { account, token } = await signUpWithToken("read");
    const usedAt = async () => (await rows(account))[0]?.lastUsedAt?.getTime() ?? 0;

    await search({ token });
    const first = await usedAt();
    await search({ token });

    expect(Date.now() - first).toBeLessThan(60_000);
    expect(await usedAt()).toBe(first);
    const before = new Date(first - 60_001);
    await (await getDatabase())
      .update(accessTokens)
      .set({ lastUsedAt: before })
      .where(eq(accessTokens.userId, account.id));
    await search({ token });
    expect(await usedAt()).toBeGreaterThanOrEqual(first);
  });

  it("is one of at most 20, in parallel too", async () => {
    const account = await signUpAccount();

    const answers = await Promise.all(Array.from({ length: 23 }, () => make(account)));

    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(20).fill(200), 422, 422, 422]);
    expect(await rows(account)).toHaveLength(20);
  });

  it.each([
    ["no name", { name: "  ", scopes: ["read"], expiresInDays: 30 }],
    ["no scope", { name: "x", scopes: [], expiresInDays: 30 }],
    ["an unknown scope", { name: "x", scopes: ["read", "admin"], expiresInDays: 30 }],
    ["another lifetime", { name: "x", scopes: ["read"], expiresInDays: 10_000 }],
    ["no lifetime", { name: "x", scopes: ["read"] }],
  ])("isn't made with %s", async (_what, json) => {
    const account = await signUpAccount();

    const answer = await create(apiRequest(PATH, { token: account.token, json }));

    expect(answer.status).toBe(400);
    expect(await rows(account)).toEqual([]);
  });
});
