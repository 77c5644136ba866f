"use client";

/** For the form to draw what is wrong. */
const DRAWN_MS = 100;

let timer: ReturnType<typeof setTimeout>;

/** Tells of what is wrong with every form that is sent; see `tellErrors`. */
export function listenForErrors(): () => void {
  // Before the form has seen it.
  addEventListener("submit", tellErrors, true);
  return () => removeEventListener("submit", tellErrors, true);
}

/**
 * Tells of what is wrong with a form that was just sent, where nothing else does. A field takes the focus with a new error, and then
 * screen readers say it. One whose error was there before doesn't, and one that has the focus already is silent.
 */
export function tellErrors(): void {
  const { activeElement: asked } = document;
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!asked || document.activeElement !== asked) return;
    const form = asked.closest("form");
    const faulty = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty === asked) say(document.getElementById(`${faulty.id}-error`));
    else faulty?.focus();
  }, DRAWN_MS);
}

/** What becomes an alert is said, and so is one that becomes it again. */
function say(error: HTMLElement | null): void {
  error?.removeAttribute("role");
  requestAnimationFrame(() => error?.setAttribute("role", "alert"));
}
