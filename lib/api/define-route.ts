import "server-only";

import type { z } from "zod";
import { isOperator } from "@/lib/account/operator";
import type { TokenScope } from "@/lib/account/token-scopes";
import { beginCall } from "@/lib/api/drain";
import { findCaller } from "@/lib/api/find-caller";
import type { Access, Operation, RouteDefinition } from "@/lib/api/operation";
import { notFoundError, requireAdmin } from "@/lib/api/require-admin";
import { timeCall } from "@/lib/api/time-call";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import { storableText } from "@/lib/core/text";
import { allowOrigin } from "@/lib/http/cors";
import { readJson } from "@/lib/http/read-body";
import { requestIdOf } from "@/lib/http/request-id";
import { failureResponse, parseInput, successResponse } from "@/lib/http/respond";
import type { AuthServer } from "@/lib/providers/auth/port";
import type { UserContext, VisitorContext } from "@/lib/providers/context";
import { getProviders } from "@/lib/providers/with-accounts";
import type { ToolContract } from "@/lib/registry/contract";
import { limitCalls } from "@/lib/usage/call-limit";

type Context<A extends Access> = A extends "signed-in" | "operator" ? UserContext : VisitorContext;

type Route<
  A extends Access,
  Output extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> = {
  access: A;
  /** Set for what programs may do with an access token. */
  operation?: A extends "signed-in" | "page" ? Operation : never;
  /** Set for a call of a tool, whose handler reads the body. */
  contract?: ToolContract<z.ZodType, z.ZodType>;
  /** Limits the route to one auth provider; with any other it doesn't exist (404). */
  accounts?: AuthServer["provider"];
  /** Set where running calls wait for this one, which is then accepted while the server shuts down. */
  isAwaited?: true;
  query?: Query;
  body?: Body;
  /** Set where a body holds more values than most: 10,000. */
  maxValues?: number;
  /** Schema of the response; fields that aren't in it are dropped. */
  output: Output;
  handler: (args: {
    ctx: Context<A>;
    query: z.output<Query>;
    body: z.output<Body>;
    request: Request;
    requestId: string;
    /** What the caller's access token may do; null for a call without one. */
    scopes: readonly TokenScope[] | null;
    /** For streams: keeps the call counted as running until the returned function is called. */
    holdOpen: () => () => void;
  }) => Promise<z.input<Output> | Response>;
};

/**
 * Builds a route handler from its access rule, input and output schemas, and implementation.
 *
 * Checks run in a fixed order: access, rate limit, input. A visitor therefore learns nothing about the input
 * rules. What was declared is kept as `definition`. A returned value becomes the success envelope, a returned
 * `Response` (stream, download) passes through, and anything thrown becomes the failure envelope.
 */
export function defineRoute<
  A extends Access,
  Output extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(route: Route<A, Output, Query, Body>) {
  const handle = async (request: Request): Promise<Response> =>
    allowOrigin(request, await timeCall(request, () => respond(request)));
  const { access, operation, query, body, output, contract, maxValues } = route;
  const definition: RouteDefinition = { access, operation, query, body, output, contract };
  return Object.assign(handle, { definition });

  async function respond(request: Request): Promise<Response> {
    const requestId = requestIdOf(request.headers);
    let endCall = () => {};
    let isStreaming = false;
    const keepOpen = () => {
      isStreaming = true;
      return endCall;
    };
    try {
      endCall = beginCall(route.isAwaited);
      const { scopes, ...context } = await createContext(request, route);
      const ctx = context as Context<A>; // Safe: it throws for visitors when access is "signed-in" or "operator".
      const query = route.query && parseInput(route.query, searchParams(request));
      const body =
        route.body &&
        parseInput(route.body, await readJson(request, { maxBytes: bodyLimit(access), maxValues }));

      // Safe: without a schema the type is `undefined`, and so is the value.
      const input = { query: query as z.output<Query>, body: body as z.output<Body> };
      const content = await route.handler({
        ctx,
        ...input,
        request,
        requestId,
        scopes,
        holdOpen: keepOpen,
      });
      if (content instanceof Response) return content;
      // Safe: every output schema of a route is an object.
      return successResponse(route.output.parse(content) as Record<string, unknown>, requestId);
    } catch (error) {
      isStreaming = false;
      return failureResponse(error, requestId);
    } finally {
      if (!isStreaming) endCall();
    }
  }
}

/** Forms for anyone hold a few fields; what people who signed in write is longer. */
function bodyLimit(access: Access): number {
  return access === "public" ? LIMITS.accountBytes : LIMITS.jsonBytes;
}

async function createContext(
  request: Request,
  route: { access: Access; accounts?: AuthServer["provider"]; operation?: Operation },
): Promise<VisitorContext & { scopes: readonly TokenScope[] | null }> {
  const { access, accounts } = route;
  if (access === "admin") requireAdmin(request);
  const { auth, ...ports } = await getProviders();
  if (accounts && accounts !== auth.provider) throw notFoundError();
  const isAnonymous = access === "public" || access === "admin";
  const rules = { cookies: access === "page", scopes: route.operation?.scopes ?? [] };
  const caller = isAnonymous ? null : await findCaller(request, rules, { db: ports.db, auth });
  const { user, scopes } = caller ?? { user: null, scopes: null };
  const now = () => new Date();
  if (access === "signed-in" && !user)
    throw new AppError("unauthenticated", "Sign in to continue.");
  if ((access === "signed-in" || access === "operator") && user) {
    const by = scopes ? "programs" : "person";
    await limitCalls(ports.db, { userId: user.id, by, max: env().CALLS_PER_MINUTE, now: now() });
  }
  if (access === "operator" && !(user && (await isOperator({ db: ports.db, auth, user })))) {
    throw notFoundError();
  }
  return {
    ...ports,
    now,
    textTimeoutMs: env().TEXT_TIMEOUT_SECONDS * 1000,
    signal: request.signal,
    user,
    scopes,
  };
}

function searchParams(request: Request): Record<string, string> {
  const entries = [...new URL(request.url).searchParams];
  return Object.fromEntries(entries.map(([name, text]) => [name, storableText(text)]));
}
