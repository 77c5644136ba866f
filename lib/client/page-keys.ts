import { hasCommandKey } from "@/lib/client/command-key";
import { isComposing } from "@/lib/client/is-composing";
import { usesSingleKeys } from "@/lib/client/single-keys";

/** What a key opens. */
export type Shown = "palette" | "keys";

/** What a key asks of a page for signed-in people. */
export type PageKey = Shown | "run" | "stop";

type Press = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing" | "keyCode" | "repeat"
>;

/**
 * What a key press asks for, wherever it happens; null for all others.
 *
 * @param onMac where Ctrl K deletes to the end of a line, so that only ⌘ K opens the palette; elsewhere only Ctrl K does
 */
export function pageKeyOf(press: Press, onMac = hasCommandKey()): PageKey | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = press;
  if (isComposing(press) || repeat || altKey) return null;
  if (ctrlKey || metaKey) {
    if (shiftKey || ctrlKey === metaKey) return null;
    if (key.toLowerCase() === "k") return metaKey === onMac ? "palette" : null;
    return key === "Enter" ? "run" : null;
  }
  if (key === "?") return "keys";
  return key === "Escape" && !shiftKey ? "stop" : null;
}

/**
 * Does what a key press asks for, unless something has dealt with it, something is open over the page, or what has the
 * focus wants the key for itself.
 *
 * @param show opens the palette or the list of keys
 */
export function handleKey(event: KeyboardEvent, show: (what: Shown) => void): void {
  const key = pageKeyOf(event);
  const target = event.target instanceof Element ? event.target : null;
  if (!key || event.defaultPrevented || isWanted(key, target)) return;
  if (key === "keys" && !usesSingleKeys()) return;
  if (key === "palette" || key === "keys") {
    event.preventDefault();
    show(key);
    return;
  }
  const button = key === "run" ? runButton(target) : document.querySelector(STOP);
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  button.click();
}

/** Whether what's open, or has the focus, wants this key for itself. */
function isWanted(key: PageKey, target: Element | null): boolean {
  return document.querySelector(OPEN) !== null || target?.closest(WANTS[key]) != null;
}

/** The button of the form that has the focus, or else of the page's tool. */
function runButton(target: Element | null): Element | null {
  if (!target?.closest(FIELD)) return document.querySelector(RUN);
  return target.closest("form")?.querySelector(`button[type=submit]${READY}`) ?? null;
}

const OPEN = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const FIELD = "input, textarea, select";
const READY = ":enabled:not([aria-disabled=true])";
const RUN = `#main button[data-runs]${READY}`;
const STOP = `#main button[data-stops]${READY}`;
const EDITOR = "[contenteditable=true]";

/** Those that have a use for a key themselves. */
const WANTS: Record<PageKey, string> = {
  palette: ":not(*)",
  keys: `${FIELD}, ${EDITOR}`,
  // Links open in a new tab, buttons are pressed, but for those in the tool's own form.
  run: `a, button:not(form:has([data-runs]) button), summary, ${EDITOR}`,
  // A search box is emptied, a list closes, the editor's suggestion goes.
  stop: `input[type=search], [aria-expanded=true], ${EDITOR}`,
};
