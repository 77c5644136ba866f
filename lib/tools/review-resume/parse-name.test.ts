import { describe, expect, it } from "vitest";
import { parseContact } from "@/lib/tools/review-resume/parse-contact";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

/** The name in a résumé whose first line is the largest, and whose headings look alike. */
async function nameIn(lines: readonly string[], large: number) {
  const reading = readingOfLines([...lines, "Skills", "Excel, Word", "Education", "GED, 2019"]);
  const pages = reading.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block, at) => {
      if (at < large) return { ...block, size: 22 };
      const isHeading = /^(?:Skills|Education|Persönliche Daten|Contact)$/.test(block.text);
      return isHeading ? { ...block, kind: "heading" as const, size: 12 } : block;
    }),
  }));
  return (await parseContact(toResume({ ...reading, pages }))).name;
}

describe("the name of a résumé", () => {
  it.each([
    [["kevin brandvold", "kbrandvold@mail.example"], "kevin brandvold"],
    [["kevin brandvold", "sunny77@mail.example"], "kevin brandvold"],
    [["Retail associate", "zoë o'dell · zoe@mail.example"], "zoë o'dell"],
    [["Retail associate", "sunny77@mail.example"], undefined],
    [["about me", "sunny77@mail.example"], undefined],
    [["web developer", "sunny77@mail.example"], undefined],
    [["grand opening sale", "sunny77@mail.example"], undefined],
    [["sous chef", "sunny77@mail.example"], undefined],
    [["Registered Nurse", "Kevin Brandvold", "sunny77@mail.example"], "Kevin Brandvold"],
    [["Minna Plumber", "sunny77@mail.example"], "Minna Plumber"],
    [["Lebenslauf", "Persönliche Daten", "Name Friederike Oltmanns"], "Friederike Oltmanns"],
    [["Lebenslauf", "Persönliche Daten", "Name | Friederike Oltmanns"], "Friederike Oltmanns"],
    [["Lebenslauf", "Name | Friederike Oltmanns"], "Friederike Oltmanns"],
  ])("is found in large print: %j", async (lines, name) => {
    expect(await nameIn(lines, 1)).toBe(name);
  });

  it.each([
    [["kevin brandvold", "kbrandvold@mail.example"], "kevin brandvold"],
    [["Kevin Brandvold kbrandvold@mail.example 360-555-0101"], "Kevin Brandvold"],
    [["Kevin Brandvold, Ferndale WA, k.brandvold@mail.example"], "Kevin Brandvold"],
    [["Seattle | kevin brandvold | kb.brandvold@mail.example"], "kevin brandvold"],
    [["RESUME – KEVIN BRANDVOLD – SALES", "kevin@mail.example"], "KEVIN BRANDVOLD"],
    [["Seattle | li wu | li.wu@mail.example"], "li wu"],
    [["grace baker, Reno | 555-0117", "gbaker@mail.example"], "grace baker"],
    [["Ann Arbor, MI 48104 | hannah.miller@mail.example"], undefined],
    [["ann arbor, mi | ann.miller@mail.example"], undefined],
    [["san jose, ca | jose.r@mail.example"], undefined],
    [["san jose | jose.r@mail.example"], undefined],
    [["santa rosa, california | rosa.r@mail.example"], undefined],
    [["Web Designer | webdesign.kim@mail.example"], undefined],
    [["web designer | webdesigner@mail.example"], undefined],
    [["contact me | me@mail.example, contact@mail.example"], undefined],
    [["forklift operator", "sunny77@mail.example"], undefined],
    [["to whom it may concern", "sunny77@mail.example"], undefined],
  ])("is found where the address has it, in %j", async (lines, name) => {
    expect(await nameIn(lines, 0)).toBe(name);
  });
});
