/** The size of an image in pixels, as its run noted it; null for what has none, and for images made before sizes were noted. */
export function imageSize({
  width,
  height,
}: Record<string, unknown>): { width: number; height: number } | null {
  return typeof width === "number" && typeof height === "number" && width > 0 && height > 0
    ? { width, height }
    : null;
}
