import { describe, expect, it } from "vitest";
import { opensWithBaseVerb } from "@/lib/tools/review-resume/base-verbs";
import { measureAccomplishments } from "@/lib/tools/review-resume/remarks";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

describe("opensWithBaseVerb", () => {
  it.each([
    "Scan packages with an RF gun",
    "Differentiate instruction using small groups",
    "Load and unload trailers",
    "Prepare for weekly audits",
    "Teach Algebra to 140 students",
    "Pull wire, bend conduit, and set boxes",
    "Care for 5 patients per shift",
  ])("finds one in %j", (line) => {
    expect(opensWithBaseVerb(line)).toBe(true);
  });

  it.each([
    "Sponsor of the math club",
    "Support for 40 branches",
    "Research and development of sensors",
    "Support engineer on the night shift",
    "Full and partial rewires",
    "Cashier and cook",
    "Package handler",
  ])("finds none in %j", (line) => {
    expect(opensWithBaseVerb(line)).toBe(false);
  });
});

it("asks for no verb where a line begins with one in the present", async () => {
  const lines = ["Scan packages with an RF gun", "Sponsor of the math club"];
  const job = ["Jo Doe", "Experience", "Clerk, Mercy, 2019 - present"];
  const resume = toResume(readingOfLines([...job, ...lines.map((line) => `• ${line}`)]));

  expect((await measureAccomplishments(resume)).withVerb).toEqual([lines[0]]);
});
