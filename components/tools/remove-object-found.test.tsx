import { expect, it } from "vitest";

import { remarkOnWhich } from "@/components/tools/remove-object-found";
import type { OutlineMark } from "@/lib/client/canvas/marks";

// Safe: only their number counts.
const outlinesOf = (count: number) => ({ outlines: Array<OutlineMark>(count) });

it.each([
  [1, "all", "Only one was found. Check that it's the one on the left."],
  [3, "0", "Number 1 is marked as the one on the left."],
  [3, "all", "It isn't clear which is the one on the left. Choose its number."],
])("says of %i found and %s marked what became of the wish", (count, taken, remark) => {
  expect(remarkOnWhich("left", outlinesOf(count), taken)).toBe(remark);
});
