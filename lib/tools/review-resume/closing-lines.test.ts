import { expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const JOB = ["Jo Doe", "jo@mail.example", "Experience", "Clerk, 2019 - 2023", "• Ran 4 tills"];

async function remarksOn(...lines: string[]) {
  const resume = toResume(readingOfLines([...JOB, "Hobbies", "Video games", ...lines]));
  const { personal, weaknesses } = await analyzeResume(
    resume,
    { lines: [], issues: [] },
    undefined,
  );
  const quotesOf = (about: RegExp) =>
    [...personal, ...weaknesses]
      .filter(({ text }) => about.test(text))
      .flatMap((one) => one.quotes);
  return {
    references: quotesOf(/references/),
    birth: quotesOf(/birth date/),
    family: quotesOf(/marital/),
  };
}

it("remarks on each sentence of a last line", async () => {
  const born = "Born 5/12/2003, single, no children.";

  expect(await remarksOn(`References available upon request. ${born}`)).toEqual({
    references: ["References available upon request."],
    birth: [born],
    family: [born],
  });
});

it.each([
  [["References are gladly furnished on request"], 0],
  [["References upon request"], 0],
  [["References will gladly be provided upon request"], 0],
  [["References and portfolio available on request"], 0],
  [["Excellent references available upon request"], 0],
  [["A list of professional references can be furnished upon request."], 0],
  [["References", "Will be happily supplied on request"], 1],
  [["References", "Available upon request"], 1],
])("remarks on references that are promised: %j", async (lines, at) => {
  expect((await remarksOn(...lines)).references).toEqual([lines[at]]);
});

it.each(["Married, two children", "Single.", "Divorced with 3 kids"])(
  "remarks on family: %s",
  async (line) => {
    expect((await remarksOn(line)).family).toEqual([line]);
  },
);

it.each([
  "Sent price lists on request",
  "Checked references of tenants on request",
  "Single malts and jazz",
  "Married to the sea, a novel",
])("leaves %j alone", async (line) => {
  expect(await remarksOn(line)).toEqual({ references: [], birth: [], family: [] });
});
