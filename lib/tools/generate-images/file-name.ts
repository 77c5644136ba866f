import { exportFileName } from "@/lib/export/file-name";

const MAX_CHARACTERS = 60;

/**
 * Names the file of a downloaded image after what it shows.
 *
 * @param description untrusted
 * @param number of the image among several
 */
export function imageFileName(description: string, number?: number): string {
  const characters = [...description.trim()];
  const start = characters.slice(0, MAX_CHARACTERS).join("");
  // No half a word at the end.
  const isCut = characters.length > MAX_CHARACTERS && start.includes(" ");
  const name = isCut ? start.slice(0, start.lastIndexOf(" ")) : start;
  return exportFileName(number === undefined ? name : `${name} ${number}`, "png");
}
