/** Labels that are shown now; see `Tooltip`. */
const SHOWN = "[data-tip]:is(:hover, :has(:focus-visible))";
/** Of those, the ones that the keyboard brought up, but for what is dismissed and for the button of an open menu. */
const BY_KEYBOARD = "[data-tip='']:has(:focus-visible):not(:has([aria-expanded=true]))";

/**
 * Lets Esc take away a tooltip that covers something, until the pointer or the focus comes to its button again. Where the
 * keyboard brought it up, that is all that Esc does on the page: it stops nothing.
 *
 * @returns ends that
 */
export function listenForTooltips(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    for (const tip of document.querySelectorAll<HTMLElement>(SHOWN)) {
      // What is open over the page closes with it.
      if (tip.matches(BY_KEYBOARD) && !tip.closest("[role=dialog]")) event.preventDefault();
      dismiss(tip);
    }
  };
  // Before anything else deals with the key.
  document.addEventListener("keydown", press, { capture: true, signal });
  return () => ended.abort();
}

function dismiss(tip: HTMLElement): void {
  tip.dataset.tip = "dismissed";
  const left = new AbortController();
  const { signal } = left;
  const leave = (stays: boolean) => {
    if (stays) return;
    tip.dataset.tip = "";
    left.abort();
  };
  tip.addEventListener("pointerleave", () => leave(tip.matches(":has(:focus-visible)")), {
    signal,
  });
  tip.addEventListener(
    "focusout",
    ({ relatedTarget: next }) =>
      leave(tip.matches(":hover") || (next instanceof Node && tip.contains(next))),
    { signal },
  );
}
