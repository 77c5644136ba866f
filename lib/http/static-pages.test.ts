import { inspect } from "node:util";
import { type NextFetchEvent, NextRequest } from "next/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { STATIC_PAGES } from "@/lib/http/content-policy";
import { contentPolicy } from "@/lib/http/security-headers";
import middleware, { config } from "@/middleware";
import nextConfig from "@/next.config";

const { prepareStackTrace } = Error;
let testing: typeof import("next/experimental/testing/server");
beforeAll(async () => {
  testing = await import("next/experimental/testing/server");
});
// It changes how errors print in the whole process, which the tests share.
afterAll(() => {
  Error.prepareStackTrace = prepareStackTrace;
  Reflect.deleteProperty(Error.prototype, inspect.custom);
});

function runsMiddleware(url: string, cookies = {}) {
  return testing.unstable_doesMiddlewareMatch({ config, nextConfig, url, cookies });
}

async function headersOf(url: string, headers = {}) {
  const answer = testing.unstable_getResponseFromNextConfig({ url, nextConfig, headers });
  const { headers: sent } = await answer;
  return {
    policy: sent.get("content-security-policy"),
    transport: sent.get("strict-transport-security"),
  };
}

describe.each(STATIC_PAGES)("the prerendered page %s", (page) => {
  it("runs the middleware for visitors with a cookie only", () => {
    expect(runsMiddleware(page)).toBe(false);
    expect(runsMiddleware(`${page}?from=mail`)).toBe(false);
    expect(runsMiddleware(page, { session: "x" })).toBe(true);
  });

  it("has its policy without the middleware", async () => {
    const { policy, transport } = await headersOf(page);
    const upload = "connect-src 'self' https://vercel.com/api/blob/;";
    expect(policy).toBe(contentPolicy(undefined).replace("connect-src 'self';", upload));
    expect(transport).toBeNull();
  });

  it("keeps to https where it's served over https", async () => {
    const { policy, transport } = await headersOf(page, { "x-forwarded-proto": "https" });
    expect(policy).toContain("; upgrade-insecure-requests");
    expect(transport).toContain("max-age=31536000");
  });
});

it("runs the middleware for all other pages", () => {
  const pages = ["/ai", "/ai/community", "/sign-in", "/about/x", "/contact", "/nowhere"];
  expect(pages.map((page) => runsMiddleware(page))).toEqual(pages.map(() => true));
});

describe("an address with malformed percent-encoding", () => {
  const paths = ["/api/%c0%ae", "/api/%zz", "/api/auth/%c0%ae", "/api/files/%ff", "/api/ai/%"];

  it.each(paths)("%s is refused by the middleware, because Next fails with it", async (path) => {
    const request = new NextRequest(`http://localhost:3000${path}`);
    // Safe: what is refused needs no event.
    const answer = await middleware(request, {} as NextFetchEvent);

    expect(runsMiddleware(path)).toBe(true);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, code: "invalid_input" });
  });

  it.each([
    ...["/s/%", "/s/%E0%A4%A", "/s/%E0%A4.png", "/sign-in/%", "/sign-in/%.svg", "/sign-up/%ff"],
    ...["/tessdata/%", "/tessdata/%.traineddata.gz", "/ai/chains/%", "/about%", "/nowhere/%zz"],
  ])("%s is no page, for readers and senders", async (path) => {
    expect(runsMiddleware(path)).toBe(true);
    for (const method of ["GET", "POST"]) {
      const request = new NextRequest(`http://localhost:3000${path}`, { method });
      const answer = await middleware(request, {} as NextFetchEvent);

      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(await answer.text()).toContain("<h1>Page not found</h1>");
    }
  });

  it.each(["/_next/static/chunks/%5Bid%5D.js", "/tessdata/eng.traineddata.gz", "/icons/a.png"])(
    "%s doesn't need the middleware",
    (path) => {
      expect(runsMiddleware(path)).toBe(false);
    },
  );

  it.each(["/s/caf%C3%A9", "/s/%25", "/sign-in/a%2Fb"])("isn't %s", async (path) => {
    const request = new NextRequest(`http://localhost:3000${path}`);

    const answer = await middleware(request, {} as NextFetchEvent);

    expect(answer.headers.get("x-middleware-next")).toBe("1");
  });

  it.each(["/api/health", "/api/auth/get-session"])("%s doesn't need the middleware", (path) => {
    expect(runsMiddleware(path)).toBe(false);
  });

  it("isn't what's encoded well", async () => {
    const request = new NextRequest("http://localhost:3000/api/shared/caf%C3%A9");

    const answer = await middleware(request, {} as NextFetchEvent);

    expect(answer.headers.get("x-middleware-next")).toBe("1");
  });
});
