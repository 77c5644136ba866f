"use client";

import { passwordField } from "@/lib/core/file-password";

/** Passwords of locked files: with the page and its files they are gone. */
const passwords = new WeakMap<File, string>();

export function rememberPassword(file: File, password: string): void {
  passwords.set(file, password);
}

/** The password that opens a file; undefined for files that need none. */
export function passwordOf(file: File): string | undefined {
  return passwords.get(file);
}

/** The form fields with the passwords of a call's files. */
export function passwordFields(files: Record<string, File | string>): Record<string, string> {
  const known = Object.entries(files).flatMap(([name, file]) => {
    const password = typeof file === "string" ? undefined : passwordOf(file);
    return password === undefined ? [] : [[passwordField(name), password]];
  });
  return Object.fromEntries(known);
}
