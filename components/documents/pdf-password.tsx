"use client";

import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import type { PdfLock } from "@/lib/client/use-pdf-lock";

type PdfPasswordProps = {
  lock: PdfLock;
  /** The file's name, where there are several. */
  of?: string;
  disabled?: boolean;
};

/** Asks for the password of a locked PDF. */
export function PdfPassword({ lock, of = "this PDF", disabled = false }: PdfPasswordProps) {
  return (
    <Field
      label={`Password for ${of}`}
      hint="The file is locked. We use the password to open it and don't store it. The file is saved with the result, unlocked."
      error={lock.error}
    >
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="off"
          value={lock.password}
          disabled={disabled}
          onChange={(event) => lock.setPassword(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
