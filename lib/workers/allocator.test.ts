import { describe, expect, it } from "vitest";

import { allocatorSettings } from "@/lib/workers/allocator";

describe("allocatorSettings", () => {
  it.each(["2.35", "2.36", "2.41"])("keeps memory on glibc %s", (version) => {
    expect(allocatorSettings(version)).toEqual({
      GLIBC_TUNABLES:
        "glibc.malloc.hugetlb=1:glibc.malloc.arena_max=1:glibc.malloc.mmap_threshold=1073741824:glibc.malloc.trim_threshold=1073741824",
    });
  });

  it.each(["2.28", "2.34", "3.1", ""])("sets nothing on glibc %j", (version) => {
    expect(allocatorSettings(version)).toEqual({});
  });
});
