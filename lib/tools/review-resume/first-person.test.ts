import { describe, expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { isFirstPerson } from "@/lib/tools/review-resume/first-person";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

describe("isFirstPerson", () => {
  it.each([
    "I managed a team of 5",
    "At Tesco I stocked shelves",
    "When I was a clerk, orders rose",
    "A company where I can use my skills",
    "I'm a nurse in Leeds",
    "My boss and I opened 3 shops",
    "The team I led won 4 awards",
    "In March I also ran the shop",
    "A friend of mine",
    "At this level I managed 12 people",
  ])("is so in %j", (line) => {
    expect(isFirstPerson(line)).toBe(true);
  });

  it.each([
    "Registered nurse at a Level I trauma center",
    "Taught Algebra I and Geometry to 140 students",
    "Raised the Algebra I STAAR passing rate to 78%",
    "Ran phase I trials with 40 patients",
    "Teach Spanish I, II, and AP",
    "Served as Civil Engineer I for two years",
    "Taught Calculus I-III",
    "Tuned I/O of 4 servers",
    "Checked 300 I-9 forms",
    "Built an A.I. tool",
    "Started I.V. lines",
    "Drove haul trucks at a copper mine",
    "Tier I support for 400 staff",
    "Level I support technician",
    "World War I exhibits for 9,000 visitors",
  ])("isn't so in %j", (line) => {
    expect(isFirstPerson(line)).toBe(false);
  });

  it("costs nothing in other languages", async () => {
    const duties = [
      "Me encargué de la contabilidad y del cierre mensual de la empresa",
      "Preparé las facturas de los clientes y las declaraciones de impuestos",
      "Gestioné el equipo de administración y la relación con los proveedores",
      "Reduje los plazos de pago, que me permitió mejorar la tesorería",
    ];
    const lines = ["Marta Gil Ruiz", "Experiencia laboral", "Contable, Sierra, 2014 - 2022"];
    const resume = toResume(readingOfLines([...lines, ...duties.map((one) => `• ${one}`)]));

    const { parts } = await analyzeResume(resume, { lines: [], issues: [] }, undefined);

    expect(resume.isEnglish).toBe(false);
    expect(parts.find(({ part }) => part === "Language")?.deductions).toEqual([]);
  });
});
