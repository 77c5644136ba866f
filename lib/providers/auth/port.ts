import type { Plan } from "@/lib/core/plan";

/** The signed-in user. `id` is opaque. */
export type User = {
  id: string;
  name: string;
  imageUrl: string | null;
  plan: Plan;
};

/**
 * The server side of accounts. `#auth-server` resolves at build time to the Clerk or the local adapter,
 * which exports `authServer: AuthServer`.
 */
export type AuthServer = {
  provider: "clerk" | "local";
  /**
   * The user of a product call, from its `Authorization: Bearer` header only. Cookies don't count.
   *
   * @returns null without a token, or when it is expired, forged, issued for another origin, or belongs to a
   *   pending or ended session or a deleted user
   */
  userFromRequest(request: Request): Promise<User | null>;
  /**
   * A user by id, for calls that bring no session.
   *
   * @returns null when the account is gone or banned
   * @throws AppError `provider_unavailable` when the provider can't be asked
   */
  userById(userId: string): Promise<User | null>;
  /** The session that a product call's token belongs to; null without one, or when the provider keeps sessions elsewhere. */
  sessionIdOf(request: Request): Promise<string | null>;
  /** The user of the page being rendered, from its cookies; null when signed out or pending. */
  userFromCookies(): Promise<User | null>;
  /**
   * The email addresses of an account, in lower case. Clerk's are verified ones only; local accounts have one, which nobody
   * verifies. Empty when the account is gone.
   */
  emailsOf(userId: string): Promise<string[]>;
  /**
   * Handles the provider's own endpoints under `/api/auth/`.
   *
   * @throws AppError `not_found` when the provider has none on this server
   */
  handle(request: Request): Promise<Response>;
  /**
   * Checks the password that a signed-in user sent with a request, before something that can't be undone.
   *
   * @throws AppError `invalid_input` when it's wrong, `rate_limited` after too many wrong ones, `not_found` when the
   *   provider keeps passwords elsewhere
   */
  checkPassword(
    user: { id: string; email: string },
    password: string,
    request: Request,
  ): Promise<void>;
  /**
   * Hashes a new password the way this provider checks it.
   *
   * @throws AppError `provider_unavailable` when too many are being hashed, `not_found` when the provider keeps passwords
   *   elsewhere
   */
  hashPassword(password: string): Promise<string>;
  /** Forgets wrong passwords that were tried for an email, so that signing in isn't held up by them. */
  forgiveSignIns(email: string): Promise<void>;
  /**
   * Reads a signed webhook from the provider.
   *
   * @returns the id of a deleted user; null when the event is about something else
   * @throws AppError `not_found` when webhooks aren't set up, `unauthenticated` for a wrong signature
   */
  deletedUserFromWebhook(request: Request): Promise<string | null>;
};

/**
 * The middleware side of accounts. `#auth-gate` exports `authGate: AuthGate`, and `accountsInDatabase: boolean`:
 * whether no page for signed-in people can be shown without our own database.
 *
 * Tells early whether a visitor seems to be signed in; pages and route handlers check again.
 */
export type AuthGate = (
  request: import("next/server").NextRequest,
  event: import("next/server").NextFetchEvent,
  /** Makes the response, given whether the visitor is signed in; the provider adds its headers. */
  proceed: (signedIn: boolean) => Promise<Response> | Response,
) => Promise<Response>;
