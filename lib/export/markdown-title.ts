/**
 * Returns the level 1 heading that a Markdown text opens with, as plain text; otherwise `fallback`.
 */
export function markdownTitle(markdown: string, fallback: string): string {
  const heading = /^\s*#\s+(\S.*)/.exec(markdown)?.[1];
  return (
    heading
      ?.replace(/\s+#+\s*$/, "")
      .replace(/[*_`]/g, "")
      .trim() || fallback
  );
}
