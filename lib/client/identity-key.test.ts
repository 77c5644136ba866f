import { expect, it } from "vitest";

import { identityKey } from "@/lib/client/identity-key";

it("tells apart what is equal in everything, and knows each again", () => {
  const stored = { url: "/api/files/1", title: "fox" };
  const things = [new File(["a"], "scan.pdf"), new File(["a"], "scan.pdf"), stored, { ...stored }];
  const keys = things.map(identityKey);
  expect(new Set(keys).size).toBe(4);
  expect(things.slice(1).map(identityKey)).toEqual(keys.slice(1));
});
