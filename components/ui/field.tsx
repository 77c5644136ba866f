"use client";

import { type ReactNode, useEffect, useId } from "react";

/** The props that tie a control to its label, hint, and error. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** A labeled control with its hint and error; the first invalid field of a form gets the focus. */
export function Field({ label, hint, error, hideLabel = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  useEffect(() => {
    const control = error === undefined ? null : document.getElementById(id);
    const firstFaulty = control?.closest("form")?.querySelector('[aria-invalid="true"]');
    if (control && control === firstFaulty) control.focus();
  }, [error, id]);

  const described = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className={hideLabel ? "sr-only" : "font-medium text-sm"}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="text-danger text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
