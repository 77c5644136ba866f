import { describe, expect, it } from "vitest";
import { leadForLed } from "@/lib/tools/review-resume/lead-for-led";
import { toResume } from "@/lib/tools/review-resume/resume";
import { opensWithPast } from "@/lib/tools/review-resume/verbs";
import { readingOfLines } from "@/tests/support/resume-texts";

function found(...jobs: string[]) {
  const lines = ["Nadia Pruitt", "nadia@example.com", "Experience", ...jobs];
  const { sections } = toResume(readingOfLines(lines));
  const all = sections.flatMap((section) => section.lines);
  return leadForLed(sections).map(({ line }) => all[line]?.text);
}
const OTHERS = ["Guide, Ridge Trails, 2016 – 2018", "• Planned 40 walks", "• Trained 6 guides"];

describe("leadForLed", () => {
  it("finds the present in a job that ended", () => {
    expect(
      found("Counselor, Camp Wren, 2019 – 2021", "• Lead a cabin of 9 campers", ...OTHERS),
    ).toEqual(["Lead a cabin of 9 campers"]);
  });

  it.each([
    [
      "a job that goes on",
      ["Counselor, Camp Wren, 2019 – present", "• Lead a cabin of 9 campers", ...OTHERS],
    ],
    [
      "a job that is told in the present",
      [
        "Counselor, Camp Wren, 2019 – 2021",
        "• Lead a cabin of 9 campers",
        "• Teach archery",
        ...OTHERS,
      ],
    ],
    [
      "a job that goes on, below a line with a year",
      [
        "Analyst, Acme, 2019 – Present",
        "Built the reporting",
        "Launched a portal in 2021 for 40 clients",
        "Launched Portal Two in 2022",
        "Lead a team of five",
      ],
    ],
    ["a noun", ["Clerk, Wren & Co., 2019 – 2021", "• Lead generation by phone", ...OTHERS]],
    [
      "lines that are never in the past",
      ["Counselor, Camp Wren, 2019 – 2021", "• Lead a cabin of 9 campers"],
    ],
  ])("leaves %s alone", (_, jobs) => {
    expect(found(...jobs)).toEqual([]);
  });
});

it("asks no line of the next job whether this one is told in the present", () => {
  expect(
    found(
      "Counselor, Camp Wren, 06/18 – 07/20",
      "• Lead a cabin of 9 campers",
      "Teacher, Wren School, Jan '21 – now",
      "• Teach archery",
      ...OTHERS,
    ),
  ).toEqual(["Lead a cabin of 9 campers"]);
});

it("asks each line once", () => {
  const jobs = Array.from({ length: 6_000 }, () => "Jan '18 – Mar '19 x");
  const texts = ["Built the dam", "Built the shed", ...jobs];
  let asked = 0;
  const lines = texts.map((text) => ({
    ...{ bullet: false, place: "p. 1, top" },
    get text() {
      asked += 1;
      return text;
    },
  }));

  leadForLed([{ kind: "experience", title: "Experience", lines }]);
  expect(asked).toBeLessThan(10 * lines.length);
});

it("knows the past of grind", () => {
  expect(opensWithPast("Ground welds flush")).toBe(true);
  expect(opensWithPast("Ground crew member")).toBe(false);
  expect(opensWithPast("Ground Zero Café")).toBe(false);
});
