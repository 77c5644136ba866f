import { describe, expect, it } from "vitest";
import { joinedHeading } from "@/lib/tools/review-resume/joined-headings";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

describe("joinedHeading", () => {
  it.each([
    ["PRO FI LE", "PROFILE"],
    ["SKI LLS", "SKILLS"],
    ["S K I L L S", "SKILLS"],
    ["WO RK HISTO RY", "WORK HISTORY"],
    ["ABO UT ME", "ABOUT ME"],
  ])("joins the letters of %j", (text, joined) => {
    expect(joinedHeading(text)).toBe(joined);
  });

  it.each(["ABOUT ME", "WORK HISTORY", "ACME CO LTD", "JO DOE", "Pro file", "BSC MSC"])(
    "leaves %j as it is",
    (text) => {
      expect(joinedHeading(text)).toBe(text);
    },
  );
});

it("finds sections whose headings are set apart", () => {
  const lines = ["Jo Doe", "PRO FI LE", "Nurse in Leeds.", "SKI LLS", "Excel, Word"];

  const { sections, text } = toResume(readingOfLines(lines));

  expect(sections.map(({ kind, title }) => [kind, title])).toEqual([
    ["summary", "PROFILE"],
    ["skills", "SKILLS"],
  ]);
  expect(text).toContain("PROFILE");
});
