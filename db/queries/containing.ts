import "server-only";

/** The pattern for ILIKE that finds a text anywhere; `%` and `_` in it are literal. */
export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, "\\$&")}%`;
}
