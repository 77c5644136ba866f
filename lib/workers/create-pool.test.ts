import { describe, expect, it } from "vitest";

import { poolSize } from "@/lib/workers/create-pool";

const GIB = 1024 ** 3;

describe("poolSize", () => {
  it.each([
    ["one more than cores", { cores: 2, memoryBytes: 64 * GIB }, 3],
    ["as many as half of the memory holds", { cores: 8, memoryBytes: 8 * GIB }, 4],
    ["one on a machine with little memory", { cores: 2, memoryBytes: GIB }, 1],
    ["eight at most", { cores: 64, memoryBytes: 512 * GIB }, 8],
  ])("is %s", (_what, machine, size) => {
    expect(poolSize(GIB, machine)).toBe(size);
  });
});
