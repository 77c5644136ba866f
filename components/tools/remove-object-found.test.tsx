import { expect, it } from "vitest";

import { remarkOnWhich } from "@/components/tools/remove-object-found";
import type { OutlineMark } from "@/lib/client/canvas/marks";

// Safe: only their number counts.
const outlinesOf = (count: number) => ({ outlines: Array<OutlineMark>(count) });

it.each([
  [1, undefined, "all", "Only one was found. Check that it's the one on the left."],
  [3, 0, "0", "Number 1 seems to be the one on the left."],
  [3, undefined, "all", "It isn't clear which is the one on the left. Choose its number."],
])(
  "says of %i found, %s picked, and %s marked what became of the wish",
  (count, picked, taken, remark) => {
    expect(remarkOnWhich({ ...outlinesOf(count), which: "left", picked }, taken)).toBe(remark);
  },
);

it.each([
  ["another was chosen", 0, "1"],
  ["all were chosen", 0, "all"],
  ["one was chosen where none was clear", undefined, "1"],
])("says nothing of the wish once %s", (_, picked, taken) => {
  expect(remarkOnWhich({ ...outlinesOf(3), which: "left", picked }, taken)).toBe("");
});

it("says of a single one that there may be more", () => {
  expect(remarkOnWhich(outlinesOf(1), "all")).toBe(
    "1 found; there may be more. Click others to add them.",
  );
});

it("says nothing of several without a wish", () => {
  expect(remarkOnWhich(outlinesOf(3), "all")).toBe("");
});
