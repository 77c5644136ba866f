import "server-only";

import type { z } from "zod";
import { enterCall } from "@/lib/api/drain";
import { nothingHere, requireAdmin } from "@/lib/api/require-admin";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { allowOrigin } from "@/lib/http/cors";
import { readJson } from "@/lib/http/read-body";
import { requestIdOf } from "@/lib/http/request-id";
import { fail, parseInput, succeed } from "@/lib/http/respond";
import { getProviders } from "@/lib/providers";
import type { AuthServer, User } from "@/lib/providers/auth/port";
import type { UserContext, VisitorContext } from "@/lib/providers/context";
import { limitRate } from "@/lib/usage/rate-limit";

/**
 * Who may call a route.
 *
 * - `public`: anybody; `ctx.user` is null even for people who are signed in.
 * - `page`: anybody; `ctx.user` is known by bearer token or session cookie. For what `<img>` loads, which
 *   sends no token: such a route only shows, it changes nothing.
 * - `signed-in`: people with a bearer token; the cookie alone is not enough.
 * - `admin`: the operator's own commands. The route looks like a missing one to everybody else.
 */
type Access = "public" | "page" | "signed-in" | "admin";
type Context<A extends Access> = A extends "signed-in" ? UserContext : VisitorContext;

type Route<
  A extends Access,
  Output extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> = {
  access: A;
  /** The accounts provider that the route is for; missing (404) under any other. */
  accounts?: AuthServer["provider"];
  query?: Query;
  body?: Body;
  /** What may leave the server: fields that are not in this schema are dropped. */
  output: Output;
  handler: (args: {
    ctx: Context<A>;
    query: z.output<Query>;
    body: z.output<Body>;
    request: Request;
    requestId: string;
    /** A handler that answers with a stream calls this when the stream has ended. */
    holdOpen: () => () => void;
  }) => Promise<z.input<Output> | Response>;
};

const MINUTE_SECONDS = 60;

/**
 * Builds a route handler: who may call it, what it takes, what it gives back, what it does.
 *
 * Order is fixed: session, calls per minute, then input, then handler, so a visitor learns nothing about
 * the input rules. A returned value becomes the success envelope; a returned `Response` (stream,
 * download) passes through; anything thrown becomes the failure envelope.
 */
export function defineRoute<
  A extends Access,
  Output extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(route: Route<A, Output, Query, Body>) {
  return async (request: Request): Promise<Response> => allowOrigin(request, await answer(request));

  async function answer(request: Request): Promise<Response> {
    const requestId = requestIdOf(request.headers);
    let leave = () => {};
    let held = false;
    const holdOpen = () => {
      held = true;
      return leave;
    };
    try {
      leave = enterCall();
      const ctx = (await openContext(request, route)) as Context<A>; // Safe: openContext refuses a visitor when access is "signed-in".
      const query = route.query && parseInput(route.query, searchParams(request));
      const body = route.body && parseInput(route.body, await readJson(request));

      // Safe: without a schema the type is `undefined`, and so is the value.
      const input = { query: query as z.output<Query>, body: body as z.output<Body> };
      const content = await route.handler({ ctx, ...input, request, requestId, holdOpen });
      if (content instanceof Response) return content;
      // Safe: every output schema of a route is an object.
      return succeed(route.output.parse(content) as Record<string, unknown>, requestId);
    } catch (error) {
      held = false;
      return fail(error, requestId);
    } finally {
      if (!held) leave();
    }
  }
}

async function openContext(
  request: Request,
  { access, accounts }: { access: Access; accounts?: AuthServer["provider"] },
): Promise<VisitorContext> {
  if (access === "admin") requireAdmin(request);
  const { auth, ...ports } = await getProviders();
  if (accounts && accounts !== auth.provider) throw nothingHere();
  const user = await findUser(request, access, auth);
  const now = () => new Date();
  if (access === "signed-in" && !user)
    throw new AppError("unauthenticated", "Sign in to continue.");
  if (access === "signed-in" && user) {
    await limitRate(ports.db, {
      subject: `calls:${user.id}`,
      max: env().CALLS_PER_MINUTE,
      windowSeconds: MINUTE_SECONDS,
      now: now(),
    });
  }
  return {
    ...ports,
    now,
    textTimeoutMs: env().TEXT_TIMEOUT_SECONDS * 1000,
    signal: request.signal,
    user,
  };
}

async function findUser(request: Request, access: Access, auth: AuthServer): Promise<User | null> {
  if (access === "signed-in") return auth.userOfCall(request);
  if (access === "page") return (await auth.userOfCall(request)) ?? auth.userOfPage();
  return null;
}

function searchParams(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}
