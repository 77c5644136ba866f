"use client";

import { useEffect, useState } from "react";

import { PdfPassword } from "@/components/documents/pdf-password";
import { isLocked } from "@/lib/client/pdf-lock";
import { rememberPassword } from "@/lib/client/pdf-passwords";

/** Asks for the password of one of a run's files, where that is a locked PDF. It's sent with the file, and kept nowhere. */
export function FileLock({ file }: { file: File }) {
  const [locked, setLocked] = useState(false);
  const [password, setPassword] = useState("");
  useEffect(() => {
    let isThere = true;
    void isLocked(file).then((found) => isThere && setLocked(found));
    return () => {
      isThere = false;
    };
  }, [file]);
  if (!locked) return null;

  function type(typed: string): void {
    setPassword(typed);
    rememberPassword(file, typed);
  }

  return (
    <div className="basis-full pr-2 pb-2">
      <PdfPassword lock={{ password, setPassword: type, error: undefined }} of={file.name} />
    </div>
  );
}
