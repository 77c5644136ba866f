import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";

import { accountsInDatabase, authGate } from "#auth-gate";
import { methodNotAllowed } from "@/lib/api/other-methods";
import { AppError } from "@/lib/core/errors";
import { bearerToken } from "@/lib/http/bearer";
import { allowOrigin, preflightResponse } from "@/lib/http/cors";
import { FILE_CALL_HEADER, isFileCall } from "@/lib/http/file-calls";
import { missingPage, unavailablePage } from "@/lib/http/plain-pages";
import { requestIdOf } from "@/lib/http/request-id";
import { failureResponse } from "@/lib/http/respond";
import {
  contentPolicy,
  createNonce,
  needsNonce,
  transportSecurity,
} from "@/lib/http/security-headers";
import { SHARED_PAGE } from "@/lib/offline/shared-files";
import { reachDatabase } from "@/lib/providers/database";

/**
 * Turns signed-out visitors away early and sets the content security policy. Never the only guard: pages
 * under `/ai` and every route handler check again.
 */
export default async function middleware(request: NextRequest, event: NextFetchEvent) {
  const { pathname } = request.nextUrl;
  if (request.headers.has(FILE_CALL_HEADER) && isFileCall(request.method, pathname)) {
    return methodNotAllowed(request, ["GET"]);
  }
  if (!isDecodable(pathname)) return rejectMalformed(request);
  if (pathname.startsWith("/api/files/")) return respondWithImage(request, event);
  if (isProductCall(pathname)) return rejectEarly(request) ?? NextResponse.next();
  if (pathname.startsWith("/api/")) return NextResponse.next();
  if (pathname === SHARED_PAGE && request.method === "POST") return withoutFiles(request);
  if (accountsInDatabase && looksUpSession(pathname) && (await reachDatabase()) === null) {
    return unavailablePage();
  }
  return authGate(request, event, (signedIn) => answerPage(request, signedIn));
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!(?:about|developers|offline|privacy)?$|api/|_next/|.*\\.(?:ico|png|jpe?g|webp|avif|svg|txt|xml|json|js|mjs|css|woff2?|wasm|gz|traineddata|webmanifest)$).*)",
    {
      // Prerendered pages get their policy from next.config.ts. Clerk may have to refresh its cookies.
      source: "/:page(about|developers|offline|privacy)?",
      has: [{ type: "header", key: "cookie" }],
    },
    // What nobody may do to a file (lib/server/mark-file-calls.ts). Next reads this without running it.
    { source: "/:path*", has: [{ type: "header", key: "x-atelier-file-call" }] },
    // Every path under /ai needs the session check, even one that ends like a static file.
    "/ai/(.*)",
    "/__clerk/(.*)",
    "/api/files/(.*)",
    // Next fails with a 500 where it can't decode a path. Hardly any other address has a percent sign in its path.
    "/((?!_next/).*%.*)",
    {
      // Calls with a token skip the middleware, which costs as much as a short call; the routes check again.
      // So do uploads: Next would buffer the whole body in memory.
      source: "/api/(ai|user)/(.*)",
      missing: [
        { type: "header", key: "authorization" },
        { type: "header", key: "content-type", value: "multipart/form-data.*" },
      ],
    },
  ],
};

function isProductCall(pathname: string): boolean {
  return /^\/api\/(?:ai|user)\//.test(pathname);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function rejectMalformed(request: NextRequest): Response {
  if (!request.nextUrl.pathname.startsWith("/api/")) return missingPage();
  const message = "This address isn't valid: its percent-encoding is malformed.";
  const error = new AppError("invalid_input", message);
  return allowOrigin(request, failureResponse(error, requestIdOf(request.headers)));
}

/** What another app shared came here instead of to the service worker. The page says that it isn't there. */
function withoutFiles(request: NextRequest): Response {
  return NextResponse.redirect(new URL(SHARED_PAGE, request.url), 303);
}

/** Asked here, because a page that fails while it renders is always a 500. */
function looksUpSession(pathname: string): boolean {
  return /^\/(ai|sign-in|sign-up)(\/|$)/.test(pathname);
}

/** Rewrites to the sign-in form instead of redirecting, so the requested URL stays in the address bar. */
function answerPage(request: NextRequest, signedIn: boolean): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  const nonce = needsNonce(pathname) ? createNonce() : undefined;
  const policy = contentPolicy(nonce);

  const headers = new Headers(request.headers);
  headers.delete("content-security-policy");
  headers.delete("x-nonce");
  if (nonce) {
    // Next reads its scripts' nonce from the first header, our pages from the second.
    headers.set("content-security-policy", policy);
    headers.set("x-nonce", nonce);
  }

  const gated = pathname === "/ai" || pathname.startsWith("/ai/");
  const response =
    gated && !signedIn
      ? NextResponse.rewrite(signInUrl(request, pathname, searchParams), { request: { headers } })
      : NextResponse.next({ request: { headers } });

  response.headers.set("content-security-policy", policy);
  const transport = transportSecurity();
  if (transport) response.headers.set("strict-transport-security", transport);
  return response;
}

function signInUrl(request: NextRequest, pathname: string, searchParams: URLSearchParams): URL {
  const asked = new URLSearchParams(searchParams);
  asked.delete("_rsc");
  const url = new URL("/sign-in", request.url);
  url.searchParams.set("return_to", asked.size > 0 ? `${pathname}?${asked}` : pathname);
  return url;
}

/** An `<img>` can only send its session cookie, which the auth provider may need to refresh first. */
function respondWithImage(request: NextRequest, event: NextFetchEvent) {
  if (bearerToken(request.headers) !== null) return NextResponse.next();
  return authGate(request, event, () => NextResponse.next());
}

/** Answers preflights, and refuses product calls with the wrong method or no token, as JSON. */
function rejectEarly(request: NextRequest): Response | undefined {
  const { pathname } = request.nextUrl;
  const requestId = requestIdOf(request.headers);
  const preflight = preflightResponse(request);
  if (preflight) return preflight;
  const own = pathname.startsWith("/api/user/get-") ? "GET" : "POST";
  if (request.method !== own && !(own === "GET" && request.method === "HEAD")) {
    return allowOrigin(request, methodNotAllowed(request, [own]));
  }
  if (bearerToken(request.headers) === null) {
    const refusal = failureResponse(
      new AppError("unauthenticated", "Sign in to continue."),
      requestId,
    );
    return allowOrigin(request, refusal);
  }
  return undefined;
}
