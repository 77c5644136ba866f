import "server-only";

import { appUrl, env } from "@/lib/core/env";
import { publicEnv } from "@/lib/core/public-env";
import {
  pagePolicy,
  STATIC_PAGES,
  TRANSPORT_SECURITY,
  uploadAddresses,
} from "@/lib/http/content-policy";

/** Whether a page renders per request and so carries a nonce. */
export function needsNonce(pathname: string): boolean {
  // The dev server renders every page per request.
  return isDevelopment() || !STATIC_PAGES.includes(pathname);
}

/** 128 random bits, base64-encoded. */
export function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
}

/** The Content-Security-Policy of a page on this server, as `pagePolicy`. */
export function contentPolicy(nonce: string | undefined): string {
  const setup = {
    isHttps: isHttps(),
    isDevelopment: isDevelopment(),
    apiUrl: publicEnv.baseUrl,
    clerkPublishableKey: env().NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY,
    uploadsTo: uploadAddresses(storeSettings()),
  };
  return pagePolicy(setup, nonce);
}

function storeSettings() {
  const { BLOB_READ_WRITE_TOKEN, S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_DIRECT_UPLOADS } = env();
  return { BLOB_READ_WRITE_TOKEN, S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_DIRECT_UPLOADS };
}

/** The Strict-Transport-Security value; undefined unless the public URL is https. */
export function transportSecurity(): string | undefined {
  return isHttps() ? TRANSPORT_SECURITY : undefined;
}

function isHttps(): boolean {
  return appUrl().startsWith("https://");
}

function isDevelopment(): boolean {
  return env().NODE_ENV === "development";
}
