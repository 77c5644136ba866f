import { describe, expect, it } from "vitest";

import { toTitleCase } from "@/lib/drafting/draft-words";

describe("toTitleCase", () => {
  it.each([
    ["moving to a four-day week", "Moving to a Four-Day Week"],
    ["a step-by-step guide for part-time work", "A Step-by-Step Guide for Part-Time Work"],
    ["a carry-on for sign-up day", "A Carry-On for Sign-Up Day"],
    ["a 10-year plan", "A 10-Year Plan"],
    ["e-commerce and re-potting", "E-commerce and Re-potting"],
    ["ai-powered search for seo", "AI-Powered Search for SEO"],
    ["cities - and wi-Fi – today", "Cities - and wi-Fi – Today"],
    ["my iPhone at sea", "My iPhone at Sea"],
  ])("makes of %j %j", (text, title) => {
    expect(toTitleCase(text)).toBe(title);
  });
});
