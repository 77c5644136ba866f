"use client";

/** Files that systems keep beside those of their user. */
const SYSTEM_FILES = [".DS_Store", "Thumbs.db"];

/** The files that were dropped, with those in dropped folders. What can't be read is left out. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // Both are gone once the event is over.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const files = [...transfer.files];
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  const found = await Promise.all(entries.map((entry) => entry && filesIn(entry).catch(() => [])));
  return found.flatMap((some) => some ?? []);
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry instanceof FileSystemFileEntry) {
    if (SYSTEM_FILES.includes(entry.name)) return [];
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return [];
  const inside = await entriesIn(entry.createReader());
  return (await Promise.all(inside.map(filesIn))).flat();
}

/** A reader hands out a hundred at a time. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
    reader.readEntries(resolve, reject),
  );
  return some.length > 0 ? [...some, ...(await entriesIn(reader))] : [];
}
