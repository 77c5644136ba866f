"use client";

import { useEffect } from "react";

import { notify } from "@/lib/client/notify";

/**
 * Shows errors of fields that the form doesn't show as toasts: those of fields without a control of their own, or whose
 * control is folded away. Without it, such an error would keep a form from being sent and not say why.
 *
 * @param errors one sentence per field; a new object with each attempt
 */
export function useUnshownErrors(errors: Record<string, string>): void {
  useEffect(() => {
    // The form has rendered them by now.
    for (const error of unshownErrors(errors, document.body)) notify.error(error);
  }, [errors]);
}

/** Those of some errors, each once, that can't be read on the page. */
export function unshownErrors(
  errors: Record<string, string>,
  page: Pick<HTMLElement, "innerText">,
): string[] {
  const sentences = [...new Set(Object.values(errors))];
  if (sentences.length === 0) return [];
  const shown = page.innerText;
  return sentences.filter((sentence) => !shown.includes(sentence));
}
