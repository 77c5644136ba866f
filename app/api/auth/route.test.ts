import { describe, expect, it } from "vitest";

import { POST as accounts } from "@/app/api/auth/[...all]/route";
import { POST as webhook } from "@/app/api/webhooks/clerk/route";
import { apiRequest, endlessBody } from "@/tests/support/api";

const headers = { "content-type": "application/json", origin: "http://localhost:3000" };

describe.each([
  ["/api/auth/sign-in/email", accounts],
  ["/api/auth/sign-up/email", accounts],
  ["/api/auth/no-such-call", accounts],
  ["/api/webhooks/clerk", webhook],
])("an endless body sent to %s", (path, handle) => {
  it("is refused over 64 KB, with our error body", async () => {
    const { body, takenBytes } = endlessBody();

    const answer = await handle(apiRequest(path, { body, headers }));

    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      success: false,
      code: "payload_too_large",
      message: "This request is too large. The limit is 64 KB.",
    });
    expect(takenBytes()).toBeLessThan(70_000);
  });
});

it("a body within the limit arrives complete", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const json = {
    name: "Ada",
    email,
    password: "correct horse battery",
    padding: "x".repeat(60_000),
  };

  const answer = await accounts(apiRequest("/api/auth/sign-up/email", { json, headers }));

  expect(await answer.json()).toMatchObject({ user: { email } });
});

it.each([
  ["sign-up/email", "name", "A\0da"],
  ["sign-up/email", "name", "Ada \uD83D"],
  ["sign-up/email", "password", "correct horse\0 battery"],
  ["sign-in/email", "password", "correct horse\uDC00 battery"],
])("%s refuses a text that no column takes as %s", async (path, field, text) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const json = { name: "Ada", email, password: "correct horse battery", [field]: text };

  const answer = await accounts(apiRequest(`/api/auth/${path}`, { json, headers }));

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "INVALID_TEXT" });
});
