import { describe, expect, it } from "vitest";

import { parseEnv } from "@/lib/core/env";

describe("parseEnv", () => {
  it("requires nothing", () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: ".data", RUNS_PER_HOUR_FREE: 60 });
  });

  it("treats an empty value as unset", () => {
    expect(parseEnv({ OPENAI_API_KEY: "", PORT: " " })).toMatchObject({ PORT: 3000 });
  });

  it.each([
    ["", ["auto"]],
    ["off", ["off"]],
    [
      "http://127.0.0.1:8081, http://127.0.0.1:8082",
      ["http://127.0.0.1:8081", "http://127.0.0.1:8082"],
    ],
  ])("reads where to look for model servers: %j", (LOCAL_SERVERS, origins) => {
    expect(parseEnv({ LOCAL_SERVERS })).toMatchObject({ LOCAL_SERVERS: origins });
  });

  it("refuses addresses of model servers with a path", () => {
    expect(() => parseEnv({ LOCAL_SERVERS: "http://127.0.0.1:11434/v1" })).toThrow(/LOCAL_SERVERS/);
  });

  it("lists every problem at once", () => {
    const faulty = { PORT: "many", DATABASE_URL: "mysql://x", OPENAI_BASE_URL: "ftp://x" };

    expect(() => parseEnv(faulty)).toThrow(/PORT.*DATABASE_URL.*OPENAI_BASE_URL/s);
  });

  it.each([
    ["CLERK_SECRET_KEY", { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_test_x" }],
    ["NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", { CLERK_SECRET_KEY: "sk_test_x" }],
    ["AI_IMAGE_MODEL", { OPENAI_IMAGE_BASE_URL: "http://localhost:8080/v1" }],
  ])("rejects an incomplete pair and names %s", (missing, half) => {
    expect(() => parseEnv(half)).toThrow(`${missing}: is required`);
  });
});
