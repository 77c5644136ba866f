/** Sections that are recognized; `other` ones have headings like theirs, and what they're about isn't known. */
export const SECTION_KINDS = [
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  "awards",
  "publications",
  "volunteering",
  "interests",
  "references",
  "other",
] as const;
/** A recognized section. */
export type SectionKind = (typeof SECTION_KINDS)[number];

/** A line or paragraph of a résumé. Untrusted. */
export type ResumeLine = {
  text: string;
  bullet: boolean;
  /** Where it is, in words: "p. 1, top". */
  place: string;
};

/** A section with its lines. */
export type ResumeSection = {
  kind: SectionKind;
  /** The heading as written; empty for a section that was found by what is in it. */
  title: string;
  /** What to call it, where software may not know the heading: it's misspelled, or in the writer's own words. */
  usual?: string;
  lines: ResumeLine[];
};
