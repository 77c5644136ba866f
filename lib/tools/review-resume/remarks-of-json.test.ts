import { describe, expect, it } from "vitest";

import { remarksOfJson } from "@/lib/tools/review-resume/remarks-of-json";

describe("remarksOfJson", () => {
  it("makes the lists whose quotations are verified, also of an answer that breaks off", () => {
    const remarks = [
      { kind: "weakness", remark: "No figures.", page: 2, words: "responsible for budgets" },
      { kind: "strength", remark: "Clear\nresults [sic].", page: 1, words: 'cut "lead" times' },
      { kind: "other", remark: "Skipped", page: 1, words: "x" },
    ];

    expect(remarksOfJson(`${JSON.stringify(remarks).slice(0, -1)}, {"kind": "stren`)).toBe(
      `## Strengths

- Clear results sic. [p. 1: "cut 'lead' times"]

## Weaknesses

- No figures. [p. 2: "responsible for budgets"]
`,
    );
  });
});
