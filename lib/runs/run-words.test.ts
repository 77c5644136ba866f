import { expect, it } from "vitest";

import { endWords, stateWords } from "@/lib/runs/run-words";

it.each([
  [{ state: "done", inputs: null }, "Done", "is ready"],
  [{ state: "done", inputs: { total: 10, failed: 0 } }, "Done", "is ready"],
  [
    { state: "done", inputs: { total: 10, failed: 2 } },
    "2 of 10 failed",
    "finished, 2 of 10 failed",
  ],
  [
    { state: "done", inputs: { total: 10, failed: 10 } },
    "All 10 failed",
    "finished, all 10 failed",
  ],
  [{ state: "done", inputs: { total: 1, failed: 1 } }, "Failed", "failed"],
  [{ state: "failed", inputs: null }, "Failed", "failed"],
  [{ state: "lost", inputs: null }, "Interrupted", "failed"],
] as const)("says how %o ended", (run, state, end) => {
  expect([stateWords(run), endWords(run)]).toEqual([state, end]);
});
