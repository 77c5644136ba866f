import { describe, expect, it } from "vitest";

import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { POST as setAvatar } from "@/app/api/account/picture/route";
import { POST as setPlan } from "@/app/api/admin/plan/route";
import { POST as webhook } from "@/app/api/webhooks/clerk/route";
import { authServer } from "@/lib/providers/auth/local/server";
import { apiRequest, signUpAccount } from "@/tests/support/api";

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

  it("is only served to its owner", async () => {
    const answer = await setAvatar(apiRequest("/api/account/picture", { json: { picture: PNG } }));
    expect(answer.status).toBe(401);
  });
});

describe("deleting an account", () => {
  it("requires the account's email address", async () => {
    const { token, email } = await signUpAccount();
    const send = (typed: string) =>
      deleteAccount(apiRequest("/api/account/delete", { token, json: { email: typed } }));

    expect((await send("someone@example.com")).status).toBe(400);
    expect((await send(email.toUpperCase())).status).toBe(200);
    expect((await send(email)).status).toBe(401);
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
