import { describe, expect, it } from "vitest";

import { withInitialisms } from "@/lib/drafting/initialisms";

describe("withInitialisms", () => {
  it.each([
    ["ai for teachers", "AI for teachers"],
    ["free pdfs, and ai-powered seo", "free PDFs, and AI-powered SEO"],
    ["ci/cd for b2b saas", "CI/CD for B2B SaaS"],
    ["an Api's faq", "an API's FAQ"],
    ["diy: a tv stand", "DIY: a TV stand"],
  ])("spells %s as %s", (typed, spelled) => {
    expect(withInitialisms(typed)).toBe(spelled);
  });

  it.each(["the paid trail", "example.ai", "notes.pdf", "pdf.js", "us and them", "cis", "j'ai"])(
    "leaves %s alone",
    (text) => {
      expect(withInitialisms(text)).toBe(text);
    },
  );
});
