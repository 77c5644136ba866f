/**
 * The path to go to after sign-in: anything a browser could resolve to another origin becomes the
 * dashboard.
 */
export function safeReturnTo(wanted: string | null | undefined): string {
  const base = "http://own.invalid";
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, base)) return "/ai";
  const url = new URL(wanted, base);
  if (url.origin !== base || /^\/(sign-in|sign-up|reset-password|api)(\/|$)/.test(url.pathname))
    return "/ai";
  // "/..//elsewhere.example" resolves to a path that browsers take for an address of another server.
  if (url.pathname.startsWith("//")) return "/ai";
  return url.pathname + url.search + url.hash;
}
