import type { z } from "zod";

import type { TokenScope } from "@/lib/account/token-scopes";
import type { ToolContract } from "@/lib/registry/contract";

/** What a program may do with an access token at a route. Where people must be signed in, a route without one refuses tokens. */
export type Operation = {
  /** The token needs one of these. */
  scopes: readonly [TokenScope, ...TokenScope[]];
  /** What it does, as a short imperative: "List your creations". */
  summary: string;
  /** Fields that do more than the call alone; when one is set, the token needs this scope, too. */
  fieldScopes?: Readonly<Record<string, TokenScope>>;
  /** Media type of an answer that isn't JSON. */
  responds?: "application/zip" | "text/event-stream" | "*/*";
};

/**
 * Who may call a route. Access tokens count only where the route has an `operation`.
 *
 * - `public`: anyone; `ctx.user` is always null.
 * - `page`: anyone; `ctx.user` comes from the bearer token or the session cookie. For resources that `<img>`
 *   loads without a token, so such a route must be read-only.
 * - `signed-in`: users with a bearer token; a cookie alone isn't enough.
 * - `operator`: like `signed-in`, for those who run this server; to everyone else the route doesn't exist (404). Access
 *   tokens are refused (403).
 * - `admin`: the administrator's commands. To everyone else the route doesn't exist (404).
 */
export type Access = "public" | "page" | "signed-in" | "operator" | "admin";

/** What a route declared, for what is made of it: documents, tools for assistants. */
export type RouteDefinition = {
  access: Access;
  operation: Operation | undefined;
  query: z.ZodType | undefined;
  body: z.ZodType | undefined;
  output: z.ZodType;
  /** Set for calls of tools, whose input and files are there and not in `body`. */
  contract: ToolContract<z.ZodType, z.ZodType> | undefined;
};
