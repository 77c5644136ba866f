import { withPlainCitations } from "@/lib/core/citation-links";
import { isEngine } from "@/lib/core/is-engine";
import { draftNotice, withNotice } from "@/lib/drafting/draft-notice";
import type { ExportDetails } from "@/lib/export/opening";

/**
 * What wrote a text, for its files: "gpt-5-mini (OpenAI), edited".
 *
 * @param meta of the result; untrusted
 * @returns undefined when it isn't known
 */
export function writerOf(meta: unknown): string | undefined {
  const { engine, edited } = Object(meta);
  if (!isEngine(engine)) return undefined;
  return [engine.name, edited === true && "edited", fromTemplates(meta)].filter(Boolean).join(", ");
}

/** Says which of a model's titles are ours; undefined where none is, or all are. */
export function fromTemplates(meta: unknown): string | undefined {
  const { engine, templates, patterns } = Object(meta);
  if (!isEngine(engine) || engine.id.endsWith("/title-patterns")) return undefined;
  if (templates > 0) return `the first ${templates} from our title templates`;
  // Once, they came after the model's own.
  return patterns > 0 ? `the last ${patterns} from our title templates` : undefined;
}

/** A Markdown file of a text: below its notice, and with its engine in a comment, which no reader shows. */
export function markdownFile(
  markdown: string,
  { notice, engine }: Pick<ExportDetails, "notice" | "engine">,
): string {
  const text = `${withNotice(markdown.trimEnd(), notice)}\n`;
  return engine ? `${text}\n<!-- ${writtenWith(engine)} -->\n` : text;
}

/** A file of a stored text: Markdown, but as it is what was read in an image, which is none whatever it looks like. */
export function storedText({ type, content, meta }: StoredText): {
  text: string;
  extension: TextExtension;
} {
  const extension = textExtension(type);
  if (extension === "txt") return { text: `${content.trimEnd()}\n`, extension };
  // The document that citations would open at isn't there.
  const markdown = withPlainCitations(content);
  const text = markdownFile(markdown, { notice: draftNotice(meta), engine: writerOf(meta) });
  return { text, extension };
}

type TextExtension = "md" | "txt";

/** Of a stored text's file, by the type of its creation. */
export function textExtension(type: string): TextExtension {
  return type === "text" ? "txt" : "md";
}

type StoredText = { type: string; content: string; meta: unknown };

/** Names of models come from servers: they mustn't end the comment. */
function writtenWith(engine: string): string {
  return `Written with ${engine.replace(/\s+/g, " ").replace(/-{2,}/g, "-")}`;
}
