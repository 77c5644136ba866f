import { clerkMiddleware } from "@clerk/nextjs/server";
import { NextRequest } from "next/server";

import { env } from "@/lib/core/env";
import { bearerToken } from "@/lib/http/bearer";
import { tokenOptions } from "@/lib/providers/auth/clerk/options";
import type { AuthGate } from "@/lib/providers/auth/port";

export const accountsInDatabase = false;

/**
 * Runs Clerk's middleware for pages and the images on them. Product calls skip it: their handler checks the
 * token, and the middleware would also accept token types that only a request to Clerk can verify.
 */
export const authGate: AuthGate = async (request, event, proceed) => {
  const { pathname } = request.nextUrl;
  if (pathname.startsWith("/api/") && !pathname.startsWith("/api/files/")) {
    return proceed(bearerToken(request.headers) !== null);
  }
  const clerk = clerkMiddleware(
    async (auth) => {
      const { userId } = await auth({ treatPendingAsSignedOut: true });
      return proceed(userId !== null);
    },
    {
      ...tokenOptions(),
      frontendApiProxy: { enabled: env().NEXT_PUBLIC_CLERK_PROXY_URL !== undefined },
    },
  );
  const answer = await clerk(withoutToken(request), event);
  return answer ?? proceed(false);
};

/** Drops the bearer token, because pages identify their visitor by cookies only. */
function withoutToken(request: NextRequest): NextRequest {
  if (!request.headers.has("authorization")) return request;
  const headers = new Headers(request.headers);
  headers.delete("authorization");
  return new NextRequest(request, { headers });
}
