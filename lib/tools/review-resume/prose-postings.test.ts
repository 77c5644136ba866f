import { describe, expect, it } from "vitest";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { jobMatchSection } from "@/lib/tools/review-resume/report-job";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const match = (job: string, ...lines: string[]) => matchJob(toResume(readingOfLines(lines)), job);

const ELECTRICIAN =
  "We run three food sites and need an electrician who keeps them going. Fault finding on PLC-controlled (Siemens S7) lines is most of the job, with inspection and testing to BS 7671. Knowledge of HACCP would help. Must hold 18th Edition and 2391. HND or NVQ Level 3. IPAF useful. Driving licence required. Pay is £42,000 with a pension.";

const NURSE =
  "We need a GDC registered nurse who is calm with nervous patients. Experience in sedation and radiography is essential, as is a good knowledge of infection control. Full UK driving licence required. SOE Exact helpful but training given. Hours are Monday to Friday.";

const BAKER =
  "We're a small sourdough bakery in Bristol and we need someone to run nights. You'll have at least three years behind a deck oven. Experience of laminated doughs, stock control and staff rotas is essential. A Level 2 food hygiene certificate is required, and you must hold a full clean driving licence because some Saturdays you'll do the market run. Discretion is a must. Knowledge of HACCP would be an advantage.";

const SECRETARY =
  "We are a four-partner firm in Truro looking for an experienced legal secretary to join our residential property team. Audio typing at 65 wpm is essential and you will need to be used to a case management system, ideally LEAP. Preparing completion statements is part of every day, so previous conveyancing experience is required. Candidates should have GCSE English and Maths. Some knowledge of probate would be welcome.";

describe("a posting that is written in sentences", () => {
  it.each([
    [ELECTRICIAN, "18th Edition, 2391, Driving licence"],
    [NURSE, "GDC, sedation, radiography, infection control, Full UK driving licence"],
    [
      BAKER,
      "laminated doughs, stock control, staff rotas, Level 2 food hygiene, full clean driving licence, deck oven",
    ],
    [SECRETARY, "case management system, conveyancing, GCSE English, Maths, Audio typing"],
    [
      "Current ACLS, a full driver licence, and confidence with incident command are required.",
      "ACLS, full driver licence, incident command",
    ],
    [
      "The right person will have current coding to BS EN ISO 9606-1. You must be confident with TIG welding. We require a CSCS card and a valid MEWP ticket.",
      "BS EN ISO 9606-1, TIG welding, CSCS card, MEWP ticket",
    ],
  ])("requires what its sentences do: %j", async (job, required) => {
    const found = await match(job, "Skills", "Sums");

    expect(found.required.toSorted()).toEqual(required.split(", ").toSorted());
  });

  it.each([
    [
      "Oak Lodge is a home for people with dementia. We are looking for a senior care assistant with NVQ Level 3 in Health and Social Care and medication administration training. You will need experience of care planning, moving and handling, and end-of-life care. PEG feeding is desirable, as is knowledge of PCS. A driving licence is not essential.",
      "NVQ Level 3, Health and Social Care, medication administration training, care planning, moving and handling, end-of-life care, PEG feeding, PCS",
    ],
    [
      "HGV Driver wanted, Felixstowe. Class 1 (C+E) entitlement, a valid CPC and digital tachograph card are all essential. Experience with walking-floor trailers would be a real plus. ADR an advantage. No more than six points on your licence. Basic English is fine.",
      "Class 1, C+E, CPC, digital tachograph card, walking-floor trailers, ADR",
    ],
    [
      "We want a Year 4 teacher from January. QTS is required and you must have taught phonics. The ability to speak Welsh would be a great asset. Paediatric first aid preferred.",
      "QTS, phonics, Welsh, Paediatric first aid",
    ],
  ])("names what its sentences do: %j", async (job, named) => {
    const { missing } = await match(job, "Skills", "Sums");

    expect(missing.toSorted()).toEqual(named.split(", ").toSorted());
  });

  it("finds what the résumé has of it, and what it hasn't", async () => {
    const { matched, missing } = await match(
      ELECTRICIAN,
      "Fault finding, inspection and testing",
      "18th Edition (BS 7671:2018), City & Guilds 2391, NVQ Level 3, IPAF",
    );

    expect(matched.toSorted()).toEqual(
      "18th Edition, 2391, BS 7671, Fault finding, IPAF, NVQ Level 3, inspection and testing"
        .split(", ")
        .toSorted(),
    );
    expect(missing).toEqual(["Driving licence", "Siemens S7", "PLC", "HACCP"]);
  });

  it.each([
    ["ISO 9001 is required.", "Kept the ISO9001 records"],
    ["ISO 9001:2015 is required.", "ISO 9001 auditor"],
    ["You must hold NVQ Level 3.", "Level 3 NVQ in Plumbing"],
  ])("knows the standard of %j in %j", async (job, line) => {
    const { missing, partial } = await match(job, "Skills", line);

    expect([...missing, ...partial]).toEqual([]);
  });

  it("asks for nothing that it says isn't needed, nor for what it tells of itself", async () => {
    const { missing } = await match(
      "We run three food packaging sites. No welding experience is necessary. Our repair shop is in Leeds. Pay is good.",
      "Skills",
      "Sums",
    );

    expect(missing).toEqual([]);
  });

  it("asks for what somebody should come with", async () => {
    const { missing } = await match(
      "We are looking for a critical-care paramedic with point-of-care ultrasound, rapid sequence intubation and roster planning.",
      "Skills",
      "Sums",
    );

    expect(missing).toEqual([
      "point-of-care ultrasound",
      "rapid sequence intubation",
      "roster planning",
    ]);
  });
});

describe("jobMatchSection", () => {
  const report = async (job: string, ...lines: string[]) =>
    jobMatchSection({ match: await match(job, ...lines) }).join("\n");

  it("says which requirements weren't understood, and not that none is missing", async () => {
    const said = await report(
      "You must lift things all day. Sedation, radiography, Excel and Word are essential.",
      "Skills",
      "Sedation, radiography, Excel, Word",
    );

    expect(said).toContain("none of those that we could read");
    expect(said).toContain("**We couldn't match:** “You must lift things all day”.");
  });

  it("gives no percentage for a few terms", async () => {
    const said = await report("Full driver licence required. Excel is useful.", "Skills", "Excel");

    expect(said).not.toContain("%");
    expect(said).toContain("**Required, not in your résumé:** `Full driver licence`");
  });
});
