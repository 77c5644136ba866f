import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { parseEnv } from "@/lib/core/env";
import { readEngines } from "@/lib/core/env-engines";

const ENTRY = { name: "Fast", baseUrl: "https://api.example.com/v1", model: "small-9" };
const read = (list: unknown, variables = {}) =>
  readEngines({ ENGINES: JSON.stringify(list), ...variables });

describe("ENGINES", () => {
  it("reads entries, with keys of their own or from other variables", () => {
    const entries = [
      { ...ENTRY, apiKey: "sk-one" },
      {
        ...ENTRY,
        name: "Good",
        apiKeyFrom: "GOOD_KEY",
        can: ["write", "see", "edit"],
        contextTokens: 32_000,
        dollarsPerMillionTokens: { input: 0.5, output: 2 },
      },
    ];

    const { engines, faults } = read(entries, { GOOD_KEY: "sk-two" });

    expect(faults).toEqual([]);
    expect(engines).toEqual([
      { ...ENTRY, apiKey: "sk-one", can: ["write"] },
      expect.objectContaining({ name: "Good", apiKey: "sk-two", contextTokens: 32_000 }),
    ]);
    expect(engines[1]).not.toHaveProperty("apiKeyFrom");
  });

  it("may be the path of a file", () => {
    const file = join(mkdtempSync(join(tmpdir(), "engines-")), "engines.json");
    writeFileSync(file, JSON.stringify([ENTRY]));

    expect(parseEnv({ ENGINES: file }).ENGINES).toMatchObject([ENTRY]);
  });

  it.each([
    ["no name", { name: undefined }, "entry 1: name is required"],
    ["no address", { baseUrl: "api.example.com" }, "entry 1 (Fast): baseUrl is required"],
    ["no model", { model: " " }, "entry 1 (Fast): model is required"],
    ["an ability nobody has", { can: ["sing"] }, "entry 1 (Fast): can must be a list of write"],
    ["one ability outside a list", { can: "write" }, "entry 1 (Fast): can must be a list of"],
    ["a tiny context", { contextTokens: 12 }, "entry 1 (Fast): contextTokens must be at least"],
    ["half a price", { dollarsPerMillionTokens: { input: 1 } }, "dollarsPerMillionTokens"],
    [
      "a field with a typo",
      { modell: "x" },
      "entry 1 (Fast): modell isn't a field; the fields are name",
    ],
    ["an unset key", { apiKeyFrom: "NO_KEY" }, "apiKeyFrom names NO_KEY, which isn't set"],
    ["two keys", { apiKey: "a", apiKeyFrom: "B" }, "apiKeyFrom can't be set together with apiKey"],
  ])("tells entry and field of %s", (_what, part, fault) => {
    const { engines, faults } = read([{ ...ENTRY, ...part }]);

    expect(engines).toEqual([]);
    expect(faults).toEqual([expect.stringContaining(`ENGINES: `)]);
    expect(faults[0]).toContain(fault);
  });

  it("tells every fault at once, beside those of other variables", () => {
    const ENGINES = JSON.stringify([{ ...ENTRY, model: "" }, { name: "Good" }]);

    expect(() => parseEnv({ ENGINES, PORT: "many", CLERK_SECRET_KEY: "sk_test_x" })).toThrow(
      /PORT.*entry 1 \(Fast\): model.*entry 2 \(Good\): baseUrl.*entry 2 \(Good\): model.*CLERK_PUBLISHABLE_KEY/s,
    );
  });

  it("needs different names", () => {
    expect(read([ENTRY, ENTRY]).faults).toEqual(["ENGINES: two entries have the name Fast"]);
  });

  it.each([
    ['[{"apiKey": "sk-secret"', "ENGINES: it isn't valid JSON"],
    ['{"name": "Fast"}', "ENGINES: it must be a list"],
    ["./no-such-file.json", "ENGINES: can't read ./no-such-file.json"],
    ["[3]", "ENGINES: entry 1: must be an object"],
  ])("says what is wrong with %s, and quotes no key", (ENGINES, fault) => {
    const { faults } = readEngines({ ENGINES });

    expect(faults[0]).toContain(fault);
    expect(faults.join()).not.toContain("sk-secret");
  });
});
