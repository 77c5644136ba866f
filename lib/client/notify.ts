"use client";

/**
 * How long a success toast stays, in milliseconds; for neutral and error toasts the toaster decides
 * (K-05).
 */
const SUCCESS_MS = 2_000;

/** How long a toast with a link stays: as long as the toaster's own. */
const PLAIN_MS = 4_000;

/** How long something can be undone or tried again, in milliseconds: as long as it takes to find that. */
export const ACTION_MS = 10_000;

/** Milliseconds before a wait is worth a toast: a shorter one would only flash. */
const LOADING_AFTER_MS = 400;

type ToastId = string | number;
type Show = (message: string, options?: { duration: number }) => ToastId;

/** What shows toasts: the part of the library's `toast` that we use. */
export type Toast = ((
  message: string,
  options?: { action: { label: string; onClick: () => void }; duration?: number },
) => ToastId) & {
  success: Show;
  error: Show;
  loading: Show;
  dismiss: (id: ToastId) => unknown;
};

/** What shows toasts, once it is on the page, what is to be shown by then, and whether the page has asked for it. */
let toaster: Toast | undefined;
let waiting: ((toast: Toast) => void)[] = [];
let wanted = false;
let callToaster = () => {};

function withToaster(show: (toast: Toast) => void): void {
  if (toaster) show(toaster);
  else {
    waiting.push(show);
    wantToaster();
  }
}

/** Asks for what shows toasts, ahead of the first one. */
export function wantToaster(): void {
  wanted = true;
  callToaster();
}

/**
 * Calls `listener` when what shows toasts is wanted on the page, which may be now, and again with each toast until it is
 * there.
 *
 * @returns ends that
 */
export function onToasterWanted(listener: () => void): () => void {
  callToaster = listener;
  if (wanted) listener();
  return () => {
    callToaster = () => {};
  };
}

/** Called by the toaster once it can show toasts; shows those that wait. */
export function startToasts(toast: Toast): void {
  toaster = toast;
  showWaiting(toast);
}

/** Shows the toasts that wait with something else, because the toaster can't be fetched; later ones ask for it again. */
export function showWaiting(toast: Toast): void {
  const shown = waiting;
  waiting = [];
  for (const show of shown) show(toast);
}

/** Toasts with the lifetimes of K-05. */
export const notify = {
  success: (message: string) =>
    withToaster((toast) => toast.success(message, { duration: SUCCESS_MS })),
  error: (message: string) => withToaster((toast) => toast.error(message)),
  /** Plain, without an icon (decision 12). */
  neutral: (message: string) => withToaster((toast) => toast(message)),
  /** Plain, with an Undo button. */
  undoable: (message: string, undo: () => void) => notify.linked(message, "Undo", undo, ACTION_MS),
  /** Plain, with a button that leads somewhere or does something about it. */
  linked: (message: string, label: string, go: () => void, duration = PLAIN_MS) =>
    withToaster((toast) => toast(message, { action: { label, onClick: go }, duration })),
  /** Says what is being waited for, from 400 ms on and until `work` ends; passes its result or error on. */
  async loading<Result>(message: string, work: Promise<Result>): Promise<Result> {
    let shown: ToastId | undefined;
    let ended = false;
    const timer = setTimeout(() => {
      withToaster((toast) => {
        if (!ended) shown = toast.loading(message);
      });
    }, LOADING_AFTER_MS);
    try {
      return await work;
    } finally {
      ended = true;
      clearTimeout(timer);
      if (shown !== undefined) toaster?.dismiss(shown);
    }
  },
};
