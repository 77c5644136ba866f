"use client";

import { isLocked, opensWith } from "@/lib/client/pdf-lock";
import { passwordOf } from "@/lib/client/pdf-passwords";
import { PASSWORD_MISSING, WRONG_PASSWORD } from "@/lib/core/file-password";

/** What is wrong with the password of a PDF, in one sentence. */
export type LockFault = { file: File; message: string };

/** What keeps PDFs from being sent: the first that is locked and whose password is missing or wrong. */
export async function lockFault(files: readonly File[]): Promise<LockFault | undefined> {
  for (const file of files) {
    if (!(await isLocked(file))) continue;
    const password = passwordOf(file);
    if (!password) return { file, message: PASSWORD_MISSING };
    if (!(await opensWith(file, password))) return { file, message: WRONG_PASSWORD };
  }
  return undefined;
}
