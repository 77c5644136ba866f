import { describe, expect, it } from "vitest";

import { sensitiveSubject } from "@/lib/drafting/sensitive-words";
import { sensitiveKeyword } from "@/lib/tools/blog-titles/everyday-keyword";

describe("a keyword on what people talk about every day", () => {
  it.each([
    "math anxiety",
    "fourth grade fractions anxiety",
    "stress about finals",
    "fourth grade test anxiety",
    "overcoming test anxiety",
    "anxiety about big math tests",
    "public speaking anxiety for students",
    "lunch theft",
  ])("is neither of medicine nor of law: %s", (keyword) => {
    expect(sensitiveKeyword(keyword)).toBeUndefined();
  });

  it.each([
    ["social anxiety", "health"],
    ["test anxiety medication", "health"],
    ["identity theft", "law"],
    ["package theft lawsuit", "law"],
    ["bike theft charges", "law"],
    ["laptop theft conviction", "law"],
    ["anxiety about blood tests", "health"],
    ["anxiety about HIV tests", "health"],
    ["fear of pregnancy tests", "health"],
    ["anxiety before medical tests", "health"],
    ["eye exam anxiety", "health"],
    ["anxiety about test results", "health"],
    ["anxiety about cancer statistics", "health"],
    ["public speaking anxiety", "health"],
    ["presentation anxiety at work", "health"],
    ["music anxiety", "health"],
  ])("is where it says so: %s", (keyword, subject) => {
    expect(sensitiveKeyword(keyword)).toBe(subject);
  });

  it("leaves what a model may write about as it is", () => {
    expect(sensitiveSubject("math anxiety")).toBe("health");
  });
});
