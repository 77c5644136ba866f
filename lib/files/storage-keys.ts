/** Thumbnail widths in pixels, served at `?w=640`. */
export const THUMBNAIL_WIDTHS = [320, 640, 1280] as const;

export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

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
  return `files/${id.slice(0, 2)}/${id}`;
}
