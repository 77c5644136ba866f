/**
 * Pages prerendered at build time, which allow their inline scripts by hash. All other pages render per
 * request with a nonce. `scripts/csp-hashes.mjs` fails the build when this list is wrong.
 */
export const STATIC_PAGES = ["/", "/about", "/developers", "/offline", "/privacy"];

/** What a page's policy depends on, besides its nonce. */
export type PolicySetup = {
  isHttps: boolean;
  isDevelopment: boolean;
  /** Origin of the API; empty for the page's own. */
  apiUrl: string;
  /** Undefined with local accounts. */
  clerkPublishableKey: string | undefined;
  /** Where browsers upload large files directly, from `uploadAddresses`. */
  uploadsTo: readonly string[];
};

const BLOB_ADDRESS = "https://vercel.com/api/blob/";

/** The stores to which browsers upload directly, as sources of a policy. */
export function uploadAddresses(env: Partial<Record<string, string>>): string[] {
  return [...(env.BLOB_READ_WRITE_TOKEN ? [BLOB_ADDRESS] : []), ...bucketAddresses(env)];
}

function bucketAddresses(env: Partial<Record<string, string>>): string[] {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_DIRECT_UPLOADS } = env;
  if (!S3_BUCKET || S3_DIRECT_UPLOADS !== "on") return [];
  if (S3_ENDPOINT) return [new URL(S3_ENDPOINT).origin];
  return [`https://${S3_BUCKET}.s3.${S3_REGION || "us-east-1"}.amazonaws.com`];
}

/**
 * The Content-Security-Policy of a page.
 *
 * @param nonce for this response; undefined for a prerendered page, whose `<meta>` policy lists the hashes
 *   of its inline scripts. Browsers enforce both policies, so no other inline script runs.
 */
export function pagePolicy(setup: PolicySetup, nonce: string | undefined): string {
  const clerk = clerkSources(setup.clerkPublishableKey);
  const scripts = nonce
    ? ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", "'wasm-unsafe-eval'"]
    : ["'self'", "'unsafe-inline'", ...clerk.scripts];
  const base = setup.apiUrl ? [new URL(setup.apiUrl).origin] : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    // Tools run WebAssembly; prerendered pages don't. Only the dev server needs `eval`.
    "script-src": [...scripts, ...(setup.isDevelopment ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...base, ...clerk.images],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...base,
      ...clerk.calls,
      ...setup.uploadsTo,
      ...(setup.isDevelopment ? ["ws:"] : []),
    ],
    "media-src": ["'self'", "blob:"],
    "worker-src": ["'self'", "blob:"],
    "frame-src": clerk.frames.length > 0 ? clerk.frames : ["'none'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(setup.isHttps && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The Strict-Transport-Security value, one year. */
export const TRANSPORT_SECURITY = "max-age=31536000; includeSubDomains";

/**
 * What Clerk's components load: https://clerk.com/docs/guides/secure/best-practices/csp-headers.
 * Stripe serves the payment form, Cloudflare the bot check.
 */
function clerkSources(key: string | undefined) {
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
