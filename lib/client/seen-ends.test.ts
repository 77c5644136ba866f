import { expect, it } from "vitest";

import { followToEnd, isEndSeen, markEndSeen } from "@/lib/client/seen-ends";

it("sees the end of a run for as long as a part of the page follows it", () => {
  expect(isEndSeen("left")).toBe(false);
  const leave = followToEnd("left");
  expect(isEndSeen("left")).toBe(true);
  leave();
  expect(isEndSeen("left")).toBe(false);
});

it("remembers an end that a page has shown, also after that part is gone", () => {
  const leave = followToEnd("ended");
  markEndSeen("ended");
  leave();
  expect(isEndSeen("ended")).toBe(true);
  // Tried again under the same name, and left.
  followToEnd("ended")();
  expect(isEndSeen("ended")).toBe(true);
});
