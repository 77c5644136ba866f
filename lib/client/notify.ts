"use client";

import { toast } from "sonner";

/**
 * How long a success toast stays, in milliseconds; for neutral and error toasts the toaster decides
 * (K-05).
 */
const SUCCESS_MS = 2_000;

/** Toasts with the lifetimes of K-05. Everything but `toast.error` goes through here. */
export const notify = {
  success: (message: string) => toast.success(message, { duration: SUCCESS_MS }),
  error: (message: string) => toast.error(message),
  /** Plain, without an icon (decision 12). */
  neutral: (message: string) => toast(message),
  /** Plain, with an Undo button. */
  undoable: (message: string, undo: () => void) =>
    toast(message, { action: { label: "Undo", onClick: undo } }),
  /** Stays until `dismiss` is called with its id. */
  loading: (message: string) => toast.loading(message),
  dismiss: (id: string | number) => toast.dismiss(id),
};
