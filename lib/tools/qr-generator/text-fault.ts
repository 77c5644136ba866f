/** What keeps a text from becoming a code, in a sentence. Shared by browser and server. */

import { fitsInBytes, usageOf } from "@/lib/tools/qr-generator/capacity";
import { BLANK_TEXT, LOGO_LEVEL, type QrLevel } from "@/lib/tools/qr-generator/options";

/** What is wrong with the text itself; null when nothing is. */
export function contentFault(text: string): string | null {
  if (text.trim() === "") return BLANK_TEXT;
  // A lone surrogate arrives as U+FFFD; a code must say exactly what was typed.
  if (/[\p{Surrogate}\uFFFD]/u.test(text))
    return "The text contains an incomplete character. Retype it.";
  // Scanners stop at it, and databases refuse it.
  if (text.includes("\0")) return "The text contains a null character. Remove it.";
  return null;
}

/** Whether the text is too long for a code; null when it fits. A logo takes the highest level. */
export function capacityFault(
  text: string,
  { errorCorrectionLevel, hasLogo }: { errorCorrectionLevel: QrLevel; hasLogo: boolean },
): string | null {
  const level = hasLogo ? LOGO_LEVEL : errorCorrectionLevel;
  if (fitsInBytes(text, level)) return null;
  const { used, room, unit } = usageOf(text, level);
  if (used <= room) return null;
  const size = `The text is ${used.toLocaleString("en")} ${unit} long, but level ${level} holds at most ${room.toLocaleString("en")}.`;
  if (level === "L") return `${size} Shorten it.`;
  return `${size} Shorten it or ${hasLogo ? "remove the logo" : "choose a lower level"}.`;
}
