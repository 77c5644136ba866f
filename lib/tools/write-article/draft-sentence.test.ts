import { describe, expect, it } from "vitest";

import { isUnusable, rejectionReason } from "@/lib/tools/write-article/draft-sentence";

it("tells dots without words from the beginning of a sentence", () => {
  expect(isUnusable("Bees visit flowers in the morning. \ufe0f. \ufe0f.")).toBe(true);
  expect(isUnusable("Bees visit flowers in the morning. . .")).toBe(true);
  expect(isUnusable("Bees visit flowers, e.g. clover and")).toBe(false);
});

describe("faultOf", () => {
  it.each([
    ["Bees visit flowers, e.g. clover and lavender, from early spring.", undefined],
    ["Bees visit many kinds of flowers. they prefer clover over lavender.", "beginning"],
    ["Bees visit many kinds of flowers and prefer", "unfinished"],
    ["People who keep bees often feel frustration and frustration.", "stammer"],
    ["About millions of flowers wait for bees every spring.", "hole"],
    ["Some cities count ∼ hives on the roofs of their schools.", "junk"],
    ["Bees visit flowers in the morning ▪ they rest at noon.", "junk"],
    ["Bees visit flowers in the morning. \ufe0f. \ufe0f.", "junk"],
    ["Bees visit flowers in the morning.\ufe0f.\u200d.", "junk"],
    ["Bees visit flowers in the morning. . .", "junk"],
    ["Cafés & parks, too, feed bees (in spring) - or nearly so.", undefined],
    ["Honey bees are bees that make honey every summer.", "definition"],
  ])("judges %j as %s", (sentence, fault) => {
    expect(rejectionReason(sentence, "bees")).toBe(fault);
  });

  it.each([
    ["In 2024 many people kept bees on the roofs of cities.", undefined],
    ["About 20 kinds of flowers wait for the bees in spring.", "invented"],
    ["About 1500 kinds of flowers wait for the bees in spring.", undefined],
  ])("finds the figures of %j in the topic as a whole: %s", (sentence, fault) => {
    expect(rejectionReason(sentence, "bees and 1,500 flowers in 2024")).toBe(fault);
  });
});
