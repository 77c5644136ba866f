import type { ResumeSection } from "@/lib/tools/review-resume/sections";

/** What the sections of a researcher are about; a heading is a sign of the first one that it names. */
const SIGNS = {
  publications:
    /\b(?:publications?|papers|articles|(?:book )?chapters|books?|proceedings)\b|^(?:veröffentlichungen|publikationen|publicaciones)/i,
  // People of all trades give talks.
  talks: /\b(?:talks|lectures|presentations)\b/i,
  appointments: /\bappointments\b/i,
  teaching: /\bteaching\b/i,
  grants: /\b(?:grants|funding)\b/i,
  thesis: /\b(?:dissertation|thesis)\b/i,
  supervision: /\bsupervis(?:ed|ion)\b/i,
  research: /\bresearch\b/i,
  fieldwork: /\bfieldwork\b/i,
} as const;

const DOCTORATE =
  /(?<!\p{L})(?:ph\.?\s?d|d\.?\s?phil|doctora(?:te|l)|doctor of|post-?doc(?:toral)?|professor)(?!\p{L})/iu;

/** Whether a résumé is that of a researcher: two sections of its own say so, of which talks count beside a doctorate only. */
export function isAcademic(sections: readonly ResumeSection[], text: string): boolean {
  const names = Object.keys(SIGNS) as (keyof typeof SIGNS)[]; // Safe: the keys of the table above.
  const signs = new Set(
    sections.flatMap(({ title }) => names.find((name) => SIGNS[name].test(title)) ?? []),
  );
  if (!signs.has("publications") && !signs.has("talks")) return false;
  const needed = signs.has("talks") && !DOCTORATE.test(text) ? 3 : 2;
  return signs.size >= needed;
}
