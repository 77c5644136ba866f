import "server-only";

import type { CreationRow } from "@/db/schema/creations";
import type { FileRow } from "@/db/schema/files";
import { creationName } from "@/lib/creations/prompt-parts";
import { storedMarkdown } from "@/lib/export/markdown-file";
import { uniqueFileName } from "@/lib/export/unique-file-name";

/** A file of an archive: a text, or one that is stored. */
export type ZipEntry = { name: string; modifiedAt: Date } & (
  | { text: string }
  | { fileId: string; byteSize: number }
);

/**
 * What an archive of creations holds: images as they are stored, texts as Markdown that says what wrote them, and what was
 * read in images as plain text. Names are safe on every system and differ in more than case.
 */
export function zipEntries(rows: readonly CreationRow[], files: readonly FileRow[]): ZipEntry[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const file = files.find(({ creationId }) => creationId === row.id);
    const isFile = file && (row.type === "image" || row.type === "qr-code");
    const isPlain = row.type === "text";
    const extension = isFile ? extensionOf(file) : isPlain ? "txt" : "md";
    const name = uniqueFileName(creationName(row), extension, taken);
    const entry = { name, modifiedAt: row.createdAt };
    return isFile
      ? { ...entry, fileId: file.id, byteSize: file.byteSize }
      : { ...entry, text: isPlain ? plainFile(row) : storedMarkdown(row.content, row.meta) };
  });
}

function plainFile({ content }: CreationRow): string {
  return `${content.trimEnd()}\n`;
}

/** `image/svg+xml` is never stored. */
function extensionOf({ contentType }: FileRow): string {
  return contentType.split("/")[1] ?? "bin";
}
