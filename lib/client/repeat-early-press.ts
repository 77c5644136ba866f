import { takeEarlyPress } from "@/lib/client/early-press";
import { pageKeyOf } from "@/lib/client/page-keys";

/** Presses the key once more that came before the page's keys, unless the focus went elsewhere, or it would close what's open by now. */
export function repeatEarlyPress(): void {
  const early = takeEarlyPress();
  if (!early || early.focused !== document.activeElement) return;
  const asked = pageKeyOf(early.press);
  if (!asked || asked === "stop") return;
  const { key, ctrlKey, metaKey } = early.press;
  const again = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
  early.focused?.dispatchEvent(new KeyboardEvent("keydown", again));
}
