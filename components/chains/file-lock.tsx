"use client";

import { useEffect, useState } from "react";

import { PdfPassword } from "@/components/documents/pdf-password";
import type { LockFault } from "@/lib/client/locked-files";
import { isLocked } from "@/lib/client/pdf-lock";
import { passwordOf, rememberPassword } from "@/lib/client/pdf-passwords";

/**
 * Asks for the password of one of a run's files, where that is a locked PDF. It's sent with the file, and kept nowhere.
 *
 * @param props.fault what is wrong with the password that was tried; shown until another one is typed
 */
export function FileLock({ file, fault }: { file: File; fault: LockFault | undefined }) {
  const [past, setPast] = useState<LockFault>();
  const [locked, setLocked] = useState(false);
  const [password, setPassword] = useState(passwordOf(file) ?? "");
  useEffect(() => {
    let isThere = true;
    void isLocked(file).then((found) => isThere && setLocked(found));
    return () => {
      isThere = false;
    };
  }, [file]);
  if (!locked) return null;
  const error = fault === past ? undefined : fault?.message;

  function type(typed: string): void {
    setPassword(typed);
    setPast(fault);
    rememberPassword(file, typed);
  }

  return (
    <div className="basis-full pr-2 pb-2">
      <PdfPassword lock={{ password, setPassword: type, error }} of={file.name} />
    </div>
  );
}
