import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { describeError } from "@/lib/core/describe-error";
import { AppError } from "@/lib/core/errors";

const TYPED = "my secret prompt";

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

describe("describeError", () => {
  it("keeps our own words and what caused them, and none of what was typed", () => {
    const parse = thrownBy(() => JSON.parse(TYPED));
    const error = new AppError("provider_failed", "The model didn't answer.", { cause: parse });

    const described = describeError(error);

    expect(described).toMatchObject({
      type: "AppError",
      message: "The model didn't answer.",
      facts: { code: "provider_failed", status: 502 },
      cause: { type: "SyntaxError" },
    });
    expect(JSON.stringify(described)).not.toContain("secret");
  });

  it.each([
    ["a refusal that quotes its caller", new AppError("unusable", `There is no ${TYPED}.`)],
    ["an address that is none", thrownBy(() => new URL(TYPED))],
    ["a message of many lines", new Error(`no\n    at ${TYPED}\n    at x (${TYPED})`)],
    ["a property", Object.assign(new Error("no"), { body: TYPED, path: TYPED, params: [TYPED] })],
    ["a code that isn't one", Object.assign(new Error("no"), { code: `"${TYPED}"` })],
    ["an error whose stack was made of it", Object.assign(new Error(), { stack: TYPED })],
    ["a text", TYPED],
  ])("says nothing of %s", (_what, error) => {
    expect(JSON.stringify(describeError(error))).not.toContain("secret");
  });

  it("tells where an error was thrown, and which file the system refused", () => {
    const { at, facts } = describeError(thrownBy(() => readFileSync("/no/such/file")));

    expect(at?.join("\n")).toContain("describe-error.test.ts");
    expect(facts).toMatchObject({ code: "ENOENT", syscall: "open", path: "/no/such/file" });
  });

  it("ends with an error that causes itself", () => {
    const error = new Error("round");
    error.cause = error;

    expect(JSON.stringify(describeError(error)).split("cause")).toHaveLength(6);
  });
});
