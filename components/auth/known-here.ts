const KEY = "atelier-has-account";

/** Notes that somebody has signed in with this browser. */
export function rememberAccount(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // Storage is blocked: the next visit begins like a first one.
  }
}

/** Whether somebody has signed in with this browser before, and so most likely has an account. */
export function hasAccountHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
