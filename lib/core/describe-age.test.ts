import { expect, it } from "vitest";

import { describeAge } from "@/lib/core/describe-age";

it.each([
  ["2026-03-01T11:59:30Z", "just now"],
  ["2026-03-01T12:00:30Z", "just now"],
  ["2026-03-01T11:59:00Z", "1 minute ago"],
  ["2026-03-01T09:30:00Z", "2 hours ago"],
  ["2026-02-28T11:00:00Z", "yesterday"],
  ["2026-02-24T12:00:00Z", "5 days ago"],
])("%s, at noon on March 1, is %s", (iso, words) => {
  expect(describeAge(iso, new Date("2026-03-01T12:00:00Z"))).toBe(words);
});
