import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { DATES, withoutDates } from "@/lib/tools/review-resume/date-parts";
import { linesOf, type Resume, wordCount } from "@/lib/tools/review-resume/resume";
import { PERIOD } from "@/lib/tools/review-resume/sections-by-content";
import { isToolName } from "@/lib/tools/review-resume/trade-words";

/** Names of software that are no other words, as they are written. */
const SOFTWARE =
  /(?<![\p{L}\p{N}])(?:SQL|Excel|PowerPoint|Power BI|QuickBooks|Photoshop|InDesign|AutoCAD|Revit|SolidWorks|SAP|SharePoint|HubSpot|Salesforce|Google (?:Analytics|Sheets|Docs|Ads)|[A-Z][A-Za-z]{2,14})(?![\p{L}\p{N}])/gu;
const IS_SOFTWARE =
  /^(?:SQL|Excel|PowerPoint|Power BI|QuickBooks|Photoshop|InDesign|AutoCAD|Revit|SolidWorks|SAP|SharePoint|HubSpot|Google \w+)$/;
/** These are also names of people and companies. */
const OTHER_NAMES =
  /^(?:apache|babel|bash|bootstrap|express|flask|flutter|helm|jasmine|karma|lambda|looker|mocha|perl|puppet|rails|react|ruby|rust|scala|snowflake|spark|storybook|swagger|vite)$/;
/** Inside a sentence, where no word has its capital from the beginning of one. */
const INSIDE = /[\p{L}\d,&(/] ?$/u;
const BETWEEN_CERTIFICATES = /[|•·]/;
const BETWEEN_ITEMS = /[,;]/;
/** What a certificate has behind its name: its number, who gave it, and when. */
const BEHIND_CERTIFICATE = / ?(?:#|\(|–|—|: |(?<!\p{L})(?:19|20)\d{2}(?!\d)).*$/u;
const NO_CERTIFICATE =
  /^(?:(?:expire[sd]?|expir(?:es|ing|ation)|exp|renewed|valid|issued|since|through|until|active|current|no\.?|number)(?!\p{L})|[^\p{L}]*$)/iu;
const MAX_WORDS = 5;

/** What a résumé without a list of skills shows of them: its certificates, and the software that its lines name. */
export async function skillsElsewhere(resume: Resume, signal?: AbortSignal): Promise<string[]> {
  const certificates = linesOf(resume, "certifications").flatMap(({ text }) =>
    text.split(BETWEEN_CERTIFICATES).flatMap(certificatesIn),
  );
  const lines = resume.sections.flatMap((section) => section.lines);
  const software = await flatMapInTurns(lines, ({ text }) => softwareIn(text), signal);
  return [...new Set([...certificates, ...software])];
}

/** With a date, it's one certificate, who gave it, and when; without, a list of several. */
function certificatesIn(text: string): string[] {
  const names = text.split(BETWEEN_ITEMS).flatMap((item) => {
    const name = item.trim().replace(DATES, "#").replace(BEHIND_CERTIFICATE, "").trim();
    const isName = !NO_CERTIFICATE.test(name) && wordCount(name) <= MAX_WORDS;
    return isName && name ? [name] : [];
  });
  return withoutDates(text) === text ? names : names.slice(0, 1);
}

function softwareIn(text: string): string[] {
  // A job, and where: "Consultant, SAP, 2019 – 2022".
  if (PERIOD.test(text)) return [];
  return [...text.matchAll(SOFTWARE)].flatMap(({ 0: name, index }) => {
    const isInside = INSIDE.test(text.slice(Math.max(0, index - 2), index));
    // "Excel under pressure"
    if (IS_SOFTWARE.test(name)) return isInside || name !== "Excel" ? [name] : [];
    const plain = name.toLowerCase();
    const isTool = isToolName(plain) && !OTHER_NAMES.test(plain);
    return isTool && isInside ? [name] : [];
  });
}
