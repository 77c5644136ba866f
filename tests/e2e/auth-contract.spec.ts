import { expect, test } from "playwright/test";

import { contractProvider } from "@/tests/support/auth-contract";

const CALL = "/api/user/get-user-creations";

function provider(request: import("playwright/test").APIRequestContext) {
  const { name, use } = test.info().project;
  return contractProvider(name, { request, origin: new URL(use.baseURL ?? "").origin });
}

test("a call without a token is refused early, in JSON, with a request ID [P-02]", async ({
  request,
}) => {
  const answer = await request.get(CALL, { maxRedirects: 0 });

  expect(answer.status()).toBe(401);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/json",
    "www-authenticate": "Bearer",
  });
  expect(answer.headers()["x-request-id"]).toMatch(/^[\w-]{8,64}$/);
  expect(await answer.json()).toEqual({
    success: false,
    message: "Sign in to continue.",
    code: "unauthenticated",
  });
});

test("a call with a good token passes [P-02, C-01]", async ({ request }) => {
  const token = await provider(request).goodToken();

  const answer = await request.get(CALL, { headers: { authorization: `Bearer ${token}` } });

  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ success: true, creations: [] });
});

test("the session's cookies alone are not enough [P-02]", async ({ request }) => {
  const token = await provider(request).goodToken();
  const { name } = test.info().project;
  // Our own accounts left their cookie in this context; Clerk's are set by its script.
  const headers = name === "clerk" ? { cookie: `__session=${token}` } : undefined;

  const answer = await request.get(CALL, headers ? { headers } : {});

  expect(answer.status()).toBe(401);
});

test("other tokens are refused, and none causes a server error [P-02, ST-02]", async ({
  request,
}) => {
  const tokens = await provider(request).badTokens();

  for (const [kind, token] of Object.entries(tokens)) {
    const answer = await request.get(CALL, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status(), kind).toBe(401);
    expect(await answer.json(), kind).toMatchObject({ success: false, code: "unauthenticated" });
  }
});

test("an upload without a token is refused as well [P-02]", async ({ request }) => {
  const answer = await request.post("/api/ai/generate-article", {
    multipart: { prompt: "x" },
    maxRedirects: 0,
  });

  expect(answer.status()).toBe(401);
  expect(await answer.json()).toMatchObject({ success: false, code: "unauthenticated" });
});

test("the wrong method answers 405 and names the right one", async ({ request }) => {
  const cases = [
    { method: "POST", path: CALL, allow: "GET, HEAD" },
    { method: "GET", path: "/api/ai/generate-article", allow: "POST" },
    { method: "DELETE", path: "/api/user/delete-creation", allow: "POST" },
  ];
  for (const { method, path, allow } of cases) {
    // With a token, the route itself answers; without one, the middleware.
    for (const headers of [{}, { authorization: "Bearer x" }]) {
      const answer = await request.fetch(path, { method, headers, maxRedirects: 0 });
      expect(answer.status(), path).toBe(405);
      expect(answer.headers().allow, path).toBe(allow);
      expect(await answer.json()).toMatchObject({ success: false, code: "method_not_allowed" });
    }
  }
});

test("a signed-out visitor to /ai stays at that address [R-16, ST-01]", async ({ request }) => {
  const answer = await request.get("/ai/write-article", {
    headers: { accept: "text/html", "sec-fetch-dest": "document" },
    maxRedirects: 0,
  });

  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("<title>Sign in");
});
