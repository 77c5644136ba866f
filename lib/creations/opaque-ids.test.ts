import { expect, it } from "vitest";

import { opaqueId } from "@/lib/creations/opaque-ids";

it("names a user the same within a creation, and differently across creations", () => {
  const [first, second] = [opaqueId("one", "ada"), opaqueId("two", "ada")];

  expect(first).toMatch(/^[\w-]{16}$/);
  expect([second, opaqueId("one", "bob")]).not.toContain(first);
  expect(opaqueId("one", "ada")).toBe(first);
});

it("keeps naming users the same after more than it remembers", () => {
  const first = opaqueId("one", "ada");

  for (let user = 0; user < 60_000; user += 1) opaqueId(`creation ${user % 500}`, `user ${user}`);

  expect(opaqueId("one", "ada")).toBe(first);
});
