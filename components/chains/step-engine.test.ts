import { describe, expect, it } from "vitest";

import { limitOf } from "@/components/chains/step-engine";
import { newStep } from "@/lib/chains/steps";

const drawn = (style: string) => ({ ...newStep("generate-image"), settings: { style } });

describe("what a step's engine can't do", () => {
  it("is said of styles that promise a photograph, where the built-in illustrator draws", () => {
    expect(limitOf(newStep("generate-image"), "built-in")).toContain("can't draw realistically");
    expect(limitOf(drawn("Realistic style"), "built-in")).toContain("can't draw realistically");
    expect(limitOf(drawn("Cartoon style"), "built-in")).toBeUndefined();
    expect(limitOf(newStep("generate-image"), "connected")).toBeUndefined();
    expect(limitOf(newStep("remove-background"), "built-in")).toBeUndefined();
  });
});
