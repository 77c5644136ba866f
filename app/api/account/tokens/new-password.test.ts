import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { POST as create } from "@/app/api/account/tokens/route";
import { GET as listCreations } from "@/app/api/user/get-user-creations/route";
import { listAccessTokens } from "@/db/queries/access-tokens";
import { sessions } from "@/db/schema";
import { makeResetCode } from "@/lib/account/reset-code";
import { resetPassword } from "@/lib/account/reset-password";
import { authServer } from "@/lib/providers/auth/local/server";
import { getDatabase } from "@/lib/providers/database";
import { signUpWithToken } from "@/tests/support/access-token";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";

const PATH = "/api/account/tokens";
const WEEK_MS = 7 * 24 * 60 * 60_000;

const search = ({ token }: { token: string }) =>
  listCreations(apiRequest("/api/user/get-user-creations", { token }));

describe("a new password revokes access tokens", () => {
  it("chosen with a code", async () => {
    const { account, token } = await signUpWithToken("read");
    const ctx = { db: await getDatabase(), now: () => new Date() };
    const code = (await makeResetCode(ctx, account.email))?.code.replaceAll("-", "") ?? "";

    await resetPassword(
      { ...ctx, auth: authServer, clientIp: "203.0.113.79" },
      { code, password: "another horse battery" },
    );

    expect((await search({ token })).status).toBe(401);
  });

  it("chosen in the profile, which signs out everywhere else", async () => {
    const { account, token } = await signUpWithToken("read");
    const bystander = await signUpWithToken("read");

    const changed = await changePassword(account, "correct horse battery");

    expect(changed.status).toBe(200);
    expect((await search({ token })).status).toBe(401);
    expect((await search({ token: bystander.token })).status).toBe(200);
  });

  it("also by a call that leaves other sessions signed in", async () => {
    const { account, token } = await signUpWithToken("read");

    const changed = await changePassword(account, "correct horse battery", false);

    expect(changed.status).toBe(200);
    expect((await search({ token })).status).toBe(401);
    expect((await search(account)).status).toBe(200);
  });

  it("also those that were being made", async () => {
    const account = await signUpAccount();
    const json = JSON.stringify({ name: "Late", scopes: ["read"], expiresInDays: null });
    let send = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(json.slice(0, -1)));
        send = () => {
          controller.enqueue(new TextEncoder().encode(json.slice(-1)));
          controller.close();
        };
      },
    });
    const headers = { "content-type": "application/json" };
    const late = create(apiRequest(PATH, { token: account.token, body, headers }));
    // Its session was looked up before the password changes.
    await expect.poll(() => body.locked).toBe(true);

    expect((await changePassword(account, "correct horse battery")).status).toBe(200);
    send();

    expect((await late).status).toBe(401);
    expect(await listAccessTokens(await getDatabase(), account.id)).toEqual([]);
  });

  it("but a wrong one revokes nothing, though it renews the session", async () => {
    const { account, token } = await signUpWithToken("read");
    const aged = new Date(Date.now() + WEEK_MS - 11 * 60_000);
    await (await getDatabase())
      .update(sessions)
      .set({ expiresAt: aged })
      .where(eq(sessions.userId, account.id));

    const refused = await changePassword(account, "wrong horse battery");

    expect(refused.status).toBe(400);
    expect(refused.headers.getSetCookie().join()).toContain("session_token");
    expect((await search({ token })).status).toBe(200);
  });
});

function changePassword(
  { cookie }: TestAccount,
  currentPassword: string,
  revokesOthers = true,
): Promise<Response> {
  const newPassword = "another horse battery";
  const revoking = revokesOthers ? { revokeOtherSessions: true } : {};
  const json = { currentPassword, newPassword, ...revoking };
  const headers = { origin: "http://localhost:3000", cookie };
  return authServer.handle(apiRequest("/api/auth/change-password", { json, headers }));
}
