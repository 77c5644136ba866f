import { rememberAccount } from "@/components/auth/known-here";
import { safeReturnTo } from "@/components/auth/return-to";

/** Goes on after signing in, with a full page load, so that every part of the page sees the new session. */
export function enter(returnTo: string): "leaving" {
  rememberAccount();
  const target = safeReturnTo(returnTo);
  const here = location.pathname + location.search;
  if (target === here) location.reload();
  else location.assign(target);
  return "leaving";
}
