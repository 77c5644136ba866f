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
