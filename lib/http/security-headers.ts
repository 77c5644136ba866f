import "server-only";

import { appUrl, env } from "@/lib/core/env";
import { publicEnv } from "@/lib/core/public-env";

/**
 * Pages rendered at build time: one file for everybody, which carries the hashes of its inline scripts.
 * Every other page is rendered per request and carries a nonce. `scripts/csp-hashes.mjs` holds the build
 * to this list.
 */
const STATIC_PAGES = ["/", "/about", "/contact", "/privacy"];

export function needsNonce(pathname: string): boolean {
  // The development server renders every page per request.
  return isDevelopment() || !STATIC_PAGES.includes(pathname);
}

/** 128 random bits. */
export function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
}

/**
 * The content policy of a page.
 *
 * @param nonce of this very answer; absent for a page rendered at build time, whose own `<meta>` policy
 *   names the hashes of its inline scripts, so that the two together allow no other
 */
export function contentPolicy(nonce: string | undefined): string {
  const clerk = clerkSources();
  const scripts = nonce
    ? ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", "'wasm-unsafe-eval'"]
    : ["'self'", "'unsafe-inline'", ...clerk.scripts];
  const base = publicEnv.baseUrl ? [new URL(publicEnv.baseUrl).origin] : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    // Tools may run WebAssembly, pages rendered at build time need none; `eval` is the development server's.
    "script-src": [...scripts, ...(isDevelopment() ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...base, ...clerk.images],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...base,
      ...clerk.calls,
      ...storeSources(),
      ...(isDevelopment() ? ["ws:"] : []),
    ],
    "media-src": ["'self'", "blob:"],
    "worker-src": ["'self'", "blob:"],
    "frame-src": clerk.frames.length > 0 ? clerk.frames : ["'none'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(isHttps() && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** Where browsers put large files themselves, when the store is Vercel's. */
function storeSources(): string[] {
  return env().BLOB_READ_WRITE_TOKEN ? ["https://vercel.com/api/blob/"] : [];
}

/** For a year, on servers that people reach over https only. */
export function transportSecurity(): string | undefined {
  return isHttps() ? "max-age=31536000; includeSubDomains" : undefined;
}

function isHttps(): boolean {
  return appUrl().startsWith("https://");
}

function isDevelopment(): boolean {
  return env().NODE_ENV === "development";
}

/**
 * What Clerk's components load: https://clerk.com/docs/guides/secure/best-practices/csp-headers.
 * Stripe is its payment form, Cloudflare its bot check.
 */
function clerkSources() {
  const key = env().NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY;
  if (!key) return { scripts: [], calls: [], images: [], frames: [] };
  const host = Buffer.from(key.split("_")[2] ?? "", "base64")
    .toString()
    .replace(/\$$/, "");
  const api = `https://${host}`;
  const stripe = ["https://js.stripe.com", "https://*.js.stripe.com"];
  const captcha = "https://challenges.cloudflare.com";
  return {
    scripts: [api, captcha, ...stripe],
    calls: [api, "https://api.stripe.com"],
    images: ["https://img.clerk.com"],
    frames: [captcha, ...stripe, "https://hooks.stripe.com"],
  };
}
