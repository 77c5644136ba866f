import { hasCommandKey } from "@/lib/client/command-key";

/** In the order in which macOS writes them. */
const SIGNS: readonly (readonly [string, string])[] = [
  ["Alt", "⌥"],
  ["Shift", "⇧"],
  ["Mod", "⌘"],
];

/**
 * A shortcut as people read it on this machine: "Ctrl+Shift+Z", or "⇧⌘Z".
 *
 * @param keys joined by "+", with "Mod" for Ctrl or ⌘
 */
export function shownShortcut(keys: string, onMac = hasCommandKey()): string {
  if (!onMac) return keys.replace("Mod", "Ctrl");
  const names = keys.split("+");
  const held = SIGNS.flatMap(([name, sign]) => (names.includes(name) ? sign : []));
  return [...held, names.at(-1)].join("");
}

/** The same as `aria-keyshortcuts` spells it. */
export function ariaShortcut(keys: string, onMac = hasCommandKey()): string {
  return keys.replace("Mod", onMac ? "Meta" : "Control");
}
