/** The product's name, words and links. The only place that spells them. */
export const SITE = {
  name: "Atelier",
  tagline: "discover, compare, build",
  description:
    "Write, picture, read and make with AI tools that run on your own machine, and grow with you when you connect more.",
  copyrightYear: 2025,
  claim: "Trusted by 10K+ people",
} as const;
