/**
 * Whether a key press belongs to an input method, which makes a character of several presses. Safari says so by the key
 * code alone when the press ends the composition.
 */
export function isComposing(press: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return press.isComposing || press.keyCode === 229;
}
