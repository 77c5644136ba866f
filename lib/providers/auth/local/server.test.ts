import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deleteAccountData, setPlanOf } from "@/db/queries/accounts";
import { removeAvatar, setAvatar } from "@/db/queries/avatars";
import { jwks, sessions } from "@/db/schema/accounts";
import { PEER_HEADER } from "@/lib/http/client-ip";
import { passwordHashing } from "@/lib/providers/auth/local/password-hashing";
import { authServer } from "@/lib/providers/auth/local/server";
import { consumeSignInAttempt } from "@/lib/providers/auth/local/sign-in-limit";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";

const ORIGIN = "http://localhost:3000";
const CALL = "/api/user/get-user-creations";

function post(path: string, json: unknown, headers: Record<string, string> = { origin: ORIGIN }) {
  return authServer.handle(apiRequest(`/api/auth${path}`, { json, headers }));
}

afterEach(() => {
  vi.useRealTimers();
});

function userOf(token: string) {
  return authServer.userFromRequest(apiRequest(CALL, { token }));
}

describe("userOfCall", () => {
  it("identifies a user by bearer token, never by cookie alone [P-02]", async () => {
    const { id, token, cookie } = await signUpAccount();

    expect(await authServer.userFromRequest(apiRequest(CALL, { token }))).toEqual({
      id,
      name: "Ada Test",
      imageUrl: null,
      plan: "free",
    });
    expect(await authServer.userFromRequest(apiRequest(CALL, { headers: { cookie } }))).toBeNull();
  });

  it("rejects a token as soon as its session ends [ST-01]", async () => {
    const { token, cookie } = await signUpAccount();
    expect(await userOf(token)).not.toBeNull();

    await post("/sign-out", {}, { origin: ORIGIN, cookie });

    expect(await userOf(token)).toBeNull();
  });

  it("rejects a token as soon as its account is deleted", async () => {
    const { id, token } = await signUpAccount();
    expect(await userOf(token)).not.toBeNull();

    await deleteAccountData(await getDatabase(), id);

    expect(await userOf(token)).toBeNull();
  });

  it("rejects a token whose session ended on another server after five seconds at most", async () => {
    const { id, token } = await signUpAccount();
    expect(await userOf(token)).not.toBeNull();
    await (await getDatabase()).delete(sessions).where(eq(sessions.userId, id));

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5_000 });

    expect(await userOf(token)).toBeNull();
  });

  it("shows a new name, plan, and image at once", async () => {
    const { id, email, token, cookie } = await signUpAccount();
    expect(await userOf(token)).toMatchObject({ plan: "free" });
    const db = await getDatabase();

    await post("/update-user", { name: "Ada Byron" }, { origin: ORIGIN, cookie });
    await setPlanOf(db, { email, plan: "premium" });
    expect(await userOf(token)).toMatchObject({ name: "Ada Byron", plan: "premium" });

    const avatar = { mediaType: "image/webp", base64: "", url: "/me.webp", now: new Date() };
    await setAvatar(db, { ...avatar, userId: id });
    expect(await userOf(token)).toMatchObject({ imageUrl: "/me.webp" });
    await removeAvatar(db, id);
    expect(await userOf(token)).toMatchObject({ imageUrl: null });
  });

  it("accepts a token of a key that is newer than the ones it knows", async () => {
    const early = await signUpAccount();
    expect(
      await authServer.userFromRequest(apiRequest(CALL, { token: early.token })),
    ).not.toBeNull();
    await (await getDatabase()).delete(jwks);
    await new Promise((resolve) => setTimeout(resolve, 1_100));

    const { id, token } = await signUpAccount();

    expect(await authServer.userFromRequest(apiRequest(CALL, { token }))).toMatchObject({ id });
    expect(await authServer.userFromRequest(apiRequest(CALL, { token: early.token }))).toBeNull();
  });

  it.each(["", "x", "a.b.c", "eyJhbGciOiJub25lIn0.e30."])("rejects the token %j", async (token) => {
    const headers = { authorization: `Bearer ${token}` };
    expect(await authServer.userFromRequest(apiRequest(CALL, { headers }))).toBeNull();
  });
});

