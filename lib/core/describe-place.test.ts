import { expect, it } from "vitest";

import { describePlace, describeSeconds } from "@/lib/core/describe-place";

it.each([
  [1, "1 second"],
  [89, "89 seconds"],
  [102, "2 minutes"],
  [150, "3 minutes"],
  [3 * 3_600, "3 hours"],
  [3 * 86_400, "3 days"],
])("tells %i seconds as people do: %s", (seconds, told) => {
  expect(describeSeconds(seconds)).toBe(told);
});

it("tells a place with the time it takes", () => {
  expect(describePlace(2, 1, 51)).toBe("2nd in line, about 2 minutes");
  expect(describePlace(11, 0, null)).toBe("11th in line");
});
