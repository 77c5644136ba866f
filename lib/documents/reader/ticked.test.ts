import { describe, expect, it } from "vitest";
import { tickedIn } from "@/lib/documents/reader/ticked";

describe("tickedIn", () => {
  it.each([
    ["[ ] Yes [X] No", "No"],
    ["[X] Approved with conditions [ ] Denied", "Approved with conditions"],
    ["[x] Race [ ] Parade [x] Market", "Race, Market"],
    ["[ ] Yes [ ] No", "[ ] Yes [ ] No"],
    ["See [X] below", "See [X] below"],
    ["140", "140"],
  ])("%s", (value, ticked) => {
    expect(tickedIn(value)).toBe(ticked);
  });
});
