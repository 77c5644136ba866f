import { describe, expect, it } from "vitest";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const isAcademic = (...titles: string[]) => {
  const below = ["Forms that don't hurt, Bristol JS, May 2024"];
  const lines = ["Experience", "Developer, Trackside Ltd, 2019 - 2023", "• Built 17 shops"];
  return toResume(
    readingOfLines(["Jo Doe", ...lines, ...titles.flatMap((title) => [title, ...below])]),
  ).isAcademic;
};

describe("a résumé", () => {
  it.each([
    [["Talks"]],
    [["Selected Talks", "Projects"]],
    [["Presentations", "Publications"]],
    [["Publications"]],
    [["Talks and Publications"]],
    [["Papers", "Articles"]],
    [["Talks", "Teaching"]],
    [["Teaching", "Research"]],
  ])("isn't a researcher's for %j", (titles) => {
    expect(isAcademic(...titles)).toBe(false);
  });

  it.each([
    [["Publications", "Teaching"]],
    [["Journal Articles", "Grants and Fellowships"]],
    [["Publications", "Talks", "Grants"]],
    [["PhD Marine Ecology, University of Oslo", "Publications", "Invited Talks"]],
    [["Papers", "Research Experience"]],
  ])("is a researcher's for %j", (titles) => {
    expect(isAcademic(...titles)).toBe(true);
  });
});
