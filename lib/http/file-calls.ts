/** Marks calls for files with a method that files don't have. Set by the server itself; callers can only refuse themselves. */
export const FILE_CALL_HEADER = "x-atelier-file-call";

const READING = new Set<string | undefined>(["GET", "HEAD"]);

/** Whether a call wants something else of a file than to read it. Where a path has an extension or is Next's, it's a file. */
export function isFileCall(method: string | undefined, url = ""): boolean {
  const [pathname = ""] = url.split("?", 1);
  if (READING.has(method) || pathname.startsWith("/api/")) return false;
  return pathname.startsWith("/_next/") || (pathname.split("/").at(-1)?.includes(".") ?? false);
}
