"use client";

import { tryPdf } from "@/lib/client/open-pdf";

const known = new WeakMap<File, Promise<boolean>>();
let last: Promise<unknown> = Promise.resolve();

/** Whether a PDF asks for a password. False where this browser can't tell: the server will. */
export function isLocked(file: File): Promise<boolean> {
  const begun = known.get(file);
  if (begun) return begun;
  // One after the other: each takes a worker, and the memory of a whole file.
  const found = last.then(() => findLock(file)).catch(() => false);
  last = found;
  known.set(file, found);
  return found;
}

const PLAIN = /^[ -~]*$/;

/** Whether a password opens a locked PDF. True where this browser can't tell: the server will. */
export async function opensWith(file: File, password: string): Promise<boolean> {
  const isRefused = (await tryPdf(file, password)) === "locked";
  // How other letters are encoded depends on what encrypted the file, and pdf.js doesn't know all ways.
  return !isRefused || !PLAIN.test(password);
}

async function findLock(file: File): Promise<boolean> {
  return (await isEncrypted(file)) && (await tryPdf(file)) === "locked";
}

const PIECE_BYTES = 1024 * 1024;
const MARK = "/Encrypt";

/** Whether a file names its encryption, as every encrypted PDF does in the clear: most need no PDF library to tell. */
async function isEncrypted(file: File): Promise<boolean> {
  const decoder = new TextDecoder("latin1");
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = file.slice(at, at + PIECE_BYTES + MARK.length);
    if (decoder.decode(await piece.arrayBuffer()).includes(MARK)) return true;
  }
  return false;
}
