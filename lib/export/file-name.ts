import { SITE } from "@/lib/core/site";

const MAX_CHARACTERS = 80;

/** Path separators, characters that some system refuses in a name, controls and invisible marks. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
/** Names that Windows keeps for devices, with or without an extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A name that every system accepts, from a title in any script.
 *
 * @param extension without its dot
 */
export function exportFileName(title: string, extension: string): string {
  const clean = title.normalize("NFC").replace(UNSAFE, " ").replace(/\s+/g, " ").trim();
  const name = trimEnds([...trimEnds(clean)].slice(0, MAX_CHARACTERS).join(""));
  return `${!name || RESERVED.test(name) ? `${SITE.name} ${name}`.trim() : name}.${extension}`;
}

/** Dots and spaces at the ends hide a file or are dropped. */
function trimEnds(name: string): string {
  return name.replace(/^[.\s]+|[.\s]+$/g, "");
}
