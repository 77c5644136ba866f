"use client";

import { toast } from "sonner";

/**
 * How long a success toast stays, in milliseconds; for neutral and error toasts the toaster decides
 * (K-05).
 */
const SUCCESS_MS = 2_000;

/** Milliseconds before a wait is worth a toast: a shorter one would only flash. */
const LOADING_AFTER_MS = 400;

/** Toasts with the lifetimes of K-05. Everything but `toast.error` goes through here. */
export const notify = {
  success: (message: string) => toast.success(message, { duration: SUCCESS_MS }),
  error: (message: string) => toast.error(message),
  /** Plain, without an icon (decision 12). */
  neutral: (message: string) => toast(message),
  /** Plain, with an Undo button. */
  undoable: (message: string, undo: () => void) =>
    toast(message, { action: { label: "Undo", onClick: undo } }),
  /** Says what is being waited for, from 400 ms on and until `work` ends; passes its result or error on. */
  async loading<Result>(message: string, work: Promise<Result>): Promise<Result> {
    let shown: string | number | undefined;
    const timer = setTimeout(() => {
      shown = toast.loading(message);
    }, LOADING_AFTER_MS);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      if (shown !== undefined) toast.dismiss(shown);
    }
  },
};
