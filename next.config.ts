import { availableParallelism } from "node:os";

import type { NextConfig } from "next";

import {
  pagePolicy,
  STATIC_PAGES,
  TRANSPORT_SECURITY,
  uploadAddresses,
} from "./lib/http/content-policy";

/** Clerk when both of its keys are set at build time, local accounts otherwise. */
const authProvider =
  process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY && process.env.CLERK_SECRET_KEY ? "clerk" : "local";

/** Built for a container or for Vercel. */
const isDeployed = process.env.NEXT_OUTPUT === "standalone" || Boolean(process.env.VERCEL);

/** Sent with every response, static files included. The middleware adds the content policy of most pages. */
const FIXED_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    key: "Permissions-Policy",
    value:
      "camera=(), microphone=(), geolocation=(), payment=(self), usb=(), browsing-topics=(), language-model=(self)",
  },
  // Clerk's social sign-in opens a popup that reports back to this window.
  {
    key: "Cross-Origin-Opener-Policy",
    value: authProvider === "clerk" ? "same-origin-allow-popups" : "same-origin",
  },
];
const API_POLICY = {
  key: "Content-Security-Policy",
  value: "default-src 'none'; frame-ancestors 'none'",
};

/** The OCR worker may load its wasm and language data from this origin only. */
const OCR_POLICY = {
  key: "Content-Security-Policy",
  value: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
};

/** The service worker fetches from this origin only. */
const SERVICE_WORKER_POLICY = {
  key: "Content-Security-Policy",
  value: "default-src 'none'; connect-src 'self'",
};

/** A stored file opened on its own runs no scripts and gets an opaque origin. */
const FILE_POLICY = {
  key: "Content-Security-Policy",
  value: "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
};

/** Visitors without a cookie get prerendered pages without the middleware, which would take longer than the page. */
function staticPageHeaders(source: string) {
  const policy = (isHttps: boolean) => ({
    key: "Content-Security-Policy",
    value: pagePolicy(
      {
        isHttps,
        isDevelopment: process.env.NODE_ENV === "development",
        apiUrl: process.env.NEXT_PUBLIC_BASE_URL ?? "",
        clerkPublishableKey: process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY,
        // The server may get a Blob store that the build didn't know.
        uploadsTo: uploadAddresses({ ...process.env, BLOB_READ_WRITE_TOKEN: "any" }),
      },
      undefined,
    ),
  });
  const has = [{ type: "header" as const, key: "x-forwarded-proto", value: "https.*" }];
  const transport = { key: "Strict-Transport-Security", value: TRANSPORT_SECURITY };
  return [
    { source, headers: [policy(false)] },
    { source, has, headers: [policy(true), transport] },
  ];
}

/**
 * What the middleware keeps of a body in memory, of strangers' unfinished ones, too. Nothing that it lets through has a body but
 * Clerk's calls through this server, whose largest is a profile picture.
 */
const MIDDLEWARE_BODY_BYTES = process.env.NEXT_PUBLIC_CLERK_PROXY_URL
  ? 10 * 1024 * 1024
  : 16 * 1024;

const config: NextConfig = {
  // Containers use the standalone output. The browser tests keep a second build in its own folder.
  ...(process.env.NEXT_OUTPUT === "standalone" ? { output: "standalone" as const } : {}),
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  // Prerendered pages name it: a server that is started with another one says so.
  env: { APP_URL_AT_BUILD: process.env.APP_URL ?? "" },
  reactStrictMode: true,
  // `npm run verify` already checks types; skipping it here keeps first starts short.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "pg-boss",
    "eld",
    "compromise",
    // It reads its lists from files beside it.
    "dictionary-en",
    "@electric-sql/pglite",
    "fs-native-extensions",
    "postgres",
    "node-llama-cpp",
    "pino",
    "youtubei.js",
    "better-auth",
    "nodemailer",
    "zxing-wasm",
    "onnxruntime-node",
    "@huggingface/tokenizers",
    "pdfjs-dist",
    "tesseract.js",
    "sharp",
    "@vercel/blob",
    "@opentelemetry/api",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace-base",
  ],
  ...(isDeployed
    ? {
        outputFileTracingIncludes: {
          "/*": [
            "./db/migrations/**/*",
            "./build/workers/**/*",
            "./node_modules/dictionary-en/index.*",
          ],
          "/api/ai/qr-generate": ["./node_modules/zxing-wasm/dist/reader/zxing_reader.wasm"],
        },
      }
    : // Lists of the files that each route needs are for containers and functions, decision 0247.
      { outputFileTracingExcludes: { "/*": ["**/*"] } }),
  headers: async () => [
    { source: "/:path*", headers: FIXED_HEADERS },
    { source: "/api/:path*", headers: [API_POLICY] },
    { source: "/api/files/:path*", headers: [FILE_POLICY] },
    { source: "/tessdata/:path*", headers: [OCR_POLICY] },
    { source: "/sw.js", headers: [SERVICE_WORKER_POLICY] },
    ...STATIC_PAGES.flatMap(staticPageHeaders),
  ],
  // The optimizer would decode strangers' pictures in this process and keep serving private ones from its cache.
  images: { unoptimized: true },
  experimental: {
    proxyClientMaxBodySize: MIDDLEWARE_BODY_BYTES,
    // First builds are what people wait for: writing the cache took a quarter of the processor time, and half a gigabyte.
    turbopackFileSystemCacheForBuild: false,
    // Nobody reads them in production, and builds are a sixth shorter without.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // Whoever builds to start at once waits for the build, decision 0247; images and functions wait for their code to load.
    turbopackMinify: { server: isDeployed },
    // The process that waits for the pages needs no core of its own.
    cpus: availableParallelism(),
  },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      "#auth-client": `./components/auth/${authProvider}/client.tsx`,
      "#auth-server": `./lib/providers/auth/${authProvider}/server.ts`,
      "#auth-gate": `./lib/providers/auth/${authProvider}/gate.ts`,
    },
  },
};

export default config;
