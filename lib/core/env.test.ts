import { describe, expect, it } from "vitest";

import { parseEnv } from "@/lib/core/env";

describe("parseEnv", () => {
  it("requires nothing", () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: ".data", RUNS_PER_HOUR_FREE: 60 });
  });

  it("gives the built-in engines four times the plan's runs, on both plans", () => {
    const { BUILT_IN_RUNS_PER_HOUR_FREE: free, BUILT_IN_RUNS_PER_HOUR_PREMIUM: premium } = parseEnv(
      {},
    );
    expect([free, premium]).toEqual([240, 2400]);
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

  it.each([
    [{ SMTP_URL: "mail.example.com:587" }, /SMTP_URL: must look like smtp:/],
    [{ SMTP_URL: "https://mail.example.com" }, /SMTP_URL: must look like smtp:/],
    [{ MAIL_FROM: "Atelier" }, /MAIL_FROM: must be an address/],
    [{ MAIL_FROM: "Atelier <a@example.com>\r\nBcc: b@example.com" }, /MAIL_FROM: must be an addr/],
  ])("refuses the mail settings %j", (settings, fault) => {
    expect(() => parseEnv(settings)).toThrow(fault);
  });

  it.each([
    [{ RUNS_PER_HOUR_FREE: "many" }, "RUNS_PER_HOUR_FREE: must be a whole number above 0"],
    [{ RUNS_PER_HOUR_FREE: "1.5" }, "RUNS_PER_HOUR_FREE: must be a whole number above 0"],
    [{ TRUSTED_PROXIES: "two" }, "TRUSTED_PROXIES: must be a number from 0 to 10"],
    [{ TRUSTED_IP_HEADER: "bad header" }, "TRUSTED_IP_HEADER: must be the name of a header"],
    [{ DATABASE_URL: "postgres://" }, "DATABASE_URL: must look like postgres://"],
    [{ LOCAL_TEXT_MODEL: "hf:nonsense" }, "LOCAL_TEXT_MODEL: must be the path of a GGUF file"],
    [{ AI_TEXT_MODEL: "gpt-5" }, "AI_TEXT_MODEL: requires OPENAI_API_KEY or OPENAI_BASE_URL"],
    [{ AI_TEXT_CONTEXT_TOKENS: "8000" }, "AI_TEXT_CONTEXT_TOKENS: requires OPENAI_API_KEY"],
    [{ S3_DIRECT_UPLOADS: "on" }, "S3_BUCKET: is required because S3_DIRECT_UPLOADS is on"],
  ])("says what is wrong with %j", (settings, fault) => {
    expect(() => parseEnv(settings)).toThrow(fault);
  });

  it("takes a model file by its path, or from the hub", () => {
    for (const LOCAL_TEXT_MODEL of ["/models/a b.gguf", "hf:Qwen/Qwen3-4B-GGUF/Q4_K_M.gguf"])
      expect(parseEnv({ LOCAL_TEXT_MODEL })).toMatchObject({ LOCAL_TEXT_MODEL });
  });

  it("lists every problem at once", () => {
    const faulty = { PORT: "many", DATABASE_URL: "mysql://x", OPENAI_BASE_URL: "ftp://x" };

    expect(() => parseEnv(faulty)).toThrow(/PORT.*DATABASE_URL.*OPENAI_BASE_URL/s);
  });

  it.each([
    ["CLERK_SECRET_KEY", { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_test_x" }],
    ["NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", { CLERK_SECRET_KEY: "sk_test_x" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://mail.example.com", APP_URL: "https://a.example" }],
    ["SMTP_URL", { MAIL_FROM: "atelier@example.com" }],
    ["APP_URL", { SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "atelier@example.com" }],
    ["AI_IMAGE_MODEL", { OPENAI_IMAGE_BASE_URL: "http://localhost:8080/v1" }],
  ])("rejects an incomplete pair and names %s", (missing, half) => {
    expect(() => parseEnv(half)).toThrow(`${missing}: is required`);
  });
});
