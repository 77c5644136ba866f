import type { Plan } from "@/lib/core/plan";

/** Who is calling. `id` is opaque. */
export type User = {
  id: string;
  name: string;
  imageUrl: string | null;
  plan: Plan;
};

/**
 * Accounts, on the server. Chosen at build time: `#auth-server` is Clerk's adapter or our own, and
 * exports `authServer: AuthServer`.
 */
export type AuthServer = {
  provider: "clerk" | "local";
  /**
   * The user of a product call, from its `Authorization: Bearer` header alone: a cookie is not enough.
   *
   * @returns null without a token, and for a token that is expired, forged, made for another party,
   *   of a pending or ended session, or of a deleted user
   */
  userOfCall(request: Request): Promise<User | null>;
  /** The user of the page being rendered, from its cookies; null when signed out or pending. */
  userOfPage(): Promise<User | null>;
  /**
   * Answers the provider's own calls under `/api/auth/`.
   *
   * @throws AppError `not_found` when the provider has none on this server
   */
  handle(request: Request): Promise<Response>;
  /**
   * Reads a signed message that the provider sends us.
   *
   * @returns the user that is gone, or null when the message is about something else
   * @throws AppError `not_found` when the provider sends none, `unauthenticated` for a wrong signature
   */
  deletedUserOf(request: Request): Promise<string | null>;
};

/**
 * The middleware's half, `#auth-gate`: exports `authGate: AuthGate`.
 *
 * Knows early whether a visitor has a session; pages and handlers check again.
 */
export type AuthGate = (
  request: import("next/server").NextRequest,
  event: import("next/server").NextFetchEvent,
  /** Called with what the provider found; its response is sent, with the provider's own headers. */
  proceed: (signedIn: boolean) => Promise<Response> | Response,
) => Promise<Response>;
