/** What a store's double has of direct uploads, as text. */
export function uploadsIn(store: Map<string, { bytes: Buffer }>): string[] {
  return [...store]
    .filter(([key]) => key.startsWith("uploads/"))
    .map(([, { bytes }]) => bytes.toString());
}
