import "server-only";

import { appUrl, env } from "@/lib/core/env";
import { publicEnv } from "@/lib/core/public-env";

/**
 * Pages prerendered at build time, which allow their inline scripts by hash. All other pages render per
 * request with a nonce. `scripts/csp-hashes.mjs` fails the build when this list is wrong.
 */
const STATIC_PAGES = ["/", "/about", "/contact", "/privacy"];

/** Whether a page renders per request and so carries a nonce. */
export function needsNonce(pathname: string): boolean {
  // The dev server renders every page per request.
  return isDevelopment() || !STATIC_PAGES.includes(pathname);
}

/** 128 random bits, base64-encoded. */
export function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
}

/**
 * The Content-Security-Policy of a page.
 *
 * @param nonce for this response; undefined for a prerendered page, whose `<meta>` policy lists the hashes
 *   of its inline scripts. Browsers enforce both policies, so no other inline script runs.
 */
export function contentPolicy(nonce: string | undefined): string {
  const clerk = clerkSources();
  const scripts = nonce
    ? ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", "'wasm-unsafe-eval'"]
    : ["'self'", "'unsafe-inline'", ...clerk.scripts];
  const base = publicEnv.baseUrl ? [new URL(publicEnv.baseUrl).origin] : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    // Tools run WebAssembly; prerendered pages don't. Only the dev server needs `eval`.
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

/** Where browsers upload large files directly with Vercel Blob. */
function storeSources(): string[] {
  return env().BLOB_READ_WRITE_TOKEN ? ["https://vercel.com/api/blob/"] : [];
}

/** The Strict-Transport-Security value, one year; undefined unless the public URL is https. */
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
 * Stripe serves the payment form, Cloudflare the bot check.
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
