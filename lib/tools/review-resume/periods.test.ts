import { describe, expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { reversedPeriods } from "@/lib/tools/review-resume/periods";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

describe("reversedPeriods", () => {
  it.each(["2016-07 to 2014", "2019-2017", "May 2020 – March 2020", "06/2019 - 05/2018"])(
    "finds %s",
    (date) => {
      expect(reversedPeriods([date])).toEqual([date]);
    },
  );

  it.each([
    "2014 to 2016-07",
    "2017-2019",
    "2020 – March 2020",
    "March 2021 – Present",
    "2016",
    "2016-07",
    "01.02.2019 – 31.05.2020",
  ])("leaves %s alone", (date) => {
    expect(reversedPeriods([date])).toEqual([]);
  });

  it("is told in the report's weaknesses, and the line is that of a job", () => {
    const title = "Logistics Coordinator, Carrow Freight, Dayton, Ohio 2016-07 to 2014";
    const lines = ["Jo Doe", "Experience", title, "• Scheduled 45 loads a day with 12 carriers"];

    const analysis = analyzeResume(
      toResume(readingOfLines(lines)),
      { lines: [], issues: [] },
      undefined,
    );

    expect(analysis.weaknesses).toContainEqual({
      text: "This period ends before it begins. Correct one of its dates.",
      quotes: ["2016-07 to 2014"],
    });
    const costly = analysis.parts
      .flatMap(({ deductions }) => deductions)
      .flatMap(({ lines }) => lines);
    expect(costly).not.toContain(title);
  });
});
