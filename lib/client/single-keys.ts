const CHOICE = "atelier-single-keys";

/** Whether a character key alone does something in this browser: dictation and a slip press those, too. */
export function usesSingleKeys(): boolean {
  return localStorage.getItem(CHOICE) !== "off";
}

/** Turns keys like `?` on or off for this browser. */
export function chooseSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(CHOICE);
  else localStorage.setItem(CHOICE, "off");
}
