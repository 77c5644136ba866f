"use client";

import { useRef, useState } from "react";

import { ApiError } from "@/lib/client/api-error";
import { loadPart } from "@/lib/client/load-part";
import { rememberPassword } from "@/lib/client/pdf-passwords";
import { PASSWORD_MISSING, WRONG_PASSWORD } from "@/lib/core/file-password";

const fetchLock = () => import("@/lib/client/pdf-lock");

/** What a locked PDF asks for. */
export type PdfLock = {
  /** The password as it was typed. */
  password: string;
  setPassword: (typed: string) => void;
  /** What is wrong with it, in one sentence. */
  error: string | undefined;
};

/**
 * A chosen PDF and, when it's locked, its password. The password stays in this page's memory: it goes to the server with a
 * run of that file, which keeps it nowhere.
 *
 * @param failure of the latest run: a lock that only the server found is asked for as well
 */
export function usePdfLock(failure: Error | null) {
  const [file, setFile] = useState<File | null>(null);
  const [locked, setLocked] = useState<File | null>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  /** A failure that is about the file before this one. */
  const [past, setPast] = useState<Error | null>(null);
  const opening = useRef(false);
  const refusal =
    failure instanceof ApiError && failure.code === "password_required" && failure !== past
      ? failure
      : null;
  const isLocked = file !== null && (locked === file || refusal !== null);

  /** @returns whether it's locked */
  async function choose(chosen: File): Promise<boolean> {
    setFile(chosen);
    setPassword("");
    setProblem(undefined);
    setPast(failure);
    const found = await findLock(chosen);
    if (found) setLocked(chosen);
    return found;
  }

  /**
   * Opens the chosen file before it is sent, so that a wrong password costs no upload.
   *
   * @returns whether it may be sent; otherwise `lock` says why not
   */
  async function open(): Promise<boolean> {
    if (!file || opening.current) return false;
    opening.current = true;
    try {
      const why = await tryToOpen(file);
      setProblem(why);
      return !why;
    } finally {
      opening.current = false;
    }
  }

  async function tryToOpen(chosen: File): Promise<string | undefined> {
    if (!isLocked && !(await findLock(chosen))) return undefined;
    setLocked(chosen);
    if (!password) return PASSWORD_MISSING;
    const lock = await loadPart(fetchLock).catch(() => undefined);
    if (lock && !(await lock.opensWith(chosen, password))) return WRONG_PASSWORD;
    rememberPassword(chosen, password);
    return undefined;
  }

  const lock: PdfLock = {
    password,
    setPassword(typed) {
      setPassword(typed);
      setProblem(undefined);
    },
    error: problem ?? refusal?.message,
  };
  return { file, choose, open, lock: isLocked ? lock : null };
}

/** Without the part that looks, the server finds the lock. */
async function findLock(file: File): Promise<boolean> {
  const lock = await loadPart(fetchLock).catch(() => undefined);
  return lock?.isLocked(file) ?? false;
}
