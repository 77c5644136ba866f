/** Labels that are shown now; see `Tooltip`. */
const SHOWN = "[data-tip]:is(:hover, :has(:focus-visible))";

/**
 * Lets Esc take away a tooltip that covers something, until the pointer or the focus comes to its button again.
 *
 * @returns ends that
 */
export function listenForTooltips(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const press = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    for (const tip of document.querySelectorAll<HTMLElement>(SHOWN)) dismiss(tip);
  };
  // Before anything else deals with the key.
  document.addEventListener("keydown", press, { capture: true, signal });
  return () => ended.abort();
}

function dismiss(tip: HTMLElement): void {
  tip.dataset.tip = "dismissed";
  const left = new AbortController();
  const showAgain = () => {
    if (tip.matches(":hover") || tip.contains(document.activeElement)) return;
    tip.dataset.tip = "";
    left.abort();
  };
  // The focus is where it goes a moment later.
  const look = () => setTimeout(showAgain);
  tip.addEventListener("pointerleave", look, { signal: left.signal });
  tip.addEventListener("focusout", look, { signal: left.signal });
}
