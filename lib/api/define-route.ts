import "server-only";

import type { z } from "zod";
import { enterCall } from "@/lib/api/drain";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { allowOrigin } from "@/lib/http/cors";
import { readJson } from "@/lib/http/read-body";
import { requestIdOf } from "@/lib/http/request-id";
import { fail, parseInput, succeed } from "@/lib/http/respond";
import { getProviders } from "@/lib/providers";
import type { UserContext, VisitorContext } from "@/lib/providers/context";
import { limitRate } from "@/lib/usage/rate-limit";

type Access = "public" | "signed-in";
type Context<A extends Access> = A extends "signed-in" ? UserContext : VisitorContext;

type Route<
  A extends Access,
  Output extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> = {
  access: A;
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
      const ctx = (await openContext(request, route.access)) as Context<A>; // Safe: openContext refuses a visitor when access is "signed-in".
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

async function openContext(request: Request, access: Access): Promise<VisitorContext> {
  const { auth, ...providers } = await getProviders();
  const { db } = providers;
  const user = access === "signed-in" ? await auth.userOfCall(request) : null;
  if (!user && access === "signed-in") {
    throw new AppError("unauthenticated", "Sign in to continue.");
  }
  const now = () => new Date();
  if (user) {
    await limitRate(db, {
      subject: `calls:${user.id}`,
      max: env().CALLS_PER_MINUTE,
      windowSeconds: MINUTE_SECONDS,
      now: now(),
    });
  }
  return {
    ...providers,
    now,
    textTimeoutMs: env().TEXT_TIMEOUT_SECONDS * 1000,
    signal: request.signal,
    user,
  };
}

function searchParams(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}
