import { pageKeyOf } from "@/lib/client/page-keys";

const MODIFIERS = ["Control", "Meta", "Shift", "Alt"];

/** The latest press that asked for something before the page's keys were there, and what had the focus. */
let early: { press: KeyboardEvent; focused: Element | null } | null = null;

/**
 * Keeps what a key asks for while the page's keys are still on their way: they come with the first touch, which may be that key.
 *
 * @returns ends that
 */
export function keepEarlyPress(): () => void {
  const press = (event: KeyboardEvent) => {
    const asks = event.defaultPrevented ? null : pageKeyOf(event);
    if (MODIFIERS.includes(event.key)) return;
    // The browser's own search would take the focus.
    if (asks === "palette") event.preventDefault();
    // Whoever types on doesn't wait for it any more.
    early = asks ? { press: event, focused: document.activeElement } : null;
  };
  const forget = () => {
    early = null;
  };
  document.addEventListener("keydown", press);
  document.addEventListener("pointerdown", forget);
  return () => {
    document.removeEventListener("keydown", press);
    document.removeEventListener("pointerdown", forget);
  };
}

/** Presses the kept key once more, unless the focus went elsewhere. */
export function repeatEarlyPress(): void {
  const kept = early;
  early = null;
  if (!kept || kept.focused !== document.activeElement) return;
  const { key, ctrlKey, metaKey } = kept.press;
  const again = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
  kept.focused?.dispatchEvent(new KeyboardEvent("keydown", again));
}