describe("handle", () => {
  const person = { name: "Ada", email: "", password: "correct horse battery" };
  const email = () => `${crypto.randomUUID()}@example.com`;

  it.each([
    ["a plan", { plan: "premium" }, 200],
    ["an image URL", { image: "https://elsewhere.example/x.png" }, 400],
    ["a blank name", { name: "  " }, 400],
    ["an overlong name", { name: "x".repeat(101) }, 400],
    ["a short password", { password: "short" }, 400],
    ["an invalid email", { email: "nowhere" }, 400],
  ])("doesn't let a sign-up set %s", async (_what, change, status) => {
    const answer = await post("/sign-up/email", { ...person, email: email(), ...change });

    expect(answer.status).toBe(status);
    const body: unknown = await answer.json();
    expect(body).toMatchObject(status === 200 ? { user: { plan: "free" } } : { success: false });
  });

  it("refuses calls from another origin's page", async () => {
    const { cookie } = await signUpAccount();
    const headers = { origin: "https://elsewhere.example", cookie };
    const answer = await post("/sign-out", {}, headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ success: false, code: "INVALID_ORIGIN" });
  });

  it("doesn't rate-limit session checks for people sharing an IP address", async () => {
    const { cookie } = await signUpAccount();
    const headers = { cookie, "x-forwarded-for": "203.0.113.7" };

    for (let call = 0; call < 260; call += 1) {
      const answer = await authServer.handle(apiRequest("/api/auth/get-session", { headers }));
      expect(answer.status, `call ${call}`).toBe(200);
    }
  });

  it("only offers the calls on its allowlist", async () => {
    for (const path of ["/delete-user", "/list-sessions", "/request-password-reset"]) {
      const answer = await post(path, {});
      expect(answer.status, path).toBe(404);
      expect(await answer.json()).toMatchObject({ success: false, code: "not_found" });
    }
  });

  it("keeps a name in one line and without the spaces around it, of which there may be many", async () => {
    const name = ` Ada${" ".repeat(50_000)}`;
    const signedUp = await post("/sign-up/email", { ...person, email: email(), name });
    const cookie = signedUp.headers.getSetCookie().map((line) => line.split(";")[0]);
    const headers = { origin: ORIGIN, cookie: cookie.join("; ") };
    const nameNow = async () => {
      const answer = await authServer.handle(apiRequest("/api/auth/get-session", { headers }));
      return (await answer.json()).user.name;
    };

    expect(await nameNow()).toBe("Ada");
    const renamed = await post("/update-user", { name: `${" ".repeat(50_000)}Bea ` }, headers);
    expect(renamed.status).toBe(200);
    expect(await nameNow()).toBe("Bea");
    await post("/update-user", { name: "\r\nBea\r\n\u2028Byron\t" }, headers);
    expect(await nameNow()).toBe("Bea Byron");
  });

  it("sets an HttpOnly, SameSite cookie", async () => {
    const answer = await post("/sign-up/email", { ...person, email: email() });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("lets ten wrong passwords through for one email, however many come at once", async () => {
    const { email } = await signUpAccount();
    const attempt = { email, password: "not the password" };
    stopClock();

    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post("/sign-in/email", attempt)),
    );

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it("counts no right password", async () => {
    const { email } = await signUpAccount();
    const attempt = { email, password: "correct horse battery" };

    for (let count = 0; count < 12; count += 1) {
      expect((await post("/sign-in/email", attempt)).status).toBe(200);
    }
  });

  it("checks two passwords at once, so other work isn't slowed", async () => {
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, passwordHashing.running());
    }, 1);

    await Promise.all(Array.from({ length: 6 }, () => passwordHashing.hash("correct horse")));

    clearInterval(watch);
    expect(most).toBe(2);
    expect(passwordHashing.running()).toBe(0);
  });
});

