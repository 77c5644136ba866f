"use client";

type TokenSource = () => Promise<string | null>;

let source: TokenSource = async () => null;

/** Called by the accounts provider component; there is one per page. */
export function setTokenSource(next: TokenSource): void {
  source = next;
}

/** A fresh short-lived session token, or null when signed out. */
export function getSessionToken(): Promise<string | null> {
  return source();
}
