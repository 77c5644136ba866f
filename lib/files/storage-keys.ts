/** Widths, in pixels, in which a picture is also served: `?w=640`. */
export const THUMBNAIL_WIDTHS = [320, 640, 1280] as const;

export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

/** Where a file's object is. */
export function fileKey(id: string): string {
  return `${folderOf(id)}/original`;
}

/** Where a picture's smaller likeness is, once somebody asked for it. */
export function thumbnailKey(id: string, width: ThumbnailWidth): string {
  return `${folderOf(id)}/w${width}.webp`;
}

/** Every key under which something of a file may be kept. */
export function allKeys(id: string): string[] {
  return [fileKey(id), ...THUMBNAIL_WIDTHS.map((width) => thumbnailKey(id, width))];
}

/** Spread over 256 folders, for some file systems are slow with many files in one. */
function folderOf(id: string): string {
  return `files/${id.slice(0, 2)}/${id}`;
}
