import { expect, it } from "vitest";

import { describeTokens, formatDollars } from "@/lib/core/describe-tokens";

it.each([
  [{ input: 1204, output: 812 }, "1,204 tokens in, 812 out"],
  [{ input: 1204, output: 812, dollars: 0.0031 }, "1,204 tokens in, 812 out, $0.0031"],
])("describes %j", (tokens, words) => {
  expect(describeTokens(tokens)).toBe(words);
});

it.each([
  [0, "$0.00"],
  [0.000_01, "under $0.0001"],
  [0.0312, "$0.031"],
  [12.4, "$12.40"],
])("formats %f dollars", (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});

it.each([undefined, null, "12", { input: "12", output: 3 }])("doesn't describe %j", (tokens) => {
  expect(describeTokens(tokens)).toBeNull();
});
