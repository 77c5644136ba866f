import "server-only";

import type { ArchivedCreation } from "@/db/queries/archived-creations";
import type { FileRow } from "@/db/schema/files";
import { creationName } from "@/lib/creations/prompt-parts";
import { textExtension } from "@/lib/export/markdown-file";
import { uniqueFileName } from "@/lib/export/unique-file-name";

/** A file of an archive: the text of a creation, or one that is stored. */
export type ZipEntry = { name: string; modifiedAt: Date; byteSize: number } & (
  | { textOf: string }
  | { fileId: string }
);

/**
 * What an archive of creations holds: images as they are stored, texts as Markdown that says what wrote them, and what was
 * read in images as plain text. Names are safe on every system and differ in more than case.
 */
export function zipEntries(
  rows: readonly ArchivedCreation[],
  files: readonly FileRow[],
): ZipEntry[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const file = files.find(({ creationId }) => creationId === row.id);
    const isFile = file && (row.type === "image" || row.type === "qr-code");
    const content = isFile
      ? { extension: extensionOf(file), fileId: file.id, byteSize: file.byteSize }
      : { extension: textExtension(row.type), textOf: row.id, byteSize: row.textBytes };
    const { extension, ...entry } = content;
    const title = creationName(row).replace(SOURCE_ENDING, "");
    return { ...entry, name: uniqueFileName(title, extension, taken), modifiedAt: row.createdAt };
  });
}

/** Of a creation called like the file that it was made from. */
const SOURCE_ENDING =
  /(?<=.)\.(?:pdf|docx?|odt|rtf|txt|md|csv|png|jpe?g|webp|gif|bmp|tiff?|hei[cf]|avif|svg)$/i;

/** `image/svg+xml` is never stored. */
function extensionOf({ contentType }: FileRow): string {
  return contentType.split("/")[1] ?? "bin";
}
