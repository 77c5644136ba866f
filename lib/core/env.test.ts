import { describe, expect, it } from "vitest";

import { parseEnv } from "@/lib/core/env";

describe("parseEnv", () => {
  it("requires nothing", () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: ".data", RUNS_PER_HOUR_FREE: 60 });
  });

  it("treats an empty value as unset", () => {
    expect(parseEnv({ OPENAI_API_KEY: "", PORT: " " })).toMatchObject({ PORT: 3000 });
  });

  it("lists every problem at once", () => {
    const faulty = { PORT: "many", DATABASE_URL: "mysql://x", OPENAI_BASE_URL: "ftp://x" };

    expect(() => parseEnv(faulty)).toThrow(/PORT.*DATABASE_URL.*OPENAI_BASE_URL/s);
  });

  it.each([
    ["CLERK_SECRET_KEY", { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_test_x" }],
    ["NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", { CLERK_SECRET_KEY: "sk_test_x" }],
    ["AI_TEXT_MODEL", { OPENAI_BASE_URL: "http://localhost:11434/v1" }],
  ])("rejects an incomplete pair and names %s", (missing, half) => {
    expect(() => parseEnv(half)).toThrow(`${missing}: is required`);
  });
});
