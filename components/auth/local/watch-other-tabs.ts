import { ANYBODY, LEFT_PREFIX } from "@/lib/client/forms-mark";

/**
 * Calls back when the page is seen, as another tab may have signed in or out meanwhile, and when somebody signs out in another
 * tab: of two windows side by side, both are seen all the time.
 *
 * @returns a function that ends it
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const onSeen = () => {
    if (document.visibilityState === "visible") onChange();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LEFT_PREFIX + ANYBODY) onChange();
  };
  document.addEventListener("visibilitychange", onSeen, { signal });
  window.addEventListener("storage", onStorage, { signal });
  return () => gone.abort();
}
