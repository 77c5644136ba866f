import { describe, expect, it } from "vitest";

import { POST as end, GET as list } from "@/app/api/account/devices/route";
import type { Device } from "@/lib/account/devices-contract";
import { authServer } from "@/lib/providers/auth/local/server";
import { apiRequest, signUpAccount } from "@/tests/support/api";

const ORIGIN = "http://localhost:3000";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

/** Signs the account in once more, and returns a token of that session. */
async function signInAgain(email: string): Promise<string> {
  const headers = { origin: ORIGIN, "user-agent": FIREFOX };
  const json = { email, password: "correct horse battery" };
  const signedIn = await authServer.handle(
    apiRequest("/api/auth/sign-in/email", { json, headers }),
  );
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const answer = await authServer.handle(
    apiRequest("/api/auth/token", { headers: { cookie, origin: ORIGIN } }),
  );
  return ((await answer.json()) as { token: string }).token;
}

async function devicesOf(token: string): Promise<Device[]> {
  return (await (await list(apiRequest("/api/account/devices", { token }))).json()).devices;
}

const endWith = (token: string, json: unknown) =>
  end(apiRequest("/api/account/devices", { token, json }));
const isIn = async (token: string) =>
  (await authServer.userFromRequest(apiRequest("/", { token }))) !== null;

describe("the devices of an account", () => {
  it("are listed with the caller's own first, and without their tokens", async () => {
    const { email, token } = await signUpAccount();
    const other = await signInAgain(email);

    const devices = await devicesOf(token);

    expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(devices[1]).toMatchObject({ name: "Firefox on Linux", kind: "computer" });
    expect(Object.keys(devices[0] ?? {}).sort()).toEqual(
      ["id", "isCurrent", "kind", "lastUsedAt", "name", "signedInAt"].sort(),
    );
    expect((await devicesOf(other))[0]).toMatchObject({ name: "Firefox on Linux" });
  });

  it("are out at once when they're ended", async () => {
    const { email, token } = await signUpAccount();
    const other = await signInAgain(email);
    expect(await isIn(other)).toBe(true);
    const id = (await devicesOf(token))[1]?.id;

    const left = (await (await endWith(token, { id })).json()).devices;

    expect(left).toHaveLength(1);
    expect(await isIn(other)).toBe(false);
    expect(await isIn(token)).toBe(true);
  });

  it("are ended all at once, but for the caller's", async () => {
    const { email, token } = await signUpAccount();
    const others = [await signInAgain(email), await signInAgain(email)];

    await endWith(token, { all: "others" });

    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await isIn(token)).toBe(true);
  });

  it("aren't anybody else's to end", async () => {
    const [ann, ben] = [await signUpAccount(), await signUpAccount()];
    const id = (await devicesOf(ben.token))[0]?.id;

    expect((await endWith(ann.token, { id })).status).toBe(200);
    await endWith(ann.token, { all: "others" });

    expect(await isIn(ben.token)).toBe(true);
  });

  it.each([[{}], [{ all: "of them" }], [{ id: "" }]])("can't be ended with %j", async (json) => {
    const { token } = await signUpAccount();

    expect((await endWith(token, json)).status).toBe(400);
    expect(await isIn(token)).toBe(true);
  });
});
