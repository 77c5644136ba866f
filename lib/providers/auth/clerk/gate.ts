import { clerkMiddleware } from "@clerk/nextjs/server";
import { NextRequest } from "next/server";

import { env } from "@/lib/core/env";
import { bearerToken } from "@/lib/http/bearer";
import { tokenOptions } from "@/lib/providers/auth/clerk/options";
import type { AuthGate } from "@/lib/providers/auth/port";

/**
 * Clerk's middleware for pages and the pictures on them. Product calls do not pass through it: their handler checks the token,
 * and the middleware would take kinds of token that only a call to Clerk can check.
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

/** Pages know their visitor by cookies alone. */
function withoutToken(request: NextRequest): NextRequest {
  if (!request.headers.has("authorization")) return request;
  const headers = new Headers(request.headers);
  headers.delete("authorization");
  return new NextRequest(request, { headers });
}
