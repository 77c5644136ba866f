/** Whether this machine's keyboard has ⌘ where others have Ctrl. */
export function hasCommandKey(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
