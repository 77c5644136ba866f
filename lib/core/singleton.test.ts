import { describe, expect, it } from "vitest";

import { singleton } from "@/lib/core/singleton";

describe("singleton", () => {
  it("creates one value, whichever bundle asks for it", () => {
    let made = 0;
    const create = () => ({ number: ++made });
    const here = singleton("test-shared", create);
    const there = singleton("test-shared", create);

    expect(here.get()).toBe(there.get());
    expect(made).toBe(1);
  });

  it("returns the value it replaces, and creates a new one after it is cleared", () => {
    const value = singleton("test-replaced", () => "first");
    expect(value.get()).toBe("first");

    expect(value.set("second")).toBe("first");
    expect(value.get()).toBe("second");

    expect(value.set(undefined)).toBe("second");
    expect(value.get()).toBe("first");
  });

  it("tries again after a rejected promise", async () => {
    let attempts = 0;
    const value = singleton("test-async", async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("not yet");
      return attempts;
    });

    await expect(value.get()).rejects.toThrow("not yet");
    await expect(value.get()).resolves.toBe(2);
    expect(await value.get()).toBe(2);
  });
});
