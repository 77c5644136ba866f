import "server-only";

import { getCreation } from "@/db/queries/creations";
import { listChunks, type StoredChunk, touchDocument } from "@/db/queries/documents";
import type { CreationRow } from "@/db/schema/creations";
import type { DocumentRow } from "@/db/schema/documents";
import { withoutCitations } from "@/lib/core/citation-links";
import { AppError } from "@/lib/core/errors";
import { isListItem, splitParagraphs } from "@/lib/core/sentences";
import { chunkParts, chunksToParts } from "@/lib/documents/chunk";
import type { DocumentKind, DocumentPart } from "@/lib/documents/citation";
import { letterSubject } from "@/lib/documents/reader/letter-subject";
import type { OutlineEntry } from "@/lib/pdf/pdf";
import type { RunContext } from "@/lib/providers/context";
import { SOURCE_TOOLS } from "@/lib/registry/source-tools";
import type { ArticleInput } from "@/lib/tools/write-article/contract";

/** A document that an article is written from. */
export type ArticleSource = {
  kind: DocumentKind;
  /** Untrusted. */
  title: string;
  parts: readonly DocumentPart[];
  chunks: readonly StoredChunk[];
  /** Its own headings; empty when none are known. */
  outline: readonly OutlineEntry[];
  /** Lines that are set like headings; absent where nothing is known about type. Untrusted. */
  headings?: readonly string[] | undefined;
  /** What it's about, where it is a letter that says so above its text. Untrusted. */
  subject?: string | undefined;
  creationId?: string;
  documentId?: string;
};

type SourceRef = NonNullable<ArticleInput["source"]>;

/**
 * Loads one of the caller's documents: the one a summary was made of, the text of another creation, or a PDF that
 * was read for an article.
 *
 * @throws AppError `not_found` when it isn't the caller's or is gone, `unusable` when the creation has no text
 */
export async function loadSource(ctx: RunContext, ref: SourceRef): Promise<ArticleSource> {
  if ("documentId" in ref) {
    const { documentId } = ref;
    return { ...(await storedDocument(ctx, "pdf", documentId, EXPIRED_FILE)), documentId };
  }
  const row = await getCreation(ctx.db, { id: ref.creationId, userId: ctx.user.id });
  return { ...(await sourceOfCreation(ctx, row)), creationId: row.id };
}

const EXPIRED_FILE = "This PDF is no longer available. Choose the file again.";
const EXPIRED_SUMMARY =
  "The text behind this summary is no longer available. Summarize it again, or choose the PDF itself.";

async function sourceOfCreation(ctx: RunContext, row: CreationRow): Promise<ArticleSource> {
  const { tool, content, prompt, meta } = row;
  if (tool === "pdf-summarizer" || tool === "youtube-summarizer") {
    const kind = tool === "pdf-summarizer" ? "pdf" : "youtube";
    return storedDocument(ctx, kind, String(meta.contextId), EXPIRED_SUMMARY);
  }
  if (!SOURCE_TOOLS.some((one) => one === tool))
    throw new AppError("unusable", "This creation has no text to write from. Choose another one.");
  if (tool === "extract-text") return textSource(prompt, content, joinWithItemsApart);
  const title = /^# (.+)$/m.exec(content)?.[1] ?? prompt;
  const headings = Array.from(content.matchAll(/^#{1,6} .+$/gm), ([line]) =>
    plainText(line).trim(),
  );
  return { ...(await textSource(title, plainText(content))), headings };
}

async function storedDocument(
  ctx: RunContext,
  kind: DocumentRow["kind"],
  id: string,
  expired: string,
): Promise<ArticleSource> {
  const row = await touchDocument(ctx.db, { userId: ctx.user.id, kind, id }, ctx.now()).catch(
    (error: unknown) => {
      const isGone = error instanceof AppError && error.code === "not_found";
      throw isGone ? new AppError("not_found", expired) : error;
    },
  );
  const chunks = await listChunks(ctx.db, row.id);
  // A transcript without times has no seconds to cite.
  if (row.meta.timed === false)
    return textSource(row.title, chunks.map(({ content }) => content).join("\n\n"));
  const outline = (row.meta.outline ?? []) as OutlineEntry[]; // Safe: `readDocument` wrote it.
  const headings = row.meta.headings as string[] | undefined; // Safe: it or `saveDocument` wrote it.
  const parts = joinParts(chunksToParts(chunks));
  const subject = letterSubject(parts[0]?.text ?? "");
  return { kind, title: row.title, parts, chunks, outline, headings, subject };
}

/** One part per page or second again: passages are shorter. */
function joinParts(parts: readonly DocumentPart[]): DocumentPart[] {
  const joined: DocumentPart[] = [];
  for (const { place, text } of parts) {
    const last = joined.at(-1);
    if (last?.place === place) last.text += `\n\n${text}`;
    else joined.push({ place, text });
  }
  return joined;
}

/** A text without pages, cited by paragraph. */
async function textSource(
  title: string,
  text: string,
  join: (paragraph: string) => string = joinLines,
): Promise<ArticleSource> {
  const parts = splitParagraphs(text)
    .map(join)
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph))
    .map((paragraph, index) => ({ place: index + 1, text: paragraph }));
  const chunks = (await chunkParts("text", parts)).map((chunk) => ({ ...chunk, embedding: null }));
  return { kind: "text", title, parts, chunks, outline: [], subject: letterSubject(text) };
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

const ITEM = /^\s*\(?\d{1,3}[.)]\s/;
const ENDS = /[.!?…。！？]["'”’»）)\]]*(?:\s|$)/u;

/** With the items of a list apart, and the rows of a paragraph without any sentence: of a table, or of what's on a board. */
function joinWithItemsApart(paragraph: string): string {
  const lines = paragraph.split("\n").map(joinLines);
  const areRows = !lines.some((line) => ENDS.test(line.replace(ITEM, "")));
  return lines.reduce((text, line, index) => {
    if (index === 0) return line;
    const isOwn = isListItem(line) || ITEM.test(line) || (areRows && !/^\p{Ll}/u.test(line));
    return `${text}${isOwn ? "\n\n" : " "}${line}`;
  }, "");
}

/** An article without its Markdown. */
export function plainText(markdown: string): string {
  return withoutCitations(markdown)
    .replace(/^#{1,6}[ \t]+/gm, "")
    .replace(/^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]+/gm, "")
    .replace(/\*\*|__|`/g, "")
    .replace(/\\([\\`*_[\]<>#|~])/g, "$1");
}
