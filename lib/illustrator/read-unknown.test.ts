import { describe, expect, it } from "vitest";

import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { parseDescription } from "@/lib/illustrator/parse-description";

describe("what somebody does that isn't drawn", () => {
  it.each([
    ["a yellow tram going uphill", "going uphill"],
    ["a cat playing with a dog", "playing with"],
    ["a girl waving at a horse", "waving at"],
    ["a robot saying 'hi' to a cat", "hi"],
    ["a cat chasing a dog", "chasing"],
    ["a horse jumping over a fence", "jumping"],
  ])("is named with the words that belong to it: %j", (description, named) => {
    expect(parseDescription(description, ICON_NAMES).missing).toContain(named);
  });
});
