/** Every tag that our prompts put data in. */
const TAGS = [
  "article",
  "audience",
  "conversation",
  "job",
  "keyword",
  "notes",
  "outline",
  "overview",
  "passage",
  "passages",
  "question",
  "resume",
  "title",
  "titles",
  "topic",
] as const;

export type FenceTag = (typeof TAGS)[number];

/** The start of one of these tags, even with spaces or invisible characters inside. */
const TAG_START = new RegExp(`[<＜﹤](?=[\\s/\\p{Cf}]*(?:${TAGS.join("|")})\\b)`, "giu");

/**
 * Wraps untrusted text in a tag that the text can't close, and keeps it from opening any other tag of ours.
 *
 * @param source where the text comes from, in our own words; becomes an attribute of the tag
 */
export function fence(tag: FenceTag, text: string, source?: string): string {
  const opening = source === undefined ? tag : `${tag} source="${source}"`;
  return `<${opening}>\n${text.replace(TAG_START, "‹")}\n</${tag}>`;
}

/** Wraps several fenced texts in a tag of their own. */
export function fenceAll(tag: FenceTag, fenced: readonly string[]): string {
  return `<${tag}>\n${fenced.join("\n")}\n</${tag}>`;
}