describe("changing a password", () => {
  const NEW_PASSWORD = "another horse battery";

  let calls = 0;

  /** Each call is from another address, because those have a limit of their own. */
  async function change(
    currentPassword: string,
    headers: Record<string, string>,
    newPassword = NEW_PASSWORD,
  ) {
    calls += 1;
    const json = { currentPassword, newPassword };
    const peer = `198.51.100.${calls}`;
    return post("/change-password", json, { origin: ORIGIN, [PEER_HEADER]: peer, ...headers });
  }

  /** Uses up strangers' guesses but one, without the time that hashing takes. */
  async function leaveOneGuess(email: string): Promise<void> {
    for (let guess = 1; guess < 10; guess += 1) {
      expect(await consumeSignInAttempt({ email, deviceId: null })).toBe(0);
    }
  }

  it.each(["cookie", "bearer token"])(
    "is no second place to guess it at, with a session from a %s",
    async (kind) => {
      const { email, cookie } = await signUpAccount();
      const session = cookie.split("; ").find((pair) => pair.includes("session_token=")) ?? "";
      const token = session.slice(session.indexOf("=") + 1);
      const headers: Record<string, string> =
        kind === "cookie" ? { cookie: session } : { authorization: `Bearer ${token}` };
      stopClock();
      await leaveOneGuess(email);
      expect((await change("the last guess", headers)).status).toBe(400);

      const refused = await change("correct horse battery", headers);

      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ success: false, code: "TOO_MANY_FAILURES" });
      const signIn = { email, password: "correct horse battery" };
      expect((await post("/sign-in/email", signIn)).status).toBe(429);
    },
  );

  it("counts no right password, and nothing else that is refused", async () => {
    const { email, cookie } = await signUpAccount();
    for (let count = 0; count < 12; count += 1) {
      const answer = await change("correct horse battery", { cookie }, "short");
      expect(await answer.json()).toMatchObject({ code: "PASSWORD_TOO_SHORT" });
    }

    expect((await change("correct horse battery", { cookie })).status).toBe(200);
    expect((await post("/sign-in/email", { email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it("lets one of several through when one guess is left", async () => {
    const { email, cookie } = await signUpAccount();
    const session = cookie.split("; ").find((pair) => pair.includes("session_token=")) ?? "";
    stopClock();
    await leaveOneGuess(email);

    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => change(`guess number ${at}`, { cookie: session })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([400, 429, 429, 429]);
  });

  it("asks for a session first", async () => {
    expect((await change("correct horse battery", {})).status).toBe(401);
  });
});

describe("a browser in which an account has signed in", () => {
  const PASSWORD = "correct horse battery";

  async function signIn(email: string, password: string, cookie = "") {
    return (await signingIn(email, password, cookie)).status;
  }

  function signingIn(email: string, password: string, cookie = "") {
    return post("/sign-in/email", { email, password }, { origin: ORIGIN, cookie });
  }

  /** Uses up all wrong passwords of strangers, or of the browser that sends `cookie`. */
  async function guessTenTimes(email: string, cookie = "") {
    stopClock();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await signIn(email, `guess ${guess}`, cookie)).toBe(401);
    }
    expect(await signIn(email, "guess 10", cookie)).toBe(429);
  }

  /** The device cookie that an answer sets, with its attributes. */
  function deviceCookieOf(answer: Response): string {
    return answer.headers.getSetCookie().find((line) => line.startsWith("atelier.device=")) ?? "";
  }

  /** What a browser keeps when its person signs out. */
  function deviceOf(cookies: string): string {
    return cookies.split("; ").find((pair) => pair.startsWith("atelier.device=")) ?? "";
  }

  it("can sign in however often strangers guessed", async () => {
    const { email, cookie } = await signUpAccount();
    await guessTenTimes(email);

    expect(await signIn(email, PASSWORD)).toBe(429);
    expect(await signIn(email, PASSWORD, deviceOf(cookie))).toBe(200);
  });

  it("has as many guesses as strangers have, and leaves them theirs", async () => {
    const { email, cookie } = await signUpAccount();
    await guessTenTimes(email, deviceOf(cookie));

    expect(await signIn(email, PASSWORD, deviceOf(cookie))).toBe(429);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  it("stays one browser when its person signs in again", async () => {
    const { email, cookie } = await signUpAccount();
    const again = deviceCookieOf(await signingIn(email, PASSWORD, deviceOf(cookie)));

    expect(again.split(";")[0]).toBe(deviceOf(cookie));
    expect(deviceCookieOf(await signingIn(email, PASSWORD)).split(";")[0]).not.toBe(
      deviceOf(cookie),
    );
  });

  it("knows several accounts", async () => {
    const [first, second] = [await signUpAccount(), await signUpAccount()];
    const answer = await signingIn(second.email, PASSWORD, deviceOf(first.cookie));
    const both = deviceOf(deviceCookieOf(answer).split(";")[0] ?? "");
    await guessTenTimes(first.email);
    await guessTenTimes(second.email);

    expect(await signIn(first.email, PASSWORD, both)).toBe(200);
    expect(await signIn(second.email, PASSWORD, both)).toBe(200);
  });

  it("is a stranger to other accounts, and with a cookie that somebody made up", async () => {
    const { id, email, cookie } = await signUpAccount();
    const other = await signUpAccount();
    const [, deviceId, signature] = deviceOf(other.cookie).split(".").slice(1);
    const [account] = deviceOf(cookie).split(".").slice(1);
    await guessTenTimes(email);

    for (const forged of [
      deviceOf(other.cookie),
      `atelier.${account}.${deviceId}.${signature}`,
      `${deviceOf(cookie).slice(0, -1)}=`,
      `atelier.device=${id}..`,
      "atelier.device=%",
    ]) {
      expect(await signIn(email, PASSWORD, forged), forged).toBe(429);
    }
  });

  it("is a stranger after a new password was chosen elsewhere", async () => {
    const { email, cookie } = await signUpAccount();
    const json = { currentPassword: PASSWORD, newPassword: "another horse battery" };
    const changed = await post("/change-password", json, { origin: ORIGIN, cookie });
    expect(changed.status).toBe(200);
    await guessTenTimes(email);

    expect(await signIn(email, json.newPassword, deviceOf(cookie))).toBe(429);
    expect(await signIn(email, json.newPassword, deviceCookieOf(changed).split(";")[0])).toBe(200);
  });

  it("holds a cookie that scripts can't read, that other sites don't send, and that says nothing", async () => {
    const { id, email } = await signUpAccount();
    const cookie = deviceCookieOf(await signingIn(email, PASSWORD));

    expect(cookie).toMatch(/^atelier\.device=[\w-]{43}\.[\w-]{22}\.[\w-]{43};/);
    // Logs may name the user.
    expect(cookie).not.toContain(id);
    expect(cookie).toContain("; Path=/api");
    expect(cookie).toContain("; HttpOnly");
    expect(cookie).toContain("; SameSite=Lax");
  });

  it("isn't known by a wrong password", async () => {
    const { email } = await signUpAccount();

    expect(deviceCookieOf(await signingIn(email, "guess"))).toBe("");
  });
});
