/**
 * What the built-in reviewer finds in the documents of `tests/fixtures/resumes`, beside what is there: sections, remarks, phone
 * numbers, and whether it is a résumé.
 *
 * Run with `node bench/run.mjs resumes`.
 */
import { readResumeTexts, reviewText } from "@/tests/support/resume-texts";

const both = (one: readonly string[], other: readonly string[]) =>
  one.filter((item) => other.includes(item)).length;
const sums = {
  sections: 0,
  foundSections: 0,
  remarks: 0,
  foundRemarks: 0,
  falseRemarks: 0,
  phones: 0,
};
const rows: object[] = [];
for (const text of readResumeTexts()) {
  const found = await reviewText(text);
  if (!text.isResume) {
    rows.push({ name: text.name, "told as no résumé": !found.isResume });
    continue;
  }
  sums.sections += text.sections.length;
  sums.foundSections += both(text.sections, found.sections);
  sums.remarks += text.remarks.length;
  sums.foundRemarks += both(text.remarks, found.remarks);
  sums.falseRemarks += found.remarks.length - both(found.remarks, text.remarks);
  sums.phones += text.phone === found.phone ? 1 : 0;
  rows.push({
    name: text.name,
    sections: `${both(text.sections, found.sections)} of ${text.sections.length}`,
    remarks: `${both(text.remarks, found.remarks)} of ${text.remarks.length}`,
    "false remarks": found.remarks.length - both(found.remarks, text.remarks),
    phone: text.phone === found.phone,
    score: found.analysis.overall,
  });
}
console.table(rows);
console.log(sums);
