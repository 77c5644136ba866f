import { describe, expect, it } from "vitest";

import { reservedForCode } from "@/lib/workers/memory-limit";

const NODE_22 = `02200000-045ca000 r-xp 01e00000 00:1b 262 /usr/bin/node
0a4b1000-0bc6f000 rw-p 00000000 00:00 0 [heap]
7f5e9c000000-7f5ebc000000 ---p 00000000 00:00 0
7f5ef0050000-7f5ef0090000 rwxp 00000000 00:00 0
`;
const NODE_24 = `${NODE_22}7f20a0240000-7f20bff80000 rwxp 00000000 00:00 0
`;

describe("reservedForCode", () => {
  it.each([
    ["Node 22, which reserves without write access", NODE_22, 0],
    ["Node 24, which reserves 512 MB with it", NODE_24, 512 * 1024 ** 2],
    ["a system without such a list", "", 0],
  ])("knows %s", (_node, maps, bytes) => {
    expect(reservedForCode(maps)).toBe(bytes);
  });
});
