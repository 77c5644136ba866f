import { totalmem } from "node:os";
import { describe, expect, it } from "vitest";

import { inactiveFileBytes, thisMachine } from "@/lib/engines/downloads/room";

describe("memory of this machine", () => {
  it("has some free, and no more than all of it", () => {
    expect(thisMachine.freeMemoryBytes()).toBeGreaterThan(0);
    expect(thisMachine.freeMemoryBytes()).toBeLessThanOrEqual(thisMachine.memoryBytes());
    expect(thisMachine.memoryBytes()).toBeLessThanOrEqual(totalmem());
  });

  it.each([
    ["version 2", "anon 5\nfile 9\ninactive_file 7\nactive_file 2\n", 7],
    ["version 1", "inactive_file 1\ntotal_inactive_file 8\n", 8],
    ["nothing", "", 0],
  ])("reads what files take from control groups of %s", (_what, stats, bytes) => {
    expect(inactiveFileBytes(stats)).toBe(bytes);
  });
});
