"use client";

/**
 * Moves the focus on when it's lost with items of a list: to the first control of the next item, or else of the one before, or
 * to what there is otherwise, or to the page's content.
 *
 * @param items that are about to go
 * @param otherwise finds what gets the focus when no item near them has a control
 * @returns ends that: they stay after all. Call it when the promise of their removal is rejected: what `mutate` is given for that
 *   isn't called when another removal has begun meanwhile
 */
export function focusNextItem(
  items: readonly (Element | null | undefined)[],
  otherwise: () => HTMLElement | null | undefined = () => null,
): () => void {
  const gone = items.filter((item) => item != null);
  // What had the focus is gone by then, and with it what the browser goes by.
  const byKey = document.activeElement?.matches(":focus-visible") ?? false;
  const options: FocusOptions & { focusVisible?: boolean } = { focusVisible: byKey };
  const near = [nextOf(gone.at(-1), gone), previousOf(gone[0], gone)];
  const observer = new MutationObserver(() => {
    if (gone.some((item) => item.isConnected)) return;
    observer.disconnect();
    if (document.activeElement !== document.body) return;
    const [control] = near.flatMap((item) => (item?.isConnected && controlOf(item)) || []);
    (control ?? otherwise() ?? document.getElementById("main"))?.focus(options);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function controlOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>("button:enabled, a, input:enabled");
}

function nextOf(item: Element | undefined, gone: readonly Element[]): Element | null {
  const next = item?.nextElementSibling ?? null;
  return next && gone.includes(next) ? nextOf(next, gone) : next;
}

function previousOf(item: Element | undefined, gone: readonly Element[]): Element | null {
  const previous = item?.previousElementSibling ?? null;
  return previous && gone.includes(previous) ? previousOf(previous, gone) : previous;
}
