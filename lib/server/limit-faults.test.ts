import { describe, expect, it } from "vitest";

import { limitFaults } from "@/lib/server/limit-faults";

describe("limitFaults", () => {
  it.each(["", '{"topicCharacters":800}'])("finds none in %j", (json) => {
    expect(limitFaults(json)).toEqual([]);
  });

  it.each([
    ['{"topicCharacters":', "isn't valid JSON"],
    ['{"topicCharacter":800}', "has unknown keys: topicCharacter"],
    ['{"topicCharacters":0}', "needs positive whole numbers for: topicCharacters"],
    ['{"topicCharacters":"800"}', "needs positive whole numbers for: topicCharacters"],
    [
      '{"topicCharacters":1.5,"pdfPages":-1}',
      "needs positive whole numbers for: topicCharacters, pdfPages",
    ],
  ])("refuses %s", (json, fault) => {
    expect(limitFaults(json)).toEqual([fault]);
  });
});
