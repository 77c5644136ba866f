import { describe, expect, it } from "vitest";

import {
  formatBytes,
  formatCount,
  formatPercent,
  formatSeconds,
  formatTimestamp,
  secondsBetween,
} from "@/lib/core/format";

describe("formatting for display", () => {
  it.each([
    [812, "812 B"],
    [1_024, "1 KB"],
    [34_600, "34 KB"],
    [1_258_291, "1.2 MB"],
    [32 * 1024 * 1024, "32 MB"],
    [61.9 * 1024 ** 3, "61.9 GB"],
    [1.26 * 1024 ** 3, "1.3 GB"],
    [339_000_000, "323 MB"],
  ])("writes %i bytes as %s", (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it.each([
    [0, "0%"],
    [0.125, "13%"],
    [0.29, "29%"],
    [1, "100%"],
    [4, "400%"],
  ])("writes the share %d as %s", (share, text) => {
    expect(formatPercent(share)).toBe(text);
  });

  it.each([
    [0.2, "1 s"],
    [12.4, "12 s"],
    [95, "95 s"],
  ])("writes %d seconds of work as %s", (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });

  it.each([
    [0, "0:00"],
    [245.9, "4:05"],
    [3_725, "1:02:05"],
    [-1, "0:00"],
  ])("writes the moment %d as %s", (seconds, text) => {
    expect(formatTimestamp(seconds)).toBe(text);
  });

  it.each([
    [0, "0 words"],
    [1, "1 word"],
    [1_204, "1,204 words"],
  ])("formats the count %d as %s", (count, text) => {
    expect(formatCount(count, "word")).toBe(text);
  });

  it("keeps the fraction of seconds", () => {
    expect(secondsBetween(new Date(1_000), new Date(3_500))).toBe(2.5);
  });
});
