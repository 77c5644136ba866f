/** The product's name, words, and links. The only place that spells them out. */
export const SITE = {
  name: "Atelier",
  tagline: "discover, compare, build",
  description:
    "AI tools for writing, images, documents, and video. Run them on your own machine, or connect models of your choice.",
  copyrightYear: 2025,
  claim: "Trusted by 10K+ people",
} as const;
