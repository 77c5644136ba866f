import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { env } from "@/lib/core/env";
import { allowanceOf } from "@/lib/engines/allowance";
import { downloadedRef, keyRef, nearRef, SERVER_REF } from "@/lib/engines/refs";
import type { UserContext } from "@/lib/providers/context";
import { withHostedVision } from "@/lib/providers/vision/openai";
import { createTestContext } from "@/tests/support/test-context";

const settings = env();
const { DATABASE_URL } = settings;
const NEAR = nearRef("http://127.0.0.1:11434", "good:4b");

let ctx: UserContext;
beforeAll(async () => {
  ctx = await createTestContext();
});
afterEach(() => {
  Object.assign(settings, { DATABASE_URL });
});

describe("what a run counts toward", () => {
  it("is the plan where the operator's image model redraws what isn't found", () => {
    const { imageProcessor } = ctx;
    const server = {
      apiKey: "sk-operator",
      baseUrl: undefined,
      model: undefined,
      timeoutMs: 1_000,
    };
    const vision = withHostedVision(ctx.vision, { ...server, imageProcessor, cutsOut: false });

    expect(vision.engines.erase.builtIn).toBe(true);
    expect(allowanceOf({ ...ctx, vision }, "erases", SERVER_REF)).toBe("plan");
    expect(allowanceOf({ ...ctx, vision }, "cutsOut", SERVER_REF)).toBe("built-in");
  });

  it("is the built-in engines' where nothing redraws, and for downloaded models", () => {
    expect(allowanceOf(ctx, "erases", SERVER_REF)).toBe("built-in");
    expect(allowanceOf(ctx, "writes", downloadedRef("qwen3-4b-instruct-2507"))).toBe("built-in");
  });

  it("is the person's own for their keys, and for servers near an embedded one only", () => {
    expect(allowanceOf(ctx, "writes", keyRef(crypto.randomUUID()))).toBe("own-engine");
    Object.assign(settings, { DATABASE_URL: undefined });
    expect(allowanceOf(ctx, "writes", NEAR)).toBe("own-engine");
    Object.assign(settings, { DATABASE_URL: "postgres://db.example.com/atelier" });
    expect(allowanceOf(ctx, "writes", NEAR)).toBe("plan");
  });
});
