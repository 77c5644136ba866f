import { exportFileName } from "@/lib/export/file-name";

/**
 * A file name that differs from those taken in more than case, numbered where it must be, and takes it.
 *
 * @param taken names in small letters
 */
export function uniqueFileName(title: string, extension: string, taken: Set<string>): string {
  // Names are cut at their end, where the number would be.
  const name = exportFileName(title, extension);
  const stem = name.slice(0, -extension.length - 1);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${stem} (${number}).${extension}`;
    if (taken.has(candidate.toLowerCase())) continue;
    taken.add(candidate.toLowerCase());
    return candidate;
  }
}
