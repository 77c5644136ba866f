import { beginningOf, LINK_TARGET } from "@/lib/core/text";
import { getTool, TOOLS, type ToolSlug, toolPath } from "@/lib/registry/tools";

/** A page that a result can be sent to, opened on it. */
export type SendTarget = { slug: ToolSlug; path: string };

/** What a result offers to other tools: a few words on what it is about, and all of its text or its link. */
export type SentText = { subject?: string; whole?: string };

/** Tells the article writer that it's sent the creation as its document, and not only a topic. */
export const DOCUMENT_PARAMETER = "document";
/** Whose creations stand for a document that an article can be written from. */
const SUMMARIZERS: readonly ToolSlug[] = ["pdf-summarizer", "youtube-summarizer"];

/**
 * Tools that start from a text, each opened on the part of this one that it asks for.
 *
 * @param from the tool that made the text, which isn't offered
 * @param parentId the creation the text is from
 */
export function textTargets(
  text: SentText,
  from: ToolSlug,
  parentId: string | undefined,
): SendTarget[] {
  return TOOLS.flatMap(({ slug, accepts }) => {
    const part = accepts?.text && text[accepts.text.part];
    const path = part && slug !== from && sendTextPath(slug, part, parentId);
    if (!path) return [];
    const isWhole = slug === "write-article" && parentId && SUMMARIZERS.includes(from);
    return [{ slug, path: isWhole ? `${path}&${DOCUMENT_PARAMETER}=1` : path }];
  });
}

/**
 * The path of a tool with text filled into its first field.
 *
 * @param parentId the creation the text is from
 * @returns null when the tool takes no text, or the text is empty or doesn't fit, because it is never truncated
 */
export function sendTextPath(
  slug: ToolSlug,
  text: string,
  parentId: string | undefined,
): string | null {
  const accepted = getTool(slug).accepts?.text;
  const whole = withoutEmptyLines(text);
  if (!accepted || whole === "" || whole.length > accepted.maxCharacters) return null;
  const fields = { [accepted.parameter]: whole, ...(parentId && { from: parentId }) };
  return `${toolPath(slug)}?${new URLSearchParams(fields)}`;
}

/** Also without spaces around a single line; a first line of several keeps its indentation. */
function withoutEmptyLines(text: string): string {
  const whole = text.trimEnd().replace(/^(?:[^\S\n]*\n)+/, "");
  return whole.includes("\n") ? whole : whole.trim();
}

/** Tools that start from an image, each opened on a creation, so that nothing is uploaded twice. */
export function imageTargets(creationId: string, from: ToolSlug): SendTarget[] {
  return TOOLS.filter(({ slug, accepts }) => accepts?.image && slug !== from).map(({ slug }) => ({
    slug,
    path: `${toolPath(slug)}?from=${encodeURIComponent(creationId)}`,
  }));
}

/** The page of the tool that made a creation, with its prompt filled in. */
export function reusePromptPath(slug: ToolSlug, prompt: string): string {
  return `${toolPath(slug)}?prompt=${encodeURIComponent(prompt)}`;
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
  return beginningOf(subject, space > 0 ? space : MAX_SUBJECT_CHARACTERS);
}
