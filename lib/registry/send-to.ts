import { beginningOf, LINK_TARGET } from "@/lib/core/text";
import { SOURCE_TOOLS } from "@/lib/registry/source-tools";
import { getTool, TOOLS, type ToolSlug, toolPath } from "@/lib/registry/tools";

/** A page that a result can be sent to, opened on it. */
export type SendTarget = { slug: ToolSlug; path: string };

/** What a result offers to other tools. */
export type SentText = {
  /** A few words on what it is about. */
  subject?: string;
  /** The name of what it is about; null where its subject is none. The subject by default. */
  keyword?: string | null;
  /** All of its text, or its link. */
  whole?: string;
};

/** Tells the article writer that it's sent the creation as its document, and not only a topic. */
export const DOCUMENT_PARAMETER = "document";

/**
 * Tools that start from a text, each opened on the part of this one that it asks for; the article writer on all of it, where
 * it can write from that, and so not before it's saved.
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
    const part = accepts?.text && partOf(text, accepts.text.part);
    const path = part && slug !== from && sendTextPath(slug, part, parentId);
    if (!path) return [];
    const isDocument = slug === "write-article" && SOURCE_TOOLS.some((tool) => tool === from);
    if (!isDocument) return [{ slug, path }];
    return parentId ? [{ slug, path: `${path}&${DOCUMENT_PARAMETER}=1` }] : [];
  });
}

function partOf(text: SentText, part: keyof SentText): string | null | undefined {
  return part === "keyword" && text.keyword === undefined ? text.subject : text[part];
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

/** It sets words in italics; the one in "14_alarm" is part of a file's name. */
const OUTER_UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** What a text is about, in its own words: its first line or sentence, at most 150 characters. */
export function subjectOf(text: string): string {
  const line = text.split("\n").find((one) => /\p{L}/u.test(one)) ?? "";
  const plain = line
    .replace(LINK_TARGET, "]")
    .replace(/[*`#[\]\\>]/g, "")
    .replace(OUTER_UNDERSCORE, "")
    .replace(/\s+/g, " ")
    .replace(/^[-–•\s]+/, "")
    .trim();
  const sentence = /^.+?[.!?。](?=\s|$)/u.exec(plain)?.[0] ?? plain;
  const subject = sentence.replace(/[.。]$/, "");
  if (subject.length <= MAX_SUBJECT_CHARACTERS) return subject;
  const space = subject.lastIndexOf(" ", MAX_SUBJECT_CHARACTERS);
  return beginningOf(subject, space > 0 ? space : MAX_SUBJECT_CHARACTERS);
}
