"use client";

import { toast } from "sonner";

/** Milliseconds a success stays; neutral and error toasts stay as long as the toaster says (K-05). */
const SUCCESS_MS = 2_000;

/** Toasts with the lifetimes of K-05. Everything but `toast.error` goes through here. */
export const notify = {
  success: (message: string) => toast.success(message, { duration: SUCCESS_MS }),
  error: (message: string) => toast.error(message),
  /** Plain, without an icon (decision 12). */
  neutral: (message: string) => toast(message),
  /** Plain, with a way back. */
  undoable: (message: string, undo: () => void) =>
    toast(message, { action: { label: "Undo", onClick: undo } }),
  /** Stays until `dismiss` gets its id. */
  loading: (message: string) => toast.loading(message),
  dismiss: (id: string | number) => toast.dismiss(id),
};
