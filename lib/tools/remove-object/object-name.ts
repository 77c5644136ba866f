import { LIMITS } from "@/lib/core/limits";

/** Shown without a call when there is more than one word; exact text of the specification [OR-05]. */
export const ONE_NAME_ONLY = "Please enter only one object name";

/** Whether a name has more than one word. */
export function isSeveralWords(name: string): boolean {
  return name.trim().split(/\s+/).length > 1;
}

/** What is wrong with an object name, trimmed; undefined if nothing is [decision 11]. */
export function objectNameFault(name: string): string | undefined {
  if (name === "") return "Name the object to remove.";
  if (name.length > LIMITS.objectCharacters)
    return `Use ${LIMITS.objectCharacters} characters or fewer.`;
  if (isSeveralWords(name)) return ONE_NAME_ONLY;
  if (!/^[\p{L}\p{M}\p{N}-]+$/u.test(name)) return "Use letters, digits, and hyphens only.";
  return undefined;
}

const FOUND = / \(found: ([^()]*)\)/;

/** What was found in place of a name, as it stands in the message that says so. */
export function toldAsFound(words: readonly string[]): string {
  return words.length > 0 ? ` (found: ${words.join(", ")})` : "";
}

/** The words of `toldAsFound` in a message. */
export function foundIn(message: string): string[] {
  return FOUND.exec(message)?.[1]?.split(", ") ?? [];
}
