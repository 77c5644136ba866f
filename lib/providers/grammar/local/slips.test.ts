import { describe, expect, it } from "vitest";

import { isSlipFor, pastWithE } from "@/lib/providers/grammar/local/slips";

describe("pastWithE", () => {
  it("puts the letter back that a verb lacks", () => {
    expect(pastWithE("lowerd")).toBe("lowered");
    expect(pastWithE("managd")).toBe("managed");
    expect(pastWithE("agreed")).toBeUndefined();
  });
});

describe("isSlipFor", () => {
  it.each([
    ["managment", "management"],
    ["recieved", "received"],
    ["comunication", "communication"],
    ["detial", "detail"],
    ["seperate", "separate"],
    ["calander", "calendar"],
    ["definately", "definitely"],
    ["occurence", "occurrence"],
  ])("takes %s for %s", (written, meant) => {
    expect(isSlipFor(written, meant)).toBe(true);
  });

  it.each([
    ["intubation", "incubation"],
    ["vasopressors", "aggressors"],
    ["magna", "magma"],
    ["titrate", "nitrate"],
    ["onboarded", "boarded"],
    ["canva", "canvas"],
    ["upskilled", "unskilled"],
    ["kanban", "Kansan"],
  ])("doesn't take %s for %s", (written, meant) => {
    expect(isSlipFor(written, meant)).toBe(false);
  });
});
