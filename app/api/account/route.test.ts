import { describe, expect, it } from "vitest";

import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { POST as setAvatar } from "@/app/api/account/picture/route";
import { POST as setPlan } from "@/app/api/admin/plan/route";
import { POST as webhook } from "@/app/api/webhooks/clerk/route";
import { authServer } from "@/lib/providers/auth/local/server";
import { apiRequest, signUpAccount } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";

const PNG = `data:image/png;base64,${Buffer.from("89504e470d0a1a0a0000", "hex").toString("base64")}`;

describe("the profile photo", () => {
  it("is shown on the user until it is removed [E-01]", async () => {
    const { token } = await signUpAccount();
    const send = (avatar: unknown) =>
      setAvatar(apiRequest("/api/account/picture", { token, json: { picture: avatar } }));
    const imageUrl = async () =>
      (await authServer.userFromRequest(apiRequest("/", { token })))?.imageUrl;

    expect((await send(PNG)).status).toBe(200);
    expect(await imageUrl()).toMatch(/^\/api\/account\/picture\?v=[0-9a-f]{16}$/);

    expect((await send("data:image/png;base64,PHN2Zz4=")).status).toBe(415);
    expect((await send("x".repeat(500_000))).status).toBe(400);
    expect((await send(null)).status).toBe(200);
    expect(await imageUrl()).toBeNull();
  });

  it("can be changed 60 times an hour, and removed at any time", async () => {
    stopClock();
    const { token } = await signUpAccount();
    const send = async (picture: string | null) =>
      (await setAvatar(apiRequest("/api/account/picture", { token, json: { picture } }))).status;

    const statuses = await Promise.all(Array.from({ length: 61 }, () => send(PNG)));

    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await send(null)).toBe(200);
  });

  it("is only served to its owner", async () => {
    const answer = await setAvatar(apiRequest("/api/account/picture", { json: { picture: PNG } }));
    expect(answer.status).toBe(401);
  });
});

describe("deleting an account", () => {
  const PASSWORD = "correct horse battery";
  const send = (token: string, json: unknown, headers = {}) =>
    deleteAccount(apiRequest("/api/account/delete", { token, json, headers }));

  it("requires the account's email address", async () => {
    const { token, email } = await signUpAccount();
    const password = PASSWORD;

    expect((await send(token, { email: "someone@example.com", password })).status).toBe(400);
    expect((await send(token, { email: email.toUpperCase(), password })).status).toBe(200);
    expect((await send(token, { email, password })).status).toBe(401);
  });

  it("requires the password, which can't be guessed here either", async () => {
    stopClock();
    const { token, email } = await signUpAccount();

    expect((await send(token, { email })).status).toBe(400);
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await send(token, { email, password: `guess ${guess}` });
      expect(await answer.json()).toMatchObject({ code: "invalid_input" });
    }
    expect((await send(token, { email, password: PASSWORD })).status).toBe(429);
  });

  it("isn't held up by passwords that strangers guessed", async () => {
    stopClock();
    const { token, email, cookie } = await signUpAccount();
    const headers = { origin: "http://localhost:3000" };
    for (let guess = 0; guess < 10; guess += 1) {
      const json = { email, password: `guess ${guess}` };
      await authServer.handle(apiRequest("/api/auth/sign-in/email", { json, headers }));
    }

    const json = { email, password: PASSWORD };
    expect((await send(token, json)).status).toBe(429);
    expect((await send(token, json, { cookie })).status).toBe(200);
  });
});

describe("admin and webhook routes", () => {
  it("answers 404 to a plan change without the admin token", async () => {
    const { email } = await signUpAccount();
    const json = { email, plan: "premium" };
    for (const token of ["", "guess"]) {
      const answer = await setPlan(apiRequest("/api/admin/plan", { json, token }));
      expect(answer.status).toBe(404);
    }
  });

  it("answers 404 to Clerk's webhook when accounts are local", async () => {
    const answer = await webhook(apiRequest("/api/webhooks/clerk", { json: {} }));
    expect(answer.status).toBe(404);
  });
});
