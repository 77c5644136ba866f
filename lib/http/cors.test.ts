import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const FRIEND = "https://pages.example";

function ask(origin: string | undefined, method = "POST"): Request {
  return new Request("https://api.example/api/ai/generate-article", {
    method,
    headers: {
      ...(origin && { origin }),
      ...(method === "OPTIONS" && { "access-control-request-method": "POST" }),
    },
  });
}

describe("calls from another origin", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv("APP_ORIGINS", FRIEND);
  });
  afterEach(() => vi.unstubAllEnvs());

  it("are readable by pages of APP_ORIGINS, without cookies [C-18]", async () => {
    const { allowOrigin } = await import("@/lib/http/cors");

    const { headers } = allowOrigin(ask(FRIEND), Response.json({}));

    expect(headers.get("access-control-allow-origin")).toBe(FRIEND);
    expect(headers.get("vary")).toBe("origin");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("are not readable by pages of any other origin", async () => {
    const { allowOrigin } = await import("@/lib/http/cors");

    for (const origin of ["https://evil.example", "null", undefined]) {
      const { headers } = allowOrigin(ask(origin), Response.json({}));
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  it("pass a preflight that allows the authorization header", async () => {
    const { preflightResponse } = await import("@/lib/http/cors");

    const answer = preflightResponse(ask(FRIEND, "OPTIONS"));

    expect(answer?.status).toBe(204);
    expect(answer?.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(preflightResponse(ask(FRIEND))).toBeUndefined();
  });
});
