import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";

import { POST as forgot, GET as ways } from "@/app/api/account/forgot-password/route";
import { POST as reset } from "@/app/api/account/reset-password/route";
import { POST as giveCode } from "@/app/api/admin/reset-code/route";
import { consumePasswordReset } from "@/db/queries/password-resets";
import { listSessions } from "@/db/queries/sessions";
import { passwordResets } from "@/db/schema/password-resets";
import { hashOfCode, makeResetCode } from "@/lib/account/reset-code";
import { resetPassword } from "@/lib/account/reset-password";
import { PEER_HEADER } from "@/lib/http/client-ip";
import { authServer } from "@/lib/providers/auth/local/server";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";

const OLD = "correct horse battery";
const NEW = "another horse battery";
const INVALID = {
  code: "invalid_input",
  message: expect.stringContaining("This code doesn't work"),
};

/** Its own address for each caller, so that tests don't share a limit. */
let callers = 0;
function call(code: string, password = NEW) {
  callers += 1;
  const headers = { [PEER_HEADER]: `10.1.${callers >> 8}.${callers & 255}` };
  return reset(apiRequest("/api/account/reset-password", { json: { code, password }, headers }));
}

async function codeFor(email: string, at = new Date()): Promise<string> {
  const made = await makeResetCode({ db: await getDatabase(), now: () => at }, email);
  return made?.code ?? "";
}

async function signIn(email: string, password: string): Promise<number> {
  const headers = { origin: "http://localhost:3000" };
  const json = { email, password };
  return (await authServer.handle(apiRequest("/api/auth/sign-in/email", { json, headers }))).status;
}

describe("a new password with a code", () => {
  it("replaces the old one and ends every session at once", async () => {
    const { email, token } = await signUpAccount();

    expect((await call(await codeFor(email))).status).toBe(200);

    expect(await signIn(email, OLD)).toBe(401);
    expect(await signIn(email, NEW)).toBe(200);
    expect(await authServer.userFromRequest(apiRequest("/", { token }))).toBeNull();
  });

  it("ends a sign-in with the old one that was under way", async () => {
    const { id, email } = await signUpAccount();
    const codeHash = hashOfCode((await codeFor(email)).replaceAll("-", ""));
    const passwordHash = await authServer.hashPassword(NEW);
    const db = await getDatabase();
    // The check of the old password waits for these.
    const others = Array.from({ length: 20 }, () => authServer.hashPassword(NEW));
    const signingIn = signIn(email, OLD);
    await others[5];

    const reset = await consumePasswordReset(db, { codeHash, passwordHash, now: new Date() });

    expect(reset).toBe(email);
    expect(await signingIn).toBe(401);
    await Promise.all(others);
    expect(await listSessions(db, { userId: id, now: new Date() })).toEqual([]);
    expect(await signIn(email, NEW)).toBe(200);
  });

  it("is set even if wrong passwords can't be forgotten", async () => {
    const { email } = await signUpAccount();
    const forgiveSignIns = () => Promise.reject(new Error("no database"));
    const auth = { hashPassword: authServer.hashPassword, forgiveSignIns };
    const caller = { db: await getDatabase(), now: () => new Date(), auth, clientIp: uuidv7() };
    const code = (await codeFor(email)).replaceAll("-", "");

    await resetPassword(caller, { code, password: NEW });

    expect(await signIn(email, NEW)).toBe(200);
  });

  it("takes the code as people type it", async () => {
    const { email } = await signUpAccount();
    const code = (await codeFor(email)).toUpperCase().replaceAll("-", " ");

    expect((await call(`  ${code} `)).status).toBe(200);
  });

  it("works once, and voids the account's other codes", async () => {
    const { email } = await signUpAccount();
    const [first, second] = [await codeFor(email), await codeFor(email)];

    expect((await call(first)).status).toBe(200);

    for (const code of [first, second]) {
      const answer = await call(code, "a third horse battery");
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject(INVALID);
    }
    expect(await signIn(email, NEW)).toBe(200);
  });

  it("works once when it's used twice at the same moment", async () => {
    const { email } = await signUpAccount();
    const codes = [await codeFor(email), await codeFor(email)];
    const uses = [...codes, ...codes, ...codes].map((code, index) => call(code, `${NEW} ${index}`));

    const statuses = (await Promise.all(uses)).map(({ status }) => status);

    expect(statuses.sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it("doesn't work after an hour", async () => {
    const { email } = await signUpAccount();
    const hourAgo = new Date(Date.now() - 60 * 60_000);

    expect(await (await call(await codeFor(email, hourAgo))).json()).toMatchObject(INVALID);
    expect(await signIn(email, OLD)).toBe(200);
  });

  it("keeps its code when the password can't be used", async () => {
    const { email } = await signUpAccount();
    const code = await codeFor(email);

    expect((await call(code, "short")).status).toBe(400);
    expect((await call(code)).status).toBe(200);
  });

  it("lets someone sign in who was locked out by wrong passwords", async () => {
    stopClock();
    const { email } = await signUpAccount();
    for (let count = 0; count < 10; count += 1) await signIn(email, "wrong wrong wrong");
    expect(await signIn(email, OLD)).toBe(429);

    await call(await codeFor(email));

    expect(await signIn(email, NEW)).toBe(200);
  });

  it("can't be found by guessing", async () => {
    stopClock();
    const headers = { [PEER_HEADER]: "10.2.0.1" };
    const json = { code: "0000-0000-0000-0000-0000", password: NEW };
    const guess = () => reset(apiRequest("/api/account/reset-password", { json, headers }));
    for (let count = 0; count < 30; count += 1) expect((await guess()).status).toBe(400);

    expect((await guess()).status).toBe(429);
  });

  it("is kept as a hash", async () => {
    const { id, email } = await signUpAccount();
    const code = await codeFor(email);
    const db = await getDatabase();
    const rows = await db.select().from(passwordResets).where(eq(passwordResets.userId, id));

    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
  });
});

describe("asking for one", () => {
  it("says that this server sends no mail, and has somebody to ask", async () => {
    expect(await (await ways(apiRequest("/api/account/forgot-password"))).json()).toMatchObject({
      sendsMail: false,
      hasContact: true,
    });
    const json = { email: "ada@example.com" };
    expect((await forgot(apiRequest("/api/account/forgot-password", { json }))).status).toBe(409);
  });

  it.each([
    "",
    "ada",
    "ada@example.com\r\nBcc: eve@example.com",
    "ada@example.com,eve@example.com",
  ])("refuses %j", async (email) => {
    const answer = await forgot(apiRequest("/api/account/forgot-password", { json: { email } }));
    expect(await answer.json()).toMatchObject({ code: "invalid_input" });
  });

  it("isn't the way to a code of somebody else's: the command's address is a 404", async () => {
    for (const token of ["", "guess"]) {
      const json = { email: `${uuidv7()}@example.com` };
      const answer = await giveCode(apiRequest("/api/admin/reset-code", { json, token }));
      expect(answer.status).toBe(404);
    }
  });
});
