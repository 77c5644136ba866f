"use client";

import { isLocked, opensWith } from "@/lib/client/pdf-lock";
import { passwordOf } from "@/lib/client/pdf-passwords";
import { PASSWORD_MISSING, WRONG_PASSWORD } from "@/lib/core/file-password";

/** What keeps PDFs from being sent, in one sentence: the first that is locked and whose password is missing or wrong. */
export async function lockFault(files: readonly File[]): Promise<string | undefined> {
  for (const file of files) {
    if (!(await isLocked(file))) continue;
    const password = passwordOf(file);
    if (!password) return `${file.name}: ${PASSWORD_MISSING}`;
    if (!(await opensWith(file, password))) return `${file.name}: ${WRONG_PASSWORD}`;
  }
  return undefined;
}
