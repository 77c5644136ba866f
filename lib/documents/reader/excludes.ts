const EXCLUDES =
  /\b(?:not|never|cannot|exclusions?|excluded|exceptions?|avoid|prohibited|forbidden)\b|n['’]t\b/i;

/** Whether a heading says what isn't so: below "Not covered", "Flood" in a list is a limit in a single word. */
export function excludes(title: string): boolean {
  return EXCLUDES.test(title);
}
