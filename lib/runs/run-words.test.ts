import { expect, it } from "vitest";

import { endSentence, stateWords } from "@/lib/runs/run-words";

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
  const told = { ...run, step: null, saved: false };
  expect([stateWords(told), endSentence("Bees", told)]).toEqual([state, `Bees ${end}.`]);
});

it.each([
  [true, "Stopped: Bees. The text so far is saved."],
  [false, "Stopped: Bees."],
])("calls a run that was stopped by that name, with saved text: %s", (saved, sentence) => {
  const told = { state: "stopped", step: null, inputs: null, saved } as const;
  expect([stateWords(told), endSentence("Bees", told)]).toEqual(["Stopped", sentence]);
});

it.each([
  ["2nd in line, about 40 seconds", "Waiting"],
  ["Titles: 11th in line", "Waiting"],
  ["Starting", "Running"],
  ["Writing “3 in line”", "Running"],
  [null, "Running"],
])("calls a run with the step %s %s", (step, words) => {
  expect(stateWords({ state: "running", step, inputs: null })).toBe(words);
});
