import { describe, expect, it } from "vitest";

import { missingChoice } from "@/lib/engines/missing-choice";
import { configuredRef, downloadedRef, keyRef, nearRef } from "@/lib/engines/refs";

describe("a choice that is out of reach", () => {
  it.each([
    ["a server that is off", nearRef("http://127.0.0.1:11434", "good:4b"), "good:4b"],
    ["another browser's model", "browser", "This browser's model"],
    ["an engine that the operator took away", configuredRef("Office"), "Office"],
    ["a key that was removed", keyRef("0198"), "The engine that you chose"],
    ["a model that was deleted", downloadedRef("small"), "The engine that you chose"],
  ])("is named: %s", (_what, chosen, name) => {
    expect(missingChoice({ chosen, current: "server" })).toBe(name);
  });

  it("is none while the chosen one is at work, and where nobody chose", () => {
    expect(missingChoice({ chosen: "browser", current: "browser" })).toBeNull();
    expect(missingChoice({ chosen: null, current: "server" })).toBeNull();
  });
});
