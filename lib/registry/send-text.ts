import { LIMITS } from "@/lib/core/limits";
import { LINK_TARGET } from "@/lib/core/text";
import { toolPath } from "@/lib/registry/tools";

/** Tools that start from a text, and how much of one fits the URL and the field. */
const TEXT_TOOLS = {
  "write-article": { parameter: "topic", maxCharacters: LIMITS.topicCharacters },
  "blog-titles": { parameter: "keyword", maxCharacters: LIMITS.keywordCharacters },
  "qr-generator": { parameter: "text", maxCharacters: 2_000 },
} as const;

/** A tool whose first field can be filled from a link. */
export type TextTool = keyof typeof TEXT_TOOLS;

/**
 * The URL path of a tool with text filled into its first field.
 *
 * @param parentId the creation the text is from
 * @returns null when the text is empty or doesn't fit, because it is never truncated
 */
export function sendTextPath(
  tool: TextTool,
  text: string,
  parentId: string | undefined,
): string | null {
  const { parameter, maxCharacters } = TEXT_TOOLS[tool];
  const whole = text.trim();
  if (whole === "" || whole.length > maxCharacters) return null;
  const query = new URLSearchParams({ [parameter]: whole, ...(parentId && { from: parentId }) });
  return `${toolPath(tool)}?${query}`;
}

const MAX_SUBJECT_CHARACTERS = 150;

/** What a text is about, in its own words: its first line or sentence, at most 150 characters. */
export function subjectOf(text: string): string {
  const line = text.split("\n").find((one) => /\p{L}/u.test(one)) ?? "";
  const plain = line
    .replace(LINK_TARGET, "]")
    .replace(/[*_`#[\]\\>]/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[-–•\s]+/, "")
    .trim();
  const sentence = /^.+?[.!?。](?=\s|$)/u.exec(plain)?.[0] ?? plain;
  const subject = sentence.replace(/[.。]$/, "");
  if (subject.length <= MAX_SUBJECT_CHARACTERS) return subject;
  const space = subject.lastIndexOf(" ", MAX_SUBJECT_CHARACTERS);
  return subject.slice(0, space > 0 ? space : MAX_SUBJECT_CHARACTERS);
}
