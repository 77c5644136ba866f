import { expect, test } from "vitest";

import { together } from "@/lib/core/together";

test("gives both results", async () => {
  expect(await together(Promise.resolve(1), Promise.resolve("two"))).toEqual([1, "two"]);
});

test("ends only after both have ended, even when one fails", async () => {
  let ended = false;
  const slow = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => {
    ended = true;
  });
  await expect(together(Promise.reject(new Error("full disk")), slow)).rejects.toThrow("full disk");
  expect(ended).toBe(true);
});
