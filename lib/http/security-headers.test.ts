import { describe, expect, it } from "vitest";

import { contentPolicy, createNonce, needsNonce } from "@/lib/http/security-headers";

describe("contentPolicy", () => {
  it("allows this response's scripts and no others", () => {
    const policy = contentPolicy("abc");
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic' 'wasm-unsafe-eval';");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });

  it("leaves a prerendered page's inline scripts to its own policy", () => {
    expect(contentPolicy(undefined)).toContain("script-src 'self' 'unsafe-inline';");
  });
});

it("gives every page a nonce except the prerendered ones", () => {
  expect(["/ai", "/sign-in", "/nowhere", "/about/x"].map(needsNonce)).toEqual(Array(4).fill(true));
  expect(["/", "/privacy"].map(needsNonce)).toEqual([false, false]);
  expect(createNonce()).not.toBe(createNonce());
});
