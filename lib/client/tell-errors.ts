"use client";

/** For the form to draw what is wrong. */
const DRAWN_MS = 100;

/**
 * Tells of what is wrong with a form that was just sent, where nothing else does. A field takes the focus with a new error, and then
 * screen readers say it. One whose error was there before doesn't, and one that has the focus already is silent.
 */
export function tellErrors(): void {
  const { activeElement: asked } = document;
  setTimeout(() => {
    if (!asked || document.activeElement !== asked) return;
    const form = asked.closest("form") ?? document;
    const faulty = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty === asked) say(document.getElementById(`${faulty.id}-error`));
    else faulty?.focus();
  }, DRAWN_MS);
}

/** What becomes an alert is said, and so is one that becomes it again. */
function say(error: HTMLElement | null): void {
  error?.removeAttribute("role");
  requestAnimationFrame(() => error?.setAttribute("role", "alert"));
}
