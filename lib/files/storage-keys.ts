/** Thumbnail widths in pixels, served at `?w=640`. */
export const THUMBNAIL_WIDTHS = [320, 640, 1280] as const;

export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

/** Prefix of all files' keys. */
export const FILES_FOLDER = "files/";

/** Where a storage keeps its own id: with the files, because they are what servers share. */
export const STORAGE_ID_KEY = `${FILES_FOLDER}storage-id`;

const FILE_KEY = /^files\/[\da-f]{2}\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\//;

/** The id of the file that an object belongs to; null for objects that aren't files'. */
export function fileIdOfKey(key: string): string | null {
  return FILE_KEY.exec(key)?.[1] ?? null;
}

/** Storage key of a file. */
export function fileKey(id: string): string {
  return `${folderOf(id)}/original`;
}

/** Storage key of an image's thumbnail, which is created on first request. */
export function thumbnailKey(id: string, width: ThumbnailWidth): string {
  return `${folderOf(id)}/w${width}.webp`;
}

/** Every key a file may occupy: the original and all thumbnails. */
export function allKeys(id: string): string[] {
  return [fileKey(id), ...THUMBNAIL_WIDTHS.map((width) => thumbnailKey(id, width))];
}

/** Fanned out over 256 folders because some file systems slow down with many files in one. */
function folderOf(id: string): string {
  return `${FILES_FOLDER}${id.slice(0, 2)}/${id}`;
}
