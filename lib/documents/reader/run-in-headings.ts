import { endsWithAbbreviation } from "@/lib/core/abbreviations";

/** "Late return. A grace period …": up to four words that name what the paragraph is about. */
const LABEL =
  /^(\p{Lu}[\p{L}\p{N}'’&/-]{0,20}(?: [\p{L}\p{N}'’&/-]{1,20}){0,3})\. {1,3}(?=["“(]?[\p{Lu}\d])/u;
/** "Come in." and "It rained." are sentences. */
const SENTENCE =
  /^(?:It|He|She|They|We|You|I|This|That|There|Thank|Thanks|Please|See|Do|Dear|Yes|No)\b|\b(?:is|are|was|were|has|have|had|will|can|may|must)\b/u;
/** With fewer, a short sentence may happen to stand first. */
const MIN_HEADINGS = 3;

/** The words in front of a paragraph that are its heading; undefined where there are none. */
function labelOf(paragraph: string): string | undefined {
  if (paragraph.includes("\t")) return undefined;
  const label = LABEL.exec(paragraph)?.[1];
  if (!label || SENTENCE.test(label) || endsWithAbbreviation(`${label}.`)) return undefined;
  return label;
}

/**
 * The headings that stand on the same line as the paragraphs below them, as in many contracts; for each paragraph that has
 * one. Empty where too few have.
 */
export function runInHeadings<Paragraph extends { text: string }>(
  paragraphs: readonly Paragraph[],
): ReadonlyMap<Paragraph, string> {
  const found = new Map<Paragraph, string>();
  for (const paragraph of paragraphs) {
    const label = labelOf(paragraph.text);
    if (label) found.set(paragraph, label);
  }
  return found.size >= MIN_HEADINGS ? found : new Map();
}
