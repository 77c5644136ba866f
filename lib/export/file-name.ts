import { SITE } from "@/lib/core/site";

const MAX_CHARACTERS = 80;

/**
 * Path separators, characters some operating systems refuse, control characters and invisible
 * marks.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
/** Device names reserved by Windows, with or without an extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Builds a file name that every operating system accepts from a title in any script. Falls back to
 * the product name when nothing usable is left.
 *
 * @param extension without its dot
 * @returns at most 80 characters, plus the extension
 */
export function exportFileName(title: string, extension: string): string {
  const clean = title.normalize("NFC").replace(UNSAFE, " ").replace(/\s+/g, " ").trim();
  const name = trimEnds([...trimEnds(clean)].slice(0, MAX_CHARACTERS).join(""));
  return `${!name || RESERVED.test(name) ? `${SITE.name} ${name}`.trim() : name}.${extension}`;
}

/** A leading dot hides the file; trailing dots and spaces are dropped by Windows. */
function trimEnds(name: string): string {
  return name.replace(/^[.\s]+|[.\s]+$/g, "");
}
